import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ownClock } from '#client/lib/clock.ts';
import { HttpError, isLimit } from '#client/lib/http-error.ts';
import { serverTime } from '#client/lib/server-clock.ts';
import { keptChange } from '#client/store/kept-change.ts';
import { toast } from '#client/ui/toast.ts';
import { TASKS_KEY } from '#features/tasks/cached-queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import type { FocusSession, SessionStart } from '../contract.ts';
import { startedSession, type UnsentSession } from '../unsent.ts';
import { noteStart } from './session-clocks.ts';
import { SESSIONS_KEY } from './session-keys.ts';
import { sessionKind } from './session-kind.ts';
import { texts } from './texts.ts';

export interface SessionStarting {
  input: SessionStart;
  /** A UUID of version 7, the same for every attempt at this one start: the session's id. */
  key: string;
}

/** The call that begins a session. */
export function startCall(client: QueryClient, { input, key }: SessionStarting) {
  const task = client.getQueryData<Task[]>(TASKS_KEY)?.find(({ id }) => id === input.taskId);
  const session = startedSession(input, {
    id: key,
    taskTitle: task?.title ?? null,
    now: serverTime(),
    clock: ownClock(),
  });
  noteStart(session, Date.now());
  return {
    change: { deed: 'start', session } satisfies UnsentSession,
    method: 'POST',
    path: SESSIONS_KEY,
    body: { ...input, id: key },
    key,
    words: texts.unsent.start(session.taskTitle),
  } as const;
}

export const starting = (client: QueryClient) =>
  keptChange<SessionStarting, UnsentSession, FocusSession, number>(client, {
    kind: sessionKind,
    said: (starting) => startCall(client, starting),
    begin: () => Date.now(),
    done: (session, _, askedAt) => session && noteStart(session, askedAt),
    tells(error) {
      const isActive = error instanceof HttpError && error.status === 409 && !isLimit(error);
      if (isActive) tellActive();
      return isActive;
    },
    failure: texts.toast.startFailed,
  });

/** Starts a session; a refusal because of an active one is told as the product promises. */
export function useStartSession() {
  const client = useQueryClient();
  return useMutation(useMemo(() => starting(client), [client]));
}

/** Tells that one session at a time is enough. */
export function tellActive(): void {
  toast({ title: texts.toast.activeTitle, description: texts.toast.activeText, tone: 'danger' });
}
