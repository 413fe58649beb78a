-- Made by npm run keep-database; what signs its people in:
-- {"cookie":"takt.session_token=e4yKqhwh9MIH3KCQgFTd79EuFw0dzMIf.sqRdvf4/oxPudel4APtSxA0wTBJKqY9XqvlzJ0pqT3o=; takt.passkey_registration=MwmJ1A5Mmxm68_sA113jF74u9cqPSBfWvrnu0yW0IDCLKcRK4tKylrXDOWV__Xrye1E3bh2LArIvpkpBYDa5oX7kfaOgUKuiV44tJUi0UxYyvWAzlPxnW1UyCzx2l12oWvd9NqEeND2tw1gOBDh32aIbY9ldIyD6DGYuqmMfyjLyIdVa3s10D0C1xxM5WxDs-spCX5kP1DRO51EZGbmoTTptiqwJRd4Stu9U8HDzMVnNlm3x6SbMk-MCswvA5wDqjMOtJo9I5K-JvzZ5tgBtaAOuL9ZsaKU","resetToken":"MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq","secret":"J2AQTIYLDYYBMV2K6XSVFVY7DKGA4A6B","recoveryCode":"mg82s-p7rf2"}


SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;



CREATE TABLE public.account_revisions (
    user_id text NOT NULL,
    revision bigint NOT NULL,
    purged_revision bigint NOT NULL
);


CREATE TABLE public.accounts (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


CREATE TABLE public.chat_conversations (
    user_id text NOT NULL,
    client_id text NOT NULL,
    context text NOT NULL,
    updated_at bigint NOT NULL
);


CREATE TABLE public.chat_messages (
    user_id text NOT NULL,
    id text NOT NULL,
    client_id text NOT NULL,
    role text NOT NULL,
    content text NOT NULL,
    created_at bigint NOT NULL,
    metadata text,
    effects text,
    undone_at bigint
);


CREATE TABLE public.check_ins (
    user_id text NOT NULL,
    session_id text NOT NULL,
    said_at bigint NOT NULL,
    message text NOT NULL
);


CREATE TABLE public.focus_sessions (
    user_id text NOT NULL,
    id text NOT NULL,
    task_id text,
    task_title text,
    status text NOT NULL,
    planned_minutes integer,
    started_at bigint NOT NULL,
    witnessed_at bigint NOT NULL,
    ended_at bigint,
    actual_minutes integer,
    local_date text NOT NULL
);


CREATE TABLE public.habit_notes (
    user_id text NOT NULL,
    habit_id text NOT NULL,
    date text NOT NULL,
    note text NOT NULL
);


CREATE TABLE public.habit_pauses (
    user_id text NOT NULL,
    habit_id text NOT NULL,
    paused_on text NOT NULL,
    resumed_on text
);


CREATE TABLE public.habit_years (
    user_id text NOT NULL,
    habit_id text NOT NULL,
    year integer NOT NULL,
    marks text NOT NULL
);


CREATE TABLE public.habits (
    user_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    description text,
    type text NOT NULL,
    icon text NOT NULL,
    color text NOT NULL,
    frequency text NOT NULL,
    week_days text NOT NULL,
    times_per_period integer NOT NULL,
    period_type text NOT NULL,
    target_days integer NOT NULL,
    time_of_day text NOT NULL,
    reminder_time text,
    reminder_enabled integer NOT NULL,
    created_at bigint NOT NULL,
    created_on text NOT NULL
);


CREATE TABLE public.idempotent_replies (
    user_id text NOT NULL,
    key text NOT NULL,
    route text NOT NULL,
    body_hash text NOT NULL,
    status integer NOT NULL,
    reply text NOT NULL,
    created_at bigint NOT NULL
);


CREATE TABLE public.kanban_columns (
    user_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    "position" integer NOT NULL
);


CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


CREATE TABLE public.passkeys (
    user_id text NOT NULL,
    id text NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint
);


CREATE TABLE public.photos (
    user_id text NOT NULL,
    version text NOT NULL,
    image bytea NOT NULL
);


CREATE TABLE public.projects (
    user_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    color text NOT NULL,
    created_at bigint NOT NULL
);


CREATE TABLE public.recovery_codes (
    user_id text NOT NULL,
    code_hash text NOT NULL
);


CREATE TABLE public.sample_days (
    user_id text NOT NULL,
    status text NOT NULL,
    made_on text NOT NULL
);


CREATE TABLE public.sample_items (
    user_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    content text NOT NULL
);


CREATE TABLE public.sessions (
    id text NOT NULL,
    token text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


CREATE TABLE public.settings (
    user_id text NOT NULL,
    changed text NOT NULL
);


CREATE TABLE public.spent_tickets (
    id text NOT NULL,
    expires_at bigint NOT NULL
);


CREATE TABLE public.task_completions (
    user_id text NOT NULL,
    task_id text NOT NULL,
    completed_at bigint NOT NULL,
    local_date text NOT NULL
);


CREATE TABLE public.tasks (
    user_id text NOT NULL,
    id text NOT NULL,
    title text NOT NULL,
    description text,
    priority text NOT NULL,
    status text NOT NULL,
    project_id text,
    kanban_column_id text,
    "position" integer NOT NULL,
    due_at bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    completed_at bigint,
    deleted_at bigint,
    revision bigint NOT NULL
);


CREATE TABLE public.two_factors (
    user_id text NOT NULL,
    secret text NOT NULL,
    enabled_at bigint,
    last_step bigint NOT NULL
);


CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean NOT NULL,
    image text,
    first_name text,
    last_name text,
    zone text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


CREATE TABLE public.verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


INSERT INTO public.account_revisions VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', 53, 0);
INSERT INTO public.account_revisions VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', 4, 0);


INSERT INTO public.accounts VALUES ('019ca7fb-7300-7284-868f-fcc7c0cf6792', '019ca7fb-7300-7284-868f-fa80f2389104', 'credential', '019ca7fb-7300-7284-868f-fa80f2389104', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$ieThf0JxqpETI/PwlWLy+Q$Ugsa2w+icdvEWQ0KVanX86rdEi/K8xAHEMtz6fkgP9A', '2026-03-01 06:00:00+00', '2026-03-01 06:00:00+00');
INSERT INTO public.accounts VALUES ('019cad8f-ac00-7741-9cd0-3e7700c113a8', '019cad8f-ac00-7741-9cd0-394b43b05921', 'credential', '019cad8f-ac00-7741-9cd0-394b43b05921', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Hc5C28AIqaVqNbc+QxuTPA$1WVlfwwU8e7vSLtWGAD8UQu/pHFcPv785nQtuNehU/4', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.chat_conversations VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '', '{"pending":null,"touched":["019cad8f-ac00-7741-9cd0-0c9be094368b"],"listed":[],"lastAction":"complete"}', 1772438400000);


INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019cad8f-ac00-7741-9cd0-1330c78f8a56', '', 'user', 'добавь задачу купить молоко', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019cad8f-ac00-7741-9cd0-1546f1326834', '', 'assistant', 'Добавлена задача «Купить молоко».', 1772438400000, '{"action":"tasks_create","actions":["tasks_create"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7741-9cd0-0c9be094368b","title":"Купить молоко","action":"tasks_create"}]}', '[{"kind":"created","id":"019cad8f-ac00-7741-9cd0-0c9be094368b","after":{"title":"Купить молоко","description":null,"priority":"medium","status":"active","projectId":null,"dueDate":null,"kanbanColumnId":null}}]', NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019cad8f-ac00-7741-9cd0-1963a583aa65', '', 'user', 'удали задачу купить молоко', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019cad8f-ac00-7741-9cd0-1e0e02f95392', '', 'assistant', 'Удалена задача «Купить молоко».', 1772438400000, '{"action":"tasks_delete","actions":["tasks_delete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7741-9cd0-0c9be094368b","title":"Купить молоко","action":"tasks_delete"}]}', '[{"kind":"deleted","id":"019cad8f-ac00-7741-9cd0-0c9be094368b","title":"Купить молоко"}]', 1772438400000);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019cad8f-ac00-7741-9cd0-23f304778e9c', '', 'user', 'отметь купить молоко выполненной', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019cad8f-ac00-7741-9cd0-25c256a4f847', '', 'assistant', 'Выполнена задача «Купить молоко».', 1772438400000, '{"action":"tasks_complete","actions":["tasks_complete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7741-9cd0-0c9be094368b","title":"Купить молоко","action":"tasks_complete"}]}', '[{"kind":"changed","id":"019cad8f-ac00-7741-9cd0-0c9be094368b","title":"Купить молоко","before":{"status":"active","kanbanColumnId":null,"position":1,"completedAt":null},"after":{"status":"completed","kanbanColumnId":"019ca7fb-7300-7284-8690-09c34598faea"}}]', NULL);


INSERT INTO public.check_ins VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-3adb0b8372f8', 1772344800000, '«Плитка 🧱 «под дерево»»: позади 0 минут, впереди ещё 25 минут. Срок: 5 марта, 18:00. Не отвлекайтесь. Если что-то мешает, напишите мне.');


INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-3adb0b8372f8', '019ca7fb-7300-7284-8690-1dccdac2f90a', 'Плитка 🧱 «под дерево»', 'completed', 25, 1772344800000, 1772344800000, 1772346300000, 25, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca812-5660-7305-9513-b10b105a3057', NULL, NULL, 'interrupted', 50, 1772346300000, 1772346300000, 1772346900000, 10, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019cadbd-72c0-7191-aa5a-2235d4b5ef70', NULL, NULL, 'active', NULL, 1772441400000, 1772441400000, NULL, NULL, '2026-03-02');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-879608965820', '019cad8f-ac00-7741-9cd0-59262da962a9', 'Придумать название блога', 'completed', 45, 1771917300000, 1771917300000, 1771920000000, 45, '2026-02-24');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-8a8f9b85063a', '019cad8f-ac00-7741-9cd0-59262da962a9', 'Придумать название блога', 'completed', 60, 1772001600000, 1772001600000, 1772005200000, 60, '2026-02-25');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-8ef4cd76bbb0', '019cad8f-ac00-7741-9cd0-6c760df445a2', 'Подобрать фотографии к статье', 'completed', 25, 1772021400000, 1772021400000, 1772022900000, 25, '2026-02-25');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-935eb1d274e4', '019cad8f-ac00-7741-9cd0-6c760df445a2', 'Подобрать фотографии к статье', 'completed', 45, 1772092800000, 1772092800000, 1772095500000, 45, '2026-02-26');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-96bcd07f5b41', '019cad8f-ac00-7741-9cd0-73a0f486405d', 'Написать первую статью в блог', 'completed', 60, 1772177400000, 1772177400000, 1772181000000, 60, '2026-02-27');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-989b5b1bbeb8', '019cad8f-ac00-7741-9cd0-73a0f486405d', 'Написать первую статью в блог', 'completed', 45, 1772197200000, 1772197200000, 1772199900000, 45, '2026-02-27');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-9cf49a2553d7', '019cad8f-ac00-7741-9cd0-73a0f486405d', 'Написать первую статью в блог', 'completed', 25, 1772292000000, 1772292000000, 1772293500000, 25, '2026-02-28');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-a2d0a3543785', '019cad8f-ac00-7741-9cd0-73a0f486405d', 'Написать первую статью в блог', 'completed', 45, 1772348700000, 1772348700000, 1772351400000, 45, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-a763c15fb56f', '019cad8f-ac00-7741-9cd0-6c760df445a2', 'Подобрать фотографии к статье', 'completed', 45, 1772364600000, 1772364600000, 1772367300000, 45, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-aa63de0bd4d9', '019cad8f-ac00-7741-9cd0-73a0f486405d', 'Написать первую статью в блог', 'completed', 25, 1772429400000, 1772429400000, 1772430900000, 25, '2026-03-02');


INSERT INTO public.habit_notes VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca81b-7e20-75c5-bece-a87425beae9c', '2026-03-01', 'Простуда');


INSERT INTO public.habit_pauses VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca81b-7e20-75c5-bece-b1038d88456c', '2026-03-01', NULL);


INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca81b-7e20-75c5-bece-a87425beae9c', 2023, '...........................................................................................................................................................................................................................................................................................................................................................................xx');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca81b-7e20-75c5-bece-a87425beae9c', 2024, 'xx............................................................................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca81b-7e20-75c5-bece-a87425beae9c', 2025, '.......................................................................................................................................................xxx...................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca81b-7e20-75c5-bece-a87425beae9c', 2026, '.................................................xxxxxxxxxxs.................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-74cd6c86382d', 2026, '...........................................xxxx.xxx.xxxxxxxx.................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-7884345ffb27', 2026, '....................................xxxx..xxx.xxxxxxxxxxxxxxx................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-7f71e5910fd2', 2026, '................................................xxxxxx.xxxxx.................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-836f5c282754', 2026, '........................................xx..x.x.x..x.x.x..x..................................................................................................................................................................................................................................................................................................................');


INSERT INTO public.habits VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca81b-7e20-75c5-bece-a87425beae9c', 'Зарядка', 'Десять минут', 'positive', 'target', '#6366f1', 'daily', '', 1, 'week', 30, 'morning', '07:30', 1, 1772346900000, '2026-03-01');
INSERT INTO public.habits VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca81b-7e20-75c5-bece-ac4f877c1345', 'Чтение', NULL, 'positive', 'target', '#6366f1', 'custom', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01');
INSERT INTO public.habits VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca81b-7e20-75c5-bece-b1038d88456c', 'Сладкое', NULL, 'negative', 'target', '#ef4444', 'daily', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01');
INSERT INTO public.habits VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-74cd6c86382d', 'Зарядка', 'Десять минут утром', 'positive', 'dumbbell', '#6366f1', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02');
INSERT INTO public.habits VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-7884345ffb27', 'Читать 20 минут', NULL, 'positive', 'book-open', '#f59e0b', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02');
INSERT INTO public.habits VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-7f71e5910fd2', 'Без сладкого', 'Отметка — день, в который вы удержались', 'negative', 'apple', '#10b981', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02');
INSERT INTO public.habits VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-836f5c282754', 'Пробежка', 'Три раза в неделю', 'positive', 'footprints', '#06b6d4', 'custom', '', 3, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02');


INSERT INTO public.idempotent_replies VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', 'key-of-a-creation', 'POST /api/tasks', 'c952Ogap8y2sZL5edqVeAaUZxaEJ73YhhWPldddK2EM=', 201, '{"id":"019ca7fb-7300-7284-8690-209891d8e389","title":"Обои","description":null,"priority":"medium","status":"active","projectId":null,"dueDate":null,"kanbanColumnId":null,"position":1,"createdAt":"2026-03-01T06:00:00.000Z","updatedAt":"2026-03-01T06:00:00.000Z","completedAt":null}', 1772344800000);


INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-03a3a39b1fac', 'Новые', 0);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-07db9000d3f5', 'В процессе', 2);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-09c34598faea', 'Готово', 3);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-1aee8ac84d8c', 'Ждёт ответа', 1);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-4331bd3e6455', 'Новые', 0);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-44945145af5d', 'В процессе', 1);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-4a5aaf7507d8', 'Готово', 2);


INSERT INTO public.kysely_migration VALUES ('0001-foundation', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0002-focus', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0003-habits', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0004-assistant', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0006-account', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0007-sign-in', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0010-sample-day', '2026-03-01T00:00:00.000Z');


INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


INSERT INTO public.passkeys VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019cad8f-ac00-7741-9cd0-2eb8547dda7e', 'h4Xt-qRJM9HqKUO0HgT6so3ICl2Lk2C2fLAoNNbYrok', 'pQECAyYgASFYIDiXYuBlxXa4ttdUgYRF3JGYNckl56n0NVFF_v2zAw3VIlggV4SphihfyffodgolbewIXWyD6bheWdVFib2cd4OB7hg', 2, '["internal"]', 'Ноутбук', 1772438400000, 1772438400000);


INSERT INTO public.photos VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', 'o8ASh5Glmr_GW8PjX7zp6Q', '\x52494646c20000005745425056503820b60000007011009d012a000100013e61309648a4232221202800800c09696ee176b11edc07e0000013d807bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c28000feff73a7fffff94abc1637479ffffe5a17cb42f9685ff24e000000000000000000');


INSERT INTO public.projects VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-1261005969ef', 'Кухня', '#10b981', 1772344800000);
INSERT INTO public.projects VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-15ef7cd4ec10', 'Работа', '#3b82f6', 1772344800000);
INSERT INTO public.projects VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-51282d0a0e9b', 'Запуск блога', '#3b82f6', 1772438400000);


INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '1TpE5KBe0u3kU0Oe92Ljp2aqdHh1Cai89NNmSGnlDRc');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '4rSyqQiHHMQei68SOpciUMvEhcF5AKVtYsMBGXwUC5I');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '5oUFsO7f_E32rBxBQlsV5DMoJuQJ1hEPVoVRiXg_PU4');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '7O2dNxhj3oB46wf8Mu4O_EW3_N3iDmbfaZe0YuITsPs');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', 'C3Xrt2gkhj_V-_R1b2eeH_Cwn65A2nAjYmW979r5JvE');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', 'Nej9EQvfCEkmSxQ1fiYS2YXrWPaadwY894u57474cig');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', 'lZoxGlpiLRFrxw61Bunjxe-uFMhGUmdDQuQJPrNbjM8');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', 'lop1ZhlxDyYYEp41XonocjSgF7kgtLcn6V7D0pdy3IY');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', 'sXj-5jDjuwRdsXSWb2rvL6CSAjotJwV9hlrWbMhqqH4');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', 'y-Xv82hPnrx0_YpQLGVRpabv_kc5Whm703b8h-bHM8Q');


INSERT INTO public.sample_days VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', 'present', '2026-03-02');


INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-51282d0a0e9b', 'project', '["Запуск блога","#3b82f6"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-542933072207', 'task', '["Позвонить родителям",null,"low",null]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-59262da962a9', 'task', '["Придумать название блога",null,"medium",null]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-5e04e4636cbd', 'task', '["Купить продукты на неделю",null,"medium","2026-03-02T20:59:00.000Z"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-637a08f41007', 'task', '["Рассказать о блоге друзьям",null,"low","2026-03-06T20:59:00.000Z"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-64dd786b852e', 'task', '["Продлить страховку",null,"medium","2026-03-04T20:59:00.000Z"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-69a150631c96', 'task', '["Записаться к стоматологу","Отметьте кружок слева, когда сделаете.","medium","2026-03-03T20:59:00.000Z"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-6c760df445a2', 'task', '["Подобрать фотографии к статье",null,"medium","2026-03-03T20:59:00.000Z"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-73a0f486405d', 'task', '["Написать первую статью в блог","Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.","high","2026-03-02T20:59:00.000Z"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-74cd6c86382d', 'habit', '["Зарядка","Десять минут утром","positive","dumbbell","#6366f1","daily",[],1,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-7884345ffb27', 'habit', '["Читать 20 минут",null,"positive","book-open","#f59e0b","daily",[],1,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-7f71e5910fd2', 'habit', '["Без сладкого","Отметка — день, в который вы удержались","negative","apple","#10b981","daily",[],1,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-836f5c282754', 'habit', '["Пробежка","Три раза в неделю","positive","footprints","#06b6d4","custom",[],3,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-879608965820', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-8a8f9b85063a', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-8ef4cd76bbb0', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-935eb1d274e4', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-96bcd07f5b41', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-989b5b1bbeb8', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-9cf49a2553d7', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-a2d0a3543785', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-a763c15fb56f', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-aa63de0bd4d9', 'session', '');


INSERT INTO public.sessions VALUES ('019ca7fb-7300-7284-8690-0efb04c26ed6', 'e4yKqhwh9MIH3KCQgFTd79EuFw0dzMIf', '019ca7fb-7300-7284-868f-fa80f2389104', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-01 06:00:00+00', '2026-03-02 08:50:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-7741-9cd0-34866af87422', 'rGlQ6jOFeH566TQAdFLawPORpSwipIUc', '019ca7fb-7300-7284-868f-fa80f2389104', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-7741-9cd0-4e82722b5a69', 'B3EUebK3OtVIqkKFjxSDyidW5IK4tOj5', '019cad8f-ac00-7741-9cd0-394b43b05921', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cadc6-9a80-71e2-9490-c5b385563ca6', '89HhjovgRbY40t7ksO1GwyXomQYWnu9r', '019ca7fb-7300-7284-868f-fa80f2389104', '2026-04-01 09:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');


INSERT INTO public.settings VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '{"checkinFrequency":7,"aiTone":"strict","customSystemPrompt":"Коротко.\n\nБез «воды»; it’s fine.","enableTTS":false}');


INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-7741-9cd0-2a8063d1b742', 1772438700000);
INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-7741-9cd0-32d4a28f11c6', 1772438700000);


INSERT INTO public.task_completions VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-209891d8e389', 1772344800000, '2026-03-01');
INSERT INTO public.task_completions VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019cad8f-ac00-7741-9cd0-0c9be094368b', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-59262da962a9', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-5e04e4636cbd', 1772438400000, '2026-03-02');


INSERT INTO public.tasks VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-1dccdac2f90a', 'Плитка 🧱 «под дерево»', 'Магазин ''Мир''
-- не забыть: 3 м²; \d "в кавычках"

после обеда', 'high', 'active', '019ca7fb-7300-7284-8690-1261005969ef', NULL, 0, 1772722800000, 1772344800000, 1772344800000, NULL, NULL, 6);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-209891d8e389', 'Обои', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-7284-8690-09c34598faea', 0, NULL, 1772344800000, 1772344800000, 1772344800000, NULL, 8);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-27282454ca53', 'Смета', NULL, 'low', 'archived', NULL, NULL, 1, NULL, 1772344800000, 1772344800000, NULL, NULL, 49);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-2b97ff608763', 'Лишнее', NULL, 'medium', 'active', NULL, NULL, 1, NULL, 1772344800000, 1772344800000, NULL, 1772344800000, 12);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-2dbb1791f7a1', 'Ответ Ольге', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7284-8690-1aee8ac84d8c', 2, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-334232dd91f8', 'Ответ Петру', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7284-8690-1aee8ac84d8c', 1, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019ca7fb-7300-7284-8690-34bf41ff1207', 'Ответ банку', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7284-8690-1aee8ac84d8c', 0, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '019cad8f-ac00-7741-9cd0-0c9be094368b', 'Купить молоко', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-7284-8690-09c34598faea', 1, NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 49);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-542933072207', 'Позвонить родителям', NULL, 'low', 'active', NULL, '019cad8f-ac00-7741-9cd0-4331bd3e6455', 0, NULL, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-59262da962a9', 'Придумать название блога', NULL, 'medium', 'completed', '019cad8f-ac00-7741-9cd0-51282d0a0e9b', '019cad8f-ac00-7741-9cd0-4a5aaf7507d8', 0, NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-5e04e4636cbd', 'Купить продукты на неделю', NULL, 'medium', 'completed', NULL, '019cad8f-ac00-7741-9cd0-4a5aaf7507d8', 1, 1772485140000, 1772438400000, 1772438400000, 1772438400000, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-637a08f41007', 'Рассказать о блоге друзьям', NULL, 'low', 'active', '019cad8f-ac00-7741-9cd0-51282d0a0e9b', '019cad8f-ac00-7741-9cd0-4331bd3e6455', 1, 1772830740000, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-64dd786b852e', 'Продлить страховку', NULL, 'medium', 'active', NULL, '019cad8f-ac00-7741-9cd0-4331bd3e6455', 2, 1772657940000, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-69a150631c96', 'Записаться к стоматологу', 'Отметьте кружок слева, когда сделаете.', 'medium', 'active', NULL, '019cad8f-ac00-7741-9cd0-4331bd3e6455', 3, 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-6c760df445a2', 'Подобрать фотографии к статье', NULL, 'medium', 'active', '019cad8f-ac00-7741-9cd0-51282d0a0e9b', '019cad8f-ac00-7741-9cd0-44945145af5d', 0, 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '019cad8f-ac00-7741-9cd0-73a0f486405d', 'Написать первую статью в блог', 'Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.', 'high', 'active', '019cad8f-ac00-7741-9cd0-51282d0a0e9b', '019cad8f-ac00-7741-9cd0-44945145af5d', 1, 1772485140000, 1772438400000, 1772438400000, NULL, NULL, 2);


INSERT INTO public.two_factors VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', 'DE8rd3S2SWHCti2hXKbSQjGjYC0y3AJeEHvwRlCAVLNSceJdWINJ1eXjDvTwSIadsUkPKJgE5g', 1772438400000, 59081280);


INSERT INTO public.users VALUES ('019ca7fb-7300-7284-868f-fa80f2389104', '', 'anna@example.test', false, '/api/auth/photo/o8ASh5Glmr_GW8PjX7zp6Q', 'Анна', 'Ким', 'Europe/Moscow', '2026-03-01 06:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.users VALUES ('019cad8f-ac00-7741-9cd0-394b43b05921', '', 'boris@example.test', false, NULL, NULL, NULL, 'Europe/Moscow', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.verifications VALUES ('019cadc6-9a80-74f6-a342-2d94481b31f4', 'reset-password:MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq', '019cad8f-ac00-7741-9cd0-394b43b05921', '2026-03-03 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');


ALTER TABLE ONLY public.account_revisions
    ADD CONSTRAINT account_revisions_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_provider_account UNIQUE (provider_id, account_id);


ALTER TABLE ONLY public.chat_conversations
    ADD CONSTRAINT chat_conversations_key PRIMARY KEY (user_id, client_id);


ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.check_ins
    ADD CONSTRAINT check_ins_key PRIMARY KEY (user_id, session_id, said_at);


ALTER TABLE ONLY public.focus_sessions
    ADD CONSTRAINT focus_sessions_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.habit_notes
    ADD CONSTRAINT habit_notes_key PRIMARY KEY (user_id, habit_id, date);


ALTER TABLE ONLY public.habit_pauses
    ADD CONSTRAINT habit_pauses_key PRIMARY KEY (user_id, habit_id, paused_on);


ALTER TABLE ONLY public.habit_years
    ADD CONSTRAINT habit_years_key PRIMARY KEY (user_id, habit_id, year);


ALTER TABLE ONLY public.habits
    ADD CONSTRAINT habits_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.idempotent_replies
    ADD CONSTRAINT idempotent_replies_key PRIMARY KEY (user_id, key);


ALTER TABLE ONLY public.kanban_columns
    ADD CONSTRAINT kanban_columns_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential UNIQUE (user_id, credential_id);


ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_key PRIMARY KEY (user_id, code_hash);


ALTER TABLE ONLY public.sample_days
    ADD CONSTRAINT sample_days_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.sample_items
    ADD CONSTRAINT sample_items_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_key UNIQUE (token);


ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.spent_tickets
    ADD CONSTRAINT spent_tickets_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.task_completions
    ADD CONSTRAINT task_completions_key PRIMARY KEY (user_id, task_id);


ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);


ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);


CREATE INDEX accounts_user ON public.accounts USING btree (user_id);


CREATE UNIQUE INDEX focus_sessions_active ON public.focus_sessions USING btree (user_id) WHERE (status = 'active'::text);


CREATE INDEX focus_sessions_date ON public.focus_sessions USING btree (user_id, local_date);


CREATE INDEX focus_sessions_of_task ON public.focus_sessions USING btree (user_id, task_id);


CREATE INDEX habit_notes_date ON public.habit_notes USING btree (user_id, date);


CREATE INDEX idempotent_replies_age ON public.idempotent_replies USING btree (created_at);


CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


CREATE INDEX task_completions_date ON public.task_completions USING btree (user_id, local_date);


CREATE INDEX tasks_deleted ON public.tasks USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


CREATE INDEX tasks_group ON public.tasks USING btree (user_id, kanban_column_id);


CREATE INDEX tasks_project_of ON public.tasks USING btree (user_id, project_id);


CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);


ALTER TABLE ONLY public.account_revisions
    ADD CONSTRAINT account_revisions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.chat_conversations
    ADD CONSTRAINT chat_conversations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.check_ins
    ADD CONSTRAINT check_ins_session FOREIGN KEY (user_id, session_id) REFERENCES public.focus_sessions(user_id, id);


ALTER TABLE ONLY public.check_ins
    ADD CONSTRAINT check_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.focus_sessions
    ADD CONSTRAINT focus_sessions_task FOREIGN KEY (user_id, task_id) REFERENCES public.tasks(user_id, id);


ALTER TABLE ONLY public.focus_sessions
    ADD CONSTRAINT focus_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.habit_notes
    ADD CONSTRAINT habit_notes_habit FOREIGN KEY (user_id, habit_id) REFERENCES public.habits(user_id, id);


ALTER TABLE ONLY public.habit_notes
    ADD CONSTRAINT habit_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.habit_pauses
    ADD CONSTRAINT habit_pauses_habit FOREIGN KEY (user_id, habit_id) REFERENCES public.habits(user_id, id);


ALTER TABLE ONLY public.habit_pauses
    ADD CONSTRAINT habit_pauses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.habit_years
    ADD CONSTRAINT habit_years_habit FOREIGN KEY (user_id, habit_id) REFERENCES public.habits(user_id, id);


ALTER TABLE ONLY public.habit_years
    ADD CONSTRAINT habit_years_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.habits
    ADD CONSTRAINT habits_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.idempotent_replies
    ADD CONSTRAINT idempotent_replies_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.kanban_columns
    ADD CONSTRAINT kanban_columns_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.sample_days
    ADD CONSTRAINT sample_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.sample_items
    ADD CONSTRAINT sample_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.task_completions
    ADD CONSTRAINT task_completions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_column FOREIGN KEY (user_id, kanban_column_id) REFERENCES public.kanban_columns(user_id, id);


ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_project FOREIGN KEY (user_id, project_id) REFERENCES public.projects(user_id, id);


ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



