-- Made by npm run keep-database; what signs its people in:
-- {"cookie":"takt.session_token=DjWVY6KIeSWeLx7eVC7YkrdrYgYRQ51N.pZobc3qZhdeSvWNCrwiSLZvHfX01gr2n95NPV06l6iQ=; takt.device=kdkDcbkfie--DTDddkP6r2401XUNagAt8bneY4PswxkUYX8mX8F8LGyqRGOWR2VkKCfST7evKuhzmhPGF8GCxsO8lO3u1UA7jcBrx_1j53qKb_0mNG5Ljg1XuZtUt9OS52NhM18sX6cpcIeWk0dYdVYA43f28PkdJOQBpNuzhh68WvSXUoTrywDIOGRQVyv_qtpL2I1VlDhaGmSbSQ; takt.passkey_registration=JI5XLRkr1pg4Lq9eVyve9ASMq8i96pWRjRE4CnBxL5Blj1YMvN5KrPp-XWwA8s-vFx-8Ea5PXXT1kPHWiQ4TBGaq7xohwAELtcmjgoUq2jDhKcXW7HCCo45oxaJjhfq4oiSV7t82G9fW39SuM-4eEOW9E54vvn6mt8Q8_3B1fV0YhfzR0qEXyikarVQi2BYYlQ5ns-lploYGc3tv8_1hgwWvisiBOGe3ogtUrAtEjW2b08ptv2wSNP9AOA7stITIBv5gYxzmFrIDztWh0bcZFNsJkz_o0pk","resetToken":"MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq","secret":"VKXRUQUU2G62IVKGWXILEPHN2GMPMEC5","recoveryCode":"dphnj-f72ex"}


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


CREATE TABLE public.guesses (
    key text NOT NULL,
    forgotten_at bigint NOT NULL
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
    created_on text NOT NULL,
    rank text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
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
    rank text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);


CREATE TABLE public.known_places (
    user_id text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL
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
    created_at bigint NOT NULL,
    rank text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
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
    due_at bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    completed_at bigint,
    deleted_at bigint,
    revision bigint NOT NULL,
    rank text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    placed_revision bigint DEFAULT 0 NOT NULL
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


CREATE TABLE public.write_probes (
    id integer NOT NULL,
    written_at bigint NOT NULL,
    filler bytea
);


INSERT INTO public.account_revisions VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', 55, 0);
INSERT INTO public.account_revisions VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', 4, 0);


INSERT INTO public.accounts VALUES ('019ca7fb-7300-7730-9585-b7f304778e9c', '019ca7fb-7300-7730-9585-b20e02f95392', 'credential', '019ca7fb-7300-7730-9585-b20e02f95392', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$nRX/pHkIxVsnhBVG8TJoNA$E+sYkf36AgTTpAJLVeA6caLEIfHCsy3q8ReD3MCSVi0', '2026-03-01 06:00:00+00', '2026-03-01 06:00:00+00');
INSERT INTO public.accounts VALUES ('019cad8f-ac00-73bd-a718-d9f183ff95c8', '019cad8f-ac00-73bd-a718-d5b385563ca6', 'credential', '019cad8f-ac00-73bd-a718-d5b385563ca6', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$PY22godm2L5jIh4L4DreuQ$CyREySzUBuGlLcC9Ot9MYiSiqoPNsnMdK0NsaCugF1k', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.chat_conversations VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '', '{"pending":null,"touched":["019cad8f-ac00-73bd-a718-a1a150631c96"],"listed":[],"lastAction":"complete"}', 1772438400000);


INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-73bd-a718-a4760df445a2', '', 'user', 'добавь задачу купить молоко', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-73bd-a718-aba0f486405d', '', 'assistant', 'Добавлена задача «Купить молоко».', 1772438400000, '{"action":"tasks_create","actions":["tasks_create"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-73bd-a718-a1a150631c96","title":"Купить молоко","action":"tasks_create"}]}', '[{"kind":"created","id":"019cad8f-ac00-73bd-a718-a1a150631c96","after":{"title":"Купить молоко","description":null,"priority":"medium","projectId":null,"dueDate":null,"status":"active","kanbanColumnId":null}}]', NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-73bd-a718-accd6c86382d', '', 'user', 'удали задачу купить молоко', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-73bd-a718-b084345ffb27', '', 'assistant', 'Удалена задача «Купить молоко».', 1772438400000, '{"action":"tasks_delete","actions":["tasks_delete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-73bd-a718-a1a150631c96","title":"Купить молоко","action":"tasks_delete"}]}', '[{"kind":"deleted","id":"019cad8f-ac00-73bd-a718-a1a150631c96","title":"Купить молоко"}]', 1772438400000);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-73bd-a718-b771e5910fd2', '', 'user', 'отметь купить молоко выполненной', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-73bd-a718-bb6f5c282754', '', 'assistant', 'Выполнена задача «Купить молоко».', 1772438400000, '{"action":"tasks_complete","actions":["tasks_complete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-73bd-a718-a1a150631c96","title":"Купить молоко","action":"tasks_complete"}]}', '[{"kind":"changed","id":"019cad8f-ac00-73bd-a718-a1a150631c96","title":"Купить молоко","before":{"status":"active","kanbanColumnId":null,"position":1,"completedAt":null},"after":{"status":"completed","kanbanColumnId":"019ca7fb-7300-7730-9585-c25a3b9a3f98"}}]', NULL);


INSERT INTO public.check_ins VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-f84939dfab44', 1772344800000, '«Плитка 🧱 „под дерево“»: впереди 25 минут. Срок: 5 марта, 18:00. Не отвлекайтесь. Если что-то мешает, напишите мне.', 'hard');


INSERT INTO public.daily_reports VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '2026-03-02', 1772438400000, 1772438400000, '1051-3453029141', '[{"tone":"strict","role":"assistant","personality":"friendly"},"Коротко.\n\nБез «воды»; it’s fine."]', '{"summary":"Дело движется. Сегодня закрыта 1 задача. Ждут отметки 2 привычки. Доведите начатое до конца.","achievements":["Закрыта 1 задача: «Купить молоко».","Результат есть 2 дня подряд."],"motivationalMessage":"Ещё одно дело, и можно налить чаю. Скажите, если нужно что-то записать.","recommendations":["«Зарядка»: серия 10 дней. Отметьте сегодня, без исключений.","У задачи «Плитка 🧱 „под дерево“» высокий приоритет. Займитесь ей до всего остального.","На сегодня осталась 1 привычка: «Чтение».","Отведите задаче «Плитка 🧱 „под дерево“» одну короткую сессию."],"links":[{"recommendation":0,"kind":"habit","id":"019ca81b-7e20-7335-b283-982933072207","title":"Зарядка"},{"recommendation":1,"kind":"task","id":"019ca7fb-7300-7730-9585-df3e431b933c","title":"Плитка 🧱 «под дерево»"},{"recommendation":2,"kind":"habit","id":"019ca81b-7e20-7335-b283-9d262da962a9","title":"Чтение"},{"recommendation":3,"kind":"task","id":"019ca7fb-7300-7730-9585-df3e431b933c","title":"Плитка 🧱 «под дерево»"}],"date":"2026-03-02","createdAt":"2026-03-02T08:00:00.000Z"}');


INSERT INTO public.encouragements VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-fe82722b5a69', 'Держите темп. «Плитка»: позади 50 %, впереди 30 минут. А потом чай. Если мешает посторонняя мысль, напишите её мне: я сохраню.');


INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-f84939dfab44', '019ca7fb-7300-7730-9585-df3e431b933c', 'Плитка 🧱 «под дерево»', 'completed', 25, 1772344800000, 1772344800000, 1772346300000, 25, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca812-5660-7321-ba09-79282d0a0e9b', NULL, NULL, 'interrupted', 50, 1772346300000, 1772346300000, 1772346900000, 10, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cadbd-72c0-7266-b061-28ed279baa09', NULL, NULL, 'active', NULL, 1772441400000, 1772441400000, NULL, NULL, '2026-03-02');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-2bc40e2147d2', '019cad8f-ac00-73bd-a718-fc295fe5ae09', 'Придумать название блога', 'completed', 45, 1771917300000, 1771917300000, 1771920000000, 45, '2026-02-24');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-2ecaac1a9a07', '019cad8f-ac00-73bd-a718-fc295fe5ae09', 'Придумать название блога', 'completed', 60, 1772001600000, 1772001600000, 1772005200000, 60, '2026-02-25');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-314cf3800811', '019cad8f-ac00-73bd-a719-12e405e6f683', 'Подобрать фотографии к статье', 'completed', 25, 1772021400000, 1772021400000, 1772022900000, 25, '2026-02-25');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-3574cdd02e70', '019cad8f-ac00-73bd-a719-12e405e6f683', 'Подобрать фотографии к статье', 'completed', 45, 1772092800000, 1772092800000, 1772095500000, 45, '2026-02-26');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-38fcfc77cef4', '019cad8f-ac00-73bd-a719-15f986c0465d', 'Написать первую статью в блог', 'completed', 60, 1772177400000, 1772177400000, 1772181000000, 60, '2026-02-27');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-3cfd83ef0bef', '019cad8f-ac00-73bd-a719-15f986c0465d', 'Написать первую статью в блог', 'completed', 45, 1772197200000, 1772197200000, 1772199900000, 45, '2026-02-27');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-42a25aafddd2', '019cad8f-ac00-73bd-a719-15f986c0465d', 'Написать первую статью в блог', 'completed', 25, 1772292000000, 1772292000000, 1772293500000, 25, '2026-02-28');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-4420740fbb22', '019cad8f-ac00-73bd-a719-15f986c0465d', 'Написать первую статью в блог', 'completed', 45, 1772348700000, 1772348700000, 1772351400000, 45, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-4ac0ccd73c19', '019cad8f-ac00-73bd-a719-12e405e6f683', 'Подобрать фотографии к статье', 'completed', 45, 1772364600000, 1772364600000, 1772367300000, 45, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-4d2fb80909a6', '019cad8f-ac00-73bd-a719-15f986c0465d', 'Написать первую статью в блог', 'completed', 25, 1772429400000, 1772429400000, 1772430900000, 25, '2026-03-02');


INSERT INTO public.guesses VALUES ('3533aSjWnx7UKnq1MIhAuH120CSH21e3CR7cC2BvyoE', 1772442030000);
INSERT INTO public.guesses VALUES ('AuuGYxgbhbd81_08SLrwZoy7VzirIYiSNhn60MPSm8U', 1772442090000);


INSERT INTO public.habit_notes VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-7335-b283-982933072207', '2026-03-01', 'Простуда');


INSERT INTO public.habit_pauses VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-7335-b283-a204e4636cbd', '2026-03-01', NULL);


INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-7335-b283-982933072207', 2023, '...........................................................................................................................................................................................................................................................................................................................................................................xx');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-7335-b283-982933072207', 2024, 'xx............................................................................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-7335-b283-982933072207', 2025, '.......................................................................................................................................................xxx...................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-7335-b283-982933072207', 2026, '.................................................xxxxxxxxxxs.................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-18ad2ea8f791', 2026, '...........................................xxxx.xxx.xxxxxxxx.................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-1e37cd0f7da3', 2026, '....................................xxxx..xxx.xxxxxxxxxxxxxxx................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-2066e36c5816', 2026, '................................................xxxxxx.xxxxx.................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-264d7768804b', 2026, '........................................xx..x.x.x..x.x.x..x..................................................................................................................................................................................................................................................................................................................');


INSERT INTO public.habits VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-7335-b283-982933072207', 'Зарядка', 'Десять минут', 'positive', 'target', '#6366f1', 'daily', '', 1, 'week', 30, 'morning', '07:30', 1, 1772346900000, '2026-03-01', 'a0');
INSERT INTO public.habits VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-7335-b283-9d262da962a9', 'Чтение', NULL, 'positive', 'target', '#6366f1', 'custom', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01', 'a1');
INSERT INTO public.habits VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-7335-b283-a204e4636cbd', 'Сладкое', NULL, 'negative', 'target', '#ef4444', 'daily', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01', 'a2');
INSERT INTO public.habits VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-18ad2ea8f791', 'Зарядка', 'Десять минут утром', 'positive', 'dumbbell', '#6366f1', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a0');
INSERT INTO public.habits VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-1e37cd0f7da3', 'Читать 20 минут', NULL, 'positive', 'book-open', '#f59e0b', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a1');
INSERT INTO public.habits VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-2066e36c5816', 'Без сладкого', 'Отметка — день, в который вы удержались', 'negative', 'apple', '#10b981', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a2');
INSERT INTO public.habits VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-264d7768804b', 'Пробежка', 'Три раза в неделю', 'positive', 'footprints', '#06b6d4', 'custom', '', 3, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a3');


INSERT INTO public.idempotent_replies VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', 'key-of-a-creation', 'POST /api/tasks', 'c952Ogap8y2sZL5edqVeAaUZxaEJ73YhhWPldddK2EM=', 201, '{"id":"019ca7fb-7300-7730-9585-e14b43b05921","title":"Обои","description":null,"priority":"medium","status":"active","projectId":null,"dueDate":null,"kanbanColumnId":null,"rank":"a1","createdAt":"2026-03-01T06:00:00.000Z","updatedAt":"2026-03-01T06:00:00.000Z","completedAt":null,"position":1}', 1772344800000);


INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-b9c256a4f847', 'Новые', 'a0');
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-bfe35fbce9e9', 'В процессе', 'a1');
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-c25a3b9a3f98', 'Готово', 'a2');
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-d8866af87422', 'Ждёт ответа', 'a0V');
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a718-de52eccac5bd', 'Новые', 'a0');
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a718-e0f30716349f', 'В процессе', 'a1');
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a718-e63014888da8', 'Готово', 'a2');


INSERT INTO public.known_places VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', 'device', '019ca7fb-7300-7730-9585-cbfb5e393894', 1772344800000, 1772438400000);
INSERT INTO public.known_places VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', 'device', '019cad8f-ac00-73bd-a718-cda1737929dd', 1772438400000, 1772438400000);
INSERT INTO public.known_places VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', 'device', '019cadc6-9a80-777c-b012-be06a483c04b', 1772442000000, 1772442000000);
INSERT INTO public.known_places VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', 'network', 'q5WTmAQALLzT8M2kYukeOIk_VzBVfyyeAznEjN_ZANs', 1772344800000, 1772442000000);
INSERT INTO public.known_places VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', 'device', '019cad8f-ac00-73bd-a718-ed74adeddead', 1772438400000, 1772438400000);
INSERT INTO public.known_places VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', 'network', 'q5WTmAQALLzT8M2kYukeOIk_VzBVfyyeAznEjN_ZANs', 1772438400000, 1772438400000);


INSERT INTO public.kysely_migration VALUES ('0001-foundation', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0002-focus', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0003-habits', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0004-assistant', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0005-daily-report', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0006-account', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0007-sign-in', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0010-sample-day', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0011-write-probe', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0012-guesses', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0013-first-indexes', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0014-ranks', '2026-03-01T00:00:00.000Z');


INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


INSERT INTO public.passkeys VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-73bd-a718-c2bcd07f5b41', 'h4Xt-qRJM9HqKUO0HgT6so3ICl2Lk2C2fLAoNNbYrok', 'pQECAyYgASFYIDiXYuBlxXa4ttdUgYRF3JGYNckl56n0NVFF_v2zAw3VIlggV4SphihfyffodgolbewIXWyD6bheWdVFib2cd4OB7hg', 2, '["internal"]', 'Ноутбук', 1772438400000, 1772438400000);


INSERT INTO public.photos VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', 'H6yt7QoLsWHXI9-WCJZYIA', '\x52494646c20000005745425056503820b60000007011009d012a000100013e61309648a4232221202800800c09696ee176b11edc07e0000013d807bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c28000feff73a7fffff94abc1637479ffffe5a17cb42f9685ff24e000000000000000000');


INSERT INTO public.projects VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-d1b678e7e41a', 'Кухня', '#10b981', 1772344800000, 'a0');
INSERT INTO public.projects VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-d64bd8792126', 'Работа', '#3b82f6', 1772344800000, 'a1');
INSERT INTO public.projects VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a718-f40ee9a5ca0d', 'Запуск блога', '#3b82f6', 1772438400000, 'a0');


INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '7EjrDCuVqfrSiy8nPNthNB3K2yz7Gj3CTMumKddovNk');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '8jrSbN6Ys8dYPKZYW2VZjgVcUYB8gQ1-Q1xjO29csZk');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', 'AInJ_tp7osUpARJQLgX1V-70257IMTQVbUGjlxARwT0');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', 'CDmK2xc3ZZeSGagznmhMLqYfE4st7KQ8InOnMo-MuzQ');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', 'G3O6fsFEPfBomXuluk3Wde3Y3Mazthnl5KpMb8If00A');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', 'N9lHD4hsCs68fbPoxqpBbN1mcGjwABn3ppG4Q8eP43Q');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', 'PE1RQCMZTsnHFiB089uuKNHa4j9yvZmMrFxC02qA-bU');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', 'TuzMWC3Ge8HUVHOKWL7tMLUGKCbB32O2dixr3kPzBQ8');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', 'iEfX08cdULLBT1QB2gSakpxvjln7vacLKhDM9xnqvh0');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', 'lOWYr6bQ90thx4Cp9M7vQxyqndkFgn5gun3TS0Brj7s');


INSERT INTO public.sample_days VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', 'present', '2026-03-02');


INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a718-f40ee9a5ca0d', 'project', '["Запуск блога","#3b82f6"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a718-fac30901223a', 'task', '{"title":"Позвонить родителям","description":null,"priority":"low","dueDate":null}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a718-fc295fe5ae09', 'task', '{"title":"Придумать название блога","description":null,"priority":"medium","dueDate":null}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-00e1469cb492', 'task', '{"title":"Купить продукты на неделю","description":null,"priority":"medium","dueDate":"2026-03-02T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-048fc06602ed', 'task', '{"title":"Рассказать о блоге друзьям","description":null,"priority":"low","dueDate":"2026-03-06T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-081ebd39278d', 'task', '{"title":"Продлить страховку","description":null,"priority":"medium","dueDate":"2026-03-04T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-0e5f9d41e853', 'task', '{"title":"Записаться к стоматологу","description":"Отметьте кружок слева, когда сделаете.","priority":"medium","dueDate":"2026-03-03T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-12e405e6f683', 'task', '{"title":"Подобрать фотографии к статье","description":null,"priority":"medium","dueDate":"2026-03-03T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-15f986c0465d', 'task', '{"title":"Написать первую статью в блог","description":"Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.","priority":"high","dueDate":"2026-03-02T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-18ad2ea8f791', 'habit', '["Зарядка","Десять минут утром","positive","dumbbell","#6366f1","daily",[],1,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-1e37cd0f7da3', 'habit', '["Читать 20 минут",null,"positive","book-open","#f59e0b","daily",[],1,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-2066e36c5816', 'habit', '["Без сладкого","Отметка — день, в который вы удержались","negative","apple","#10b981","daily",[],1,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-264d7768804b', 'habit', '["Пробежка","Три раза в неделю","positive","footprints","#06b6d4","custom",[],3,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-2bc40e2147d2', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-2ecaac1a9a07', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-314cf3800811', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-3574cdd02e70', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-38fcfc77cef4', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-3cfd83ef0bef', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-42a25aafddd2', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-4420740fbb22', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-4ac0ccd73c19', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-4d2fb80909a6', 'session', '');


INSERT INTO public.sessions VALUES ('019ca7fb-7300-7730-9585-c6b8547dda7e', 'DjWVY6KIeSWeLx7eVC7YkrdrYgYRQ51N', '019ca7fb-7300-7730-9585-b20e02f95392', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-01 06:00:00+00', '2026-03-02 08:50:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-73bd-a718-c9e552d71f1a', 'zjb0O5YO1vvLhH5X6MXLdtdbmxPPl6AM', '019ca7fb-7300-7730-9585-b20e02f95392', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-73bd-a718-e8fd8316b22e', '6x3qeG5ekV9GJApPx7TT6DNCxbTuyzc2', '019cad8f-ac00-73bd-a718-d5b385563ca6', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cadc6-9a80-777c-b012-bb64b3db68a6', '0Gc9aCmz46a46CDtlzVuiaLKWfoLrsxb', '019ca7fb-7300-7730-9585-b20e02f95392', '2026-04-01 09:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');


INSERT INTO public.settings VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '{"checkinFrequency":7,"aiTone":"strict","customSystemPrompt":"Коротко.\n\nБез «воды»; it’s fine.","enableTTS":false}');


INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-73bd-a718-bef4cd76bbb0', 1772438700000);
INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-73bd-a718-c4f49a2553d7', 1772440200000);


INSERT INTO public.task_completions VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-e14b43b05921', 1772344800000, '2026-03-01');
INSERT INTO public.task_completions VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-73bd-a718-a1a150631c96', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a718-fc295fe5ae09', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-00e1469cb492', 1772438400000, '2026-03-02');


INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-df3e431b933c', 'Плитка 🧱 «под дерево»', 'Магазин ''Мир''
-- не забыть: 3 м²; \d "в кавычках"

после обеда', 'high', 'active', '019ca7fb-7300-7730-9585-d1b678e7e41a', NULL, 1772722800000, 1772344800000, 1772344800000, NULL, NULL, 6, 'a0', 0);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-e14b43b05921', 'Обои', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-7730-9585-c25a3b9a3f98', NULL, 1772344800000, 1772344800000, 1772344800000, NULL, 8, 'a0', 8);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-e67700c113a8', 'Смета', NULL, 'low', 'archived', NULL, NULL, NULL, 1772344800000, 1772344800000, NULL, NULL, 10, 'a1', 10);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-eb31bd3e6455', 'Лишнее', NULL, 'medium', 'active', NULL, NULL, NULL, 1772344800000, 1772344800000, NULL, 1772344800000, 12, 'a2', 12);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-ec945145af5d', 'Ответ Ольге', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7730-9585-d8866af87422', NULL, 1772344800000, 1772344800000, NULL, NULL, 14, 'a0', 14);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-f25aaf7507d8', 'Ответ Петру', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7730-9585-d8866af87422', NULL, 1772344800000, 1772344800000, NULL, NULL, 16, 'Zz', 16);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-f7dc8c86a05d', 'Ответ банку', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7730-9585-d8866af87422', NULL, 1772344800000, 1772344800000, NULL, NULL, 18, 'Zy', 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-73bd-a718-a1a150631c96', 'Купить молоко', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-7730-9585-c25a3b9a3f98', NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 51, 'a1', 51);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a718-fac30901223a', 'Позвонить родителям', NULL, 'low', 'active', NULL, '019cad8f-ac00-73bd-a718-de52eccac5bd', NULL, 1772438400000, 1772438400000, NULL, NULL, 2, 'a0', 0);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a718-fc295fe5ae09', 'Придумать название блога', NULL, 'medium', 'completed', '019cad8f-ac00-73bd-a718-f40ee9a5ca0d', '019cad8f-ac00-73bd-a718-e63014888da8', NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 2, 'a0', 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-00e1469cb492', 'Купить продукты на неделю', NULL, 'medium', 'completed', NULL, '019cad8f-ac00-73bd-a718-e63014888da8', 1772485140000, 1772438400000, 1772438400000, 1772438400000, NULL, 2, 'a1', 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-048fc06602ed', 'Рассказать о блоге друзьям', NULL, 'low', 'active', '019cad8f-ac00-73bd-a718-f40ee9a5ca0d', '019cad8f-ac00-73bd-a718-de52eccac5bd', 1772830740000, 1772438400000, 1772438400000, NULL, NULL, 2, 'a1', 0);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-081ebd39278d', 'Продлить страховку', NULL, 'medium', 'active', NULL, '019cad8f-ac00-73bd-a718-de52eccac5bd', 1772657940000, 1772438400000, 1772438400000, NULL, NULL, 2, 'a2', 0);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-0e5f9d41e853', 'Записаться к стоматологу', 'Отметьте кружок слева, когда сделаете.', 'medium', 'active', NULL, '019cad8f-ac00-73bd-a718-de52eccac5bd', 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 2, 'a3', 0);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-12e405e6f683', 'Подобрать фотографии к статье', NULL, 'medium', 'active', '019cad8f-ac00-73bd-a718-f40ee9a5ca0d', '019cad8f-ac00-73bd-a718-e0f30716349f', 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 2, 'a0', 0);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '019cad8f-ac00-73bd-a719-15f986c0465d', 'Написать первую статью в блог', 'Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.', 'high', 'active', '019cad8f-ac00-73bd-a718-f40ee9a5ca0d', '019cad8f-ac00-73bd-a718-e0f30716349f', 1772485140000, 1772438400000, 1772438400000, NULL, NULL, 2, 'a1', 0);


INSERT INTO public.two_factors VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', 'V2tmwwoju8UkgWRapkkdCHnXoT1z78tLF0eaZvDw16ppcgCPTSIdH3Q-V11E8lFW-uZ8sRXIvQ', 1772438400000, 59081280);


INSERT INTO public.users VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '', 'anna@example.test', false, '/api/auth/photo/H6yt7QoLsWHXI9-WCJZYIA', 'Анна', 'Ким', 'Europe/Moscow', '2026-03-01 06:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.users VALUES ('019cad8f-ac00-73bd-a718-d5b385563ca6', '', 'boris@example.test', false, NULL, NULL, NULL, 'Europe/Moscow', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.verifications VALUES ('019cadc6-9a80-74f6-a342-2d94481b31f4', 'reset-password:MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq', '019cad8f-ac00-73bd-a718-d5b385563ca6', '2026-03-03 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');




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


ALTER TABLE ONLY public.guesses
    ADD CONSTRAINT guesses_pkey PRIMARY KEY (key);


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


ALTER TABLE ONLY public.known_places
    ADD CONSTRAINT known_places_key PRIMARY KEY (user_id, kind, name);


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


ALTER TABLE ONLY public.write_probes
    ADD CONSTRAINT write_probes_pkey PRIMARY KEY (id);


CREATE INDEX accounts_user ON public.accounts USING btree (user_id);


CREATE UNIQUE INDEX focus_sessions_active ON public.focus_sessions USING btree (user_id) WHERE (status = 'active'::text);


CREATE INDEX focus_sessions_date ON public.focus_sessions USING btree (user_id, local_date);


CREATE INDEX focus_sessions_of_task ON public.focus_sessions USING btree (user_id, task_id);


CREATE INDEX habit_notes_date ON public.habit_notes USING btree (user_id, date);


CREATE INDEX idempotent_replies_age ON public.idempotent_replies USING btree (created_at);


CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


CREATE INDEX task_completions_date ON public.task_completions USING btree (user_id, local_date);


CREATE INDEX tasks_deleted ON public.tasks USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


CREATE INDEX tasks_order ON public.tasks USING btree (user_id, kanban_column_id, rank, id, status, deleted_at);


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


ALTER TABLE ONLY public.known_places
    ADD CONSTRAINT known_places_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


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



