-- Made by npm run keep-database; what signs its people in:
-- {"cookie":"takt.session_token=5946bXEac1aKMFsz6RpMwgF2KBmIfLxq.xF/Prv/jy2HyjvGgaIS3RkzeBZfY//cx33f/VQZtY24=","resetToken":"MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq"}


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


CREATE TABLE public.projects (
    user_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    color text NOT NULL,
    created_at bigint NOT NULL
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


INSERT INTO public.account_revisions VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', 23, 0);
INSERT INTO public.account_revisions VALUES ('019cad8f-ac00-7474-9345-dc9479f39cc4', 1, 0);


INSERT INTO public.accounts VALUES ('019ca7fb-7300-756e-8a98-14f6fad8a215', '019ca7fb-7300-756e-8a98-1078b91d4e10', 'credential', '019ca7fb-7300-756e-8a98-1078b91d4e10', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$2oSN6uAOOn8XN1zVCMtvPQ$KHAj1LPGp6KRi3bnqNCUIwhL0QVCk9MZPjfqlq7u2cg', '2026-03-01 06:00:00+00', '2026-03-01 06:00:00+00');
INSERT INTO public.accounts VALUES ('019cad8f-ac00-7474-9345-e31af8725cc9', '019cad8f-ac00-7474-9345-dc9479f39cc4', 'credential', '019cad8f-ac00-7474-9345-dc9479f39cc4', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$wQ6qBak+2Rc42l9xf+F4wg$qGbuy6Ayzj4Oy5G+9p0gChtwQ+oNnJFIWSMCl2yHu60', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');




INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-50142b6e3660', '019ca7fb-7300-756e-8a98-36f84e81c796', 'Плитка 🧱 «под дерево»', 'completed', 25, 1772344800000, 1772344800000, 1772346300000, 25, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca812-5660-7203-8f50-bf4fbd475530', NULL, NULL, 'interrupted', 50, 1772346300000, 1772346300000, 1772346900000, 10, '2026-03-01');
INSERT INTO public.focus_sessions VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019cadbd-72c0-7517-aa00-5fa3d3d0e0d6', NULL, NULL, 'active', NULL, 1772441400000, 1772441400000, NULL, NULL, '2026-03-02');


INSERT INTO public.idempotent_replies VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', 'key-of-a-creation', 'POST /api/tasks', 'c952Ogap8y2sZL5edqVeAaUZxaEJ73YhhWPldddK2EM=', 201, '{"id":"019ca7fb-7300-756e-8a98-3bb0fcc3ba69","title":"Обои","description":null,"priority":"medium","status":"active","projectId":null,"dueDate":null,"kanbanColumnId":null,"position":1,"createdAt":"2026-03-01T06:00:00.000Z","updatedAt":"2026-03-01T06:00:00.000Z","completedAt":null}', 1772344800000);


INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-19b076d47d89', 'Новые', 0);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-1c875dcee1c2', 'В процессе', 2);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-2314bc25dd2d', 'Готово', 3);
INSERT INTO public.kanban_columns VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-306428eeb755', 'Ждёт ответа', 1);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7474-9345-dc9479f39cc4', '019cad8f-ac00-7474-9345-e720b2a3145d', 'Новые', 0);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7474-9345-dc9479f39cc4', '019cad8f-ac00-7474-9345-ea129fbac4a6', 'В процессе', 1);
INSERT INTO public.kanban_columns VALUES ('019cad8f-ac00-7474-9345-dc9479f39cc4', '019cad8f-ac00-7474-9345-ef88381d367f', 'Готово', 2);


INSERT INTO public.kysely_migration VALUES ('0001-foundation', '2026-03-01T00:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0002-focus', '2026-03-01T00:00:00.000Z');


INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


INSERT INTO public.projects VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-294ad78f3bb6', 'Кухня', '#10b981', 1772344800000);
INSERT INTO public.projects VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-2cf406793161', 'Работа', '#3b82f6', 1772344800000);


INSERT INTO public.sessions VALUES ('019ca7fb-7300-756e-8a98-25a38677dc15', '5946bXEac1aKMFsz6RpMwgF2KBmIfLxq', '019ca7fb-7300-756e-8a98-1078b91d4e10', '2026-04-01 08:50:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-01 06:00:00+00', '2026-03-02 08:50:00+00');
INSERT INTO public.sessions VALUES ('019cad8f-ac00-7474-9345-f2ac50bd20d7', 'rJDkA9PzGAtLb95yesfdIZTqTIRmXmFn', '019cad8f-ac00-7474-9345-dc9479f39cc4', '2026-04-01 08:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');
INSERT INTO public.sessions VALUES ('019cadc6-9a80-735f-8ed4-2e21253e7256', 'lrCZDoSWdhVe4606HYfIjtPj4xGGCQrQ', '019ca7fb-7300-756e-8a98-1078b91d4e10', '2026-04-01 09:00:00+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');


INSERT INTO public.settings VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '{"checkinFrequency":7,"aiTone":"strict","customSystemPrompt":"Коротко.\n\nБез «воды»; it’s fine.","enableTTS":false}');


INSERT INTO public.task_completions VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-3bb0fcc3ba69', 1772344800000, '2026-03-01');


INSERT INTO public.tasks VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-36f84e81c796', 'Плитка 🧱 «под дерево»', 'Магазин ''Мир''
-- не забыть: 3 м²; \d "в кавычках"

после обеда', 'high', 'active', '019ca7fb-7300-756e-8a98-294ad78f3bb6', NULL, 0, 1772722800000, 1772344800000, 1772344800000, NULL, NULL, 6);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-3bb0fcc3ba69', 'Обои', NULL, 'medium', 'completed', NULL, '019ca7fb-7300-756e-8a98-2314bc25dd2d', 0, NULL, 1772344800000, 1772344800000, 1772344800000, NULL, 8);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-3f5a7c5b3e42', 'Смета', NULL, 'low', 'archived', NULL, NULL, 1, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-43b184a0e496', 'Лишнее', NULL, 'medium', 'active', NULL, NULL, 1, NULL, 1772344800000, 1772344800000, NULL, 1772344800000, 12);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-45fe169a3367', 'Ответ Ольге', NULL, 'medium', 'active', NULL, '019ca7fb-7300-756e-8a98-306428eeb755', 2, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-4890a9c82ea1', 'Ответ Петру', NULL, 'medium', 'active', NULL, '019ca7fb-7300-756e-8a98-306428eeb755', 1, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);
INSERT INTO public.tasks VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '019ca7fb-7300-756e-8a98-4edf48fe9d2c', 'Ответ банку', NULL, 'medium', 'active', NULL, '019ca7fb-7300-756e-8a98-306428eeb755', 0, NULL, 1772344800000, 1772344800000, NULL, NULL, 18);


INSERT INTO public.users VALUES ('019ca7fb-7300-756e-8a98-1078b91d4e10', '', 'anna@example.test', false, NULL, NULL, NULL, 'Europe/Moscow', '2026-03-01 06:00:00+00', '2026-03-01 06:00:00+00');
INSERT INTO public.users VALUES ('019cad8f-ac00-7474-9345-dc9479f39cc4', '', 'boris@example.test', false, NULL, NULL, NULL, NULL, '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00');


INSERT INTO public.verifications VALUES ('019cadc6-9a80-74f6-a342-2d94481b31f4', 'reset-password:MgcK1yRTnFmmFM8rNGl9fo2vXsYPmWXq', '019cad8f-ac00-7474-9345-dc9479f39cc4', '2026-03-03 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');


ALTER TABLE ONLY public.account_revisions
    ADD CONSTRAINT account_revisions_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_provider_account UNIQUE (provider_id, account_id);


ALTER TABLE ONLY public.check_ins
    ADD CONSTRAINT check_ins_key PRIMARY KEY (user_id, session_id, said_at);


ALTER TABLE ONLY public.focus_sessions
    ADD CONSTRAINT focus_sessions_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.idempotent_replies
    ADD CONSTRAINT idempotent_replies_key PRIMARY KEY (user_id, key);


ALTER TABLE ONLY public.kanban_columns
    ADD CONSTRAINT kanban_columns_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_key PRIMARY KEY (user_id, id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_key UNIQUE (token);


ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.task_completions
    ADD CONSTRAINT task_completions_key PRIMARY KEY (user_id, task_id);


ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_key PRIMARY KEY (user_id, id);


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


ALTER TABLE ONLY public.check_ins
    ADD CONSTRAINT check_ins_session FOREIGN KEY (user_id, session_id) REFERENCES public.focus_sessions(user_id, id);


ALTER TABLE ONLY public.check_ins
    ADD CONSTRAINT check_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.focus_sessions
    ADD CONSTRAINT focus_sessions_task FOREIGN KEY (user_id, task_id) REFERENCES public.tasks(user_id, id);


ALTER TABLE ONLY public.focus_sessions
    ADD CONSTRAINT focus_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.idempotent_replies
    ADD CONSTRAINT idempotent_replies_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.kanban_columns
    ADD CONSTRAINT kanban_columns_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


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



