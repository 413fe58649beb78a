-- Made by npm run keep-database; what signs its people in:
-- {"cookie":"takt.session_token=DjWVY6KIeSWeLx7eVC7YkrdrYgYRQ51N.pZobc3qZhdeSvWNCrwiSLZvHfX01gr2n95NPV06l6iQ=; takt.passkey_registration=XI-zVGnw_3U63GtxlUBOutbvj_DCBsp_Uv1Mzsx5LfXWn-G1HMlIFpetuG7VT7825lpQMNuY0w6hTls1xcJyh8woHysb9_DHfvfk7mkkxbuLfzwzgEyye0gyqWEWVneWe6Uv3c0lRyt1IETZz60q9O6kzkxbJfjat5306jfYOynJ5O0kFASDfcNyuU1yW2GETXJ0f8w68ZyJ4I-bg41hBep8c6iMkHilqUjfjQVKIA-T6E4hKNjqA9seDOi6V75XTG-IQm_g9GLMObflnZeuaNii6S02Q-M","resetToken":"MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq","secret":"GNZRDI4V3OOYAVUN6ZGXO2EAJO6Q5OV2","recoveryCode":"t2vb2-um8uj"}


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


CREATE TABLE public.write_probes (
    id integer NOT NULL,
    written_at bigint NOT NULL,
    filler bytea
);


INSERT INTO public.account_revisions VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', 55, 0);
INSERT INTO public.account_revisions VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', 4, 0);


INSERT INTO public.accounts VALUES ('019ca7fb-7300-7730-9585-b7f304778e9c', '019ca7fb-7300-7730-9585-b20e02f95392', 'credential', '019ca7fb-7300-7730-9585-b20e02f95392', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$nRX/pHkIxVsnhBVG8TJoNA$E+sYkf36AgTTpAJLVeA6caLEIfHCsy3q8ReD3MCSVi0', '2026-03-01 06:00:00+00', '2026-03-01 06:00:00+00');
INSERT INTO public.accounts VALUES ('019cad8f-ac00-7335-b283-cb63c15fb56f', '019cad8f-ac00-7335-b283-c6d0a3543785', 'credential', '019cad8f-ac00-7335-b283-c6d0a3543785', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Bj/QVfw5n8Ld1Yz0miVT1w$wwvHaDIGf/wYz6y0BR0KreaMyluKKdqORxI/IzpORZI', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.chat_conversations VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '', '{"pending":null,"touched":["019cad8f-ac00-7335-b283-982933072207"],"listed":[],"lastAction":"complete"}', 1772438400000);


INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-7335-b283-9d262da962a9', '', 'user', 'добавь задачу купить молоко', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-7335-b283-a204e4636cbd', '', 'assistant', 'Добавлена задача «Купить молоко».', 1772438400000, '{"action":"tasks_create","actions":["tasks_create"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7335-b283-982933072207","title":"Купить молоко","action":"tasks_create"}]}', '[{"kind":"created","id":"019cad8f-ac00-7335-b283-982933072207","after":{"title":"Купить молоко","description":null,"priority":"medium","projectId":null,"dueDate":null,"status":"active","kanbanColumnId":null}}]', NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-7335-b283-a77a08f41007', '', 'user', 'удали задачу купить молоко', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-7335-b283-a8dd786b852e', '', 'assistant', 'Удалена задача «Купить молоко».', 1772438400000, '{"action":"tasks_delete","actions":["tasks_delete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7335-b283-982933072207","title":"Купить молоко","action":"tasks_delete"}]}', '[{"kind":"deleted","id":"019cad8f-ac00-7335-b283-982933072207","title":"Купить молоко"}]', 1772438400000);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-7335-b283-ada150631c96', '', 'user', 'отметь купить молоко выполненной', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-7335-b283-b0760df445a2', '', 'assistant', 'Выполнена задача «Купить молоко».', 1772438400000, '{"action":"tasks_complete","actions":["tasks_complete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7335-b283-982933072207","title":"Купить молоко","action":"tasks_complete"}]}', '[{"kind":"changed","id":"019cad8f-ac00-7335-b283-982933072207","title":"Купить молоко","before":{"status":"active","kanbanColumnId":null,"position":1,"completedAt":null},"after":{"status":"completed","kanbanColumnId":"019ca7fb-7300-7730-9585-c25a3b9a3f98"}}]', NULL);


INSERT INTO public.check_ins VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-f0945145af5d', 1772344800000, '«Плитка 🧱 „под дерево“»: впереди 25 минут. Срок: 5 марта, 18:00. Не отвлекайтесь. Если что-то мешает, напишите мне.', 'hard');


INSERT INTO public.daily_reports VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '2026-03-02', 1772438400000, 1772438400000, '1051-3858804480', '[{"tone":"strict","role":"assistant","personality":"friendly"},"Коротко.\n\nБез «воды»; it’s fine."]', '{"summary":"Дело движется. Сегодня закрыта 1 задача. Ждут отметки 2 привычки. Доведите начатое до конца.","achievements":["Закрыта 1 задача: «Купить молоко».","Результат есть 2 дня подряд."],"motivationalMessage":"Ещё одно дело, и можно налить чаю. Скажите, если нужно что-то записать.","recommendations":["«Зарядка»: серия 10 дней. Отметьте сегодня, без исключений.","У задачи «Плитка 🧱 „под дерево“» высокий приоритет. Займитесь ей до всего остального.","На сегодня осталась 1 привычка: «Чтение».","Отведите задаче «Плитка 🧱 „под дерево“» одну короткую сессию."],"links":[{"recommendation":0,"kind":"habit","id":"019ca81b-7e20-73fd-aa97-804939dfab44","title":"Зарядка"},{"recommendation":1,"kind":"task","id":"019ca7fb-7300-7730-9585-d5b678e7e41a","title":"Плитка 🧱 «под дерево»"},{"recommendation":2,"kind":"habit","id":"019ca81b-7e20-73fd-aa97-8682722b5a69","title":"Чтение"},{"recommendation":3,"kind":"task","id":"019ca7fb-7300-7730-9585-d5b678e7e41a","title":"Плитка 🧱 «под дерево»"}],"date":"2026-03-02","createdAt":"2026-03-02T08:00:00.000Z"}');


INSERT INTO public.encouragements VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-f65aaf7507d8', 'Держите темп. «Плитка»: позади 50 %, впереди 30 минут. А потом чай. Если мешает посторонняя мысль, напишите её мне: я сохраню.');


INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-f0945145af5d', '019ca7fb-7300-7730-9585-d5b678e7e41a', 'Плитка 🧱 «под дерево»', 'completed', 25, 1772344800000, 1772344800000, 1772346300000, 25, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca812-5660-7207-9789-47dc8c86a05d', NULL, NULL, 'interrupted', 50, 1772346300000, 1772346300000, 1772346900000, 10, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cadbd-72c0-7265-a518-6acaac1a9a07', NULL, NULL, 'active', NULL, 1772441400000, 1772441400000, NULL, NULL, '2026-03-02');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-10295fe5ae09', '019cad8f-ac00-7335-b283-e652eccac5bd', 'Придумать название блога', 'completed', 45, 1771917300000, 1771917300000, 1771920000000, 45, '2026-02-24');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-14e1469cb492', '019cad8f-ac00-7335-b283-e652eccac5bd', 'Придумать название блога', 'completed', 60, 1772001600000, 1772001600000, 1772005200000, 60, '2026-02-25');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-188fc06602ed', '019cad8f-ac00-7335-b283-f8fd8316b22e', 'Подобрать фотографии к статье', 'completed', 25, 1772021400000, 1772021400000, 1772022900000, 25, '2026-02-25');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-1c1ebd39278d', '019cad8f-ac00-7335-b283-f8fd8316b22e', 'Подобрать фотографии к статье', 'completed', 45, 1772092800000, 1772092800000, 1772095500000, 45, '2026-02-26');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-225f9d41e853', '019cad8f-ac00-7335-b283-fd74adeddead', 'Написать первую статью в блог', 'completed', 60, 1772177400000, 1772177400000, 1772181000000, 60, '2026-02-27');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-26e405e6f683', '019cad8f-ac00-7335-b283-fd74adeddead', 'Написать первую статью в блог', 'completed', 45, 1772197200000, 1772197200000, 1772199900000, 45, '2026-02-27');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-29f986c0465d', '019cad8f-ac00-7335-b283-fd74adeddead', 'Написать первую статью в блог', 'completed', 25, 1772292000000, 1772292000000, 1772293500000, 25, '2026-02-28');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-2cad2ea8f791', '019cad8f-ac00-7335-b283-fd74adeddead', 'Написать первую статью в блог', 'completed', 45, 1772348700000, 1772348700000, 1772351400000, 45, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-3237cd0f7da3', '019cad8f-ac00-7335-b283-f8fd8316b22e', 'Подобрать фотографии к статье', 'completed', 45, 1772364600000, 1772364600000, 1772367300000, 45, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-3466e36c5816', '019cad8f-ac00-7335-b283-fd74adeddead', 'Написать первую статью в блог', 'completed', 25, 1772429400000, 1772429400000, 1772430900000, 25, '2026-03-02');


INSERT INTO public.habit_notes VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-73fd-aa97-804939dfab44', '2026-03-01', 'Простуда');


INSERT INTO public.habit_pauses VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-73fd-aa97-89282d0a0e9b', '2026-03-01', NULL);


INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-73fd-aa97-804939dfab44', 2023, '...........................................................................................................................................................................................................................................................................................................................................................................xx');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-73fd-aa97-804939dfab44', 2024, 'xx............................................................................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-73fd-aa97-804939dfab44', 2025, '.......................................................................................................................................................xxx...................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-73fd-aa97-804939dfab44', 2026, '.................................................xxxxxxxxxxs.................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-01a7343097bc', 2026, '...........................................xxxx.xxx.xxxxxxxx.................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-04bf8adc6d0e', 2026, '....................................xxxx..xxx.xxxxxxxxxxxxxxx................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-080ee9a5ca0d', 2026, '................................................xxxxxx.xxxxx.................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-0ec30901223a', 2026, '........................................xx..x.x.x..x.x.x..x..................................................................................................................................................................................................................................................................................................................');


INSERT INTO public.habits VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-73fd-aa97-804939dfab44', 'Зарядка', 'Десять минут', 'positive', 'target', '#6366f1', 'daily', '', 1, 'week', 30, 'morning', '07:30', 1, 1772346900000, '2026-03-01');
INSERT INTO public.habits VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-73fd-aa97-8682722b5a69', 'Чтение', NULL, 'positive', 'target', '#6366f1', 'custom', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01');
INSERT INTO public.habits VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca81b-7e20-73fd-aa97-89282d0a0e9b', 'Сладкое', NULL, 'negative', 'target', '#ef4444', 'daily', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01');
INSERT INTO public.habits VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-01a7343097bc', 'Зарядка', 'Десять минут утром', 'positive', 'dumbbell', '#6366f1', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02');
INSERT INTO public.habits VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-04bf8adc6d0e', 'Читать 20 минут', NULL, 'positive', 'book-open', '#f59e0b', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02');
INSERT INTO public.habits VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-080ee9a5ca0d', 'Без сладкого', 'Отметка — день, в который вы удержались', 'negative', 'apple', '#10b981', 'daily', '', 1, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02');
INSERT INTO public.habits VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-0ec30901223a', 'Пробежка', 'Три раза в неделю', 'positive', 'footprints', '#06b6d4', 'custom', '', 3, 'week', 30, 'anytime', NULL, 0, 1772438400000, '2026-03-02');


INSERT INTO public.idempotent_replies VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', 'key-of-a-creation', 'POST /api/tasks', 'c952Ogap8y2sZL5edqVeAaUZxaEJ73YhhWPldddK2EM=', 201, '{"id":"019ca7fb-7300-7730-9585-da4bd8792126","title":"Обои","description":null,"priority":"medium","status":"active","projectId":null,"dueDate":null,"kanbanColumnId":null,"position":1,"createdAt":"2026-03-01T06:00:00.000Z","updatedAt":"2026-03-01T06:00:00.000Z","completedAt":null}', 1772344800000);


INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-b9c256a4f847', 'Новые', 0);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-bfe35fbce9e9', 'В процессе', 2);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-c25a3b9a3f98', 'Готово', 3);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-d1782d160de8', 'Ждёт ответа', 1);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-ce63de0bd4d9', 'Новые', 0);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-d1e552d71f1a', 'В процессе', 1);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-d5a1737929dd', 'Готово', 2);


INSERT INTO public.kysely_migration VALUES ('0001-foundation', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0002-focus', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0003-habits', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0004-assistant', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0005-daily-report', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0006-account', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0007-sign-in', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0010-sample-day', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0011-write-probe', '2026-03-01T00:00:00.000Z');


INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


INSERT INTO public.passkeys VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-7335-b283-bb6f5c282754', 'h4Xt-qRJM9HqKUO0HgT6so3ICl2Lk2C2fLAoNNbYrok', 'pQECAyYgASFYIDiXYuBlxXa4ttdUgYRF3JGYNckl56n0NVFF_v2zAw3VIlggV4SphihfyffodgolbewIXWyD6bheWdVFib2cd4OB7hg', 2, '["internal"]', 'Ноутбук', 1772438400000, 1772438400000);


INSERT INTO public.photos VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', 't1nEsKznGMZo6Veg9IZAXQ', '\x52494646c20000005745425056503820b60000007011009d012a000100013e61309648a4232221202800800c09696ee176b11edc07e0000013d807bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c28000feff73a7fffff94abc1637479ffffe5a17cb42f9685ff24e000000000000000000');


INSERT INTO public.projects VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-cbfb5e393894', 'Кухня', '#10b981', 1772344800000);
INSERT INTO public.projects VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-ced4a28f11c6', 'Работа', '#3b82f6', 1772344800000);
INSERT INTO public.projects VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-ddb385563ca6', 'Запуск блога', '#3b82f6', 1772438400000);


INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '0EKcWmK1BSOf1Q7lRkeW1Mx3TmezxSQ3h4JPslXpzRg');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '0vouaUje7MrWJ9B6EBB7onQwa3Goli_ZU7r8JlzTij8');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '6ppJadAooqVXCDGW9JMmcjpE5KM4gkWUrmYuZWMuhs4');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', 'CeAKrXXXxC0aeH-Tl3S_hVMgXclLYIPQNV7htjN0nHc');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', 'Csqw6KyifuYMi6qBKvY05aBYwEkaoAikc7DE7jzEOqQ');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', 'Py4xV0Z1jgcQWV0liB_Pt_npeZGFsDJapDapPAieWL8');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', 'TQN7Zn02GnhdO3prsHH2vpyhh2BSqhcQeMgibaxUIv8');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', 'U-IpNLPG8ybWDI5ku-DVaAc_RgSZqN9PUGtS1wL2xZs');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', 's4ABlo41uoiWuC0ztaH7xkH4ddLTM_r1HiRyhaZ1UPU');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', 'uPVvPMWEaWbPRY-g_KEvR6MvB0vcKnHp4DY2i3wRZTQ');


INSERT INTO public.sample_days VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', 'present', '2026-03-02');


INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-ddb385563ca6', 'project', '["Запуск блога","#3b82f6"]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-e1f183ff95c8', 'task', '{"title":"Позвонить родителям","description":null,"priority":"low","dueDate":null}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-e652eccac5bd', 'task', '{"title":"Придумать название блога","description":null,"priority":"medium","dueDate":null}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-e8f30716349f', 'task', '{"title":"Купить продукты на неделю","description":null,"priority":"medium","dueDate":"2026-03-02T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-ee3014888da8', 'task', '{"title":"Рассказать о блоге друзьям","description":null,"priority":"low","dueDate":"2026-03-06T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-f286ab7b2061', 'task', '{"title":"Продлить страховку","description":null,"priority":"medium","dueDate":"2026-03-04T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-f44eb359dc5c', 'task', '{"title":"Записаться к стоматологу","description":"Отметьте кружок слева, когда сделаете.","priority":"medium","dueDate":"2026-03-03T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-f8fd8316b22e', 'task', '{"title":"Подобрать фотографии к статье","description":null,"priority":"medium","dueDate":"2026-03-03T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-fd74adeddead', 'task', '{"title":"Написать первую статью в блог","description":"Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.","priority":"high","dueDate":"2026-03-02T20:59:00.000Z"}');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-01a7343097bc', 'habit', '["Зарядка","Десять минут утром","positive","dumbbell","#6366f1","daily",[],1,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-04bf8adc6d0e', 'habit', '["Читать 20 минут",null,"positive","book-open","#f59e0b","daily",[],1,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-080ee9a5ca0d', 'habit', '["Без сладкого","Отметка — день, в который вы удержались","negative","apple","#10b981","daily",[],1,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-0ec30901223a', 'habit', '["Пробежка","Три раза в неделю","positive","footprints","#06b6d4","custom",[],3,"week",30,"anytime",null,false]');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-10295fe5ae09', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-14e1469cb492', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-188fc06602ed', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-1c1ebd39278d', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-225f9d41e853', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-26e405e6f683', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-29f986c0465d', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-2cad2ea8f791', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-3237cd0f7da3', 'session', '');
INSERT INTO public.sample_items VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b284-3466e36c5816', 'session', '');


INSERT INTO public.sessions VALUES ('019ca7fb-7300-7730-9585-c6b8547dda7e', 'DjWVY6KIeSWeLx7eVC7YkrdrYgYRQ51N', '019ca7fb-7300-7730-9585-b20e02f95392', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-01 06:00:00+00', '2026-03-02 08:50:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-7335-b283-c09b5b1bbeb8', 'KszTzRCC4UZG1y2QPWgtrjCaGTCNXwYz', '019ca7fb-7300-7730-9585-b20e02f95392', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-7335-b283-da0be03adeb9', 'ZWf92ZzAAmk1A51YvcpxpJTtHDbzI2l2', '019cad8f-ac00-7335-b283-c6d0a3543785', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cadc6-9a80-7379-8800-28fcfc77cef4', 'pDovEgafokTo5eirMRaWpkeiLl4JMJRS', '019ca7fb-7300-7730-9585-b20e02f95392', '2026-04-01 09:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');


INSERT INTO public.settings VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '{"checkinFrequency":7,"aiTone":"strict","customSystemPrompt":"Коротко.\n\nБез «воды»; it’s fine.","enableTTS":false}');


INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-7335-b283-b484345ffb27', 1772438700000);
INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-7335-b283-be8f9b85063a', 1772440200000);


INSERT INTO public.task_completions VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-da4bd8792126', 1772344800000, '2026-03-01');
INSERT INTO public.task_completions VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-7335-b283-982933072207', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-e652eccac5bd', 1772438400000, '2026-03-02');
INSERT INTO public.task_completions VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-e8f30716349f', 1772438400000, '2026-03-02');


INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-d5b678e7e41a', 'Плитка 🧱 «под дерево»', 'Магазин ''Мир''
-- не забыть: 3 м²; \d "в кавычках"

после обеда', 'high', 'active', '019ca7fb-7300-7730-9585-cbfb5e393894', NULL, 0, 1772722800000, 1772344800000, 1772344800000, NULL, NULL, 6);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-da4bd8792126', 'Обои', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-7730-9585-c25a3b9a3f98', 0, NULL, 1772344800000, 1772344800000, 1772344800000, NULL, 8);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-dc866af87422', 'Смета', NULL, 'low', 'archived', NULL, NULL, 1, NULL, 1772344800000, 1772344800000, NULL, NULL, 51);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-e33e431b933c', 'Лишнее', NULL, 'medium', 'active', NULL, NULL, 1, NULL, 1772344800000, 1772344800000, NULL, 1772344800000, 12);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-e54b43b05921', 'Ответ Ольге', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7730-9585-d1782d160de8', 2, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-ea7700c113a8', 'Ответ Петру', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7730-9585-d1782d160de8', 1, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019ca7fb-7300-7730-9585-ef31bd3e6455', 'Ответ банку', NULL, 'medium', 'active', NULL, '019ca7fb-7300-7730-9585-d1782d160de8', 0, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '019cad8f-ac00-7335-b283-982933072207', 'Купить молоко', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-7730-9585-c25a3b9a3f98', 1, NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 51);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-e1f183ff95c8', 'Позвонить родителям', NULL, 'low', 'active', NULL, '019cad8f-ac00-7335-b283-ce63de0bd4d9', 0, NULL, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-e652eccac5bd', 'Придумать название блога', NULL, 'medium', 'completed', '019cad8f-ac00-7335-b283-ddb385563ca6', '019cad8f-ac00-7335-b283-d5a1737929dd', 0, NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-e8f30716349f', 'Купить продукты на неделю', NULL, 'medium', 'completed', NULL, '019cad8f-ac00-7335-b283-d5a1737929dd', 1, 1772485140000, 1772438400000, 1772438400000, 1772438400000, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-ee3014888da8', 'Рассказать о блоге друзьям', NULL, 'low', 'active', '019cad8f-ac00-7335-b283-ddb385563ca6', '019cad8f-ac00-7335-b283-ce63de0bd4d9', 1, 1772830740000, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-f286ab7b2061', 'Продлить страховку', NULL, 'medium', 'active', NULL, '019cad8f-ac00-7335-b283-ce63de0bd4d9', 2, 1772657940000, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-f44eb359dc5c', 'Записаться к стоматологу', 'Отметьте кружок слева, когда сделаете.', 'medium', 'active', NULL, '019cad8f-ac00-7335-b283-ce63de0bd4d9', 3, 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-f8fd8316b22e', 'Подобрать фотографии к статье', NULL, 'medium', 'active', '019cad8f-ac00-7335-b283-ddb385563ca6', '019cad8f-ac00-7335-b283-d1e552d71f1a', 0, 1772571540000, 1772438400000, 1772438400000, NULL, NULL, 2);
INSERT INTO public.tasks VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '019cad8f-ac00-7335-b283-fd74adeddead', 'Написать первую статью в блог', 'Откройте задачу и начните с неё фокус-сессию — хватит и 25 минут.', 'high', 'active', '019cad8f-ac00-7335-b283-ddb385563ca6', '019cad8f-ac00-7335-b283-d1e552d71f1a', 1, 1772485140000, 1772438400000, 1772438400000, NULL, NULL, 2);


INSERT INTO public.two_factors VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', 'NGpFYLHq2nACFPfE9M12CS4pQtIdDyoJejiFJRDoEsap5ND90BObF9Ngwyuft6MAtBXnvdSnLQ', 1772438400000, 59081280);


INSERT INTO public.users VALUES ('019ca7fb-7300-7730-9585-b20e02f95392', '', 'anna@example.test', false, '/api/auth/photo/t1nEsKznGMZo6Veg9IZAXQ', 'Анна', 'Ким', 'Europe/Moscow', '2026-03-01 06:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.users VALUES ('019cad8f-ac00-7335-b283-c6d0a3543785', '', 'boris@example.test', false, NULL, NULL, NULL, 'Europe/Moscow', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.verifications VALUES ('019cadc6-9a80-74f6-a342-2d94481b31f4', 'reset-password:MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq', '019cad8f-ac00-7335-b283-c6d0a3543785', '2026-03-03 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');




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



