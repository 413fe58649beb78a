-- Made by npm run keep-database; what signs its people in:
-- {"cookie":"takt.session_token=5kcOUbeKjUQnE7HMdUBdn9FaXdfSr969.DKVmJl13aCLv0vPf66vi8e645xK92TVvqdqRkA10g3c=; takt.device=INagZ6p62hPPEmJSSKX-goRo5FGyYl10s30BDUsKS1FgKqwXpcEozTiAFtfNEwhdfSGCN81XBPZWQ1jSJ1zzR7Text0RL8_lp7Brwv75nIQIZBG5QD6qKBNVLlY3F-uHHd4abKyz0ZjB83AjYLchtfVygkTHt46hB6NymBdsCRQA88DRM4ClM5dxwMyldVKkP1NbRsBUdiiW-O5bmg; takt.passkey_registration=CDszcCz-sBdaDp5f5aVN2BB188CdhQWlzwXl-tPWAelGBsHOq-LUSRg8OblqDa59Ch2f63a4lKYyCsQsGwy-M-YV6NlSKpOpLACGqW2Dy9kxygLaNtQajYofQlb-BdeZhonVZczNGWk3_aFq08U9pCMRwVT1s7tkyCORLqRLV04Kaqo2CGPxI-yiJYopIGmWwV-xzzxx4yUffvJdJe6FtH5xr6Te7TUg7Oz-JzPqyFXbmiebmTAUzvCrueE28rJixsXo6KZMDPYsxXXAtZTitKydthHFkDs","resetToken":"MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq","secret":"B5PRQOULXVV7B6C6ALTRKZ3GAFS3BT3E","recoveryCode":"cp776-3hx62"}


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
    revision bigint DEFAULT 0 NOT NULL
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
    field_times text DEFAULT ''::text NOT NULL
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
    deleted_at bigint
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
    changed text NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    field_times text DEFAULT ''::text NOT NULL
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
    placed_revision bigint DEFAULT 0 NOT NULL,
    field_times text DEFAULT ''::text NOT NULL,
    left_project_id text
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


INSERT INTO public.account_revisions VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', 58, 0, 0);
INSERT INTO public.account_revisions VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 5, 0, 0);


INSERT INTO public.accounts VALUES ('019ca7fb-7300-758c-accd-87fb5e393894', '019ca7fb-7300-758c-accd-82b8547dda7e', 'credential', '019ca7fb-7300-758c-accd-82b8547dda7e', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$mcOs6a70oJ6ALOqAY9G3Qg$QM/QNym9W5GH4+wSdeMGNDydimLVWVU9yCNxAYVOFNM', '2026-03-01 06:00:00+00', '2026-03-01 06:00:00+00');
INSERT INTO public.accounts VALUES ('019cad8f-ac00-76b9-a13f-aaa25aafddd2', '019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'credential', '019cad8f-ac00-76b9-a13f-a4fd83ef0bef', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$c4zOhDXgN5IACoT8/HfO9A$1bRs2W0r69RfQnmpXycQ86X56uQEP1xmneyMgf8uiq8', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.chat_conversations VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '', '{"pending":null,"touched":["019cad8f-ac00-76b9-a13f-60f30716349f"],"listed":[],"lastAction":"complete"}', 1772438400000);


INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cad8f-ac00-76b9-a13f-663014888da8', '', 'user', 'добавь задачу купить молоко', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cad8f-ac00-76b9-a13f-6a86ab7b2061', '', 'assistant', 'Добавлена задача «Купить молоко».', 1772438400000, '{"action":"tasks_create","actions":["tasks_create"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-76b9-a13f-60f30716349f","title":"Купить молоко","action":"tasks_create"}]}', '[{"kind":"created","id":"019cad8f-ac00-76b9-a13f-60f30716349f","after":{"title":"Купить молоко","description":null,"priority":"medium","projectId":null,"dueDate":null,"status":"active","kanbanColumnId":null}}]', NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cad8f-ac00-76b9-a13f-70fd8316b22e', '', 'user', 'удали задачу купить молоко', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cad8f-ac00-76b9-a13f-7574adeddead', '', 'assistant', 'Удалена задача «Купить молоко».', 1772438400000, '{"action":"tasks_delete","actions":["tasks_delete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-76b9-a13f-60f30716349f","title":"Купить молоко","action":"tasks_delete"}]}', '[{"kind":"deleted","id":"019cad8f-ac00-76b9-a13f-60f30716349f","title":"Купить молоко"}]', 1772438400000);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cad8f-ac00-76b9-a13f-800ee9a5ca0d', '', 'user', 'отметь купить молоко выполненной', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cad8f-ac00-76b9-a13f-86c30901223a', '', 'assistant', 'Выполнена задача «Купить молоко».', 1772438400000, '{"action":"tasks_complete","actions":["tasks_complete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-76b9-a13f-60f30716349f","title":"Купить молоко","action":"tasks_complete"}]}', '[{"kind":"changed","id":"019cad8f-ac00-76b9-a13f-60f30716349f","title":"Купить молоко","before":{"status":"active","kanbanColumnId":null,"position":1,"completedAt":null},"after":{"status":"completed","kanbanColumnId":"019ca7fb-7300-758c-accd-91b678e7e41a"}}]', NULL);


INSERT INTO public.check_ins VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-acce-11e552d71f1a', 1772344800000, '«Плитка 🧱 „под дерево“»: впереди 25 минут. Срок: 5 марта, 18:00. Не отвлекайтесь. Если что-то мешает, напишите мне.', 'hard');


INSERT INTO public.daily_reports VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '2026-03-02', 1772438400000, 1772438400000, '1051-993690769', '[{"tone":"strict","role":"assistant","personality":"friendly"},"Коротко.\n\nБез «воды»; it’s fine."]', '{"summary":"Дело движется. Сегодня закрыта 1 задача. Ждут отметки 2 привычки. Доведите начатое до конца.","achievements":["Закрыта 1 задача: «Купить молоко».","Результат есть 2 дня подряд."],"motivationalMessage":"Идём дальше. Скажите, если нужно что-то записать.","recommendations":["«Зарядка»: серия 10 дней. Отметьте сегодня, без исключений.","У задачи «Плитка 🧱 „под дерево“» высокий приоритет. Займитесь ей до всего остального.","На сегодня осталась 1 привычка: «Чтение».","Отведите задаче «Плитка 🧱 „под дерево“» одну короткую сессию."],"links":[{"recommendation":0,"kind":"habit","id":"019ca81b-7e20-7534-929c-04f2ee13b786","title":"Зарядка"},{"recommendation":1,"kind":"task","id":"019ca7fb-7300-758c-accd-c204e4636cbd","title":"Плитка 🧱 «под дерево»"},{"recommendation":2,"kind":"habit","id":"019ca81b-7e20-7534-929c-0a0be03adeb9","title":"Чтение"},{"recommendation":3,"kind":"task","id":"019ca7fb-7300-758c-accd-c204e4636cbd","title":"Плитка 🧱 «под дерево»"}],"date":"2026-03-02","createdAt":"2026-03-02T08:00:00.000Z"}');


INSERT INTO public.encouragements VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-acce-15a1737929dd', 'Держите темп. «Плитка»: позади 50 %, впереди 30 минут. А потом чай. Если мешает посторонняя мысль, напишите её мне: я сохраню.');




INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-acce-11e552d71f1a', '019ca7fb-7300-758c-accd-c204e4636cbd', 'Плитка 🧱 «под дерево»', 'completed', 25, 1772344800000, 1772344800000, 1772346300000, 25, '2026-03-01', 26);
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca812-5660-7191-aa5a-2235d4b5ef70', NULL, NULL, 'interrupted', 50, 1772346300000, 1772346300000, 1772346900000, 10, '2026-03-01', 28);
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cadbd-72c0-737e-a4c2-eeaca0590432', NULL, NULL, 'active', NULL, 1772441400000, 1772441400000, NULL, NULL, '2026-03-02', 58);
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-f8d2aaf2fbe1', '019cad8f-ac00-76b9-a13f-ced1d36dea92', 'Придумать название блога', 'completed', 45, 1771917300000, 1771917300000, 1771920000000, 45, '2026-02-24', 3);
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-fd3a613f70ff', '019cad8f-ac00-76b9-a13f-ced1d36dea92', 'Придумать название блога', 'completed', 60, 1772001600000, 1772001600000, 1772005200000, 60, '2026-02-25', 3);
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-039640a0fee2', '019cad8f-ac00-76b9-a13f-e2d895678c57', 'Подобрать фотографии к статье', 'completed', 25, 1772021400000, 1772021400000, 1772022900000, 25, '2026-02-25', 3);
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-05feddcbc2f1', '019cad8f-ac00-76b9-a13f-e2d895678c57', 'Подобрать фотографии к статье', 'completed', 45, 1772092800000, 1772092800000, 1772095500000, 45, '2026-02-26', 3);
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-09087142baa1', '019cad8f-ac00-76b9-a13f-e6382e9036a6', 'Написать первую статью в блог', 'completed', 60, 1772177400000, 1772177400000, 1772181000000, 60, '2026-02-27', 3);
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-0e554731f08f', '019cad8f-ac00-76b9-a13f-e6382e9036a6', 'Написать первую статью в блог', 'completed', 45, 1772197200000, 1772197200000, 1772199900000, 45, '2026-02-27', 3);
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-126c76bb21c9', '019cad8f-ac00-76b9-a13f-e6382e9036a6', 'Написать первую статью в блог', 'completed', 25, 1772292000000, 1772292000000, 1772293500000, 25, '2026-02-28', 3);
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-1541fa91adb9', '019cad8f-ac00-76b9-a13f-e6382e9036a6', 'Написать первую статью в блог', 'completed', 45, 1772348700000, 1772348700000, 1772351400000, 45, '2026-03-01', 3);
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-1abfc4f4c087', '019cad8f-ac00-76b9-a13f-e2d895678c57', 'Подобрать фотографии к статье', 'completed', 45, 1772364600000, 1772364600000, 1772367300000, 45, '2026-03-01', 3);
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-1f1f9ae35220', '019cad8f-ac00-76b9-a13f-e6382e9036a6', 'Написать первую статью в блог', 'completed', 25, 1772429400000, 1772429400000, 1772430900000, 25, '2026-03-02', 3);


INSERT INTO public.guesses VALUES ('3533aSjWnx7UKnq1MIhAuH120CSH21e3CR7cC2BvyoE', 1772442030000);
INSERT INTO public.guesses VALUES ('oRfw3a7nAfmyKzZ789_EfHOrDa6hK-TilqG3FqcLqeU', 1772442090000);


INSERT INTO public.habit_notes VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca81b-7e20-7534-929c-04f2ee13b786', '2026-03-01', 'Простуда');


INSERT INTO public.habit_pauses VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca81b-7e20-7534-929c-0db385563ca6', '2026-03-01', NULL);


INSERT INTO public.habit_years VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca81b-7e20-7534-929c-04f2ee13b786', 2023, '...........................................................................................................................................................................................................................................................................................................................................................................xx', 31, '[0,[363,30,1772346900000],[364,31,1772346900000]]');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca81b-7e20-7534-929c-04f2ee13b786', 2024, 'xx............................................................................................................................................................................................................................................................................................................................................................................', 33, '[0,[0,32,1772346900000],[1,33,1772346900000]]');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca81b-7e20-7534-929c-04f2ee13b786', 2025, '.......................................................................................................................................................xxx...................................................................................................................................................................................................................', 36, '[0,[151,34,1772346900000],[152,35,1772346900000],[153,36,1772346900000]]');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca81b-7e20-7534-929c-04f2ee13b786', 2026, '.................................................xxxxxxxxxxs.................................................................................................................................................................................................................................................................................................................', 47, '[0,[49,37,1772346900000],[50,38,1772346900000],[51,39,1772346900000],[52,40,1772346900000],[53,41,1772346900000],[54,42,1772346900000],[55,43,1772346900000],[56,44,1772346900000],[57,45,1772346900000],[58,46,1772346900000],[59,47,1772346900000]]');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-e930da13206c', 2026, '...........................................xxxx.xxx.xxxxxxxx.................................................................................................................................................................................................................................................................................................................', 3, '[0,[43,3,1772438400000],[44,3,1772438400000],[45,3,1772438400000],[46,3,1772438400000],[48,3,1772438400000],[49,3,1772438400000],[50,3,1772438400000],[52,3,1772438400000],[53,3,1772438400000],[54,3,1772438400000],[55,3,1772438400000],[56,3,1772438400000],[57,3,1772438400000],[58,3,1772438400000],[59,3,1772438400000]]');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-ed861ddb0ff0', 2026, '....................................xxxx..xxx.xxxxxxxxxxxxxxx................................................................................................................................................................................................................................................................................................................', 3, '[0,[36,3,1772438400000],[37,3,1772438400000],[38,3,1772438400000],[39,3,1772438400000],[42,3,1772438400000],[43,3,1772438400000],[44,3,1772438400000],[46,3,1772438400000],[47,3,1772438400000],[48,3,1772438400000],[49,3,1772438400000],[50,3,1772438400000],[51,3,1772438400000],[52,3,1772438400000],[53,3,1772438400000],[54,3,1772438400000],[55,3,1772438400000],[56,3,1772438400000],[57,3,1772438400000],[58,3,1772438400000],[59,3,1772438400000],[60,3,1772438400000]]');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-f32dbe881052', 2026, '................................................xxxxxx.xxxxx.................................................................................................................................................................................................................................................................................................................', 3, '[0,[48,3,1772438400000],[49,3,1772438400000],[50,3,1772438400000],[51,3,1772438400000],[52,3,1772438400000],[53,3,1772438400000],[55,3,1772438400000],[56,3,1772438400000],[57,3,1772438400000],[58,3,1772438400000],[59,3,1772438400000]]');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-f4dedd4558fe', 2026, '........................................xx..x.x.x..x.x.x..x..................................................................................................................................................................................................................................................................................................................', 3, '[0,[40,3,1772438400000],[41,3,1772438400000],[44,3,1772438400000],[46,3,1772438400000],[48,3,1772438400000],[51,3,1772438400000],[53,3,1772438400000],[55,3,1772438400000],[58,3,1772438400000]]');


INSERT INTO public.habits VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca81b-7e20-7534-929c-04f2ee13b786', 'Зарядка', 'Десять минут', 'positive', 'target', '#6366f1', 'daily', '', 1, 'week', 30, 'morning', '07:30', 1, 1772346900000, '2026-03-01', 'a0', 29, '');
INSERT INTO public.habits VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca81b-7e20-7534-929c-0a0be03adeb9', 'Чтение', NULL, 'positive', 'target', '#6366f1', 'custom', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01', 'a1', 48, '');
INSERT INTO public.habits VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca81b-7e20-7534-929c-0db385563ca6', 'Сладкое', NULL, 'negative', 'target', '#ef4444', 'daily', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01', 'a2', 50, '{"isActive":1772346900000}');
INSERT INTO public.habits VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-e930da13206c', 'Зарядка', 'Десять минут утром', 'positive', 'dumbbell', '#6366f1', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a0', 3, '');
INSERT INTO public.habits VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-ed861ddb0ff0', 'Читать 20 минут', NULL, 'positive', 'book-open', '#f59e0b', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a1', 3, '');
INSERT INTO public.habits VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-f32dbe881052', 'Без сладкого', 'Отметка — день, в который вы удержались', 'negative', 'apple', '#10b981', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a2', 3, '');
INSERT INTO public.habits VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-f4dedd4558fe', 'Пробежка', 'Три раза в неделю', 'positive', 'footprints', '#06b6d4', 'custom', '', 3, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02', 'a3', 3, '');


INSERT INTO public.idempotent_replies VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', 'key-of-a-creation', 'POST /api/tasks', 'bytes:tbmizdRrC50ebtQuNby1srjWre+Sh+Xfivu3kSaKL5Y=', 201, '{"id":"019ca7fb-7300-758c-accd-c8dd786b852e","title":"Обои","description":null,"priority":"medium","status":"active","projectId":null,"dueDate":null,"kanbanColumnId":null,"rank":"a1","createdAt":"2026-03-01T06:00:00.000Z","updatedAt":"2026-03-01T06:00:00.000Z","completedAt":null,"position":1}', 1772344800000);


INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-a65aaf7507d8', '019ca7fb-7300-758c-accd-a0945145af5d', 'projects', 1772344800000, 'person', '', NULL, NULL, '{"name":"Кухня","color":"#10b981","deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-ac4939dfab44', '019ca7fb-7300-758c-accd-abdc8c86a05d', 'projects', 1772344800000, 'person', '', NULL, NULL, '{"name":"Работа","color":"#3b82f6","deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-b5282d0a0e9b', '019ca7fb-7300-758c-accd-b282722b5a69', 'projects', 1772344800000, 'person', '', NULL, NULL, '{"name":"Ремонт","color":"#3b82f6","deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-b82933072207', '019ca7fb-7300-758c-accd-b282722b5a69', 'projects', 1772344800000, 'person', '', NULL, '{"deletedAt":null}', '{"deletedAt":"2026-03-01T06:00:00.000Z"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-c77a08f41007', '019ca7fb-7300-758c-accd-c204e4636cbd', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Плитка 🧱 «под дерево»","description":"Магазин ''Мир''\n-- не забыть: 3 м²; \\d \"в кавычках\"\n\nпосле обеда","priority":"high","projectId":"019ca7fb-7300-758c-accd-a0945145af5d","dueDate":"2026-03-05T15:00:00.000Z","status":"active","kanbanColumnId":null,"rank":"a0"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-cda150631c96', '019ca7fb-7300-758c-accd-c8dd786b852e', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Обои","priority":"medium","status":"active","kanbanColumnId":null,"rank":"a1"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-d0760df445a2', '019ca7fb-7300-758c-accd-c8dd786b852e', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","kanbanColumnId":null,"rank":"a1","completedAt":null}', '{"status":"completed","kanbanColumnId":"019ca7fb-7300-758c-accd-91b678e7e41a","rank":"a0","completedAt":"2026-03-01T06:00:00.000Z"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-d8cd6c86382d', '019ca7fb-7300-758c-accd-d7a0f486405d', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Смета","priority":"low","status":"active","kanbanColumnId":null,"rank":"a1"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-dc84345ffb27', '019ca7fb-7300-758c-accd-d7a0f486405d', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","kanbanColumnId":null}', '{"status":"archived","kanbanColumnId":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-e76f5c282754', '019ca7fb-7300-758c-accd-e371e5910fd2', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Лишнее","priority":"medium","status":"active","kanbanColumnId":null,"rank":"a2"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-eb9608965820', '019ca7fb-7300-758c-accd-e371e5910fd2', 'tasks', 1772344800000, 'person', '', NULL, '{"deletedAt":null}', '{"deletedAt":"2026-03-01T06:00:00.000Z"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-f2f4cd76bbb0', '019ca7fb-7300-758c-accd-ee8f9b85063a', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Ответ Ольге","priority":"medium","status":"active","kanbanColumnId":null,"rank":"a3"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-f75eb1d274e4', '019ca7fb-7300-758c-accd-ee8f9b85063a', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","kanbanColumnId":null,"rank":"a3"}', '{"status":"active","kanbanColumnId":"019ca7fb-7300-758c-accd-bd262da962a9","rank":"a0"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-fc9b5b1bbeb8', '019ca7fb-7300-758c-accd-fabcd07f5b41', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Ответ Петру","priority":"medium","status":"active","kanbanColumnId":null,"rank":"a3"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-acce-00f49a2553d7', '019ca7fb-7300-758c-accd-fabcd07f5b41', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","kanbanColumnId":null,"rank":"a3"}', '{"status":"active","kanbanColumnId":"019ca7fb-7300-758c-accd-bd262da962a9","rank":"Zz"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-acce-0b63c15fb56f', '019ca7fb-7300-758c-acce-06d0a3543785', 'tasks', 1772344800000, 'person', '', NULL, NULL, '{"title":"Ответ банку","priority":"medium","status":"active","kanbanColumnId":null,"rank":"a3"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-acce-0e63de0bd4d9', '019ca7fb-7300-758c-acce-06d0a3543785', 'tasks', 1772344800000, 'person', '', NULL, '{"status":"active","kanbanColumnId":null,"rank":"a3"}', '{"status":"active","kanbanColumnId":"019ca7fb-7300-758c-accd-bd262da962a9","rank":"Zy"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cad8f-ac00-76b9-a13f-6c4eb359dc5c', '019cad8f-ac00-76b9-a13f-60f30716349f', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Купить молоко","priority":"medium","status":"active","kanbanColumnId":null,"rank":"a3"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cad8f-ac00-76b9-a13f-79a7343097bc', '019cad8f-ac00-76b9-a13f-60f30716349f', 'tasks', 1772438400000, 'person', '', NULL, '{"deletedAt":null}', '{"deletedAt":"2026-03-02T08:00:00.000Z"}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cad8f-ac00-76b9-a13f-7cbf8adc6d0e', '019cad8f-ac00-76b9-a13f-60f30716349f', 'tasks', 1772438400000, 'person', '', NULL, '{"deletedAt":"2026-03-02T08:00:00.000Z"}', '{"deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cad8f-ac00-76b9-a13f-88295fe5ae09', '019cad8f-ac00-76b9-a13f-60f30716349f', 'tasks', 1772438400000, 'person', '', NULL, '{"status":"active","kanbanColumnId":null,"rank":"a3","completedAt":null}', '{"status":"completed","kanbanColumnId":"019ca7fb-7300-758c-accd-91b678e7e41a","rank":"a1","completedAt":"2026-03-02T08:00:00.000Z"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-2329582fc396', '019cad8f-ac00-76b9-a13f-c5ff98e77fff', 'projects', 1772438400000, 'person', '', NULL, NULL, '{"name":"Запуск блога","color":"#3b82f6","deletedAt":null}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-2329582fc396', '019cad8f-ac00-76b9-a13f-c944672e5f25', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Позвонить родителям","priority":"low","status":"active","kanbanColumnId":"019cad8f-ac00-76b9-a13f-ac20740fbb22","rank":"a0"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-2329582fc396', '019cad8f-ac00-76b9-a13f-ced1d36dea92', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Придумать название блога","priority":"medium","projectId":"019cad8f-ac00-76b9-a13f-c5ff98e77fff","status":"completed","kanbanColumnId":"019cad8f-ac00-76b9-a13f-b52fb80909a6","rank":"a0","completedAt":"2026-03-02T08:00:00.000Z"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-2329582fc396', '019cad8f-ac00-76b9-a13f-d24d1225d503', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Купить продукты на неделю","priority":"medium","dueDate":"2026-03-02T20:59:00.000Z","status":"completed","kanbanColumnId":"019cad8f-ac00-76b9-a13f-b52fb80909a6","rank":"a1","completedAt":"2026-03-02T08:00:00.000Z"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-2329582fc396', '019cad8f-ac00-76b9-a13f-d643b833597a', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Рассказать о блоге друзьям","priority":"low","projectId":"019cad8f-ac00-76b9-a13f-c5ff98e77fff","dueDate":"2026-03-06T20:59:00.000Z","status":"active","kanbanColumnId":"019cad8f-ac00-76b9-a13f-ac20740fbb22","rank":"a1"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-2329582fc396', '019cad8f-ac00-76b9-a13f-d8e0b81d9168', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Продлить страховку","priority":"medium","dueDate":"2026-03-04T20:59:00.000Z","status":"active","kanbanColumnId":"019cad8f-ac00-76b9-a13f-ac20740fbb22","rank":"a2"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-2329582fc396', '019cad8f-ac00-76b9-a13f-ded10ac32c67', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Записаться к стоматологу","description":"Отметьте кружок слева, когда сделаете.","priority":"medium","dueDate":"2026-03-03T20:59:00.000Z","status":"active","kanbanColumnId":"019cad8f-ac00-76b9-a13f-ac20740fbb22","rank":"a3"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-2329582fc396', '019cad8f-ac00-76b9-a13f-e2d895678c57', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Подобрать фотографии к статье","priority":"medium","projectId":"019cad8f-ac00-76b9-a13f-c5ff98e77fff","dueDate":"2026-03-03T20:59:00.000Z","status":"active","kanbanColumnId":"019cad8f-ac00-76b9-a13f-b2c0ccd73c19","rank":"a0"}', NULL);
INSERT INTO public.journal VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-2329582fc396', '019cad8f-ac00-76b9-a13f-e6382e9036a6', 'tasks', 1772438400000, 'person', '', NULL, NULL, '{"title":"Написать первую статью в блог","description":"Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.","priority":"high","projectId":"019cad8f-ac00-76b9-a13f-c5ff98e77fff","dueDate":"2026-03-02T20:59:00.000Z","status":"active","kanbanColumnId":"019cad8f-ac00-76b9-a13f-b2c0ccd73c19","rank":"a1"}', NULL);


INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-8ad4a28f11c6', 'Новые', 'a0', 2, '');
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-8d782d160de8', 'В процессе', 'a1', 2, '');
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-91b678e7e41a', 'Готово', 'a2', 2, '');
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-bd262da962a9', 'Ждёт ответа', 'a0V', 8, '');
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-ac20740fbb22', 'Новые', 'a0', 2, '');
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-b2c0ccd73c19', 'В процессе', 'a1', 2, '');
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-b52fb80909a6', 'Готово', 'a2', 2, '');


INSERT INTO public.known_places VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', 'device', '019ca7fb-7300-758c-accd-994b43b05921', 1772344800000, 1772438400000);
INSERT INTO public.known_places VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', 'device', '019cad8f-ac00-76b9-a13f-9ecaac1a9a07', 1772438400000, 1772438400000);
INSERT INTO public.known_places VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', 'device', '019cadc6-9a80-733e-9d69-6c505bba2490', 1772442000000, 1772442000000);
INSERT INTO public.known_places VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', 'network', 'q5WTmAQALLzT8M2kYukeOIk_VzBVfyyeAznEjN_ZANs', 1772344800000, 1772442000000);
INSERT INTO public.known_places VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'device', '019cad8f-ac00-76b9-a13f-bc55f64008c6', 1772438400000, 1772438400000);
INSERT INTO public.known_places VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'network', 'q5WTmAQALLzT8M2kYukeOIk_VzBVfyyeAznEjN_ZANs', 1772438400000, 1772438400000);


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


INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


INSERT INTO public.passkeys VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cad8f-ac00-76b9-a13f-92e405e6f683', 'h4Xt-qRJM9HqKUO0HgT6so3ICl2Lk2C2fLAoNNbYrok', 'pQECAyYgASFYIDiXYuBlxXa4ttdUgYRF3JGYNckl56n0NVFF_v2zAw3VIlggV4SphihfyffodgolbewIXWyD6bheWdVFib2cd4OB7hg', 2, '["internal"]', 'Ноутбук', 1772438400000, 1772438400000);


INSERT INTO public.photos VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '19gKy6ICPiYIXnDhRpy0kg', '\x52494646c20000005745425056503820b60000007011009d012a000100013e61309648a4232221202800800c09696ee176b11edc07e0000013d807bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c28000feff73a7fffff94abc1637479ffffe5a17cb42f9685ff24e000000000000000000');


INSERT INTO public.projects VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-a0945145af5d', 'Кухня', '#10b981', 1772344800000, 'a0', 4, '', NULL);
INSERT INTO public.projects VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-abdc8c86a05d', 'Работа', '#3b82f6', 1772344800000, 'a1', 5, '', NULL);
INSERT INTO public.projects VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-b282722b5a69', 'Ремонт', '#3b82f6', 1772344800000, 'a2', 7, '', 1772344800000);
INSERT INTO public.projects VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-c5ff98e77fff', 'Запуск блога', '#3b82f6', 1772438400000, 'a0', 3, '', NULL);


INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '3dIFenay_WRs5FARqAMRmFFMW9SpDAEgaPH62leErYQ');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'JFNjtYSARE7hxYu0oVFNubXJvxlDcIXPYDDKmZh5K6c');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'LOOhi_wq2h7uZ2regbo4iC79lUN7a3Aa6UQiCFrCO44');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'QaHb8OHcX0geCboofk5EIDFnHEcaqFwi1jRTTCFoqfE');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'Sr7OxTBGz7qzi1Qvl_ABYUnJUWGJeZ85zyru3CXK8Yc');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'YgVhB6oWjAYQEqsTqlmN2TpEKv-QXA-WneP5zJPiy_4');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'cN8fBG5G20D9hj3cR26Pc3Vp9K2uEMIZ473cFIlRkRg');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'dQ_-wKhHsL8659RV0FQR6-Zy7_auhfMm9wQtjFsfSuc');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'm9drgChqymgs4VEBCbuzvzp0AAty9MBRp5m78vp_BDE');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'riVckp8R95muIN9JrSPoYDUgftqCSHp31pAg-6XrX4M');


INSERT INTO public.sample_days VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'present', '2026-03-02');


INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-c5ff98e77fff', 'project', '{"name":"Запуск блога","color":"#3b82f6"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-c944672e5f25', 'task', '{"title":"Позвонить родителям","description":null,"priority":"low","dueDate":null}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-ced1d36dea92', 'task', '{"title":"Придумать название блога","description":null,"priority":"medium","dueDate":null}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-d24d1225d503', 'task', '{"title":"Купить продукты на неделю","description":null,"priority":"medium","dueDate":"2026-03-02T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-d643b833597a', 'task', '{"title":"Рассказать о блоге друзьям","description":null,"priority":"low","dueDate":"2026-03-06T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-d8e0b81d9168', 'task', '{"title":"Продлить страховку","description":null,"priority":"medium","dueDate":"2026-03-04T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-ded10ac32c67', 'task', '{"title":"Записаться к стоматологу","description":"Отметьте кружок слева, когда сделаете.","priority":"medium","dueDate":"2026-03-03T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-e2d895678c57', 'task', '{"title":"Подобрать фотографии к статье","description":null,"priority":"medium","dueDate":"2026-03-03T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-e6382e9036a6', 'task', '{"title":"Написать первую статью в блог","description":"Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.","priority":"high","dueDate":"2026-03-02T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-e930da13206c', 'habit', '{"name":"Зарядка","description":"Десять минут утром","type":"positive","icon":"dumbbell","color":"#6366f1","frequency":"daily","weekDays":[],"timesPerPeriod":1,"periodType":"week","targetDays":30,"timeOfDay":"anytime","reminderTime":null,"reminderEnabled":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-ed861ddb0ff0', 'habit', '{"name":"Читать 20 минут","description":null,"type":"positive","icon":"book-open","color":"#f59e0b","frequency":"daily","weekDays":[],"timesPerPeriod":1,"periodType":"week","targetDays":30,"timeOfDay":"anytime","reminderTime":null,"reminderEnabled":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-f32dbe881052', 'habit', '{"name":"Без сладкого","description":"Отметка — день, в который вы удержались","type":"negative","icon":"apple","color":"#10b981","frequency":"daily","weekDays":[],"timesPerPeriod":1,"periodType":"week","targetDays":30,"timeOfDay":"anytime","reminderTime":null,"reminderEnabled":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-f4dedd4558fe', 'habit', '{"name":"Пробежка","description":"Три раза в неделю","type":"positive","icon":"footprints","color":"#06b6d4","frequency":"custom","weekDays":[],"timesPerPeriod":3,"periodType":"week","targetDays":30,"timeOfDay":"anytime","reminderTime":null,"reminderEnabled":false}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-f8d2aaf2fbe1', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-fd3a613f70ff', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-039640a0fee2', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-05feddcbc2f1', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-09087142baa1', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-0e554731f08f', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-126c76bb21c9', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-1541fa91adb9', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-1abfc4f4c087', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a140-1f1f9ae35220', 'session', '');


INSERT INTO public.sessions VALUES ('019ca7fb-7300-758c-accd-973e431b933c', '5kcOUbeKjUQnE7HMdUBdn9FaXdfSr969', '019ca7fb-7300-758c-accd-82b8547dda7e', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-01 06:00:00+00', '2026-03-02 08:50:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-76b9-a13f-9bc40e2147d2', 'NAdFSvWOssYOPUAwgE6qq276RgZAyVia', '019ca7fb-7300-758c-accd-82b8547dda7e', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-76b9-a13f-b84d3a8554c8', 'UZAeyxdOxi5w28ZxC8qFpopdsDwtsvvL', '019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cadc6-9a80-733e-9d69-6947a0abe1ae', 'pzwmnk97O6e4kD4C7deXIeaUU1DdbEQE', '019ca7fb-7300-758c-accd-82b8547dda7e', '2026-04-01 09:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');


INSERT INTO public.settings VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '{"checkinFrequency":7,"aiTone":"strict","customSystemPrompt":"Коротко.\n\nБез «воды»; it’s fine.","enableTTS":false}', 3, '{"checkinFrequency":1772344800000,"aiTone":1772344800000,"customSystemPrompt":1772344800000,"enableTTS":1772344800000}');


INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-76b9-a13f-8c1ebd39278d', 1772438700000);
INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-76b9-a13f-94ad2ea8f791', 1772440200000);


INSERT INTO public.task_completions VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-c8dd786b852e', 1772344800000, '2026-03-01');
INSERT INTO public.task_completions VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cad8f-ac00-76b9-a13f-60f30716349f', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-ced1d36dea92', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-d24d1225d503', 1772438400000, '2026-03-02');


INSERT INTO public.tasks VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-c204e4636cbd', 'Плитка 🧱 «под дерево»', 'Магазин ''Мир''
-- не забыть: 3 м²; \d "в кавычках"

после обеда', 'high', 'active', '019ca7fb-7300-758c-accd-a0945145af5d', NULL, 1772722800000, 1772344800000, 1772344800000, NULL, NULL, 9, 'a0', 0, '', NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-c8dd786b852e', 'Обои', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-758c-accd-91b678e7e41a', NULL, 1772344800000, 1772344800000, 1772344800000, NULL, 11, 'a0', 11, '{"archived":1772344800000,"place":1772344800000}', NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-d7a0f486405d', 'Смета', NULL, 'low', 'archived', NULL, NULL, NULL, 1772344800000, 1772344800000, NULL, NULL, 13, 'a1', 13, '{"archived":1772344800000}', NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-e371e5910fd2', 'Лишнее', NULL, 'medium', 'active', NULL, NULL, NULL, 1772344800000, 1772344800000, NULL, 1772344800000, 15, 'a2', 15, '', NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-ee8f9b85063a', 'Ответ Ольге', NULL, 'medium', 'active', NULL, '019ca7fb-7300-758c-accd-bd262da962a9', NULL, 1772344800000, 1772344800000, NULL, NULL, 17, 'a0', 17, '{"place":1772344800000}', NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-accd-fabcd07f5b41', 'Ответ Петру', NULL, 'medium', 'active', NULL, '019ca7fb-7300-758c-accd-bd262da962a9', NULL, 1772344800000, 1772344800000, NULL, NULL, 19, 'Zz', 19, '{"place":1772344800000}', NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019ca7fb-7300-758c-acce-06d0a3543785', 'Ответ банку', NULL, 'medium', 'active', NULL, '019ca7fb-7300-758c-accd-bd262da962a9', NULL, 1772344800000, 1772344800000, NULL, NULL, 21, 'Zy', 21, '{"place":1772344800000}', NULL);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '019cad8f-ac00-76b9-a13f-60f30716349f', 'Купить молоко', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-758c-accd-91b678e7e41a', NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 54, 'a1', 54, '{"archived":1772438400000,"place":1772438400000}', NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-c944672e5f25', 'Позвонить родителям', NULL, 'low', 'active', NULL, '019cad8f-ac00-76b9-a13f-ac20740fbb22', NULL, 1772438400000, 1772438400000, NULL, NULL, 3, 'a0', 0, '', NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-ced1d36dea92', 'Придумать название блога', NULL, 'medium', 'completed', '019cad8f-ac00-76b9-a13f-c5ff98e77fff', '019cad8f-ac00-76b9-a13f-b52fb80909a6', NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 3, 'a0', 3, '{"archived":1772438400000,"place":1772438400000}', NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-d24d1225d503', 'Купить продукты на неделю', NULL, 'medium', 'completed', NULL, '019cad8f-ac00-76b9-a13f-b52fb80909a6', 1772485140000, 1772438400000, 1772438400000, 1772438400000, NULL, 3, 'a1', 3, '{"archived":1772438400000,"place":1772438400000}', NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-d643b833597a', 'Рассказать о блоге друзьям', NULL, 'low', 'active', '019cad8f-ac00-76b9-a13f-c5ff98e77fff', '019cad8f-ac00-76b9-a13f-ac20740fbb22', 1772830740000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a1', 0, '', NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-d8e0b81d9168', 'Продлить страховку', NULL, 'medium', 'active', NULL, '019cad8f-ac00-76b9-a13f-ac20740fbb22', 1772657940000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a2', 0, '', NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-ded10ac32c67', 'Записаться к стоматологу', 'Отметьте кружок слева, когда сделаете.', 'medium', 'active', NULL, '019cad8f-ac00-76b9-a13f-ac20740fbb22', 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a3', 0, '', NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-e2d895678c57', 'Подобрать фотографии к статье', NULL, 'medium', 'active', '019cad8f-ac00-76b9-a13f-c5ff98e77fff', '019cad8f-ac00-76b9-a13f-b2c0ccd73c19', 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a0', 0, '', NULL);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '019cad8f-ac00-76b9-a13f-e6382e9036a6', 'Написать первую статью в блог', 'Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.', 'high', 'active', '019cad8f-ac00-76b9-a13f-c5ff98e77fff', '019cad8f-ac00-76b9-a13f-b2c0ccd73c19', 1772485140000, 1772438400000, 1772438400000, NULL, NULL, 3, 'a1', 0, '', NULL);




INSERT INTO public.two_factors VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', 'cR7Lz9e5S79WNjualsd1QEzi2KbMRaYdcOaN1fkBD13xjLNJou1QsN-SQE8eADb7EA_Vcls5XA', 1772438400000, 59081280);


INSERT INTO public.users VALUES ('019ca7fb-7300-758c-accd-82b8547dda7e', '', 'anna@example.test', false, '/api/auth/photo/19gKy6ICPiYIXnDhRpy0kg', 'Анна', 'Ким', 'Europe/Moscow', '2026-03-01 06:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.users VALUES ('019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '', 'boris@example.test', false, NULL, NULL, NULL, 'Europe/Moscow', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.verifications VALUES ('019cadc6-9a80-74f6-a342-2d94481b31f4', 'reset-password:MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq', '019cad8f-ac00-76b9-a13f-a4fd83ef0bef', '2026-03-03 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');




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


CREATE INDEX focus_sessions_revision ON public.focus_sessions USING btree (user_id, revision);


CREATE INDEX habit_notes_date ON public.habit_notes USING btree (user_id, date);


CREATE INDEX habit_years_revision ON public.habit_years USING btree (user_id, revision);


CREATE INDEX idempotent_replies_age ON public.idempotent_replies USING btree (created_at);


CREATE INDEX journal_age ON public.journal USING btree (at);


CREATE INDEX journal_entries ON public.journal USING btree (user_id, entry_id);


CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


CREATE INDEX task_completions_date ON public.task_completions USING btree (user_id, local_date);


CREATE INDEX tasks_deleted ON public.tasks USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


CREATE INDEX tasks_order ON public.tasks USING btree (user_id, kanban_column_id, rank, id, status, deleted_at);


CREATE INDEX tasks_project_of ON public.tasks USING btree (user_id, project_id);


CREATE INDEX tasks_revision ON public.tasks USING btree (user_id, revision);


CREATE INDEX tombstones_age ON public.tombstones USING btree (deleted_at);


CREATE INDEX tombstones_revision ON public.tombstones USING btree (user_id, revision);


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


ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


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


ALTER TABLE ONLY public.tombstones
    ADD CONSTRAINT tombstones_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



