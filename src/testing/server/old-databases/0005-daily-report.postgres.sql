-- Made by npm run keep-database; what signs its people in:
-- {"cookie":"takt.session_token=W1rezo2x0daFMy2pitTQ7rcxXHvjmgym.6i3SGXqA2jFSNMzH9ToApLWHGVbCuRGR/Szt6d9mnKw=; takt.passkey_registration=IbFtjIkMW2F3a2UmSgf1fia6TFoC6mRmoXW76uK9VhfvaC2UsAZsyc1IywvHCXkmrXqBY0sZdZK62ULxm9NPnW25FduBppz7-p61mcxeHho18AYn0d09oa3LfkV-3F16Pk04nGb96W7PVwXJsRf1OkEN7Tcxo329ZGGzTPAeivROtAZqNYz-TOz09nOKS5rKLfBJYyfxr5aJACMdO7-wCiUZO2w5SxBwK2TUd3L9MOzeLAvXEYs2LMabgQuvHW7PZ-EdqJJoV0i_r_06e_6jTS78hZXwdjs","resetToken":"MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq","secret":"27MAVS5CAI7CMCC6ODQUNHFUSJHFRPQ4","recoveryCode":"nrgt2-62g92"}


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
    message text NOT NULL,
    answer text
);


CREATE TABLE public.daily_reports (
    user_id text NOT NULL,
    date text NOT NULL,
    created_at bigint NOT NULL,
    checked_at bigint NOT NULL,
    figures text NOT NULL,
    manner text NOT NULL,
    report text NOT NULL
);


CREATE TABLE public.encouragements (
    user_id text NOT NULL,
    id text NOT NULL,
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


INSERT INTO public.account_revisions VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', 55, 0);
INSERT INTO public.account_revisions VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', 4, 0);


INSERT INTO public.accounts VALUES ('019ca7fb-7300-7468-bf22-410b105a3057', '019ca7fb-7300-7468-bf22-3edb0b8372f8', 'credential', '019ca7fb-7300-7468-bf22-3edb0b8372f8', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$sxuGIjnqnacrySdCMt2R+A$W70xQrgkMQ5zKwl+cOORixMtNknXcpbqpmYFC+4cgPs', '2026-03-01 06:00:00+00', '2026-03-01 06:00:00+00');
INSERT INTO public.accounts VALUES ('019cad8f-ac00-7088-b785-236f5c282754', '019cad8f-ac00-7088-b785-1f71e5910fd2', 'credential', '019cad8f-ac00-7088-b785-1f71e5910fd2', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$r3/yuWw3/YxMQiiENF/7Jw$qZQLQEY8rABYSTWi9Na3sT9XsQrjrmilH9Zo0Ny0RL0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.chat_conversations VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '', '{"pending":null,"touched":["019cad8f-ac00-7088-b784-f14b43b05921"],"listed":[],"lastAction":"complete"}', 1772438400000);


INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019cad8f-ac00-7088-b784-f67700c113a8', '', 'user', 'добавь задачу купить молоко', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019cad8f-ac00-7088-b784-fb31bd3e6455', '', 'assistant', 'Добавлена задача «Купить молоко».', 1772438400000, '{"action":"tasks_create","actions":["tasks_create"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7088-b784-f14b43b05921","title":"Купить молоко","action":"tasks_create"}]}', '[{"kind":"created","id":"019cad8f-ac00-7088-b784-f14b43b05921","after":{"title":"Купить молоко","description":null,"priority":"medium","status":"active","projectId":null,"dueDate":null,"kanbanColumnId":null}}]', NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019cad8f-ac00-7088-b784-fc945145af5d', '', 'user', 'удали задачу купить молоко', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019cad8f-ac00-7088-b785-025aaf7507d8', '', 'assistant', 'Удалена задача «Купить молоко».', 1772438400000, '{"action":"tasks_delete","actions":["tasks_delete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7088-b784-f14b43b05921","title":"Купить молоко","action":"tasks_delete"}]}', '[{"kind":"deleted","id":"019cad8f-ac00-7088-b784-f14b43b05921","title":"Купить молоко"}]', 1772438400000);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019cad8f-ac00-7088-b785-07dc8c86a05d', '', 'user', 'отметь купить молоко выполненной', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019cad8f-ac00-7088-b785-084939dfab44', '', 'assistant', 'Выполнена задача «Купить молоко».', 1772438400000, '{"action":"tasks_complete","actions":["tasks_complete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7088-b784-f14b43b05921","title":"Купить молоко","action":"tasks_complete"}]}', '[{"kind":"changed","id":"019cad8f-ac00-7088-b784-f14b43b05921","title":"Купить молоко","before":{"status":"active","kanbanColumnId":null,"position":1,"completedAt":null},"after":{"status":"completed","kanbanColumnId":"019ca7fb-7300-7468-bf22-4d038d88456c"}}]', NULL);


INSERT INTO public.check_ins VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-7ed4a28f11c6', 1772344800000, '«Плитка 🧱 „под дерево“»: впереди 25 минут. Срок: 5 марта, 18:00. Не отвлекайтесь. Если что-то мешает, напишите мне.', 'hard');


INSERT INTO public.daily_reports VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '2026-03-02', 1772438400000, 1772438400000, '1051-1870429907', '[{"tone":"strict","role":"assistant","personality":"friendly"},"Коротко.\n\nБез «воды»; it’s fine."]', '{"summary":"Дело движется. Сегодня закрыта 1 задача. Ждут отметки 2 привычки. Доведите начатое до конца.","achievements":["Закрыта 1 задача: «Купить молоко».","Результат есть 2 дня подряд."],"motivationalMessage":"Ещё одно дело, и можно налить чаю. Скажите, если нужно что-то записать.","recommendations":["«Зарядка»: серия 10 дней. Отметьте сегодня, без исключений.","У задачи «Плитка 🧱 „под дерево“» высокий приоритет. Займитесь ей до всего остального.","На сегодня осталась 1 привычка: «Чтение».","Отведите задаче «Плитка 🧱 „под дерево“» одну короткую сессию."],"links":[{"recommendation":0,"kind":"habit","id":"019ca81b-7e20-7426-891e-aa4bd8792126","title":"Зарядка"},{"recommendation":1,"kind":"task","id":"019ca7fb-7300-7468-bf22-61c256a4f847","title":"Плитка 🧱 «под дерево»"},{"recommendation":2,"kind":"habit","id":"019ca81b-7e20-7426-891e-ac866af87422","title":"Чтение"},{"recommendation":3,"kind":"task","id":"019ca7fb-7300-7468-bf22-61c256a4f847","title":"Плитка 🧱 «под дерево»"}],"date":"2026-03-02","createdAt":"2026-03-02T08:00:00.000Z"}');


INSERT INTO public.encouragements VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-81782d160de8', 'Держите темп. «Плитка»: позади 50 %, впереди 30 минут. А потом чай. Если мешает посторонняя мысль, напишите её мне: я сохраню.');


INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-7ed4a28f11c6', '019ca7fb-7300-7468-bf22-61c256a4f847', 'Плитка 🧱 «под дерево»', 'completed', 25, 1772344800000, 1772344800000, 1772346300000, 25, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca812-5660-7621-bc10-85b678e7e41a', NULL, NULL, 'interrupted', 50, 1772346300000, 1772346300000, 1772346900000, 10, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019cadbd-72c0-7418-90ff-fc1ebd39278d', NULL, NULL, 'active', NULL, 1772441400000, 1772441400000, NULL, NULL, '2026-03-02');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-6a3014888da8', '019cad8f-ac00-7088-b785-3f63c15fb56f', 'Придумать название блога', 'completed', 45, 1771917300000, 1771917300000, 1771920000000, 45, '2026-02-24');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-6e86ab7b2061', '019cad8f-ac00-7088-b785-3f63c15fb56f', 'Придумать название блога', 'completed', 60, 1772001600000, 1772001600000, 1772005200000, 60, '2026-02-25');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-704eb359dc5c', '019cad8f-ac00-7088-b785-50f2ee13b786', 'Подобрать фотографии к статье', 'completed', 25, 1772021400000, 1772021400000, 1772022900000, 25, '2026-02-25');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-74fd8316b22e', '019cad8f-ac00-7088-b785-50f2ee13b786', 'Подобрать фотографии к статье', 'completed', 45, 1772092800000, 1772092800000, 1772095500000, 45, '2026-02-26');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-7974adeddead', '019cad8f-ac00-7088-b785-560be03adeb9', 'Написать первую статью в блог', 'completed', 60, 1772177400000, 1772177400000, 1772181000000, 60, '2026-02-27');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-7da7343097bc', '019cad8f-ac00-7088-b785-560be03adeb9', 'Написать первую статью в блог', 'completed', 45, 1772197200000, 1772197200000, 1772199900000, 45, '2026-02-27');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-80bf8adc6d0e', '019cad8f-ac00-7088-b785-560be03adeb9', 'Написать первую статью в блог', 'completed', 25, 1772292000000, 1772292000000, 1772293500000, 25, '2026-02-28');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-840ee9a5ca0d', '019cad8f-ac00-7088-b785-560be03adeb9', 'Написать первую статью в блог', 'completed', 45, 1772348700000, 1772348700000, 1772351400000, 45, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-8ac30901223a', '019cad8f-ac00-7088-b785-50f2ee13b786', 'Подобрать фотографии к статье', 'completed', 45, 1772364600000, 1772364600000, 1772367300000, 45, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-8c295fe5ae09', '019cad8f-ac00-7088-b785-560be03adeb9', 'Написать первую статью в блог', 'completed', 25, 1772429400000, 1772429400000, 1772430900000, 25, '2026-03-02');


INSERT INTO public.habit_notes VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca81b-7e20-7426-891e-aa4bd8792126', '2026-03-01', 'Простуда');


INSERT INTO public.habit_pauses VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca81b-7e20-7426-891e-b33e431b933c', '2026-03-01', NULL);


INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca81b-7e20-7426-891e-aa4bd8792126', 2023, '...........................................................................................................................................................................................................................................................................................................................................................................xx');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca81b-7e20-7426-891e-aa4bd8792126', 2024, 'xx............................................................................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca81b-7e20-7426-891e-aa4bd8792126', 2025, '.......................................................................................................................................................xxx...................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca81b-7e20-7426-891e-aa4bd8792126', 2026, '.................................................xxxxxxxxxxs.................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-59b385563ca6', 2026, '...........................................xxxx.xxx.xxxxxxxx.................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-5df183ff95c8', 2026, '....................................xxxx..xxx.xxxxxxxxxxxxxxx................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-6252eccac5bd', 2026, '................................................xxxxxx.xxxxx.................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-64f30716349f', 2026, '........................................xx..x.x.x..x.x.x..x..................................................................................................................................................................................................................................................................................................................');


INSERT INTO public.habits VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca81b-7e20-7426-891e-aa4bd8792126', 'Зарядка', 'Десять минут', 'positive', 'target', '#6366f1', 'daily', '', 1, 'week', 30, 'morning', '07:30', 1, 1772346900000, '2026-03-01');
INSERT INTO public.habits VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca81b-7e20-7426-891e-ac866af87422', 'Чтение', NULL, 'positive', 'target', '#6366f1', 'custom', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01');
INSERT INTO public.habits VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca81b-7e20-7426-891e-b33e431b933c', 'Сладкое', NULL, 'negative', 'target', '#ef4444', 'daily', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01');
INSERT INTO public.habits VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-59b385563ca6', 'Зарядка', 'Десять минут утром', 'positive', 'dumbbell', '#6366f1', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02');
INSERT INTO public.habits VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-5df183ff95c8', 'Читать 20 минут', NULL, 'positive', 'book-open', '#f59e0b', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02');
INSERT INTO public.habits VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-6252eccac5bd', 'Без сладкого', 'Отметка — день, в который вы удержались', 'negative', 'apple', '#10b981', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02');
INSERT INTO public.habits VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-64f30716349f', 'Пробежка', 'Три раза в неделю', 'positive', 'footprints', '#06b6d4', 'custom', '', 3, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02');


INSERT INTO public.idempotent_replies VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', 'key-of-a-creation', 'POST /api/tasks', 'c952Ogap8y2sZL5edqVeAaUZxaEJ73YhhWPldddK2EM=', 201, '{"id":"019ca7fb-7300-7468-bf22-67e35fbce9e9","title":"Обои","description":null,"priority":"medium","status":"active","projectId":null,"dueDate":null,"kanbanColumnId":null,"position":1,"createdAt":"2026-03-01T06:00:00.000Z","updatedAt":"2026-03-01T06:00:00.000Z","completedAt":null}', 1772344800000);


INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-447425beae9c', 'Новые', 0);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-484f877c1345', 'В процессе', 2);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-4d038d88456c', 'Готово', 3);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-5ff304778e9c', 'Ждёт ответа', 1);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-279608965820', 'Новые', 0);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-2a8f9b85063a', 'В процессе', 1);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-2ef4cd76bbb0', 'Готово', 2);


INSERT INTO public.kysely_migration VALUES ('0001-foundation', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0002-focus', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0003-habits', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0004-assistant', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0005-daily-report', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0006-account', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0007-sign-in', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0010-sample-day', '2026-03-01T00:00:00.000Z');


INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


INSERT INTO public.passkeys VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019cad8f-ac00-7088-b785-1204e4636cbd', 'h4Xt-qRJM9HqKUO0HgT6so3ICl2Lk2C2fLAoNNbYrok', 'pQECAyYgASFYIDiXYuBlxXa4ttdUgYRF3JGYNckl56n0NVFF_v2zAw3VIlggV4SphihfyffodgolbewIXWyD6bheWdVFib2cd4OB7hg', 2, '["internal"]', 'Ноутбук', 1772438400000, 1772438400000);


INSERT INTO public.photos VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '_NSUrDpxeGeLScaCcitaaQ', '\x52494646c20000005745425056503820b60000007011009d012a000100013e61309648a4232221202800800c09696ee176b11edc07e0000013d807bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c28000feff73a7fffff94abc1637479ffffe5a17cb42f9685ff24e000000000000000000');


INSERT INTO public.projects VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-5563a583aa65', 'Кухня', '#10b981', 1772344800000);
INSERT INTO public.projects VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-5a0e02f95392', 'Работа', '#3b82f6', 1772344800000);
INSERT INTO public.projects VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-34f49a2553d7', 'Запуск блога', '#3b82f6', 1772438400000);


INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '4G5jC4SjdMny88zboc53eHaUaDTScDdLE1sniZQK2fY');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', 'GyZ76rEn_XJTgpOpWbHQL-4Hb6g3cS6IX3rIouJS1Jc');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', 'KxA1imHJVxP6JR748ArlXZOSRtMuVOhoxOhHeALwhCY');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', 'NM10_cI6f1sBuB9SYS99krOiMH2NbFfZkV6K84lYsaI');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', 'WGD2_NCPUVAcCSC5cM-yEwmfac4OEcEHyLDCNuRU07U');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', 'aoH0DOfp_2uShLWDxi4AXp0Qpj8JP3jupZ_c6ISYOHw');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', 'dQWPE3o92bCeJkkbEWiTDR7n8QCE4RBbE912w_MPZLQ');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', 'hx_4BH7qni30jsI0xH39HQ4wP2Fgiztc9bBayeOh92w');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', 'knH3jtliYueXKgGu7DZsbBpfoStrn2qomDbFzFW_dPI');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', 'px-idsrpn54mgGgwDL7iUUqL2fRF-ntTzN3zDAJItLQ');


INSERT INTO public.sample_days VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', 'present', '2026-03-02');


INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-34f49a2553d7', 'project', '["Запуск блога","#3b82f6"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-3ad0a3543785', 'task', '["Позвонить родителям",null,"low",null]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-3f63c15fb56f', 'task', '["Придумать название блога",null,"medium",null]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-4263de0bd4d9', 'task', '["Купить продукты на неделю",null,"medium","2026-03-02T20:59:00.000Z"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-45e552d71f1a', 'task', '["Рассказать о блоге друзьям",null,"low","2026-03-06T20:59:00.000Z"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-49a1737929dd', 'task', '["Продлить страховку",null,"medium","2026-03-04T20:59:00.000Z"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-4e35d4b5ef70', 'task', '["Записаться к стоматологу","Отметьте кружок слева, когда сделаете.","medium","2026-03-03T20:59:00.000Z"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-50f2ee13b786', 'task', '["Подобрать фотографии к статье",null,"medium","2026-03-03T20:59:00.000Z"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-560be03adeb9', 'task', '["Написать первую статью в блог","Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.","high","2026-03-02T20:59:00.000Z"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-59b385563ca6', 'habit', '["Зарядка","Десять минут утром","positive","dumbbell","#6366f1","daily",[],1,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-5df183ff95c8', 'habit', '["Читать 20 минут",null,"positive","book-open","#f59e0b","daily",[],1,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-6252eccac5bd', 'habit', '["Без сладкого","Отметка — день, в который вы удержались","negative","apple","#10b981","daily",[],1,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-64f30716349f', 'habit', '["Пробежка","Три раза в неделю","positive","footprints","#06b6d4","custom",[],3,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-6a3014888da8', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-6e86ab7b2061', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-704eb359dc5c', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-74fd8316b22e', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-7974adeddead', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-7da7343097bc', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-80bf8adc6d0e', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-840ee9a5ca0d', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-8ac30901223a', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-8c295fe5ae09', 'session', '');


INSERT INTO public.sessions VALUES ('019ca7fb-7300-7468-bf22-5146f1326834', 'W1rezo2x0daFMy2pitTQ7rcxXHvjmgym', '019ca7fb-7300-7468-bf22-3edb0b8372f8', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-01 06:00:00+00', '2026-03-02 08:50:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-7088-b785-18cd6c86382d', 'pOBGgeK9d24n6hM6Ld95YcE1rKcuL8Y7', '019ca7fb-7300-7468-bf22-3edb0b8372f8', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-7088-b785-309b5b1bbeb8', 'KszTzRCC4UZG1y2QPWgtrjCaGTCNXwYz', '019cad8f-ac00-7088-b785-1f71e5910fd2', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cadc6-9a80-71fc-bbdb-05f986c0465d', 'i7ZYS0xCoIHHdUvJfb4d87eB8ks4fwDy', '019ca7fb-7300-7468-bf22-3edb0b8372f8', '2026-04-01 09:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');


INSERT INTO public.settings VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '{"checkinFrequency":7,"aiTone":"strict","customSystemPrompt":"Коротко.\n\nБез «воды»; it’s fine.","enableTTS":false}');


INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-7088-b785-0c2933072207', 1772438700000);
INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-7088-b785-14dd786b852e', 1772440200000);


INSERT INTO public.task_completions VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-67e35fbce9e9', 1772344800000, '2026-03-01');
INSERT INTO public.task_completions VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019cad8f-ac00-7088-b784-f14b43b05921', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-3f63c15fb56f', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-4263de0bd4d9', 1772438400000, '2026-03-02');


INSERT INTO public.tasks VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-61c256a4f847', 'Плитка 🧱 «под дерево»', 'Магазин ''Мир''
-- не забыть: 3 м²; \d "в кавычках"

после обеда', 'high', 'active', '019ca7fb-7300-7468-bf22-5563a583aa65', NULL, 0, 1772722800000, 1772344800000, 1772344800000, NULL, NULL, 6);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-67e35fbce9e9', 'Обои', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-7468-bf22-4d038d88456c', 0, NULL, 1772344800000, 1772344800000, 1772344800000, NULL, 8);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-6a5a3b9a3f98', 'Смета', NULL, 'low', 'archived', NULL, NULL, 1, NULL, 1772344800000, 1772344800000, NULL, NULL, 51);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-6e8063d1b742', 'Лишнее', NULL, 'medium', 'active', NULL, NULL, 1, NULL, 1772344800000, 1772344800000, NULL, 1772344800000, 12);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-7300fe3ba5a5', 'Ответ Ольге', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7468-bf22-5ff304778e9c', 2, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-76b8547dda7e', 'Ответ Петру', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7468-bf22-5ff304778e9c', 1, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019ca7fb-7300-7468-bf22-7bfb5e393894', 'Ответ банку', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7468-bf22-5ff304778e9c', 0, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '019cad8f-ac00-7088-b784-f14b43b05921', 'Купить молоко', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-7468-bf22-4d038d88456c', 1, NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 51);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-3ad0a3543785', 'Позвонить родителям', NULL, 'low', 'active', NULL, '019cad8f-ac00-7088-b785-279608965820', 0, NULL, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-3f63c15fb56f', 'Придумать название блога', NULL, 'medium', 'completed', '019cad8f-ac00-7088-b785-34f49a2553d7', '019cad8f-ac00-7088-b785-2ef4cd76bbb0', 0, NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-4263de0bd4d9', 'Купить продукты на неделю', NULL, 'medium', 'completed', NULL, '019cad8f-ac00-7088-b785-2ef4cd76bbb0', 1, 1772485140000, 1772438400000, 1772438400000, 1772438400000, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-45e552d71f1a', 'Рассказать о блоге друзьям', NULL, 'low', 'active', '019cad8f-ac00-7088-b785-34f49a2553d7', '019cad8f-ac00-7088-b785-279608965820', 1, 1772830740000, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-49a1737929dd', 'Продлить страховку', NULL, 'medium', 'active', NULL, '019cad8f-ac00-7088-b785-279608965820', 2, 1772657940000, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-4e35d4b5ef70', 'Записаться к стоматологу', 'Отметьте кружок слева, когда сделаете.', 'medium', 'active', NULL, '019cad8f-ac00-7088-b785-279608965820', 3, 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-50f2ee13b786', 'Подобрать фотографии к статье', NULL, 'medium', 'active', '019cad8f-ac00-7088-b785-34f49a2553d7', '019cad8f-ac00-7088-b785-2a8f9b85063a', 0, 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '019cad8f-ac00-7088-b785-560be03adeb9', 'Написать первую статью в блог', 'Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.', 'high', 'active', '019cad8f-ac00-7088-b785-34f49a2553d7', '019cad8f-ac00-7088-b785-2a8f9b85063a', 1, 1772485140000, 1772438400000, 1772438400000, NULL, NULL, 2);


INSERT INTO public.two_factors VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', 'zXnmrW6dNY95gTiPMOTcynVowaptOcjefIF6LHNXVOzkE1Giat2X_85OZ1V93OPRqtUxzBBGLw', 1772438400000, 59081280);


INSERT INTO public.users VALUES ('019ca7fb-7300-7468-bf22-3edb0b8372f8', '', 'anna@example.test', false, '/api/auth/photo/_NSUrDpxeGeLScaCcitaaQ', 'Анна', 'Ким', 'Europe/Moscow', '2026-03-01 06:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.users VALUES ('019cad8f-ac00-7088-b785-1f71e5910fd2', '', 'boris@example.test', false, NULL, NULL, NULL, 'Europe/Moscow', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.verifications VALUES ('019cadc6-9a80-74f6-a342-2d94481b31f4', 'reset-password:MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq', '019cad8f-ac00-7088-b785-1f71e5910fd2', '2026-03-03 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');


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


ALTER TABLE ONLY public.daily_reports
    ADD CONSTRAINT daily_reports_key PRIMARY KEY (user_id, date);


ALTER TABLE ONLY public.encouragements
    ADD CONSTRAINT encouragements_key PRIMARY KEY (user_id, id);


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


ALTER TABLE ONLY public.daily_reports
    ADD CONSTRAINT daily_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.encouragements
    ADD CONSTRAINT encouragements_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


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



