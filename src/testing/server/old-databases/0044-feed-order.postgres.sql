-- Made by npm run keep-database; what signs its people in:
-- {"cookie":"takt.session_token=o9OgVP34SOgebpjJSLdi86YndcX2DTLU.q7kgPA0P7HevusErV8llxEjl4vdeFM5SxISVrjp0bvA=; takt.device=KByK1fPY8ardbZ9hTk0yj1wCcsuPHZsUz_ktmeX2jrv3UUv4PZcg_IeBniHkgY72xWCAgr6oahI_6AWvsmAu_deJeJIpfpp9Zk0y2Xq6PiUNwu5U91eaudX3t-65QmgNXP1PZDB84rB0-ijb6SapFL33g_L7mmzTZJ2XCSKReimtIyoeGU6udKe6QW4efLm8FKUPuzAMhcXr36aLnw; takt.passkey_registration=PaPR7sXaqycro5PjhkhN7_wubLg7qV6QBdtuKNGk8IfoBy67yUazRXO65tVzHiNoA3aWuUkbsUnlhsGBK_kOMAweKs1GQQKSDVJOpI6ncXqRPQch_CVOFgWj1ZkhpA6iSXty8QZKrO7v3AYlkEuUzx6m9gbIjYpJMa2cxe5MxzN5QI_o8SW2TTdKc5tqVaiDUeRwcBNlo87hBkObO2M3aQxir7aeEXVfNovZfk8ObxUYOHGOVAk7gFz-n3txAZCu8Pw6aUxVLwoGhuSX8-Mf4eqkfIkRp5g","resetToken":"5HgGXCa18xGDArwjRyRknUXgKs__Zy11","secret":"5RKDFD2LW2B3PJZAI4OEFWDUW7ISCEUQ","recoveryCode":"gek46-gyxdj"}


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


INSERT INTO public.account_revisions VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', 76, 0, 0);
INSERT INTO public.account_revisions VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 5, 0, 0);


INSERT INTO public.accounts VALUES ('019ca7fb-7300-7134-93a2-e2418c6b0f29', '019ca7fb-7300-7134-93a2-dc571e3d3671', 'credential', '019ca7fb-7300-7134-93a2-dc571e3d3671', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$hBYDKydUCvVNJCXa2mqobw$rbq21kqEyWfjvIHR1x0mp8Z8mkCWH81p+OUZqpJrRHQ', '2026-03-01 06:00:00+00', '2026-03-01 06:00:00+00');
INSERT INTO public.accounts VALUES ('019cad8f-ac00-7410-a8f2-ef514de80ecc', '019cad8f-ac00-7410-a8f2-ebcca9eab172', 'credential', '019cad8f-ac00-7410-a8f2-ebcca9eab172', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$b3e00KdeTRj3Lzrm9d4DjA$Yw0gSwaSPT5LDTey4ed9hVBodcHu9tW8XQUY3J8B50s', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.calendar_feeds VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '_WJnp2aElkyOYb2RRGR2sE107ZCBFGahp0OAHaCkxqM', 'deadlines,plans', 1772438400000, NULL);


INSERT INTO public.calendar_sources VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-c1ecf96f6cfe', 'Работа', 'calendar.invalid', 'vr6gKs4EihSNq_0s_uFkGz66jn8Y3knIWtSLhUnM0ej7T1mWKmpP7Hl6PrI6JgVLMQmVV-58m0_r0g', NULL, 'unreachable', 1, NULL, NULL, '[]', NULL);


INSERT INTO public.chat_conversations VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '', '{"pending":null,"touched":["019cad8f-ac00-7410-a8f2-a214776fe1cf"],"listed":[],"lastAction":"complete"}', 1772438400000);


INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-98e72dc922d6', '', 'user', 'добавь задачу купить молоко', 1772438400000, NULL, 0);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-9e45f26d27c2', '', 'assistant', 'Добавлена задача «Купить молоко».', 1772438400000, '{"action":"tasks_create","actions":["tasks_create"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7410-a8f2-a214776fe1cf","title":"Купить молоко","action":"tasks_create"}]}', 1);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-a4f7c44e0084', '', 'user', 'удали задачу купить молоко', 1772438400000, NULL, 0);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-a9fc1c96d91d', '', 'assistant', 'Удалена задача «Купить молоко».', 1772438400000, '{"action":"tasks_delete","actions":["tasks_delete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7410-a8f2-a214776fe1cf","title":"Купить молоко","action":"tasks_delete"}]}', 1);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-b2a99d5bdc43', '', 'user', 'отметь купить молоко выполненной', 1772438400000, NULL, 0);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-b4b2884f5b29', '', 'assistant', 'Выполнена задача «Купить молоко».', 1772438400000, '{"action":"tasks_complete","actions":["tasks_complete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7410-a8f2-a214776fe1cf","title":"Купить молоко","action":"tasks_complete"}]}', 1);


INSERT INTO public.check_ins VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-db16440d2611', 1772344800000, '«Плитка 🧱 „под дерево“»: впереди 25 минут. Срок: 5 марта, 18:00. Не отвлекайтесь. Если что-то мешает, напишите мне.', 'hard');


INSERT INTO public.daily_reports VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '2026-03-02', 1772438400000, 1772438400000, '1107-918319238', '[{"tone":"strict","role":"assistant","personality":"friendly"},"Коротко.\n\nБез «воды»; it’s fine."]', '{"summary":"Дело движется. Сегодня закрыта 1 задача. Ждут отметки 2 привычки. Доведите начатое до конца.","achievements":["Закрыта 1 задача: «Купить молоко».","Результат есть 2 дня подряд."],"motivationalMessage":"Идём дальше. Скажите, если нужно что-то записать.","recommendations":["«Зарядка»: серия 10 дней. Отметьте сегодня, без исключений.","У задачи «Плитка 🧱 „под дерево“» высокий приоритет. Займитесь ей до всего остального.","На сегодня осталась 1 привычка: «Чтение»."],"links":[{"recommendation":0,"kind":"habit","id":"019ca81b-7e20-7250-bd0b-a1b49f03780e","title":"Зарядка"},{"recommendation":1,"kind":"task","id":"019ca7fb-7300-7134-93a3-315816428d4d","title":"Плитка 🧱 «под дерево»"},{"recommendation":2,"kind":"habit","id":"019ca81b-7e20-7250-bd0b-f278f6df626c","title":"Чтение"}],"date":"2026-03-02","createdAt":"2026-03-02T08:00:00.000Z"}');


INSERT INTO public.encouragements VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-e5997af8fde4', 'Держите темп. «Плитка»: позади 50 %, впереди 30 минут. А потом чай. Если мешает посторонняя мысль, напишите её мне: я сохраню.');






INSERT INTO public.feed_epochs VALUES (1, '4b3f0d64', '16384-16445-00000001');


INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-db16440d2611', '019ca7fb-7300-7134-93a3-315816428d4d', 'Плитка 🧱 «под дерево»', 'completed', 25, 1772344800000, 1772344800000, 1772346300000, 25, '2026-03-01', 34, NULL, 0, 25, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca812-5660-744b-b284-5621535b2ffb', NULL, NULL, 'interrupted', 50, 1772346300000, 1772346300000, 1772346900000, 10, '2026-03-01', 37, NULL, 0, 10, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-8e7217b93cfc', NULL, NULL, 'completed', NULL, 1772334000000, 1772334000000, 1772335800000, 30, '2026-03-01', 39, NULL, 0, 30, 1772346900000, '');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-98520c803d81', NULL, NULL, 'completed', NULL, 1772337600000, 1772337600000, 1772339400000, 30, '2026-03-01', 40, NULL, 0, 30, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cadbd-72c0-72bd-a8c2-b69522515d5d', NULL, NULL, 'active', NULL, 1772441400000, 1772441400000, NULL, NULL, '2026-03-02', 76, 1772441400000, 0, NULL, NULL, '{"pausedAt":1772441400000}');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-4556366e9623', '019cad8f-ac00-7410-a8f3-12736927602d', 'Придумать название блога', 'completed', 45, 1771917300000, 1771917300000, 1771920000000, 45, '2026-02-24', 3, NULL, 0, 45, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-4ba4190bbe86', '019cad8f-ac00-7410-a8f3-12736927602d', 'Придумать название блога', 'completed', 60, 1772001600000, 1772001600000, 1772005200000, 60, '2026-02-25', 3, NULL, 0, 60, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-4e34c37fd037', '019cad8f-ac00-7410-a8f3-2cf795618741', 'Подобрать фотографии к статье', 'completed', 25, 1772021400000, 1772021400000, 1772022900000, 25, '2026-02-25', 3, NULL, 0, 25, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-51e161111a01', '019cad8f-ac00-7410-a8f3-2cf795618741', 'Подобрать фотографии к статье', 'completed', 45, 1772092800000, 1772092800000, 1772095500000, 45, '2026-02-26', 3, NULL, 0, 45, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-55b0be01665e', '019cad8f-ac00-7410-a8f3-3075132f7c9c', 'Написать первую статью в блог', 'completed', 60, 1772177400000, 1772177400000, 1772181000000, 60, '2026-02-27', 3, NULL, 0, 60, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-591932bbf23e', '019cad8f-ac00-7410-a8f3-3075132f7c9c', 'Написать первую статью в блог', 'completed', 45, 1772197200000, 1772197200000, 1772199900000, 45, '2026-02-27', 3, NULL, 0, 45, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-5cb43cb1bd34', '019cad8f-ac00-7410-a8f3-3075132f7c9c', 'Написать первую статью в блог', 'completed', 25, 1772292000000, 1772292000000, 1772293500000, 25, '2026-02-28', 3, NULL, 0, 25, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-622f4d04704b', '019cad8f-ac00-7410-a8f3-3075132f7c9c', 'Написать первую статью в блог', 'completed', 45, 1772348700000, 1772348700000, 1772351400000, 45, '2026-03-01', 3, NULL, 0, 45, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-641db3c61d2a', '019cad8f-ac00-7410-a8f3-2cf795618741', 'Подобрать фотографии к статье', 'completed', 45, 1772364600000, 1772364600000, 1772367300000, 45, '2026-03-01', 3, NULL, 0, 45, NULL, '');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6a30b28db031', '019cad8f-ac00-7410-a8f3-3075132f7c9c', 'Написать первую статью в блог', 'completed', 25, 1772429400000, 1772429400000, 1772430900000, 25, '2026-03-02', 3, NULL, 0, 25, NULL, '');


INSERT INTO public.guesses VALUES ('3533aSjWnx7UKnq1MIhAuH120CSH21e3CR7cC2BvyoE', 1772442030000);
INSERT INTO public.guesses VALUES ('WoWwS7Km2PLGTyFjsNHk9Ip7O23WHlstWFNbj-dE5Hw', 1772442090000);


INSERT INTO public.habit_notes VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-a1b49f03780e', '2026-03-01', 'Простуда');


INSERT INTO public.habit_pauses VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-f850f75d789c', '2026-03-01', NULL);


INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-a1b49f03780e', 2023, '...........................................................................................................................................................................................................................................................................................................................................................................xx', 43, '[0,[363,42,1772346900000],[364,43,1772346900000]]');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-a1b49f03780e', 2024, 'xx............................................................................................................................................................................................................................................................................................................................................................................', 45, '[0,[0,44,1772346900000],[1,45,1772346900000]]');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-a1b49f03780e', 2025, '.......................................................................................................................................................xxx...................................................................................................................................................................................................................', 48, '[0,[151,46,1772346900000],[152,47,1772346900000],[153,48,1772346900000]]');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-a1b49f03780e', 2026, '.................................................xxxxxxxxxxs.................................................................................................................................................................................................................................................................................................................', 59, '[0,[49,49,1772346900000],[50,50,1772346900000],[51,51,1772346900000],[52,52,1772346900000],[53,53,1772346900000],[54,54,1772346900000],[55,55,1772346900000],[56,56,1772346900000],[57,57,1772346900000],[58,58,1772346900000],[59,59,1772346900000]]');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-3524463b3325', 2026, '...........................................xxxx.xxx.xxxxxxxx.................................................................................................................................................................................................................................................................................................................', 3, '[0,[43,3,1772438400000],[44,3,1772438400000],[45,3,1772438400000],[46,3,1772438400000],[48,3,1772438400000],[49,3,1772438400000],[50,3,1772438400000],[52,3,1772438400000],[53,3,1772438400000],[54,3,1772438400000],[55,3,1772438400000],[56,3,1772438400000],[57,3,1772438400000],[58,3,1772438400000],[59,3,1772438400000]]');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-3b1f611f52e2', 2026, '....................................xxxx..xxx.xxxxxxxxxxxxxxx................................................................................................................................................................................................................................................................................................................', 3, '[0,[36,3,1772438400000],[37,3,1772438400000],[38,3,1772438400000],[39,3,1772438400000],[42,3,1772438400000],[43,3,1772438400000],[44,3,1772438400000],[46,3,1772438400000],[47,3,1772438400000],[48,3,1772438400000],[49,3,1772438400000],[50,3,1772438400000],[51,3,1772438400000],[52,3,1772438400000],[53,3,1772438400000],[54,3,1772438400000],[55,3,1772438400000],[56,3,1772438400000],[57,3,1772438400000],[58,3,1772438400000],[59,3,1772438400000],[60,3,1772438400000]]');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-3c745861b3ca', 2026, '................................................xxxxxx.xxxxx.................................................................................................................................................................................................................................................................................................................', 3, '[0,[48,3,1772438400000],[49,3,1772438400000],[50,3,1772438400000],[51,3,1772438400000],[52,3,1772438400000],[53,3,1772438400000],[55,3,1772438400000],[56,3,1772438400000],[57,3,1772438400000],[58,3,1772438400000],[59,3,1772438400000]]');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-405552c547bc', 2026, '........................................xx..x.x.x..x.x.x..x..................................................................................................................................................................................................................................................................................................................', 3, '[0,[40,3,1772438400000],[41,3,1772438400000],[44,3,1772438400000],[46,3,1772438400000],[48,3,1772438400000],[51,3,1772438400000],[53,3,1772438400000],[55,3,1772438400000],[58,3,1772438400000]]');


INSERT INTO public.habits VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-a1b49f03780e', 'Зарядка', 'Десять минут', 'positive', 'target', '#6366f1', 'daily', '', 1, 'week', 30, 'morning', '07:30', 1, 1772346900000, '2026-03-01', 'a0', 41, '', '[]', '["07:30"]', '', NULL);
INSERT INTO public.habits VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-f278f6df626c', 'Чтение', NULL, 'positive', 'target', '#6366f1', 'weekly', '14', 1, 'week', 30, 'anytime', '08:00', 1, 1772346900000, '2026-03-01', 'a1', 65, '{"frequency":1772438400000,"weekDays":1772438400000,"reminderTimes":1772438400000,"reminderDays":1772438400000,"reminderTime":1772438400000,"snoozed":1772438400000}', '[{"frequency":"custom","weekDays":[],"timesPerPeriod":1,"periodType":"week","until":"2026-03-02"}]', '["08:00","21:00"]', '67', '{"from":"2026-03-01T05:00:00.000Z","until":"2026-03-02T06:00:00.000Z"}');
INSERT INTO public.habits VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-f850f75d789c', 'Сладкое', NULL, 'negative', 'target', '#ef4444', 'daily', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01', 'a2', 62, '{"isActive":1772346900000}', '[]', '[]', '', NULL);
INSERT INTO public.habits VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-3524463b3325', 'Зарядка', 'Десять минут утром', 'positive', 'dumbbell', '#6366f1', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a0', 3, '', '[]', '[]', '', NULL);
INSERT INTO public.habits VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-3b1f611f52e2', 'Читать 20 минут', NULL, 'positive', 'book-open', '#f59e0b', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a1', 3, '', '[]', '[]', '', NULL);
INSERT INTO public.habits VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-3c745861b3ca', 'Без сладкого', 'Отметка — день, в который вы удержались', 'negative', 'apple', '#10b981', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a2', 3, '', '[]', '[]', '', NULL);
INSERT INTO public.habits VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-405552c547bc', 'Пробежка', 'Три раза в неделю', 'positive', 'footprints', '#06b6d4', 'custom', '', 3, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a3', 3, '', '[]', '[]', '', NULL);


INSERT INTO public.idempotent_replies VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', 'key-of-a-creation', 'POST /api/tasks', 'bytes:tbmizdRrC50ebtQuNby1srjWre+Sh+Xfivu3kSaKL5Y=', 201, '{"id":"019ca7fb-7300-7134-93a3-6effce6789c0","title":"Обои","description":null,"priority":"medium","status":"active","outcome":null,"projectId":null,"headingId":null,"tags":[],"dueDate":null,"dueDay":null,"dueHasTime":false,"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"steps":[],"repeatedFrom":null,"kanbanColumnId":null,"rank":"a2","dayRank":null,"projectRank":null,"createdAt":"2026-03-01T06:00:00.000Z","updatedAt":"2026-03-01T06:00:00.000Z","completedAt":null,"completedDay":null,"position":2}', 1772344800000);


INSERT INTO public.jobs VALUES ('019ca7fb-7300-7134-93a3-5af6c7cf8c3e', '019ca7fb-7300-7134-93a2-dc571e3d3671', 'remind-of-task', '019ca7fb-7300-7134-93a3-315816428d4d', 1772902800000, NULL, '{"at":1772902800000}', 0, NULL, 0, NULL);
INSERT INTO public.jobs VALUES ('019cad8f-ac00-7410-a8f2-ca7f327f0a4d', '019ca7fb-7300-7134-93a2-dc571e3d3671', 'read-calendar-source', '019cad8f-ac00-7410-a8f2-c1ecf96f6cfe', 1772445600000, NULL, 'null', 0, NULL, 0, NULL);
INSERT INTO public.jobs VALUES ('019cad8f-ac00-7410-a8f2-cff15480c0fb', '019ca7fb-7300-7134-93a2-dc571e3d3671', 'remind-of-habits', '', 1772512200000, NULL, '{"at":1772512200000}', 0, NULL, 0, NULL);
INSERT INTO public.jobs VALUES ('019cadbd-72c0-72bd-a8c2-c114b69c67cb', '019ca7fb-7300-7134-93a2-dc571e3d3671', 'end-session', '019cadbd-72c0-72bd-a8c2-b69522515d5d', 1772527800000, NULL, 'null', 0, NULL, 0, NULL);


INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-0060bc2b15a3', '019ca7fb-7300-7134-93a2-febdab8b5c0b', 'projects', 1772344800000, 'person', '', NULL, NULL, '{"name":"Кухня","color":"#10b981","folder":null,"archivedAt":null,"headings":[],"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-10c0c245a152', '019ca7fb-7300-7134-93a2-febdab8b5c0b', 'projects', 1772344800000, 'person', '', NULL, '{"headings":[]}', '{"headings":[{"id":"019ca7fb-7300-7134-93a3-0d0e3b22b5de","title":"Отделка","rank":"a0"}]}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-15a5935e70a5', '019ca7fb-7300-7134-93a2-febdab8b5c0b', 'projects', 1772344800000, 'person', '', NULL, '{"folder":null}', '{"folder":"Дом"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-0b7d8c6cdb9b', '019ca7fb-7300-7134-93a3-055968c404f9', 'projects', 1772344800000, 'person', '', NULL, NULL, '{"name":"Работа","color":"#3b82f6","folder":null,"archivedAt":null,"headings":[],"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-1f1ee905d3ff', '019ca7fb-7300-7134-93a3-18cd5b6f86a3', 'projects', 1772344800000, 'person', '', NULL, NULL, '{"name":"Переезд","color":"#3b82f6","folder":null,"archivedAt":"2026-02-20T09:00:00.000Z","headings":[],"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-250dc71b2e07', '019ca7fb-7300-7134-93a3-201920afb906', 'projects', 1772344800000, 'person', '', NULL, NULL, '{"name":"Ремонт","color":"#3b82f6","folder":null,"archivedAt":null,"headings":[],"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-2ad3ee096132', '019ca7fb-7300-7134-93a3-201920afb906', 'projects', 1772344800000, 'person', '', NULL, '{"deletedAt":null}', '{"deletedAt":"2026-03-01T06:00:00.000Z"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-3d45cb52e740', '019ca7fb-7300-7134-93a3-315816428d4d', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Плитка 🧱 «под дерево»","description":"Магазин ''Мир''\n-- не забыть: 3 м²; \\d \"в кавычках\"\n\nпосле обеда","priority":"high","projectId":"019ca7fb-7300-7134-93a2-febdab8b5c0b","headingId":"46fa132c-d1cf-77b1-83c3-baa3889f93bd","tags":["Слово 2","Слово 3"],"dueDate":"2026-03-05T15:00:00.000Z","repeat":{"rule":"FREQ=WEEKLY;INTERVAL=2;BYDAY=TU","from":"completion","calendar":"workdays","start":"2026-03-06","index":2},"reminders":[{"id":"31570cba-a3c7-7b33-a2c7-fbcacd2a0dab","snoozedUntil":"2026-03-07T00:20:00.000Z","at":"2026-11-21T18:30"},{"id":"d87d4bfb-2cd9-798b-90ac-edacd1dfbdcc","snoozedUntil":"2026-03-07T17:00:00.000Z","beforeMinutes":3}],"estimateMinutes":2,"plannedDay":"2026-03-06","plannedTime":"20:33","someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a0","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-48cad60785c3', '019ca7fb-7300-7134-93a3-315816428d4d', 'tasks', 1772344800000, 'person', '', NULL, '{"dayRank":null}', '{"dayRank":"2026-03-02 a0"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-5628b75df236', '019ca7fb-7300-7134-93a3-315816428d4d', 'tasks', 1772344800000, 'person', '', NULL, '{"projectRank":null}', '{"projectRank":"019ca7fb-7300-7134-93a2-febdab8b5c0b a0"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-3d45cb52e740', '019ca7fb-7300-7134-93a3-3744e0fa115f', 'tags', 1772344800000, 'person', '', NULL, NULL, '{"name":"Слово 2","color":"#64748b","deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-3d45cb52e740', '019ca7fb-7300-7134-93a3-3816b3883f38', 'tags', 1772344800000, 'person', '', NULL, NULL, '{"name":"Слово 3","color":"#64748b","deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-6ae4c0b96d78', '019ca7fb-7300-7134-93a3-5e344d87609c', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Отпуск","priority":"medium","tags":[],"dueDate":"2026-03-27","reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[{"id":"019ca7fb-7300-7134-93a3-6245e7c88321","title":"Билеты","done":true,"dueDay":null,"rank":"a0"},{"id":"019ca7fb-7300-7134-93a3-65654e65cc16","title":"Чемодан","done":false,"dueDay":null,"rank":"a1"}],"rank":"a1","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-731c02cc2ea4', '019ca7fb-7300-7134-93a3-6effce6789c0', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Обои","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a2","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-7bea52011402', '019ca7fb-7300-7134-93a3-6effce6789c0', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a2","completedAt":null,"completedDay":null}', '{"status":"completed","outcome":"done","kanbanColumnId":"019ca7fb-7300-7134-93a2-ede843111d0a","rank":"a0","completedAt":"2026-03-01T06:00:00.000Z","completedDay":"2026-03-01"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-82cf8f8496e1', '019ca7fb-7300-7134-93a3-7f250d50c66c', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Лепнина","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a2","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-88ac3c42fa31', '019ca7fb-7300-7134-93a3-7f250d50c66c', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a2","completedAt":null,"completedDay":null}', '{"status":"completed","outcome":"dropped","kanbanColumnId":"019ca7fb-7300-7134-93a2-ede843111d0a","rank":"a1","completedAt":"2026-03-01T06:00:00.000Z","completedDay":"2026-03-01"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-9122e749ee6b', '019ca7fb-7300-7134-93a3-8d9b6af9b743', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Смета","priority":"low","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a2","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-987397ce6f93', '019ca7fb-7300-7134-93a3-8d9b6af9b743', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a2","completedAt":null,"completedDay":null}', '{"status":"archived","outcome":null,"kanbanColumnId":null,"rank":"a2","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-a0cf0db585f8', '019ca7fb-7300-7134-93a3-9f3c301740b1', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Лишнее","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a3","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-a429c39b8205', '019ca7fb-7300-7134-93a3-9f3c301740b1', 'tasks', 1772344800000, 'person', '', NULL, '{"deletedAt":null}', '{"deletedAt":"2026-03-01T06:00:00.000Z"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-ad671a69a4d1', '019ca7fb-7300-7134-93a3-ab75a96a60e7', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Ответ Ольге","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a4","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-b68762c3bda9', '019ca7fb-7300-7134-93a3-ab75a96a60e7', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a4","completedAt":null,"completedDay":null}', '{"status":"active","outcome":null,"kanbanColumnId":"019ca7fb-7300-7134-93a3-2f23ed72f67e","rank":"a0","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-bcc9830ac8f7', '019ca7fb-7300-7134-93a3-b8b3087a6e8c', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Ответ Петру","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a4","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-c7aa57c3b0c3', '019ca7fb-7300-7134-93a3-b8b3087a6e8c', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a4","completedAt":null,"completedDay":null}', '{"status":"active","outcome":null,"kanbanColumnId":"019ca7fb-7300-7134-93a3-2f23ed72f67e","rank":"Zz","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-cd2d5388b7a2', '019ca7fb-7300-7134-93a3-c880ffcc30fd', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Ответ банку","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a4","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-d6854f24ab9b', '019ca7fb-7300-7134-93a3-c880ffcc30fd', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a4","completedAt":null,"completedDay":null}', '{"status":"active","outcome":null,"kanbanColumnId":"019ca7fb-7300-7134-93a3-2f23ed72f67e","rank":"Zy","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-936720755533', '019ca81b-7e20-7250-bd0b-8e7217b93cfc', 'focusSessions', 1772346900000, 'person', '', NULL, NULL, '{"taskId":null,"startTime":"2026-03-01T03:00:00.000Z","endTime":"2026-03-01T03:30:00.000Z","localDate":"2026-03-01","actualDurationMinutes":30,"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-97e49663b698', '019ca81b-7e20-7250-bd0b-8e7217b93cfc', 'focusSessions', 1772346900000, 'person', '', NULL, '{"deletedAt":null}', '{"deletedAt":"2026-03-01T06:35:00.000Z"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-9c00e0f73a4d', '019ca81b-7e20-7250-bd0b-98520c803d81', 'focusSessions', 1772346900000, 'person', '', NULL, NULL, '{"taskId":null,"startTime":"2026-03-01T04:00:00.000Z","endTime":"2026-03-01T04:30:00.000Z","localDate":"2026-03-01","actualDurationMinutes":30,"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-a9a98ab3a88b', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2023-12-30', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-aec09951ebf1', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2023-12-31', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-b2f8da0040c9', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2024-01-01', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-b492c9967a77', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2024-01-02', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-bb1fa05a5047', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2025-06-01', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-bf037172e146', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2025-06-02', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-c2989e83f1ea', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2025-06-03', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-c72fdb06785f', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2026-02-19', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-c826fbe18ea4', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2026-02-20', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-cc90e079ac22', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2026-02-21', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-d257a6830752', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2026-02-22', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-d75ab6ac8f0e', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2026-02-23', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-d9f0b7b6d5bb', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2026-02-24', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-dcc483d70235', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2026-02-25', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-e3e340231a9d', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2026-02-26', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-e52139ec73bf', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2026-02-27', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-e89f0e176407', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2026-02-28', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0b-ef7be81a1e44', '019ca81b-7e20-7250-bd0b-a1b49f03780e:2026-03-01', 'habitEntries', 1772346900000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":false,"skipped":true,"note":"Простуда"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-9323ef652d64', '019ca81b-7e20-7250-bd0b-f278f6df626c:reminders', 'habitReminders', 1772438400000, 'person', '', NULL, '{"reminderTimes":[],"reminderDays":[]}', '{"reminderTimes":["08:00","21:00"],"reminderDays":[6,7]}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-95445b797b8c', '019ca81b-7e20-7250-bd0b-f278f6df626c:reminders', 'habitReminders', 1772438400000, 'person', '', NULL, '{"snoozed":null}', '{"snoozed":{"from":"2026-03-01T05:00:00.000Z","until":"2026-03-02T06:00:00.000Z"}}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca81b-7e20-7250-bd0c-03eb9a6de841', '019ca81b-7e20-7250-bd0b-f850f75d789c', 'habits', 1772346900000, 'person', '', NULL, '{"pauses":[]}', '{"pauses":[{"from":"2026-03-01","until":null}]}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-9e45f26d27c2', '019cad8f-ac00-7410-a8f2-a214776fe1cf', 'tasks', 1772438400000, 'assistant', '', NULL, NULL, '{"title":"Купить молоко","priority":"medium","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":null,"steps":[],"rank":"a4","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-a9fc1c96d91d', '019cad8f-ac00-7410-a8f2-a214776fe1cf', 'tasks', 1772438400000, 'assistant', '', NULL, '{"deletedAt":null}', '{"deletedAt":"2026-03-02T08:00:00.000Z"}', 1772438400000);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-ac38778f11cb', '019cad8f-ac00-7410-a8f2-a214776fe1cf', 'tasks', 1772438400000, 'person', '', '019cad8f-ac00-7410-a8f2-a9fc1c96d91d', '{"deletedAt":"2026-03-02T08:00:00.000Z"}', '{"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-b4b2884f5b29', '019cad8f-ac00-7410-a8f2-a214776fe1cf', 'tasks', 1772438400000, 'assistant', '', NULL, '{"status":"active","outcome":null,"kanbanColumnId":null,"rank":"a4","completedAt":null,"completedDay":null}', '{"status":"completed","outcome":"done","kanbanColumnId":"019ca7fb-7300-7134-93a2-ede843111d0a","rank":"a2","completedAt":"2026-03-02T08:00:00.000Z","completedDay":"2026-03-02"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-0929ac39a15a', 'projects', 1772438400000, 'person', '', NULL, NULL, '{"name":"Запуск блога","color":"#3b82f6","folder":null,"archivedAt":null,"headings":[],"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-0c7111aa1a52', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Позвонить родителям","priority":"low","tags":[],"reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":"019cad8f-ac00-7410-a8f2-f25b1e274b64","steps":[],"rank":"a0","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-12736927602d', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Придумать название блога","priority":"medium","projectId":"019cad8f-ac00-7410-a8f3-0929ac39a15a","tags":[],"reminders":[],"someday":false,"status":"completed","outcome":"done","kanbanColumnId":"019cad8f-ac00-7410-a8f2-f962c914cf43","steps":[],"rank":"a0","completedAt":"2026-03-02T08:00:00.000Z","completedDay":"2026-03-02"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-1940523f025e', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Купить продукты на неделю","priority":"medium","tags":[],"dueDate":"2026-03-02","reminders":[],"someday":false,"status":"completed","outcome":"done","kanbanColumnId":"019cad8f-ac00-7410-a8f2-f962c914cf43","steps":[],"rank":"a1","completedAt":"2026-03-02T08:00:00.000Z","completedDay":"2026-03-02"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-2045595a083e', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Рассказать о блоге друзьям","priority":"low","projectId":"019cad8f-ac00-7410-a8f3-0929ac39a15a","tags":[],"dueDate":"2026-03-06","reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":"019cad8f-ac00-7410-a8f2-f25b1e274b64","steps":[],"rank":"a1","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-24aea913f674', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Продлить страховку","priority":"medium","tags":[],"dueDate":"2026-03-04","reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":"019cad8f-ac00-7410-a8f2-f25b1e274b64","steps":[],"rank":"a2","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-28ef4733c519', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Записаться к стоматологу","description":"Отметьте кружок слева, когда сделаете.","priority":"medium","tags":[],"dueDate":"2026-03-03","reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":"019cad8f-ac00-7410-a8f2-f25b1e274b64","steps":[],"rank":"a3","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-2cf795618741', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Подобрать фотографии к статье","priority":"medium","projectId":"019cad8f-ac00-7410-a8f3-0929ac39a15a","tags":[],"dueDate":"2026-03-03","reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":"019cad8f-ac00-7410-a8f2-f4a97e907854","steps":[],"rank":"a0","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3075132f7c9c', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Написать первую статью в блог","description":"Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.","priority":"high","projectId":"019cad8f-ac00-7410-a8f3-0929ac39a15a","tags":[],"dueDate":"2026-03-02","reminders":[],"someday":false,"status":"active","outcome":null,"kanbanColumnId":"019cad8f-ac00-7410-a8f2-f4a97e907854","steps":[],"rank":"a1","completedAt":null,"completedDay":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-13', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-14', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-15', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-16', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-18', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-19', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-20', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-22', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-23', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-24', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-25', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-26', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-27', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-02-28', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3524463b3325:2026-03-01', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-06', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-07', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-08', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-09', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-12', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-13', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-14', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-16', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-17', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-18', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-19', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-20', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-21', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-22', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-23', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-24', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-25', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-26', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-27', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-02-28', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-03-01', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3b1f611f52e2:2026-03-02', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3c745861b3ca:2026-02-18', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3c745861b3ca:2026-02-19', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3c745861b3ca:2026-02-20', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3c745861b3ca:2026-02-21', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3c745861b3ca:2026-02-22', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3c745861b3ca:2026-02-23', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3c745861b3ca:2026-02-25', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3c745861b3ca:2026-02-26', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3c745861b3ca:2026-02-27', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3c745861b3ca:2026-02-28', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-3c745861b3ca:2026-03-01', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-405552c547bc:2026-02-10', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-405552c547bc:2026-02-11', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-405552c547bc:2026-02-14', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-405552c547bc:2026-02-16', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-405552c547bc:2026-02-18', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-405552c547bc:2026-02-21', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-405552c547bc:2026-02-23', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-405552c547bc:2026-02-25', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6e27211c20a1', '019cad8f-ac00-7410-a8f3-405552c547bc:2026-02-28', 'habitEntries', 1772438400000, 'person', '', NULL, '{"completed":false,"skipped":false,"note":null}', '{"completed":true,"skipped":false,"note":null}', NULL);


INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a2-e64b9c7d18a7', 'Новые', 'a0', 2, '');
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a2-ebc515ef4e9b', 'В процессе', 'a1', 2, '');
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a2-ede843111d0a', 'Готово', 'a2', 2, '');
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-2f23ed72f67e', 'Ждёт ответа', 'a0V', 11, '');
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f2-f25b1e274b64', 'Новые', 'a0', 2, '');
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f2-f4a97e907854', 'В процессе', 'a1', 2, '');
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f2-f962c914cf43', 'Готово', 'a2', 2, '');


INSERT INTO public.known_places VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', 'device', '019ca7fb-7300-7134-93a2-f777b4ac9b03', 1772344800000, 1772438400000);
INSERT INTO public.known_places VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', 'device', '019cad8f-ac00-7410-a8f2-e1530179b938', 1772438400000, 1772438400000);
INSERT INTO public.known_places VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', 'device', '019cadc6-9a80-75ad-aa1e-eebeba9593f1', 1772442000000, 1772442000000);
INSERT INTO public.known_places VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', 'network', 'q5WTmAQALLzT8M2kYukeOIk_VzBVfyyeAznEjN_ZANs', 1772344800000, 1772442000000);
INSERT INTO public.known_places VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'device', '019cad8f-ac00-7410-a8f3-03c1f5356b25', 1772438400000, 1772438400000);
INSERT INTO public.known_places VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'network', 'q5WTmAQALLzT8M2kYukeOIk_VzBVfyyeAznEjN_ZANs', 1772438400000, 1772438400000);


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


INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);




INSERT INTO public.passkeys VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-d7882b506602', 'h4Xt-qRJM9HqKUO0HgT6so3ICl2Lk2C2fLAoNNbYrok', 'pQECAyYgASFYIDiXYuBlxXa4ttdUgYRF3JGYNckl56n0NVFF_v2zAw3VIlggV4SphihfyffodgolbewIXWyD6bheWdVFib2cd4OB7hg', 2, '["internal"]', 'Ноутбук', 1772438400000, 1772438400000);


INSERT INTO public.photos VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', 'ZTB2knbP8mYtK6bPP4Lc-Q', '\x52494646c20000005745425056503820b60000007011009d012a000100013e61309648a4232221202800800c09696ee176b11edc07e0000013d807bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c28000feff73a7fffff94abc1637479ffffe5a17cb42f9685ff24e000000000000000000');


INSERT INTO public.projects VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a2-febdab8b5c0b', 'Кухня', '#10b981', 1772344800000, 'a0', 7, '{"folder":1772344800000}', NULL, NULL, 'Дом', '[{"id":"019ca7fb-7300-7134-93a3-0d0e3b22b5de","title":"Отделка","rank":"a0"}]');
INSERT INTO public.projects VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-055968c404f9', 'Работа', '#3b82f6', 1772344800000, 'a1', 5, '', NULL, NULL, NULL, '[]');
INSERT INTO public.projects VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-18cd5b6f86a3', 'Переезд', '#3b82f6', 1772344800000, 'a2', 8, '', NULL, 1771578000000, NULL, '[]');
INSERT INTO public.projects VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-201920afb906', 'Ремонт', '#3b82f6', 1772344800000, 'a3', 10, '', 1772344800000, NULL, NULL, '[]');
INSERT INTO public.projects VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-0929ac39a15a', 'Запуск блога', '#3b82f6', 1772438400000, 'a0', 3, '', NULL, NULL, NULL, '[]');




INSERT INTO public.push_subscriptions VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-bcbefa96ec0e', '019ca7fb-7300-7134-93a2-f3eda2bd62f8', 'https://fcm.googleapis.com/fcm/send/of-a-test', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', 'AAAAAAAAAAAAAAAAAAAAAA', 'Телефон', 1772438400000, NULL);


INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '5bv4FbCxxlkh4d62ievkyADLkGN4lp-t0ZjohG3hECc');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '9O7aiDNfR6B9SQBpQoVLCzBll-VMWSMIRgn2jNb2rvU');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'ClwYo_lUSQKlvUvYej3Ra7XmsFBSPkx9GgU3ZJW2dNw');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'Dxj0xCgva0Me-1R7Nzvjvi-C65NfvGLD-3XfWhkwIYs');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'IKSCu4TCe-ulUrvHhuY3sfBIHiLsP_qf9wXP5ogYDeY');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'bcVOyMetWxk7Xv206QHdUDnZmR4zFV3v6aCrLGRTmVo');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'f-a45mV7ImiXHyDrn_Aj5wUtjMhtJxmYWivQsWSc4Qs');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'hA_o40wSe8y7MxjV4a24KATf2-Jto5S4V-ZfPao8T6U');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'jfgr61jaCakd7DNqr4alRHUKniLOdV2INBKuwR7YOAc');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'qu4CioDJcdP2YLYDrpnJK-5bJEpev0WS3iiTfah0Q7E');


INSERT INTO public.sample_days VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'present', '2026-03-02');


INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-0929ac39a15a', 'project', '{"name":"Запуск блога","color":"#3b82f6","folder":null,"archivedAt":null}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-0c7111aa1a52', 'task', '{"title":"Позвонить родителям","description":null,"priority":"low","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":null,"dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-12736927602d', 'task', '{"title":"Придумать название блога","description":null,"priority":"medium","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":null,"dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-1940523f025e', 'task', '{"title":"Купить продукты на неделю","description":null,"priority":"medium","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":"2026-03-02","dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-2045595a083e', 'task', '{"title":"Рассказать о блоге друзьям","description":null,"priority":"low","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":"2026-03-06","dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-24aea913f674', 'task', '{"title":"Продлить страховку","description":null,"priority":"medium","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":"2026-03-04","dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-28ef4733c519', 'task', '{"title":"Записаться к стоматологу","description":"Отметьте кружок слева, когда сделаете.","priority":"medium","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":"2026-03-03","dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-2cf795618741', 'task', '{"title":"Подобрать фотографии к статье","description":null,"priority":"medium","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":"2026-03-03","dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-3075132f7c9c', 'task', '{"title":"Написать первую статью в блог","description":"Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.","priority":"high","headingId":null,"tags":[],"repeat":null,"reminders":[],"estimateMinutes":null,"plannedDay":null,"plannedTime":null,"someday":false,"dueDay":"2026-03-02","dueHasTime":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-3524463b3325', 'habit', '{"name":"Зарядка","description":"Десять минут утром","type":"positive","icon":"dumbbell","color":"#6366f1","frequency":"daily","weekDays":[],"timesPerPeriod":1,"periodType":"week","targetDays":30,"timeOfDay":"anytime","reminderTime":null,"reminderTimes":[],"reminderDays":[],"reminderEnabled":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-3b1f611f52e2', 'habit', '{"name":"Читать 20 минут","description":null,"type":"positive","icon":"book-open","color":"#f59e0b","frequency":"daily","weekDays":[],"timesPerPeriod":1,"periodType":"week","targetDays":30,"timeOfDay":"anytime","reminderTime":null,"reminderTimes":[],"reminderDays":[],"reminderEnabled":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-3c745861b3ca', 'habit', '{"name":"Без сладкого","description":"Отметка — день, в который вы удержались","type":"negative","icon":"apple","color":"#10b981","frequency":"daily","weekDays":[],"timesPerPeriod":1,"periodType":"week","targetDays":30,"timeOfDay":"anytime","reminderTime":null,"reminderTimes":[],"reminderDays":[],"reminderEnabled":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-405552c547bc', 'habit', '{"name":"Пробежка","description":"Три раза в неделю","type":"positive","icon":"footprints","color":"#06b6d4","frequency":"custom","weekDays":[],"timesPerPeriod":3,"periodType":"week","targetDays":30,"timeOfDay":"anytime","reminderTime":null,"reminderTimes":[],"reminderDays":[],"reminderEnabled":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-4556366e9623', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-4ba4190bbe86', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-4e34c37fd037', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-51e161111a01', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-55b0be01665e', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-591932bbf23e', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-5cb43cb1bd34', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-622f4d04704b', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-641db3c61d2a', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-6a30b28db031', 'session', '');


INSERT INTO public.security_events VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', 'JwmpWdw4GunG6aTIzQBg_Y', 1772442000000, 'sign_in_failed', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', 'SU1IPB9birCKAJrckC7jHO', 1772438400000, 'passkey_added', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', 'T93AIZK7GybSMV9kZdpzTc', 1772438400000, 'signed_in_passkey', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', 'ngzyXmxZTykIjbXTXac7A4', 1772442000000, 'signed_in', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', 'u7hMLnVrYtR4kbcxKSCt5J', 1772344800000, 'registered', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '0O8slrp_tA_C3sM6Z0dNli', 1772438400000, 'two_factor_on', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'EprXXggrC5PmEgFFCWu-k4', 1772438400000, 'registered', 1, '127.0.0.0/24', 'Firefox', 'Linux');
INSERT INTO public.security_events VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'N15fXO7pBoANoOlZC-loIv', 1772442000000, 'operator_link', 1, NULL, NULL, NULL);


INSERT INTO public.sessions VALUES ('019ca7fb-7300-7134-93a2-f3eda2bd62f8', 'o9OgVP34SOgebpjJSLdi86YndcX2DTLU', '019ca7fb-7300-7134-93a2-dc571e3d3671', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-01 06:00:00+00', '2026-03-02 08:50:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-7410-a8f2-ddbb40949360', '3EmR9tRG6nELTmvnu5unOstjs5Nuz8JQ', '019ca7fb-7300-7134-93a2-dc571e3d3671', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-7410-a8f2-fff0528a0e87', 'zrDhsMuVdljvZjCuDXSbuAUwIJPo31b7', '019cad8f-ac00-7410-a8f2-ebcca9eab172', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cadc6-9a80-75ad-aa1e-ea86a6d570be', 'od0pX5gitNaT2j5RhhQrfACtZjjsLbVX', '019ca7fb-7300-7134-93a2-dc571e3d3671', '2026-04-01 09:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');


INSERT INTO public.settings VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '{"checkinFrequency":7,"aiTone":"strict","customSystemPrompt":"Коротко.\n\nБез «воды»; it’s fine.","enableTTS":false}', 3, '{"checkinFrequency":1772344800000,"aiTone":1772344800000,"customSystemPrompt":1772344800000,"enableTTS":1772344800000}');


INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-7410-a8f2-d011953dcef2', 1772438700000);
INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-7410-a8f2-d8eed1246b1e', 1772440200000);


INSERT INTO public.tags VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-3744e0fa115f', 'Слово 2', '#64748b', NULL, 12, '');
INSERT INTO public.tags VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-3816b3883f38', 'Слово 3', '#64748b', NULL, 12, '');


INSERT INTO public.task_completions VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-6effce6789c0', 1772344800000, '2026-03-01');
INSERT INTO public.task_completions VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-a214776fe1cf', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-12736927602d', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-1940523f025e', 1772438400000, '2026-03-02');


INSERT INTO public.tasks VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-315816428d4d', 'Плитка 🧱 «под дерево»', 'Магазин ''Мир''
-- не забыть: 3 м²; \d "в кавычках"

после обеда', 'high', 'active', '019ca7fb-7300-7134-93a2-febdab8b5c0b', NULL, 1772722800000, 1772344800000, 1772344800000, NULL, NULL, 14, 'a0', 0, '{"dayRank":1772344800000,"projectRank":1772344800000}', NULL, '2026-03-05', 1, NULL, '["Слово 2","Слово 3"]', '{"rule":"FREQ=WEEKLY;INTERVAL=2;BYDAY=TU","from":"completion","calendar":"workdays","start":"2026-03-06","index":2}', NULL, '[]', '[{"id":"31570cba-a3c7-7b33-a2c7-fbcacd2a0dab","snoozedUntil":"2026-03-07T00:20:00.000Z","at":"2026-11-21T18:30"},{"id":"d87d4bfb-2cd9-798b-90ac-edacd1dfbdcc","snoozedUntil":"2026-03-07T17:00:00.000Z","beforeMinutes":3}]', 2, NULL, '2026-03-06', '20:33', 0, '2026-03-02 a0', '46fa132c-d1cf-77b1-83c3-baa3889f93bd', '019ca7fb-7300-7134-93a2-febdab8b5c0b a0');
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-5e344d87609c', 'Отпуск', NULL, 'medium', 'active', NULL, NULL, 1774645140000, 1772344800000, 1772344800000, NULL, NULL, 15, 'a1', 0, '', NULL, '2026-03-27', 0, NULL, '[]', NULL, NULL, '[{"id":"019ca7fb-7300-7134-93a3-6245e7c88321","title":"Билеты","done":true,"dueDay":null,"rank":"a0"},{"id":"019ca7fb-7300-7134-93a3-65654e65cc16","title":"Чемодан","done":false,"dueDay":null,"rank":"a1"}]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-6effce6789c0', 'Обои', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-7134-93a2-ede843111d0a', NULL, 1772344800000, 1772344800000, 1772344800000, NULL, 17, 'a0', 17, '{"archived":1772344800000,"place":1772344800000}', NULL, NULL, 0, '2026-03-01', '[]', NULL, NULL, '[]', '[]', NULL, 'done', NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-7f250d50c66c', 'Лепнина', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-7134-93a2-ede843111d0a', NULL, 1772344800000, 1772344800000, 1772344800000, NULL, 19, 'a1', 19, '{"archived":1772344800000,"place":1772344800000}', NULL, NULL, 0, '2026-03-01', '[]', NULL, NULL, '[]', '[]', NULL, 'dropped', NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-8d9b6af9b743', 'Смета', NULL, 'low', 'archived', NULL, NULL, NULL, 1772344800000, 1772344800000, NULL, NULL, 21, 'a2', 21, '{"archived":1772344800000}', NULL, NULL, 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-9f3c301740b1', 'Лишнее', NULL, 'medium', 'active', NULL, NULL, NULL, 1772344800000, 1772344800000, NULL, 1772344800000, 23, 'a3', 23, '{"deletedAt":1772344800000}', NULL, NULL, 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-ab75a96a60e7', 'Ответ Ольге', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7134-93a3-2f23ed72f67e', NULL, 1772344800000, 1772344800000, NULL, NULL, 25, 'a0', 25, '{"place":1772344800000}', NULL, NULL, 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-b8b3087a6e8c', 'Ответ Петру', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7134-93a3-2f23ed72f67e', NULL, 1772344800000, 1772344800000, NULL, NULL, 27, 'Zz', 27, '{"place":1772344800000}', NULL, NULL, 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019ca7fb-7300-7134-93a3-c880ffcc30fd', 'Ответ банку', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7134-93a3-2f23ed72f67e', NULL, 1772344800000, 1772344800000, NULL, NULL, 29, 'Zy', 29, '{"place":1772344800000}', NULL, NULL, 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '019cad8f-ac00-7410-a8f2-a214776fe1cf', 'Купить молоко', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-7134-93a2-ede843111d0a', NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 69, 'a2', 69, '{"deletedAt":1772438400000,"archived":1772438400000,"place":1772438400000}', NULL, NULL, 0, '2026-03-02', '[]', NULL, NULL, '[]', '[]', NULL, 'done', NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-0c7111aa1a52', 'Позвонить родителям', NULL, 'low', 'active', NULL, '019cad8f-ac00-7410-a8f2-f25b1e274b64', NULL, 1772438400000, 1772438400000, NULL, NULL, 3, 'a0', 0, '', NULL, NULL, 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-12736927602d', 'Придумать название блога', NULL, 'medium', 'completed', '019cad8f-ac00-7410-a8f3-0929ac39a15a', '019cad8f-ac00-7410-a8f2-f962c914cf43', NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 3, 'a0', 3, '{"archived":1772438400000,"place":1772438400000}', NULL, NULL, 0, '2026-03-02', '[]', NULL, NULL, '[]', '[]', NULL, 'done', NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-1940523f025e', 'Купить продукты на неделю', NULL, 'medium', 'completed', NULL, '019cad8f-ac00-7410-a8f2-f962c914cf43', 1772485140000, 1772438400000, 1772438400000, 1772438400000, NULL, 3, 'a1', 3, '{"archived":1772438400000,"place":1772438400000}', NULL, '2026-03-02', 0, '2026-03-02', '[]', NULL, NULL, '[]', '[]', NULL, 'done', NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-2045595a083e', 'Рассказать о блоге друзьям', NULL, 'low', 'active', '019cad8f-ac00-7410-a8f3-0929ac39a15a', '019cad8f-ac00-7410-a8f2-f25b1e274b64', 1772830740000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a1', 0, '', NULL, '2026-03-06', 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-24aea913f674', 'Продлить страховку', NULL, 'medium', 'active', NULL, '019cad8f-ac00-7410-a8f2-f25b1e274b64', 1772657940000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a2', 0, '', NULL, '2026-03-04', 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-28ef4733c519', 'Записаться к стоматологу', 'Отметьте кружок слева, когда сделаете.', 'medium', 'active', NULL, '019cad8f-ac00-7410-a8f2-f25b1e274b64', 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a3', 0, '', NULL, '2026-03-03', 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-2cf795618741', 'Подобрать фотографии к статье', NULL, 'medium', 'active', '019cad8f-ac00-7410-a8f3-0929ac39a15a', '019cad8f-ac00-7410-a8f2-f4a97e907854', 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a0', 0, '', NULL, '2026-03-03', 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '019cad8f-ac00-7410-a8f3-3075132f7c9c', 'Написать первую статью в блог', 'Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.', 'high', 'active', '019cad8f-ac00-7410-a8f3-0929ac39a15a', '019cad8f-ac00-7410-a8f2-f4a97e907854', 1772485140000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a1', 0, '', NULL, '2026-03-02', 0, NULL, '[]', NULL, NULL, '[]', '[]', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);




INSERT INTO public.two_factors VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', 'Nlm4hFch-E2RrbcEHSWx8ymjHLHQyMCxiwMyFshbzmruAfXWGIB_kkB6-ZEX6oV9FIAOWiBkFg', 1772438400000, 59081280);


INSERT INTO public.users VALUES ('019ca7fb-7300-7134-93a2-dc571e3d3671', '', 'anna@example.test', false, '/api/auth/photo/ZTB2knbP8mYtK6bPP4Lc-Q', 'Анна', 'Ким', 'Europe/Moscow', '2026-03-01 06:00:00+00', '2026-03-02 08:00:00+00', 0, NULL);
INSERT INTO public.users VALUES ('019cad8f-ac00-7410-a8f2-ebcca9eab172', '', 'boris@example.test', false, NULL, NULL, NULL, 'Europe/Moscow', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00', 0, NULL);


INSERT INTO public.verifications VALUES ('019cadc6-9a80-7623-b2a1-72c37fb3d248', 'reset-password-sha256:L1L6kEGIEYCZ9B2JCvHjcjHX2sb32bIqURy8HNShwPU', '019cad8f-ac00-7410-a8f2-ebcca9eab172', '2026-03-03 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');




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


CREATE INDEX focus_sessions_date ON public.focus_sessions USING btree (user_id, local_date);


CREATE INDEX focus_sessions_of_task ON public.focus_sessions USING btree (user_id, task_id);


CREATE INDEX focus_sessions_revision ON public.focus_sessions USING btree (user_id, revision, id);


CREATE INDEX focus_sessions_start ON public.focus_sessions USING btree (user_id, started_at);


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


CREATE INDEX letters_ordered ON public.letters USING btree (ordered_at);


CREATE INDEX push_subscriptions_endpoint ON public.push_subscriptions USING btree (endpoint);


CREATE INDEX push_subscriptions_session ON public.push_subscriptions USING btree (session_id);


CREATE INDEX security_events_at ON public.security_events USING btree (at);


CREATE INDEX security_events_of_user ON public.security_events USING btree (user_id, at, id);


CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


CREATE INDEX task_completions_date ON public.task_completions USING btree (user_id, local_date);


CREATE UNIQUE INDEX tasks_by_predecessor ON public.tasks USING btree (user_id, repeated_from) WHERE (repeated_from IS NOT NULL);


CREATE INDEX tasks_deleted ON public.tasks USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


CREATE INDEX tasks_on_day ON public.tasks USING btree (user_id, day_rank) WHERE (day_rank IS NOT NULL);


CREATE INDEX tasks_order ON public.tasks USING btree (user_id, kanban_column_id, rank, id, status, deleted_at);


CREATE INDEX tasks_project_of ON public.tasks USING btree (user_id, project_id);


CREATE INDEX tasks_revision ON public.tasks USING btree (user_id, revision, id);


CREATE INDEX tombstones_age ON public.tombstones USING btree (deleted_at);


CREATE INDEX tombstones_revision ON public.tombstones USING btree (user_id, revision);


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



