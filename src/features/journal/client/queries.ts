import { type MutationOptions, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { clientId } from '#client/lib/client-id.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { newId } from '#client/lib/new-id.ts';
import { randomId } from '#client/lib/random-id.ts';
import { forgetUndo, rememberUndo, type Undoable, undoChange, undoLast, useRemembersUndo } from '#client/lib/undo.ts';
import { sendNow } from '#client/store/device.ts';
import type { Outgoing, Sending, Sent } from '#client/store/unsent.ts';
import { writeDown } from '#client/store/write-down.ts';
import { toast } from '#client/ui/toast.ts';
import type { lastEntry, UndoReply, undoEntry } from '../contract.ts';
import { texts } from '../texts.ts';

const LAST_KEY = ['/api/journal/last'] as const;

/** Something that a person did, as the journal knows it. */
export interface Act {
  /** The name of its entry. */
  entry: string;
  /** Of all its objects, this one alone is to be taken back. */
  object?: string;
  /** The line in which it is sent behind changes that carry the same name. */
  scope?: string;
  /** Shows it as taken back while the server does so. */
  foreshow?: () => Foreshown;
  /** What shows it as taken back on other pages and after a reload, while the server has not heard of it. */
  unsent?: Pick<Outgoing, 'kind' | 'change' | 'words'>;
  /** Sends it behind what this window said before of the same objects. */
  inTurn?: <R>(send: () => Promise<R>) => Promise<R>;
}

export interface Foreshown {
  /** It is taken back, as far as it could be. */
  settle: () => void;
  refuse: () => void;
}

const ofKeys = new Map<string, string>();
const ofChanges = new WeakMap<object, string>();

/**
 * The name of an act: the same for a change all along, and for all that is sent under one key, of which the server keeps
 * the name that came with the first attempt.
 */
export function entryOf(act: object | string): string {
  const known = typeof act === 'string' ? ofKeys.get(act) : ofChanges.get(act);
  const entry = known ?? newId();
  if (typeof act === 'string') ofKeys.set(act, entry);
  else ofChanges.set(act, entry);
  return entry;
}

const refused = new WeakSet<Act>();

/** Notes of an act that it did not come about. */
export const noteRefused = (act: Act): void => void refused.add(act);

const sendings = new WeakMap<Act, Promise<Sending | undefined>>();

/** Begins to keep on the device that an act is taken back, where the page could show it again. */
function writeDownUndo(act: Act): void {
  const { entry, object, unsent } = act;
  if (!unsent) return;
  const body = object === undefined ? {} : { object };
  const path = `/api/journal/${entry}/undo`;
  const keeping = writeDown([{ ...unsent, method: 'POST', path, body, key: randomId() }]).then(([sending]) => sending);
  // Whoever sends it hears of it.
  keeping.catch(() => undefined);
  sendings.set(act, keeping);
}

async function sendUndo(act: Act): Promise<Sent> {
  const { entry, object, inTurn = (send) => send() } = act;
  const sending = await sendings.get(act);
  if (sending) return inTurn(sending.first);
  const idempotencyKey = randomId();
  const body = object === undefined ? {} : { object };
  const answer = await inTurn(() =>
    call<typeof undoEntry>('POST /api/journal/:id/undo', { params: { id: entry }, body, idempotencyKey }),
  );
  return { body: answer };
}

/** Takes an act back, and shows what became of it; what was changed since stays, and is told. */
export function takingBack(client: QueryClient): MutationOptions<Sent, Error, Act, Foreshown | undefined> {
  return {
    mutationFn: sendUndo,
    onMutate: (act) => {
      writeDownUndo(act);
      return act.foreshow?.();
    },
    onSuccess: (sent, act, foreshown) => {
      if (sent === 'kept') {
        toast({ title: texts.undone });
        void sendings
          .get(act)
          ?.then((sending) => sending?.last)
          .then(foreshown?.settle, foreshown?.refuse);
        return;
      }
      const { message, stale } = sent.body as UndoReply;
      foreshown?.settle();
      for (const key of stale) void client.invalidateQueries({ queryKey: [key] });
      toast({ title: message });
    },
    onError: (error, act, foreshown) => {
      foreshown?.refuse();
      if (!refused.has(act)) tellFailure(error, texts.failed, serverMessage(error));
    },
    onSettled: (sent) => sent !== 'kept' && client.invalidateQueries({ queryKey: LAST_KEY }),
  };
}

export const takeBack = (client: QueryClient, act: Act): Promise<unknown> =>
  client
    .getMutationCache()
    .build(client, { ...takingBack(client), ...(act.scope && { scope: { id: act.scope } }) })
    .execute(act)
    // A failure is told by the options' own onError, as everywhere.
    .catch(() => undefined);

/** Remembers an act as this window's last one. */
export const rememberAct = (client: QueryClient, act: Act): Undoable => rememberUndo(() => takeBack(client, act));

/** An act that is shown, as this window's last one. */
export interface BegunAct {
  act: Act;
  undoable: Undoable;
}

export const beginAct = (client: QueryClient, act: Act): BegunAct => ({ act, undoable: rememberAct(client, act) });

/** The server refused it: there is nothing to take back. */
export function refuseAct({ act, undoable }: BegunAct): void {
  noteRefused(act);
  forgetUndo(undoable);
}

/** The button of a toast that takes it back. */
export const undoAction = (label: string, { undoable }: BegunAct) => ({ label, onClick: () => undoChange(undoable) });

/** The earliest act that was asked to be taken back so far: what stayed of it is not come to again. */
let asked: string | undefined;

/** What this window did before the page was loaded; acts since then it remembers itself. */
const earlier = () =>
  queryOptions({
    queryKey: LAST_KEY,
    queryFn: ({ signal }) =>
      call<typeof lastEntry>('GET /api/journal/last', { query: { window: clientId, before: asked }, signal }),
  });

/** Takes back the last thing that was done in this window, also before a reload. */
export async function takeBackLast(client: QueryClient): Promise<void> {
  if (undoLast()) return;
  try {
    // The server tells of the last that it heard of, and what was done ahead of a reload may be on its way.
    await sendNow();
    const { entry } = await client.fetchQuery({ ...earlier(), staleTime: 0 });
    if (!entry) return void toast({ title: texts.nothing });
    asked = entry.id;
    await takeBack(client, { entry: entry.id });
  } catch (error) {
    tellFailure(error, texts.failed, serverMessage(error));
  }
}

/**
 * Takes back the last thing that was done in this window.
 * @param wanted whether it is to be known if there is any
 */
export function useTakeBackLast(wanted: boolean): { possible: boolean; takeBackLast: () => void } {
  const client = useQueryClient();
  const remembered = useRemembersUndo();
  const { data } = useQuery({ ...earlier(), enabled: wanted && !remembered, staleTime: 0 });
  return { possible: remembered || data?.entry !== null, takeBackLast: () => void takeBackLast(client) };
}
