import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { undoChange } from '#client/lib/undo.ts';
import { toast } from '#client/ui/toast.ts';
import { entryOf, rememberAct } from '#features/journal/client/queries.ts';
import type { correctSession, deleteSession, FocusSession, SessionCorrection, startSession } from '../contract.ts';
import { sessionChanged } from '../events.ts';
import { SESSIONS_KEY } from './session-keys.ts';
import { texts } from './texts.ts';

const showLists = (client: QueryClient, edit: (sessions: FocusSession[]) => FocusSession[]) =>
  client.setQueriesData<FocusSession[] | Record<string, number>>({ queryKey: [SESSIONS_KEY] }, (known) =>
    Array.isArray(known) ? edit(known) : known,
  );

function settle(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [SESSIONS_KEY] });
  happened(client, sessionChanged);
}

/** Tells of a change of the history, with the way back. */
function tellDone(client: QueryClient, title: string, entry: string, session?: FocusSession, wanted?: number): void {
  const undoable = rememberAct(client, { entry });
  const overlaps = wanted !== undefined && (session?.actualDurationMinutes ?? wanted) < wanted;
  toast({
    title,
    ...(overlaps && { description: texts.past.overlap }),
    action: { label: texts.history.undo, onClick: () => undoChange(undoable) },
  });
}

const failing = { onError: (error: Error) => tellFailure(error, texts.toast.error, serverMessage(error)) };

interface Addition {
  said: SessionCorrection;
  /** The same for every attempt at this one. */
  key: string;
  /** The minutes that it would have by itself. */
  wanted: number | undefined;
}

/** Writes down a session of the past. */
export function useAddSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ said: body, key }: Addition) =>
      call<typeof startSession>('POST /api/focus-sessions', { body, idempotencyKey: key, act: entryOf(key) }),
    onSuccess: (session, { key, wanted }) => {
      tellDone(client, texts.past.added, entryOf(key), session, wanted);
      settle(client);
    },
    ...failing,
  });
}

interface Correction extends Pick<Addition, 'said' | 'wanted'> {
  id: string;
}

export function useCorrectSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (correction: Correction) => {
      const { id, said: body } = correction;
      return call<typeof correctSession>('PATCH /api/focus-sessions/:id', {
        params: { id },
        body,
        act: entryOf(correction),
      });
    },
    onSuccess: (session, correction) => {
      tellDone(client, texts.past.corrected, entryOf(correction), session, correction.wanted);
      settle(client);
    },
    ...failing,
  });
}

/** Takes a session out of the history, at once to the eye. */
export function useDeleteSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deletion: { id: string }) => {
      const { id } = deletion;
      return call<typeof deleteSession>('DELETE /api/focus-sessions/:id', { params: { id }, act: entryOf(deletion) });
    },
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: [SESSIONS_KEY] });
      showLists(client, (sessions) => sessions.filter((session) => session.id !== id));
    },
    onSuccess: (_, deletion) => tellDone(client, texts.past.deleted, entryOf(deletion)),
    onSettled: () => settle(client),
    ...failing,
  });
}
