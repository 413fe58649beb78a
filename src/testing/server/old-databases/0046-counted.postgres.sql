-- Made by npm run keep-database; what signs its people in:
-- {"cookie":"takt.session_token=IO088rDo1ntqJoeIK1BmApklemW7JcJ7.AfJwRJdlilXFfAGFOGbFoeWiWK+A6ZRXEf/CWxwQstU=; takt.device=GDq9sjANy-CddT6OdZfTMXNkw9zHrnHzTTf0AyMV7RblOCtBrkIACjywhATX9AiipBlqkfh5v9OOABaJUwR-gl_x-AJgIefGHEXiXOFjGQLvcUI2W3Qcp6Yih6beJ3yijAY0Y_HS5B-J3yIcEhlInkxyJC02kxMWLP2QCuk_WkJWFJ-ZaIB39ajQRHYRsN-Mf1ZWyFLRf1Q5HLS8fQ; takt.passkey_registration=NTrOUBVY0rJ9hq0rsTjwmWqMtwwCulmDDplLGc3I7tcr5bvSFflaWo-_OndJjAzS3D3JsRdjOhbwRX-8ZeAN0DEySeUCLAaJaCg4GQ50f6JKLQ8sFZOIBrtE8VyWd2ZvkYqoZ_TmLaNoirb3m4G51UAVLl7P7ViEwQhNwKVZCf4GGRtt0BNEKqoGvm6BS_0j9id29RD7ApunFAj66khn8vTetQZcuSDmeFZTsblLmdo-tkhZqjlRk0AwXYkfJlQH4fyB-_kEEaZk5DFGEwcwkK2fODrD-T4","resetToken":"5HgGXCa18xGDArwjRyRknUXgKs__Zy11","secret":"Z2YODMGLSV3FR33GGCXA25E3XACTAIET","recoveryCode":"k46gy-xdjmf"}


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
    purged_revision bigint NOT NULL,
    feed_horizon bigint DEFAULT 0 NOT NULL
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


CREATE TABLE public.calendar_feeds (
    user_id text NOT NULL,
    token_hash text NOT NULL,
    kinds text NOT NULL,
    created_at bigint NOT NULL,
    last_read_at bigint
);


CREATE TABLE public.calendar_sources (
    user_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    host text NOT NULL,
    address text NOT NULL,
    read_at bigint,
    failure text,
    failures integer DEFAULT 0 NOT NULL,
    etag text,
    modified text,
    events text DEFAULT '[]'::text NOT NULL,
    expanded_from text
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
    acted integer DEFAULT 0 NOT NULL
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


CREATE TABLE public.export_parts (
    user_id text NOT NULL,
    run text NOT NULL,
    number integer NOT NULL,
    content bytea NOT NULL
);


CREATE TABLE public.exports (
    user_id text NOT NULL,
    id text NOT NULL,
    run text,
    progress integer DEFAULT 0 NOT NULL,
    parts integer,
    failure text,
    file_name text NOT NULL,
    expires_at bigint NOT NULL
);


CREATE TABLE public.feed_epochs (
    id integer NOT NULL,
    epoch text NOT NULL,
    home text NOT NULL
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
    local_date text NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    paused_at bigint,
    paused_for bigint DEFAULT 0 NOT NULL,
    own_minutes integer,
    deleted_at bigint,
    field_times text DEFAULT ''::text NOT NULL
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
    marks text NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    day_stamps text DEFAULT ''::text NOT NULL
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
    rank text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    revision bigint DEFAULT 0 NOT NULL,
    field_times text DEFAULT ''::text NOT NULL,
    earlier_schedules text DEFAULT '[]'::text NOT NULL,
    reminder_times text DEFAULT '[]'::text NOT NULL,
    reminder_days text DEFAULT ''::text NOT NULL,
    snoozed text
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


CREATE TABLE public.jobs (
    id text NOT NULL,
    user_id text,
    kind text NOT NULL,
    key text NOT NULL,
    run_at bigint NOT NULL,
    put_off_at bigint,
    payload text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    leased_by text,
    beat integer DEFAULT 0 NOT NULL,
    died_at bigint
);


CREATE TABLE public.journal (
    user_id text NOT NULL,
    entry_id text NOT NULL,
    object_id text NOT NULL,
    kind text NOT NULL,
    at bigint NOT NULL,
    by text NOT NULL,
    client_id text NOT NULL,
    undoes text,
    before text,
    after text NOT NULL,
    undone_at bigint
);


CREATE TABLE public.kanban_columns (
    user_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    rank text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    revision bigint DEFAULT 0 NOT NULL,
    field_times text DEFAULT ''::text NOT NULL
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


CREATE TABLE public.letters (
    user_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    ordered_at bigint NOT NULL,
    sent_at bigint
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
    rank text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    revision bigint DEFAULT 0 NOT NULL,
    field_times text DEFAULT ''::text NOT NULL,
    deleted_at bigint,
    archived_at bigint,
    folder text,
    headings text DEFAULT '[]'::text NOT NULL
);


CREATE TABLE public.push_keys (
    name text NOT NULL,
    public_key text NOT NULL,
    private_key text NOT NULL
);


CREATE TABLE public.push_subscriptions (
    user_id text NOT NULL,
    id text NOT NULL,
    session_id text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    device_name text NOT NULL,
    created_at bigint NOT NULL,
    last_sent_at bigint
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


CREATE TABLE public.security_events (
    user_id text NOT NULL,
    id text NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    count integer NOT NULL,
    network text,
    browser text,
    system text
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
    changed text NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    field_times text DEFAULT ''::text NOT NULL
);


CREATE TABLE public.spent_tickets (
    id text NOT NULL,
    expires_at bigint NOT NULL
);


CREATE TABLE public.tags (
    user_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    color text NOT NULL,
    deleted_at bigint,
    revision bigint NOT NULL,
    field_times text DEFAULT ''::text NOT NULL
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
    placed_revision bigint DEFAULT 0 NOT NULL,
    field_times text DEFAULT ''::text NOT NULL,
    left_project_id text,
    due_day text,
    due_has_time integer DEFAULT 0 NOT NULL,
    completed_day text,
    tags text DEFAULT '[]'::text NOT NULL,
    repeat text,
    repeated_from text,
    steps text DEFAULT '[]'::text NOT NULL,
    reminders text DEFAULT '[]'::text NOT NULL,
    estimate_minutes integer,
    outcome text,
    planned_day text,
    planned_time text,
    someday integer DEFAULT 0 NOT NULL,
    day_rank text COLLATE pg_catalog."C",
    heading_id text,
    project_rank text COLLATE pg_catalog."C"
);


CREATE TABLE public.tombstones (
    user_id text NOT NULL,
    kind text NOT NULL,
    id text NOT NULL,
    revision bigint NOT NULL,
    deleted_at bigint NOT NULL
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
    updated_at timestamp with time zone NOT NULL,
    day_start integer DEFAULT 0 NOT NULL,
    disabled_at bigint
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


INSERT INTO public.account_revisions VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', 76, 0, 0);
INSERT INTO public.account_revisions VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 5, 0, 0);


INSERT INTO public.accounts VALUES ('019ca7fb-7300-760d-bae9-77c515ef4e9b', '019ca7fb-7300-760d-bae9-724b9c7d18a7', 'credential', '019ca7fb-7300-760d-bae9-724b9c7d18a7', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$QCwZkycQE0Tot2xXHj02cQ$2hZMWoBa4Ov4/EcXhpnHBTNXEqOz0ZdAt/xDzjDyJDk', '2026-03-01 06:00:00+00', '2026-03-01 06:00:00+00');
INSERT INTO public.accounts VALUES ('019cad8f-ac00-7389-ab82-d4a97e907854', '019cad8f-ac00-7389-ab82-d25b1e274b64', 'credential', '019cad8f-ac00-7389-ab82-d25b1e274b64', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$BOon1ahDYfRP39NRTegOzA$Ikvaw0S2qUybwzLOFptQMVywzLP7prOy3/8dgNBR3dQ', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.calendar_feeds VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', 'Pr1iURkuWVYT10WRBI5-yuUrjoE2ZPYNGLZZqSVZx_M', 'deadlines,plans', 1772438400000, NULL);


INSERT INTO public.calendar_sources VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-a8cb8e08d713', 'Работа', 'calendar.invalid', 'YV4PPscxv5yNAo39Pgd9clNRxy8vuBrcVL1A5SFQpRw2K4ma3ZyE_II6_7BwJ9mhJVgPWsfgipVcIA', NULL, 'unreachable', 1, NULL, NULL, '[]', NULL);


INSERT INTO public.chat_conversations VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '', '{"pending":null,"touched":["019cad8f-ac00-7389-ab82-88f7c44e0084"],"listed":[],"lastAction":"complete"}', 1772438400000);


INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-8214776fe1cf', '', 'user', 'добавь задачу купить молоко', 1772438400000, NULL, 0);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-85eb8c41cdec', '', 'assistant', 'Добавлена задача «Купить молоко».', 1772438400000, '{"action":"tasks_create","actions":["tasks_create"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7389-ab82-88f7c44e0084","title":"Купить молоко","action":"tasks_create"}]}', 1);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-8ea5c1ad2835', '', 'user', 'удали задачу купить молоко', 1772438400000, NULL, 0);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-9038778f11cb', '', 'assistant', 'Удалена задача «Купить молоко».', 1772438400000, '{"action":"tasks_delete","actions":["tasks_delete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7389-ab82-88f7c44e0084","title":"Купить молоко","action":"tasks_delete"}]}', 1);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-98a5b5b3c21d', '', 'user', 'отметь купить молоко выполненной', 1772438400000, NULL, 0);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-9f9360492ee6', '', 'assistant', 'Выполнена задача «Купить молоко».', 1772438400000, '{"action":"tasks_complete","actions":["tasks_complete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7389-ab82-88f7c44e0084","title":"Купить молоко","action":"tasks_complete"}]}', 1);


INSERT INTO public.check_ins VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-6d2b2c8116e7', 1772344800000, '«Плитка 🧱 „под дерево“»: впереди 25 минут. Срок: 5 марта, 18:00. Не отвлекайтесь. Если что-то мешает, напишите мне.', 'hard');


INSERT INTO public.daily_reports VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '2026-03-02', 1772438400000, 1772438400000, '1107-2479704858', '[{"tone":"strict","role":"assistant","personality":"friendly"},"Коротко.\n\nБез «воды»; it’s fine."]', '{"summary":"Дело движется. Сегодня закрыта 1 задача. Ждут отметки 2 привычки. Доведите начатое до конца.","achievements":["Закрыта 1 задача: «Купить молоко».","Результат есть 2 дня подряд."],"motivationalMessage":"Ещё одно дело, и можно налить чаю. Скажите, если нужно что-то записать.","recommendations":["«Зарядка»: серия 10 дней. Отметьте сегодня, без исключений.","У задачи «Плитка 🧱 „под дерево“» высокий приоритет. Займитесь ей до всего остального.","На сегодня осталась 1 привычка: «Чтение»."],"links":[{"recommendation":0,"kind":"habit","id":"019ca81b-7e20-75f7-8fd4-987af06622b5","title":"Зарядка"},{"recommendation":1,"kind":"task","id":"019ca7fb-7300-760d-bae9-c416b3883f38","title":"Плитка 🧱 «под дерево»"},{"recommendation":2,"kind":"habit","id":"019ca81b-7e20-75f7-8fd4-e9b516d155eb","title":"Чтение"}],"date":"2026-03-02","createdAt":"2026-03-02T08:00:00.000Z"}');


INSERT INTO public.encouragements VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-7bd8d3f5ef5d', 'Держите темп. «Плитка»: позади 50 %, впереди 30 минут. А потом чай. Если мешает посторонняя мысль, напишите её мне: я сохраню.');






INSERT INTO public.feed_epochs VALUES (1, '4b3f0d64', '16384-16445-00000001');


INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-6d2b2c8116e7', '019ca7fb-7300-760d-bae9-c416b3883f38', 'Плитка 🧱 «под дерево»', 'completed', 25, 1772344800000, 1772344800000, 1772346300000, 25, '2026-03-01', 34, NULL, 0, 25, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca812-5660-707d-b4ee-7351f48b0a78', NULL, NULL, 'interrupted', 50, 1772346300000, 1772346300000, 1772346900000, 10, '2026-03-01', 37, NULL, 0, 10, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-851964615a95', NULL, NULL, 'completed', NULL, 1772334000000, 1772334000000, 1772335800000, 30, '2026-03-01', 39, NULL, 0, 30, 1772346900000, '');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-925cbd22e7d7', NULL, NULL, 'completed', NULL, 1772337600000, 1772337600000, 1772339400000, 30, '2026-03-01', 40, NULL, 0, 30, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cadbd-72c0-706d-8f1f-28573cd89598', NULL, NULL, 'active', NULL, 1772441400000, 1772441400000, NULL, NULL, '2026-03-02', 76, 1772441400000, 0, NULL, NULL, '{"pausedAt":1772441400000}');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-2e34c37fd037', '019cad8f-ac00-7389-ab82-f940523f025e', 'Придумать название блога', 'completed', 45, 1771917300000, 1771917300000, 1771920000000, 45, '2026-02-24', 3, NULL, 0, 45, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-31e161111a01', '019cad8f-ac00-7389-ab82-f940523f025e', 'Придумать название блога', 'completed', 60, 1772001600000, 1772001600000, 1772005200000, 60, '2026-02-25', 3, NULL, 0, 60, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-35b0be01665e', '019cad8f-ac00-7389-ab83-1524463b3325', 'Подобрать фотографии к статье', 'completed', 25, 1772021400000, 1772021400000, 1772022900000, 25, '2026-02-25', 3, NULL, 0, 25, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-391932bbf23e', '019cad8f-ac00-7389-ab83-1524463b3325', 'Подобрать фотографии к статье', 'completed', 45, 1772092800000, 1772092800000, 1772095500000, 45, '2026-02-26', 3, NULL, 0, 45, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-3cb43cb1bd34', '019cad8f-ac00-7389-ab83-1b1f611f52e2', 'Написать первую статью в блог', 'completed', 60, 1772177400000, 1772177400000, 1772181000000, 60, '2026-02-27', 3, NULL, 0, 60, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-422f4d04704b', '019cad8f-ac00-7389-ab83-1b1f611f52e2', 'Написать первую статью в блог', 'completed', 45, 1772197200000, 1772197200000, 1772199900000, 45, '2026-02-27', 3, NULL, 0, 45, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-441db3c61d2a', '019cad8f-ac00-7389-ab83-1b1f611f52e2', 'Написать первую статью в блог', 'completed', 25, 1772292000000, 1772292000000, 1772293500000, 25, '2026-02-28', 3, NULL, 0, 25, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-4a30b28db031', '019cad8f-ac00-7389-ab83-1b1f611f52e2', 'Написать первую статью в блог', 'completed', 45, 1772348700000, 1772348700000, 1772351400000, 45, '2026-03-01', 3, NULL, 0, 45, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-4e27211c20a1', '019cad8f-ac00-7389-ab83-1524463b3325', 'Подобрать фотографии к статье', 'completed', 45, 1772364600000, 1772364600000, 1772367300000, 45, '2026-03-01', 3, NULL, 0, 45, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-50c510ea1d79', '019cad8f-ac00-7389-ab83-1b1f611f52e2', 'Написать первую статью в блог', 'completed', 25, 1772429400000, 1772429400000, 1772430900000, 25, '2026-03-02', 3, NULL, 0, 25, NULL, '');


INSERT INTO public.guesses VALUES ('3533aSjWnx7UKnq1MIhAuH120CSH21e3CR7cC2BvyoE', 1772442030000);
INSERT INTO public.guesses VALUES ('SUs3MJZYYVsFXnyqe-pD_icLawwlQEGeIyJu-xUVruM', 1772442090000);


INSERT INTO public.habit_notes VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-987af06622b5', '2026-03-01', 'Простуда');


INSERT INTO public.habit_pauses VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-f370e3cef6d3', '2026-03-01', NULL);


INSERT INTO public.habit_years VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-987af06622b5', 2023, '...........................................................................................................................................................................................................................................................................................................................................................................xx', 43, '[0,[363,42,1772346900000],[364,43,1772346900000]]');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-987af06622b5', 2024, 'xx............................................................................................................................................................................................................................................................................................................................................................................', 45, '[0,[0,44,1772346900000],[1,45,1772346900000]]');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-987af06622b5', 2025, '.......................................................................................................................................................xxx...................................................................................................................................................................................................................', 48, '[0,[151,46,1772346900000],[152,47,1772346900000],[153,48,1772346900000]]');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-987af06622b5', 2026, '.................................................xxxxxxxxxxs.................................................................................................................................................................................................................................................................................................................', 59, '[0,[49,49,1772346900000],[50,50,1772346900000],[51,51,1772346900000],[52,52,1772346900000],[53,53,1772346900000],[54,54,1772346900000],[55,55,1772346900000],[56,56,1772346900000],[57,57,1772346900000],[58,58,1772346900000],[59,59,1772346900000]]');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-1c745861b3ca', 2026, '...........................................xxxx.xxx.xxxxxxxx.................................................................................................................................................................................................................................................................................................................', 3, '[0,[43,3,1772438400000],[44,3,1772438400000],[45,3,1772438400000],[46,3,1772438400000],[48,3,1772438400000],[49,3,1772438400000],[50,3,1772438400000],[52,3,1772438400000],[53,3,1772438400000],[54,3,1772438400000],[55,3,1772438400000],[56,3,1772438400000],[57,3,1772438400000],[58,3,1772438400000],[59,3,1772438400000]]');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-205552c547bc', 2026, '....................................xxxx..xxx.xxxxxxxxxxxxxxx................................................................................................................................................................................................................................................................................................................', 3, '[0,[36,3,1772438400000],[37,3,1772438400000],[38,3,1772438400000],[39,3,1772438400000],[42,3,1772438400000],[43,3,1772438400000],[44,3,1772438400000],[46,3,1772438400000],[47,3,1772438400000],[48,3,1772438400000],[49,3,1772438400000],[50,3,1772438400000],[51,3,1772438400000],[52,3,1772438400000],[53,3,1772438400000],[54,3,1772438400000],[55,3,1772438400000],[56,3,1772438400000],[57,3,1772438400000],[58,3,1772438400000],[59,3,1772438400000],[60,3,1772438400000]]');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-2556366e9623', 2026, '................................................xxxxxx.xxxxx.................................................................................................................................................................................................................................................................................................................', 3, '[0,[48,3,1772438400000],[49,3,1772438400000],[50,3,1772438400000],[51,3,1772438400000],[52,3,1772438400000],[53,3,1772438400000],[55,3,1772438400000],[56,3,1772438400000],[57,3,1772438400000],[58,3,1772438400000],[59,3,1772438400000]]');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-2ba4190bbe86', 2026, '........................................xx..x.x.x..x.x.x..x..................................................................................................................................................................................................................................................................................................................', 3, '[0,[40,3,1772438400000],[41,3,1772438400000],[44,3,1772438400000],[46,3,1772438400000],[48,3,1772438400000],[51,3,1772438400000],[53,3,1772438400000],[55,3,1772438400000],[58,3,1772438400000]]');


INSERT INTO public.habits VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-987af06622b5', 'Зарядка', 'Десять минут', 'positive', 'target', '#6366f1', 'daily', '', 1, 'week', 30, 'morning', '07:30', 1, 1772346900000, '2026-03-01', 'a0', 41, '', '[]', '["07:30"]', '', NULL);
INSERT INTO public.habits VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-e9b516d155eb', 'Чтение', NULL, 'positive', 'target', '#6366f1', 'weekly', '14', 1, 'week', 30, 'anytime', '08:00', 1, 1772346900000, '2026-03-01', 'a1', 65, '{"frequency":1772438400000,"weekDays":1772438400000,"reminderTimes":1772438400000,"reminderDays":1772438400000,"reminderTime":1772438400000,"snoozed":1772438400000}', '[{"frequency":"custom","weekDays":[],"timesPerPeriod":1,"periodType":"week","until":"2026-03-02"}]', '["08:00","21:00"]', '67', '{"from":"2026-03-01T05:00:00.000Z","until":"2026-03-02T06:00:00.000Z"}');
INSERT INTO public.habits VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-f370e3cef6d3', 'Сладкое', NULL, 'negative', 'target', '#ef4444', 'daily', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01', 'a2', 62, '{"isActive":1772346900000}', '[]', '[]', '', NULL);
INSERT INTO public.habits VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-1c745861b3ca', 'Зарядка', 'Десять минут утром', 'positive', 'dumbbell', '#6366f1', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a0', 3, '', '[]', '[]', '', NULL);
INSERT INTO public.habits VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-205552c547bc', 'Читать 20 минут', NULL, 'positive', 'book-open', '#f59e0b', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a1', 3, '', '[]', '[]', '', NULL);
INSERT INTO public.habits VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-2556366e9623', 'Без сладкого', 'Отметка — день, в который вы удержались', 'negative', 'apple', '#10b981', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a2', 3, '', '[]', '[]', '', NULL);
INSERT INTO public.habits VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-2ba4190bbe86', 'Пробежка', 'Три раза в неделю', 'positive', 'footprints', '#06b6d4', 'custom', '', 3, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a3', 3, '', '[]', '[]', '', NULL);


INSERT INTO public.idempotent_replies VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', 'key-of-a-creation', 'POST /api/tasks', 'bytes:tbmizdRrC50ebtQuNby1srjWre+Sh+Xfivu3kSaKL5Y=', 201, '{"id":"019ca7fb-7300-760d-baea-000f6fcd65b2","title":"Обои","description":null,"priority":"medium","status":"active","outcome":null,"projectId":null,"headingId":null,"tags":[],"dueDate":null,"dueDay":null,"dueHasTime":false,"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"steps":[],"repeatedFrom":null,"kanbanColumnId":null,"rank":"a2","dayRank":null,"projectRank":null,"returnedAt":null,"createdAt":"2026-03-01T06:00:00.000Z","updatedAt":"2026-03-01T06:00:00.000Z","completedAt":null,"completedDay":null,"position":2}', 1772344800000);


INSERT INTO public.jobs VALUES ('019ca7fb-7300-760d-bae9-ee344d87609c', '019ca7fb-7300-760d-bae9-724b9c7d18a7', 'remind-of-task', '019ca7fb-7300-760d-bae9-c416b3883f38', 1772902800000, NULL, '{"at":1772902800000}', 0, NULL, 0, NULL);
INSERT INTO public.jobs VALUES ('019cad8f-ac00-7389-ab82-b3f15480c0fb', '019ca7fb-7300-760d-bae9-724b9c7d18a7', 'remind-of-habits', '', 1772512200000, NULL, '{"at":1772512200000}', 0, NULL, 0, NULL);
INSERT INTO public.jobs VALUES ('019cad8f-ac00-7389-ab82-b7176fdb27e9', '019ca7fb-7300-760d-bae9-724b9c7d18a7', 'read-calendar-source', '019cad8f-ac00-7389-ab82-a8cb8e08d713', 1772445600000, NULL, 'null', 0, NULL, 0, NULL);
INSERT INTO public.jobs VALUES ('019cadbd-72c0-706d-8f1f-366bb247f3e5', '019ca7fb-7300-760d-bae9-724b9c7d18a7', 'end-session', '019cadbd-72c0-706d-8f1f-28573cd89598', 1772527800000, NULL, 'null', 0, NULL, 0, NULL);


INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-955968c404f9', '019ca7fb-7300-760d-bae9-91d974b1c8ae', 'projects', 1772344800000, 'person', '', NULL, NULL, '{"name":"Кухня","color":"#10b981","folder":null,"archivedAt":null,"headings":[],"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-a5a5935e70a5', '019ca7fb-7300-760d-bae9-91d974b1c8ae', 'projects', 1772344800000, 'person', '', NULL, '{"headings":[]}', '{"headings":[{"id":"019ca7fb-7300-760d-bae9-a1f45d63761a","title":"Отделка","rank":"a0"}]}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-a8cd5b6f86a3', '019ca7fb-7300-760d-bae9-91d974b1c8ae', 'projects', 1772344800000, 'person', '', NULL, '{"folder":null}', '{"folder":"Дом"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-9d0e3b22b5de', '019ca7fb-7300-760d-bae9-9909ef43ef03', 'projects', 1772344800000, 'person', '', NULL, NULL, '{"name":"Работа","color":"#3b82f6","folder":null,"archivedAt":null,"headings":[],"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-b01920afb906', '019ca7fb-7300-760d-bae9-ac275dc90d03', 'projects', 1772344800000, 'person', '', NULL, NULL, '{"name":"Переезд","color":"#3b82f6","folder":null,"archivedAt":"2026-02-20T09:00:00.000Z","headings":[],"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-bad3ee096132', '019ca7fb-7300-760d-bae9-b54aad91ba04', 'projects', 1772344800000, 'person', '', NULL, NULL, '{"name":"Ремонт","color":"#3b82f6","folder":null,"archivedAt":null,"headings":[],"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-bf23ed72f67e', '019ca7fb-7300-760d-bae9-b54aad91ba04', 'projects', 1772344800000, 'person', '', NULL, '{"deletedAt":null}', '{"deletedAt":"2026-03-01T06:00:00.000Z"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-d21cd32e661b', '019ca7fb-7300-760d-bae9-c416b3883f38', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Плитка 🧱 «под дерево»","description":"Магазин ''Мир''\n-- не забыть: 3 м²; \\d \"в кавычках\"\n\nпосле обеда","priority":"high","projectId":"019ca7fb-7300-760d-bae9-91d974b1c8ae","headingId":"46fa132c-d1cf-77b1-83c3-baa3889f93bd","tags":["Слово 2","Слово 3"],"dueDate":"2026-03-05T15:00:00.000Z","repeat":{"rule":"FREQ=WEEKLY;INTERVAL=2;BYDAY=TU","from":"completion","calendar":"workdays","start":"2026-03-06","index":2},"reminders":[{"id":"31570cba-a3c7-7b33-a2c7-fbcacd2a0dab","snoozedUntil":"2026-03-07T00:20:00.000Z","at":"2026-11-21T18:30"},{"id":"d87d4bfb-2cd9-798b-90ac-edacd1dfbdcc","snoozedUntil":"2026-03-07T17:00:00.000Z","beforeMinutes":3}],"estimateMinutes":2,"plannedDay":"2026-03-06","plannedTime":"20:33","someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a0","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-de6c1afa42df', '019ca7fb-7300-760d-bae9-c416b3883f38', 'tasks', 1772344800000, 'person', '', NULL, '{"dayRank":null}', '{"dayRank":"2026-03-02 a0"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-e9b9dc43c008', '019ca7fb-7300-760d-bae9-c416b3883f38', 'tasks', 1772344800000, 'person', '', NULL, '{"projectRank":null}', '{"projectRank":"019ca7fb-7300-760d-bae9-91d974b1c8ae a0"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-d21cd32e661b', '019ca7fb-7300-760d-bae9-c945cb52e740', 'tags', 1772344800000, 'person', '', NULL, NULL, '{"name":"Слово 2","color":"#64748b","deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-d21cd32e661b', '019ca7fb-7300-760d-bae9-cf1cc7eaf187', 'tags', 1772344800000, 'person', '', NULL, NULL, '{"name":"Слово 3","color":"#64748b","deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-feffce6789c0', '019ca7fb-7300-760d-bae9-f1654e65cc16', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Отпуск","priority":"medium","tags":[],"dueDate":"2026-03-27","reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[{"id":"019ca7fb-7300-760d-bae9-f6e4c0b96d78","title":"Билеты","done":true,"dueDay":null,"rank":"a0"},{"id":"019ca7fb-7300-760d-bae9-f967a8b4a02b","title":"Чемодан","done":false,"dueDay":null,"rank":"a1"}],"rank":"a1","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-05a0e41e068b', '019ca7fb-7300-760d-baea-000f6fcd65b2', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Обои","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a2","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-0f250d50c66c', '019ca7fb-7300-760d-baea-000f6fcd65b2', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a2","completedAt":null,"completedDay":null}', '{"status":"completed","outcome":"done","kanbanColumnId":"019ca7fb-7300-760d-bae9-814452d697a8","rank":"a0","completedAt":"2026-03-01T06:00:00.000Z","completedDay":"2026-03-01"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-173ecf021ee3', '019ca7fb-7300-760d-baea-11bc2fbd350d', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Лепнина","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a2","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-1d9b6af9b743', '019ca7fb-7300-760d-baea-11bc2fbd350d', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a2","completedAt":null,"completedDay":null}', '{"status":"completed","outcome":"dropped","kanbanColumnId":"019ca7fb-7300-760d-bae9-814452d697a8","rank":"a1","completedAt":"2026-03-01T06:00:00.000Z","completedDay":"2026-03-01"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-24761a4fc737', '019ca7fb-7300-760d-baea-2277c3d54433', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Смета","priority":"low","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a2","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-2f3c301740b1', '019ca7fb-7300-760d-baea-2277c3d54433', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a2","completedAt":null,"completedDay":null}', '{"status":"archived","outcome":null,"kanbanColumnId":null,"rank":"a2","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-3429c39b8205', '019ca7fb-7300-760d-baea-31fd7822c82a', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Лишнее","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a3","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-3b75a96a60e7', '019ca7fb-7300-760d-baea-31fd7822c82a', 'tasks', 1772344800000, 'person', '', NULL, '{"deletedAt":null}', '{"deletedAt":"2026-03-01T06:00:00.000Z"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-4215be5803eb', '019ca7fb-7300-760d-baea-3f28d1df8ce2', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Ответ Ольге","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a4","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-48b3087a6e8c', '019ca7fb-7300-760d-baea-3f28d1df8ce2', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a4","completedAt":null,"completedDay":null}', '{"status":"active","outcome":null,"kanbanColumnId":"019ca7fb-7300-760d-bae9-c15816428d4d","rank":"a0","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-53f5ff31d0b7', '019ca7fb-7300-760d-baea-4d83b7834a84', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Ответ Петру","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a4","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-5880ffcc30fd', '019ca7fb-7300-760d-baea-4d83b7834a84', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a4","completedAt":null,"completedDay":null}', '{"status":"active","outcome":null,"kanbanColumnId":"019ca7fb-7300-760d-bae9-c15816428d4d","rank":"Zz","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-604bb513bea2', '019ca7fb-7300-760d-baea-5edb64263185', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Ответ банку","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a4","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-69c2751ed385', '019ca7fb-7300-760d-baea-5edb64263185', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a4","completedAt":null,"completedDay":null}', '{"status":"active","outcome":null,"kanbanColumnId":"019ca7fb-7300-760d-bae9-c15816428d4d","rank":"Zy","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-8be49663b698', '019ca81b-7e20-75f7-8fd4-851964615a95', 'focusSessions', 1772346900000, 'person', '', NULL, NULL, '{"taskId":null,"startTime":"2026-03-01T03:00:00.000Z","endTime":"2026-03-01T03:30:00.000Z","localDate":"2026-03-01","actualDurationMinutes":30,"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-8c520c803d81', '019ca81b-7e20-75f7-8fd4-851964615a95', 'focusSessions', 1772346900000, 'person', '', NULL, '{"deletedAt":null}', '{"deletedAt":"2026-03-01T06:35:00.000Z"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-95b49f03780e', '019ca81b-7e20-75f7-8fd4-925cbd22e7d7', 'focusSessions', 1772346900000, 'person', '', NULL, NULL, '{"taskId":null,"startTime":"2026-03-01T04:00:00.000Z","endTime":"2026-03-01T04:30:00.000Z","localDate":"2026-03-01","actualDurationMinutes":30,"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-a2c09951ebf1', '019ca81b-7e20-75f7-8fd4-987af06622b5:2023-12-30', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-a6f8da0040c9', '019ca81b-7e20-75f7-8fd4-987af06622b5:2023-12-31', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-a892c9967a77', '019ca81b-7e20-75f7-8fd4-987af06622b5:2024-01-01', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-af1fa05a5047', '019ca81b-7e20-75f7-8fd4-987af06622b5:2024-01-02', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-b3037172e146', '019ca81b-7e20-75f7-8fd4-987af06622b5:2025-06-01', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-b6989e83f1ea', '019ca81b-7e20-75f7-8fd4-987af06622b5:2025-06-02', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-bb2fdb06785f', '019ca81b-7e20-75f7-8fd4-987af06622b5:2025-06-03', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-bc26fbe18ea4', '019ca81b-7e20-75f7-8fd4-987af06622b5:2026-02-19', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-c090e079ac22', '019ca81b-7e20-75f7-8fd4-987af06622b5:2026-02-20', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-c657a6830752', '019ca81b-7e20-75f7-8fd4-987af06622b5:2026-02-21', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-cb5ab6ac8f0e', '019ca81b-7e20-75f7-8fd4-987af06622b5:2026-02-22', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-cdf0b7b6d5bb', '019ca81b-7e20-75f7-8fd4-987af06622b5:2026-02-23', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-d0c483d70235', '019ca81b-7e20-75f7-8fd4-987af06622b5:2026-02-24', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-d7e340231a9d', '019ca81b-7e20-75f7-8fd4-987af06622b5:2026-02-25', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-d92139ec73bf', '019ca81b-7e20-75f7-8fd4-987af06622b5:2026-02-26', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-dc9f0e176407', '019ca81b-7e20-75f7-8fd4-987af06622b5:2026-02-27', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-e37be81a1e44', '019ca81b-7e20-75f7-8fd4-987af06622b5:2026-02-28', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-e678f6df626c', '019ca81b-7e20-75f7-8fd4-987af06622b5:2026-03-01', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":false,"skipped":true,"note":"Простуда"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-795f3f9f5024', '019ca81b-7e20-75f7-8fd4-e9b516d155eb:reminders', 'habitReminders', 1772438400000, 'person', '', NULL, '{"reminderTimes":[],"reminderDays":[]}', '{"reminderTimes":["08:00","21:00"],"reminderDays":[6,7]}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-7ce72dc922d6', '019ca81b-7e20-75f7-8fd4-e9b516d155eb:reminders', 'habitReminders', 1772438400000, 'person', '', NULL, '{"snoozed":null}', '{"snoozed":{"from":"2026-03-01T05:00:00.000Z","until":"2026-03-02T06:00:00.000Z"}}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca81b-7e20-75f7-8fd4-fae8cf9a3fc1', '019ca81b-7e20-75f7-8fd4-f370e3cef6d3', 'habits', 1772346900000, 'person', '', NULL, '{"pauses":[]}', '{"pauses":[{"from":"2026-03-01","until":null}]}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-85eb8c41cdec', '019cad8f-ac00-7389-ab82-88f7c44e0084', 'tasks', 1772438400000, 'assistant', '', NULL, NULL, '{"title":"Купить молоко","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a4","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-9038778f11cb', '019cad8f-ac00-7389-ab82-88f7c44e0084', 'tasks', 1772438400000, 'assistant', '', NULL, '{"deletedAt":null}', '{"deletedAt":"2026-03-02T08:00:00.000Z"}', 1772438400000);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-96a99d5bdc43', '019cad8f-ac00-7389-ab82-88f7c44e0084', 'tasks', 1772438400000, 'person', '', '019cad8f-ac00-7389-ab82-9038778f11cb', '{"deletedAt":"2026-03-02T08:00:00.000Z"}', '{"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-9f9360492ee6', '019cad8f-ac00-7389-ab82-88f7c44e0084', 'tasks', 1772438400000, 'assistant', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a4","completedAt":null,"completedDay":null}', '{"status":"completed","outcome":"done","kanbanColumnId":"019ca7fb-7300-760d-bae9-814452d697a8","rank":"a2","completedAt":"2026-03-02T08:00:00.000Z","completedDay":"2026-03-02"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab82-f2736927602d', 'projects', 1772438400000, 'person', '', NULL, NULL, '{"name":"Запуск блога","color":"#3b82f6","folder":null,"archivedAt":null,"headings":[],"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab82-f72f0e7b09b1', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Позвонить родителям","priority":"low","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":"019cad8f-ac00-7389-ab82-d962c914cf43","steps":[],"rank":"a0","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab82-f940523f025e', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Придумать название блога","priority":"medium","projectId":"019cad8f-ac00-7389-ab82-f2736927602d","tags":[],"reminders":[],"someday":false,"status":"completed","outcome":"done","kanbanColumnId":"019cad8f-ac00-7389-ab82-e3b89f7185e1","steps":[],"rank":"a0","completedAt":"2026-03-02T08:00:00.000Z","completedDay":"2026-03-02"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-0045595a083e', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Купить продукты на неделю","priority":"medium","tags":[],"dueDate":"2026-03-02","reminders":[],"someday":false,"status":"completed","outcome":"done","kanbanColumnId":"019cad8f-ac00-7389-ab82-e3b89f7185e1","steps":[],"rank":"a1","completedAt":"2026-03-02T08:00:00.000Z","completedDay":"2026-03-02"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-08ef4733c519', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Рассказать о блоге друзьям","priority":"low","projectId":"019cad8f-ac00-7389-ab82-f2736927602d","tags":[],"dueDate":"2026-03-06","reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":"019cad8f-ac00-7389-ab82-d962c914cf43","steps":[],"rank":"a1","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-0cf795618741', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Продлить страховку","priority":"medium","tags":[],"dueDate":"2026-03-04","reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":"019cad8f-ac00-7389-ab82-d962c914cf43","steps":[],"rank":"a2","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1075132f7c9c', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Записаться к стоматологу","description":"Отметьте кружок слева, когда сделаете.","priority":"medium","tags":[],"dueDate":"2026-03-03","reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":"019cad8f-ac00-7389-ab82-d962c914cf43","steps":[],"rank":"a3","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1524463b3325', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Подобрать фотографии к статье","priority":"medium","projectId":"019cad8f-ac00-7389-ab82-f2736927602d","tags":[],"dueDate":"2026-03-03","reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":"019cad8f-ac00-7389-ab82-dcf14d72ecad","steps":[],"rank":"a0","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1b1f611f52e2', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Написать первую статью в блог","description":"Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.","priority":"high","projectId":"019cad8f-ac00-7389-ab82-f2736927602d","tags":[],"dueDate":"2026-03-02","reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":"019cad8f-ac00-7389-ab82-dcf14d72ecad","steps":[],"rank":"a1","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-13', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-14', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-15', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-16', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-18', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-19', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-20', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-22', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-23', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-24', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-25', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-26', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-27', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-02-28', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-1c745861b3ca:2026-03-01', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-06', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-07', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-08', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-09', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-12', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-13', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-14', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-16', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-17', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-18', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-19', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-20', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-21', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-22', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-23', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-24', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-25', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-26', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-27', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-02-28', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-03-01', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-205552c547bc:2026-03-02', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2556366e9623:2026-02-18', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2556366e9623:2026-02-19', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2556366e9623:2026-02-20', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2556366e9623:2026-02-21', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2556366e9623:2026-02-22', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2556366e9623:2026-02-23', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2556366e9623:2026-02-25', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2556366e9623:2026-02-26', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2556366e9623:2026-02-27', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2556366e9623:2026-02-28', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2556366e9623:2026-03-01', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2ba4190bbe86:2026-02-10', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2ba4190bbe86:2026-02-11', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2ba4190bbe86:2026-02-14', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2ba4190bbe86:2026-02-16', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2ba4190bbe86:2026-02-18', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2ba4190bbe86:2026-02-21', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2ba4190bbe86:2026-02-23', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2ba4190bbe86:2026-02-25', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-571c42d874b7', '019cad8f-ac00-7389-ab83-2ba4190bbe86:2026-02-28', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);


INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-79e843111d0a', 'Новые', 'a0', 2, '');
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-7d4c87c598f3', 'В процессе', 'a1', 2, '');
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-814452d697a8', 'Готово', 'a2', 2, '');
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-c15816428d4d', 'Ждёт ответа', 'a0V', 11, '');
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab82-d962c914cf43', 'Новые', 'a0', 2, '');
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab82-dcf14d72ecad', 'В процессе', 'a1', 2, '');
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab82-e3b89f7185e1', 'Готово', 'a2', 2, '');


INSERT INTO public.known_places VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', 'device', '019ca7fb-7300-760d-bae9-8b30f35eccfc', 1772344800000, 1772438400000);
INSERT INTO public.known_places VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', 'device', '019cad8f-ac00-7389-ab82-c91abb2a548c', 1772438400000, 1772438400000);
INSERT INTO public.known_places VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', 'device', '019cadc6-9a80-71ed-85a1-93ddaf4c7c6e', 1772442000000, 1772442000000);
INSERT INTO public.known_places VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', 'network', 'q5WTmAQALLzT8M2kYukeOIk_VzBVfyyeAznEjN_ZANs', 1772344800000, 1772442000000);
INSERT INTO public.known_places VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'device', '019cad8f-ac00-7389-ab82-e85276f98aba', 1772438400000, 1772438400000);
INSERT INTO public.known_places VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'network', 'q5WTmAQALLzT8M2kYukeOIk_VzBVfyyeAznEjN_ZANs', 1772438400000, 1772438400000);


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
INSERT INTO public.kysely_migration VALUES ('0015-feed', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0016-field-times', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0017-project-deletion', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0018-journal', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0019-assistant-deeds', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0020-days', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0021-focus-pauses', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0022-jobs', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0023-exports', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0024-tags', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0025-repeats', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0026-steps', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0027-reminders', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0028-disabled-accounts', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0029-habit-schedules', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0030-security-events', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0031-habit-reminders', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0032-estimates', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0033-project-archive', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0034-push', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0035-outcomes', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0036-plans', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0037-calendar-feeds', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0038-day-ranks', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0039-letters', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0040-calendar-sources', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0041-project-folders', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0042-headings', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0043-habit-snoozes', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0044-feed-order', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0045-sweeps', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0046-counted', '2026-03-01T00:00:00.000Z');


INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);




INSERT INTO public.passkeys VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-bf66cde09e8c', 'h4Xt-qRJM9HqKUO0HgT6so3ICl2Lk2C2fLAoNNbYrok', 'pQECAyYgASFYIDiXYuBlxXa4ttdUgYRF3JGYNckl56n0NVFF_v2zAw3VIlggV4SphihfyffodgolbewIXWyD6bheWdVFib2cd4OB7hg', 2, '["internal"]', 'Ноутбук', 1772438400000, 1772438400000);


INSERT INTO public.photos VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', 'Q7uuHcX7oaiev0ovKMdqFw', '\x52494646c20000005745425056503820b60000007011009d012a000100013e61309648a4232221202800800c09696ee176b11edc07e0000013d807bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c28000feff73a7fffff94abc1637479ffffe5a17cb42f9685ff24e000000000000000000');


INSERT INTO public.projects VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-91d974b1c8ae', 'Кухня', '#10b981', 1772344800000, 'a0', 7, '{"ofHeadings":1772344800000,"folder":1772344800000}', NULL, NULL, 'Дом', '[{"id":"019ca7fb-7300-760d-bae9-a1f45d63761a","title":"Отделка","rank":"a0"}]');
INSERT INTO public.projects VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-9909ef43ef03', 'Работа', '#3b82f6', 1772344800000, 'a1', 5, '', NULL, NULL, NULL, '[]');
INSERT INTO public.projects VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-ac275dc90d03', 'Переезд', '#3b82f6', 1772344800000, 'a2', 8, '', NULL, 1771578000000, NULL, '[]');
INSERT INTO public.projects VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-b54aad91ba04', 'Ремонт', '#3b82f6', 1772344800000, 'a3', 10, '{"deletedAt":1772344800000}', 1772344800000, NULL, NULL, '[]');
INSERT INTO public.projects VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab82-f2736927602d', 'Запуск блога', '#3b82f6', 1772438400000, 'a0', 3, '', NULL, NULL, NULL, '[]');




INSERT INTO public.push_subscriptions VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-a65ded33d78c', '019ca7fb-7300-760d-bae9-8663e775ddc7', 'https://fcm.googleapis.com/fcm/send/of-a-test', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', 'AAAAAAAAAAAAAAAAAAAAAA', 'Телефон', 1772438400000, NULL);


INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '-AatV9cilTvX5dX5pXq0oCrlgjzuB_C0dx-uRMs3AF0');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '3jaah18DlQMKpUAk0Q-b2F57n84Hmg2fYwe9Rl5X8Y4');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'D1-9x9PpwTK30-LSGKPkfFbD58lDE5DIvJvGLRpop6w');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'FhqMvwfqjlF0bUsXtl-F7pcSk5mxFS1BMwml6Y0GW-0');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'Se2BVxzRsfp3802sOZpSKBO9NoyrUIJBNfU5vJR4Gw4');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'm9_mVLJdKVSi_WyakleGeE7BOnHI4uo9ymmxvO6doC0');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'mmcHGCHmqa4IWv4QuaZIwGRWX9sR_MnonQPzzshy8J0');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'ruzNBQac2htwOkpLBefRVTC9wWZr3akCImY-fVFU8Zc');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'u_fyJ7gD5KVAsWUL-XDYFTxcJvWd_rhu0jR4J94tJHs');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'zdL8G9ebCDBVO6SoYfewu3Sb56Fkz-7RIKN_NUxaFT0');


INSERT INTO public.sample_days VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'present', '2026-03-02');


INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab82-f2736927602d', 'project', '{"name":"Запуск блога","color":"#3b82f6","folder":null,"archivedAt":null}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab82-f72f0e7b09b1', 'task', '{"title":"Позвонить родителям","description":null,"priority":"low","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":null,"dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab82-f940523f025e', 'task', '{"title":"Придумать название блога","description":null,"priority":"medium","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":null,"dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-0045595a083e', 'task', '{"title":"Купить продукты на неделю","description":null,"priority":"medium","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":"2026-03-02","dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-08ef4733c519', 'task', '{"title":"Рассказать о блоге друзьям","description":null,"priority":"low","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":"2026-03-06","dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-0cf795618741', 'task', '{"title":"Продлить страховку","description":null,"priority":"medium","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":"2026-03-04","dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-1075132f7c9c', 'task', '{"title":"Записаться к стоматологу","description":"Отметьте кружок слева, когда сделаете.","priority":"medium","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":"2026-03-03","dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-1524463b3325', 'task', '{"title":"Подобрать фотографии к статье","description":null,"priority":"medium","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":"2026-03-03","dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-1b1f611f52e2', 'task', '{"title":"Написать первую статью в блог","description":"Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.","priority":"high","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":"2026-03-02","dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-1c745861b3ca', 'habit', '{"name":"Зарядка","description":"Десять минут утром","type":"positive","icon":"dumbbell","color":"#6366f1","frequency":"daily","weekDays":[],"timesPerPeriod":1,"periodType":"week","targetDays":30,"timeOfDay":"anytime","reminderTime":null,"reminderTimes":[],"reminderDays":[],"reminderEnabled":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-205552c547bc', 'habit', '{"name":"Читать 20 минут","description":null,"type":"positive","icon":"book-open","color":"#f59e0b","frequency":"daily","weekDays":[],"timesPerPeriod":1,"periodType":"week","targetDays":30,"timeOfDay":"anytime","reminderTime":null,"reminderTimes":[],"reminderDays":[],"reminderEnabled":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-2556366e9623', 'habit', '{"name":"Без сладкого","description":"Отметка — день, в который вы удержались","type":"negative","icon":"apple","color":"#10b981","frequency":"daily","weekDays":[],"timesPerPeriod":1,"periodType":"week","targetDays":30,"timeOfDay":"anytime","reminderTime":null,"reminderTimes":[],"reminderDays":[],"reminderEnabled":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-2ba4190bbe86', 'habit', '{"name":"Пробежка","description":"Три раза в неделю","type":"positive","icon":"footprints","color":"#06b6d4","frequency":"custom","weekDays":[],"timesPerPeriod":3,"periodType":"week","targetDays":30,"timeOfDay":"anytime","reminderTime":null,"reminderTimes":[],"reminderDays":[],"reminderEnabled":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-2e34c37fd037', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-31e161111a01', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-35b0be01665e', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-391932bbf23e', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-3cb43cb1bd34', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-422f4d04704b', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-441db3c61d2a', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-4a30b28db031', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-4e27211c20a1', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-50c510ea1d79', 'session', '');


INSERT INTO public.security_events VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', 'JwmpWdw4GunG6aTIzQBg_Y', 1772442000000, 'sign_in_failed', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', 'SU1IPB9birCKAJrckC7jHO', 1772438400000, 'passkey_added', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', 'T93AIZK7GybSMV9kZdpzTc', 1772438400000, 'signed_in_passkey', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', 'ngzyXmxZTykIjbXTXac7A4', 1772442000000, 'signed_in', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', 'u7hMLnVrYtR4kbcxKSCt5J', 1772344800000, 'registered', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '0O8slrp_tA_C3sM6Z0dNli', 1772438400000, 'two_factor_on', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'EprXXggrC5PmEgFFCWu-k4', 1772438400000, 'registered', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'N15fXO7pBoANoOlZC-loIv', 1772442000000, 'operator_link', 1, NULL, NULL, NULL);


INSERT INTO public.sessions VALUES ('019ca7fb-7300-760d-bae9-8663e775ddc7', 'IO088rDo1ntqJoeIK1BmApklemW7JcJ7', '019ca7fb-7300-760d-bae9-724b9c7d18a7', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-01 06:00:00+00', '2026-03-02 08:50:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-7389-ab82-c41674c00057', 'AOrJkX8kSbbcyxIstaGj1o5SrCTrXGEG', '019ca7fb-7300-760d-bae9-724b9c7d18a7', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-7389-ab82-e7e1ae96e63e', 'lSFPILBCofZNJyAizOUju4LcKNx-QOKT', '019cad8f-ac00-7389-ab82-d25b1e274b64', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cadc6-9a80-71ed-85a1-8f90b8b54c5f', 'Mv6xjnGGla6kQBYeJPz6qbMZL3i2tkrW', '019ca7fb-7300-760d-bae9-724b9c7d18a7', '2026-04-01 09:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');


INSERT INTO public.settings VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '{"checkinFrequency":7,"aiTone":"strict","customSystemPrompt":"Коротко.\n\nБез «воды»; it’s fine.","enableTTS":false}', 3, '{"checkinFrequency":1772344800000,"aiTone":1772344800000,"customSystemPrompt":1772344800000,"enableTTS":1772344800000}');


INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-7389-ab82-b8c948b762f3', 1772438700000);
INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-7389-ab82-c183ccb1b9f5', 1772440200000);


INSERT INTO public.tags VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-c945cb52e740', 'Слово 2', '#64748b', NULL, 12, '');
INSERT INTO public.tags VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-cf1cc7eaf187', 'Слово 3', '#64748b', NULL, 12, '');


INSERT INTO public.task_completions VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-000f6fcd65b2', 1772344800000, '2026-03-01');
INSERT INTO public.task_completions VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-88f7c44e0084', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab82-f940523f025e', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-0045595a083e', 1772438400000, '2026-03-02');


INSERT INTO public.tasks VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-c416b3883f38', 'Плитка 🧱 «под дерево»', 'Магазин ''Мир''
-- не забыть: 3 м²; \d "в кавычках"

после обеда', 'high', 'active', '019ca7fb-7300-760d-bae9-91d974b1c8ae', NULL, 1772722800000, 1772344800000, 1772344800000, NULL, NULL, 14, 'a0', 0, '{"dayRank":1772344800000,"projectRank":1772344800000}', NULL, '2026-03-05', 1, NULL, '["Слово 2","Слово 3"]', '{"rule":"FREQ=WEEKLY;INTERVAL=2;BYDAY=TU","from":"completion","calendar":"workdays","start":"2026-03-06","index":2}', NULL, '[]', '[{"id":"31570cba-a3c7-7b33-a2c7-fbcacd2a0dab","snoozedUntil":"2026-03-07T00:20:00.000Z","at":"2026-11-21T18:30"},{"id":"d87d4bfb-2cd9-798b-90ac-edacd1dfbdcc","snoozedUntil":"2026-03-07T17:00:00.000Z","beforeMinutes":3}]', 2, NULL, '2026-03-06', '20:33', 0, '2026-03-02 a0', '46fa132c-d1cf-77b1-83c3-baa3889f93bd', '019ca7fb-7300-760d-bae9-91d974b1c8ae a0');
INSERT INTO public.tasks VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-bae9-f1654e65cc16', 'Отпуск', NULL, 'medium', 'active', NULL, NULL, 1774645140000, 1772344800000, 1772344800000, NULL, NULL, 15, 'a1', 0, '', NULL, '2026-03-27', 0, NULL, '[]', NULL, NULL, '[{"id":"019ca7fb-7300-760d-bae9-f6e4c0b96d78","title":"Билеты","done":true,"dueDay":null,"rank":"a0"},{"id":"019ca7fb-7300-760d-bae9-f967a8b4a02b","title":"Чемодан","done":false,"dueDay":null,"rank":"a1"}]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-000f6fcd65b2', 'Обои', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-760d-bae9-814452d697a8', NULL, 1772344800000, 1772344800000, 1772344800000, NULL, 17, 'a0', 17, '{"archived":1772344800000,"place":1772344800000}', NULL, NULL, 0, '2026-03-01', '[]', NULL, NULL, '[]', '[]', NULL, 'done', NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-11bc2fbd350d', 'Лепнина', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-760d-bae9-814452d697a8', NULL, 1772344800000, 1772344800000, 1772344800000, NULL, 19, 'a1', 19, '{"archived":1772344800000,"place":1772344800000}', NULL, NULL, 0, '2026-03-01', '[]', NULL, NULL, '[]', '[]', NULL, 'dropped', NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-2277c3d54433', 'Смета', NULL, 'low', 'archived', NULL, NULL, NULL, 1772344800000, 1772344800000, NULL, NULL, 21, 'a2', 21, '{"archived":1772344800000}', NULL, NULL, 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-31fd7822c82a', 'Лишнее', NULL, 'medium', 'active', NULL, NULL, NULL, 1772344800000, 1772344800000, NULL, 1772344800000, 23, 'a3', 23, '{"deletedAt":1772344800000}', NULL, NULL, 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-3f28d1df8ce2', 'Ответ Ольге', NULL, 'medium', 'active', NULL, '019ca7fb-7300-760d-bae9-c15816428d4d', NULL, 1772344800000, 1772344800000, NULL, NULL, 25, 'a0', 25, '{"place":1772344800000}', NULL, NULL, 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-4d83b7834a84', 'Ответ Петру', NULL, 'medium', 'active', NULL, '019ca7fb-7300-760d-bae9-c15816428d4d', NULL, 1772344800000, 1772344800000, NULL, NULL, 27, 'Zz', 27, '{"place":1772344800000}', NULL, NULL, 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019ca7fb-7300-760d-baea-5edb64263185', 'Ответ банку', NULL, 'medium', 'active', NULL, '019ca7fb-7300-760d-bae9-c15816428d4d', NULL, 1772344800000, 1772344800000, NULL, NULL, 29, 'Zy', 29, '{"place":1772344800000}', NULL, NULL, 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '019cad8f-ac00-7389-ab82-88f7c44e0084', 'Купить молоко', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-760d-bae9-814452d697a8', NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 69, 'a2', 69, '{"deletedAt":1772438400000,"archived":1772438400000,"place":1772438400000}', NULL, NULL, 0, '2026-03-02', '[]', NULL, NULL, '[]', '[]', NULL, 'done', NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab82-f72f0e7b09b1', 'Позвонить родителям', NULL, 'low', 'active', NULL, '019cad8f-ac00-7389-ab82-d962c914cf43', NULL, 1772438400000, 1772438400000, NULL, NULL, 3, 'a0', 0, '', NULL, NULL, 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab82-f940523f025e', 'Придумать название блога', NULL, 'medium', 'completed', '019cad8f-ac00-7389-ab82-f2736927602d', '019cad8f-ac00-7389-ab82-e3b89f7185e1', NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 3, 'a0', 3, '{"archived":1772438400000,"place":1772438400000}', NULL, NULL, 0, '2026-03-02', '[]', NULL, NULL, '[]', '[]', NULL, 'done', NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-0045595a083e', 'Купить продукты на неделю', NULL, 'medium', 'completed', NULL, '019cad8f-ac00-7389-ab82-e3b89f7185e1', 1772485140000, 1772438400000, 1772438400000, 1772438400000, NULL, 3, 'a1', 3, '{"archived":1772438400000,"place":1772438400000}', NULL, '2026-03-02', 0, '2026-03-02', '[]', NULL, NULL, '[]', '[]', NULL, 'done', NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-08ef4733c519', 'Рассказать о блоге друзьям', NULL, 'low', 'active', '019cad8f-ac00-7389-ab82-f2736927602d', '019cad8f-ac00-7389-ab82-d962c914cf43', 1772830740000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a1', 0, '', NULL, '2026-03-06', 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-0cf795618741', 'Продлить страховку', NULL, 'medium', 'active', NULL, '019cad8f-ac00-7389-ab82-d962c914cf43', 1772657940000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a2', 0, '', NULL, '2026-03-04', 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-1075132f7c9c', 'Записаться к стоматологу', 'Отметьте кружок слева, когда сделаете.', 'medium', 'active', NULL, '019cad8f-ac00-7389-ab82-d962c914cf43', 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a3', 0, '', NULL, '2026-03-03', 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-1524463b3325', 'Подобрать фотографии к статье', NULL, 'medium', 'active', '019cad8f-ac00-7389-ab82-f2736927602d', '019cad8f-ac00-7389-ab82-dcf14d72ecad', 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a0', 0, '', NULL, '2026-03-03', 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '019cad8f-ac00-7389-ab83-1b1f611f52e2', 'Написать первую статью в блог', 'Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.', 'high', 'active', '019cad8f-ac00-7389-ab82-f2736927602d', '019cad8f-ac00-7389-ab82-dcf14d72ecad', 1772485140000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a1', 0, '', NULL, '2026-03-02', 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);




INSERT INTO public.two_factors VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', 'H793pOpQza9nW3YSD1v5VUmHlEuRx0K5N9jiaI9Uoi0jRtB6Vd3FwUZCPZqBk_zcHmAxMilTxQ', 1772438400000, 59081280);


INSERT INTO public.users VALUES ('019ca7fb-7300-760d-bae9-724b9c7d18a7', '', 'anna@example.test', false, '/api/auth/photo/Q7uuHcX7oaiev0ovKMdqFw', 'Анна', 'Ким', 'Europe/Moscow', '2026-03-01 06:00:00+00', '2026-03-02 08:00:00+00', 0, NULL);
INSERT INTO public.users VALUES ('019cad8f-ac00-7389-ab82-d25b1e274b64', '', 'boris@example.test', false, NULL, NULL, NULL, 'Europe/Moscow', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00', 0, NULL);


INSERT INTO public.verifications VALUES ('019cadc6-9a80-7623-b2a1-72c37fb3d248', 'reset-password-sha256:L1L6kEGIEYCZ9B2JCvHjcjHX2sb32bIqURy8HNShwPU', '019cad8f-ac00-7389-ab82-d25b1e274b64', '2026-03-03 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');




ALTER TABLE ONLY public.account_revisions
    ADD CONSTRAINT account_revisions_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_provider_account UNIQUE (provider_id, account_id);


ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_token_hash_key UNIQUE (token_hash);


ALTER TABLE ONLY public.calendar_sources
    ADD CONSTRAINT calendar_sources_key PRIMARY KEY (user_id, id);


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


ALTER TABLE ONLY public.export_parts
    ADD CONSTRAINT export_parts_pk PRIMARY KEY (user_id, run, number);


ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.feed_epochs
    ADD CONSTRAINT feed_epochs_pkey PRIMARY KEY (id);


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


ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_key PRIMARY KEY (user_id, object_id, entry_id);


ALTER TABLE ONLY public.kanban_columns
    ADD CONSTRAINT kanban_columns_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.known_places
    ADD CONSTRAINT known_places_key PRIMARY KEY (user_id, kind, name);


ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential UNIQUE (user_id, credential_id);


ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.push_keys
    ADD CONSTRAINT push_keys_pkey PRIMARY KEY (name);


ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_key PRIMARY KEY (user_id, code_hash);


ALTER TABLE ONLY public.sample_days
    ADD CONSTRAINT sample_days_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.sample_items
    ADD CONSTRAINT sample_items_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_pk PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_key UNIQUE (token);


ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.spent_tickets
    ADD CONSTRAINT spent_tickets_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.task_completions
    ADD CONSTRAINT task_completions_key PRIMARY KEY (user_id, task_id);


ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.tombstones
    ADD CONSTRAINT tombstones_key PRIMARY KEY (user_id, kind, id);


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


CREATE INDEX focus_sessions_age ON public.focus_sessions USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


CREATE INDEX focus_sessions_date ON public.focus_sessions USING btree (user_id, local_date);


CREATE INDEX focus_sessions_of_task ON public.focus_sessions USING btree (user_id, task_id);


CREATE INDEX focus_sessions_revision ON public.focus_sessions USING btree (user_id, revision, id);


CREATE INDEX focus_sessions_start ON public.focus_sessions USING btree (user_id, started_at);


CREATE INDEX guesses_age ON public.guesses USING btree (forgotten_at);


CREATE INDEX habit_notes_date ON public.habit_notes USING btree (user_id, date);


CREATE INDEX habit_years_revision ON public.habit_years USING btree (user_id, revision);


CREATE INDEX idempotent_replies_age ON public.idempotent_replies USING btree (created_at);


CREATE INDEX jobs_dead ON public.jobs USING btree (died_at) WHERE (died_at IS NOT NULL);


CREATE INDEX jobs_due ON public.jobs USING btree (run_at, user_id, kind) WHERE ((leased_by IS NULL) AND (died_at IS NULL));


CREATE INDEX jobs_leased ON public.jobs USING btree (leased_by) WHERE (leased_by IS NOT NULL);


CREATE UNIQUE INDEX jobs_of_account ON public.jobs USING btree (user_id, kind, key) WHERE (user_id IS NOT NULL);


CREATE UNIQUE INDEX jobs_of_nobody ON public.jobs USING btree (kind, key) WHERE (user_id IS NULL);


CREATE INDEX jobs_put_off ON public.jobs USING btree (put_off_at) WHERE (put_off_at IS NOT NULL);


CREATE INDEX journal_age ON public.journal USING btree (at);


CREATE INDEX journal_entries ON public.journal USING btree (user_id, entry_id);


CREATE INDEX known_places_age ON public.known_places USING btree (seen_at);


CREATE INDEX letters_ordered ON public.letters USING btree (ordered_at);


CREATE INDEX projects_age ON public.projects USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


CREATE INDEX push_subscriptions_endpoint ON public.push_subscriptions USING btree (endpoint);


CREATE INDEX push_subscriptions_session ON public.push_subscriptions USING btree (session_id);


CREATE INDEX security_events_at ON public.security_events USING btree (at);


CREATE INDEX security_events_of_user ON public.security_events USING btree (user_id, at, id);


CREATE INDEX sessions_age ON public.sessions USING btree (expires_at);


CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


CREATE INDEX spent_tickets_age ON public.spent_tickets USING btree (expires_at);


CREATE INDEX tags_age ON public.tags USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


CREATE INDEX task_completions_date ON public.task_completions USING btree (user_id, local_date);


CREATE UNIQUE INDEX tasks_by_predecessor ON public.tasks USING btree (user_id, repeated_from) WHERE (repeated_from IS NOT NULL);


CREATE INDEX tasks_dated ON public.tasks USING btree (user_id, status, due_day, due_at, due_has_time, planned_day) WHERE ((deleted_at IS NULL) AND ((due_day IS NOT NULL) OR (planned_day IS NOT NULL)));


CREATE INDEX tasks_deleted ON public.tasks USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


CREATE INDEX tasks_kinds ON public.tasks USING btree (user_id, kanban_column_id, deleted_at, status);


CREATE INDEX tasks_on_day ON public.tasks USING btree (user_id, day_rank) WHERE (day_rank IS NOT NULL);


CREATE INDEX tasks_order ON public.tasks USING btree (user_id, kanban_column_id, rank, id, status, deleted_at);


CREATE INDEX tasks_project_of ON public.tasks USING btree (user_id, project_id);


CREATE INDEX tasks_revision ON public.tasks USING btree (user_id, revision, id);


CREATE INDEX tombstones_age ON public.tombstones USING btree (deleted_at);


CREATE INDEX tombstones_revision ON public.tombstones USING btree (user_id, revision);


CREATE INDEX verifications_age ON public.verifications USING btree (expires_at);


CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);


ALTER TABLE ONLY public.account_revisions
    ADD CONSTRAINT account_revisions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.calendar_sources
    ADD CONSTRAINT calendar_sources_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


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


ALTER TABLE ONLY public.export_parts
    ADD CONSTRAINT export_parts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


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


ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.kanban_columns
    ADD CONSTRAINT kanban_columns_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.known_places
    ADD CONSTRAINT known_places_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.sample_days
    ADD CONSTRAINT sample_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.sample_items
    ADD CONSTRAINT sample_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.task_completions
    ADD CONSTRAINT task_completions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_column FOREIGN KEY (user_id, kanban_column_id) REFERENCES public.kanban_columns(user_id, id);


ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_project FOREIGN KEY (user_id, project_id) REFERENCES public.projects(user_id, id);


ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.tombstones
    ADD CONSTRAINT tombstones_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



