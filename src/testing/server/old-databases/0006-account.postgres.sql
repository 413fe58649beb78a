-- Made by npm run keep-database; what signs its people in:
-- {"cookie":"takt.session_token=vaJWkOO4RwLSMC83PJQ7XdYtX5Vo94Ef.QzGMmsy/3WRaZXLF62K2NOeHxYnGQXFCl7MT+VqKRJM=; takt.passkey_registration=bnMRQtOKdBc0A3yb8rGmH6k5d2W39hjK8ihwRK-EKczfJNJH32dD8u2FqJZEbHFcA8iOGqiK1XaoJtDBOCFd4zpYrcTPndEJ5deJUIrUn8n8-D1Uz-1fiK16yCp5CLgWfEj8fTPQIuuunZI18qAJ2s7tvhN35ZuGfJh_F7k8Vy1voW2otgEG9MKLygbahDnfr-9ZwWX0oczjX67jCKSTUSCYVCyBrgKWBYevoVYEWYtHUlBWr3_VO29iCLS2m5DEDD2Wtr7IYODWpY5jhC1nisDOGl-WrjY","resetToken":"MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq","secret":"XLMYIDYLWN3MQPU7WCDGV6DUELLJGBUJ","recoveryCode":"g62vx-p6qfv"}


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


INSERT INTO public.account_revisions VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', 53, 0);
INSERT INTO public.account_revisions VALUES ('019cad8f-ac00-7176-9460-628063d1b742', 3, 0);


INSERT INTO public.accounts VALUES ('019ca7fb-7300-71e3-b854-d4828e54c943', '019ca7fb-7300-71e3-b854-d3dcf543f5b0', 'credential', '019ca7fb-7300-71e3-b854-d3dcf543f5b0', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$qONaGd5JauzaLRd1JI4YfA$Y33TvqOGdZ1beXaBKrX9E9a7ZKCY1hpx+EpO7TOVOdo', '2026-03-01 06:00:00+00', '2026-03-01 06:00:00+00');
INSERT INTO public.accounts VALUES ('019cad8f-ac00-7176-9460-6700fe3ba5a5', '019cad8f-ac00-7176-9460-628063d1b742', 'credential', '019cad8f-ac00-7176-9460-628063d1b742', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$aANpelYfQZuln1JaO5o/mA$n/ZS6iIyFiXxXJm83Cr00IjNzIz7FnavaRabqcS0Sug', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.chat_conversations VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '', '{"pending":null,"touched":["019cad8f-ac00-7176-9460-37282454ca53"],"listed":[],"lastAction":"complete"}', 1772438400000);


INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019cad8f-ac00-7176-9460-3b97ff608763', '', 'user', 'добавь задачу купить молоко', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019cad8f-ac00-7176-9460-3dbb1791f7a1', '', 'assistant', 'Добавлена задача «Купить молоко».', 1772438400000, '{"action":"tasks_create","actions":["tasks_create"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7176-9460-37282454ca53","title":"Купить молоко","action":"tasks_create"}]}', '[{"kind":"created","id":"019cad8f-ac00-7176-9460-37282454ca53","after":{"title":"Купить молоко","description":null,"priority":"medium","status":"active","projectId":null,"dueDate":null,"kanbanColumnId":null}}]', NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019cad8f-ac00-7176-9460-434232dd91f8', '', 'user', 'удали задачу купить молоко', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019cad8f-ac00-7176-9460-44bf41ff1207', '', 'assistant', 'Удалена задача «Купить молоко».', 1772438400000, '{"action":"tasks_delete","actions":["tasks_delete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7176-9460-37282454ca53","title":"Купить молоко","action":"tasks_delete"}]}', '[{"kind":"deleted","id":"019cad8f-ac00-7176-9460-37282454ca53","title":"Купить молоко"}]', 1772438400000);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019cad8f-ac00-7176-9460-4adb0b8372f8', '', 'user', 'отметь купить молоко выполненной', 1772438400000, NULL, NULL, NULL);
INSERT INTO public.chat_messages VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019cad8f-ac00-7176-9460-4d0b105a3057', '', 'assistant', 'Выполнена задача «Купить молоко».', 1772438400000, '{"action":"tasks_complete","actions":["tasks_complete"],"taskCount":1,"changes":[{"id":"019cad8f-ac00-7176-9460-37282454ca53","title":"Купить молоко","action":"tasks_complete"}]}', '[{"kind":"changed","id":"019cad8f-ac00-7176-9460-37282454ca53","title":"Купить молоко","before":{"status":"active","kanbanColumnId":null,"position":1,"completedAt":null},"after":{"status":"completed","kanbanColumnId":"019ca7fb-7300-71e3-b854-e242e7f355ac"}}]', NULL);


INSERT INTO public.check_ins VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b855-1261005969ef', 1772344800000, '«Плитка 🧱 «под дерево»»: позади 0 минут, впереди ещё 25 минут. Срок: 5 марта, 18:00. Не отвлекайтесь. Если что-то мешает, напишите мне.');


INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b855-1261005969ef', '019ca7fb-7300-71e3-b854-f4c7c0cf6792', 'Плитка 🧱 «под дерево»', 'completed', 25, 1772344800000, 1772344800000, 1772346300000, 25, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca812-5660-778c-9a76-4def7cd4ec10', NULL, NULL, 'interrupted', 50, 1772346300000, 1772346300000, 1772346900000, 10, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019cadbd-72c0-7088-b784-f14b43b05921', NULL, NULL, 'active', NULL, 1772441400000, 1772441400000, NULL, NULL, '2026-03-02');


INSERT INTO public.habit_notes VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca81b-7e20-7473-b5e4-86ee8ac84d8c', '2026-03-01', 'Простуда');


INSERT INTO public.habit_pauses VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca81b-7e20-7473-b5e4-8c9891d8e389', '2026-03-01', NULL);


INSERT INTO public.habit_years VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca81b-7e20-7473-b5e4-86ee8ac84d8c', 2023, '...........................................................................................................................................................................................................................................................................................................................................................................xx');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca81b-7e20-7473-b5e4-86ee8ac84d8c', 2024, 'xx............................................................................................................................................................................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca81b-7e20-7473-b5e4-86ee8ac84d8c', 2025, '.......................................................................................................................................................xxx...................................................................................................................................................................................................................');
INSERT INTO public.habit_years VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca81b-7e20-7473-b5e4-86ee8ac84d8c', 2026, '.................................................xxxxxxxxxxs.................................................................................................................................................................................................................................................................................................................');


INSERT INTO public.habits VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca81b-7e20-7473-b5e4-86ee8ac84d8c', 'Зарядка', 'Десять минут', 'positive', 'target', '#6366f1', 'daily', '', 1, 'week', 30, 'morning', '07:30', 1, 1772346900000, '2026-03-01');
INSERT INTO public.habits VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca81b-7e20-7473-b5e4-89ccdac2f90a', 'Чтение', NULL, 'positive', 'target', '#6366f1', 'custom', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01');
INSERT INTO public.habits VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca81b-7e20-7473-b5e4-8c9891d8e389', 'Сладкое', NULL, 'negative', 'target', '#ef4444', 'daily', '', 1, 'week', 30, 'anytime', NULL, 1, 1772346900000, '2026-03-01');


INSERT INTO public.idempotent_replies VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', 'key-of-a-creation', 'POST /api/tasks', 'c952Ogap8y2sZL5edqVeAaUZxaEJ73YhhWPldddK2EM=', 201, '{"id":"019ca7fb-7300-71e3-b854-fba3a39b1fac","title":"Обои","description":null,"priority":"medium","status":"active","projectId":null,"dueDate":null,"kanbanColumnId":null,"position":1,"createdAt":"2026-03-01T06:00:00.000Z","updatedAt":"2026-03-01T06:00:00.000Z","completedAt":null}', 1772344800000);


INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b854-dbf2b63ece82', 'Новые', 0);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b854-df09ccbf9569', 'В процессе', 2);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b854-e242e7f355ac', 'Готово', 3);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b854-f280f2389104', 'Ждёт ответа', 1);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7176-9460-628063d1b742', '019cad8f-ac00-7176-9460-6ab8547dda7e', 'Новые', 0);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7176-9460-628063d1b742', '019cad8f-ac00-7176-9460-6ffb5e393894', 'В процессе', 1);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7176-9460-628063d1b742', '019cad8f-ac00-7176-9460-72d4a28f11c6', 'Готово', 2);


INSERT INTO public.kysely_migration VALUES ('0001-foundation', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0002-focus', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0003-habits', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0004-assistant', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0006-account', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0007-sign-in', '2026-03-01T00:00:00.000Z');


INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


INSERT INTO public.passkeys VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019cad8f-ac00-7176-9460-5730c78f8a56', 'h4Xt-qRJM9HqKUO0HgT6so3ICl2Lk2C2fLAoNNbYrok', 'pQECAyYgASFYIDiXYuBlxXa4ttdUgYRF3JGYNckl56n0NVFF_v2zAw3VIlggV4SphihfyffodgolbewIXWyD6bheWdVFib2cd4OB7hg', 2, '["internal"]', 'Ноутбук', 1772438400000, 1772438400000);


INSERT INTO public.photos VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '9T3_Qy1mXF-zqox0Jb6unA', '\x52494646c20000005745425056503820b60000007011009d012a000100013e61309648a4232221202800800c09696ee176b11edc07e0000013d807bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c87bed9390f7db2721efb64e43df6c9c28000feff73a7fffff94abc1637479ffffe5a17cb42f9685ff24e000000000000000000');


INSERT INTO public.projects VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b854-ebacadbc3e22', 'Кухня', '#10b981', 1772344800000);
INSERT INTO public.projects VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b854-eff09562f2f9', 'Работа', '#3b82f6', 1772344800000);


INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7176-9460-628063d1b742', '4NbNAWhJlrqiyAHgXZ4qh2sF9iq38aS_lBnmEWbwnf0');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7176-9460-628063d1b742', '7W6ELieWvZIpdF8-fzWcAIAmScvT4sIoPoZnqetUa4U');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7176-9460-628063d1b742', 'L_3f9l1wzIQMf0Jw1_yFAk1tjkP4QoQbXfJzCZeu4b0');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7176-9460-628063d1b742', 'LldHD1ZtQ3CPyjX2iUMHzDY1agrpDKsIEcmpqtLVtuU');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7176-9460-628063d1b742', 'S2f8Altd9OoxFu41kmADA_6vUCvCo3m6eR8Pq7QhUQY');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7176-9460-628063d1b742', 'S_L2UWNBtUQ2YL_-_EoO3ZGczyVR0n0a5Dlc5jJ48eA');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7176-9460-628063d1b742', 'X3nlYvIjbxkFI--6BXk1gIPdsZey37-8CW8yMRJu3cM');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7176-9460-628063d1b742', '_mhF9yob7kkARLvhN-IgPDe477CUqJHXmUAL4nCN1s4');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7176-9460-628063d1b742', 'sHJIbbL8aitd5WJ8y66pNuA28uKyxP45v0B1o2SGIUI');
INSERT INTO public.recovery_codes VALUES ('019cad8f-ac00-7176-9460-628063d1b742', 'tjoT3Wmhtz8lNvWAUs_yTvWWW_XTh5g1rdt_V8W4U7c');


INSERT INTO public.sessions VALUES ('019ca7fb-7300-71e3-b854-e70f9674d2c0', 'vaJWkOO4RwLSMC83PJQ7XdYtX5Vo94Ef', '019ca7fb-7300-71e3-b854-d3dcf543f5b0', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-01 06:00:00+00', '2026-03-02 08:50:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-7176-9460-5fe35fbce9e9', 'hwXr8jTjFJH5e5sGaOltohz0kDHccsQv', '019ca7fb-7300-71e3-b854-d3dcf543f5b0', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-7176-9460-764bd8792126', 'P3lOY1la0d6TwnUIvrPecmg71ul94zQr', '019cad8f-ac00-7176-9460-628063d1b742', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cadc6-9a80-7643-95c6-d0945145af5d', 'vCp2CLqk65O5ahtS4UABjJthnHSeCuhe', '019ca7fb-7300-71e3-b854-d3dcf543f5b0', '2026-04-01 09:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');


INSERT INTO public.settings VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '{"checkinFrequency":7,"aiTone":"strict","customSystemPrompt":"Коротко.\n\nБез «воды»; it’s fine.","enableTTS":false}');


INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-7176-9460-51038d88456c', 1772438700000);
INSERT INTO public.spent_tickets VALUES ('019cad8f-ac00-7176-9460-5963a583aa65', 1772438700000);


INSERT INTO public.task_completions VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b854-fba3a39b1fac', 1772344800000, '2026-03-01');
INSERT INTO public.task_completions VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019cad8f-ac00-7176-9460-37282454ca53', 1772438400000, '2026-03-02');


INSERT INTO public.tasks VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b854-f4c7c0cf6792', 'Плитка 🧱 «под дерево»', 'Магазин ''Мир''
-- не забыть: 3 м²; \d "в кавычках"

после обеда', 'high', 'active', '019ca7fb-7300-71e3-b854-ebacadbc3e22', NULL, 0, 1772722800000, 1772344800000, 1772344800000, NULL, NULL, 6);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b854-fba3a39b1fac', 'Обои', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-71e3-b854-e242e7f355ac', 0, NULL, 1772344800000, 1772344800000, 1772344800000, NULL, 8);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b854-ffdb9000d3f5', 'Смета', NULL, 'low', 'archived', NULL, NULL, 1, NULL, 1772344800000, 1772344800000, NULL, NULL, 49);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b855-01c34598faea', 'Лишнее', NULL, 'medium', 'active', NULL, NULL, 1, NULL, 1772344800000, 1772344800000, NULL, 1772344800000, 12);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b855-06229db3de98', 'Ответ Ольге', NULL, 'medium', 'active', NULL, '019ca7fb-7300-71e3-b854-f280f2389104', 2, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b855-085ce892d694', 'Ответ Петру', NULL, 'medium', 'active', NULL, '019ca7fb-7300-71e3-b854-f280f2389104', 1, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019ca7fb-7300-71e3-b855-0efb04c26ed6', 'Ответ банку', NULL, 'medium', 'active', NULL, '019ca7fb-7300-71e3-b854-f280f2389104', 0, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '019cad8f-ac00-7176-9460-37282454ca53', 'Купить молоко', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-71e3-b854-e242e7f355ac', 1, NULL, 1772438400000, 1772438400000, 1772438400000, NULL, 49);


INSERT INTO public.two_factors VALUES ('019cad8f-ac00-7176-9460-628063d1b742', 'Hc5C28AIqaVqNbc-wJNiaJhLecN3tBRnFF7dcxi0xHn1EyYcVhvqbCjjnDygkQRTzQHHKJMpwA', 1772438400000, 59081280);


INSERT INTO public.users VALUES ('019ca7fb-7300-71e3-b854-d3dcf543f5b0', '', 'anna@example.test', false, '/api/auth/photo/9T3_Qy1mXF-zqox0Jb6unA', 'Анна', 'Ким', 'Europe/Moscow', '2026-03-01 06:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.users VALUES ('019cad8f-ac00-7176-9460-628063d1b742', '', 'boris@example.test', false, NULL, NULL, NULL, 'Europe/Moscow', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.verifications VALUES ('019cadc6-9a80-74f6-a342-2d94481b31f4', 'reset-password:MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq', '019cad8f-ac00-7176-9460-628063d1b742', '2026-03-03 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');


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



