import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { tellFailure } from '#client/lib/failure.ts';
import { isFault, serverMessage } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { randomId } from '#client/lib/random-id.ts';
import type { EventKind } from '#shared/event.ts';
import { answersTo, isKept, keepChange, lastAnswersTo } from './change-sending.ts';
import { shownChanges } from './shown-changes.ts';
import type { Look, Shown } from './shown-over.ts';
import type { Outgoing, ShowUnsent } from './unsent.ts';

/** A kind of changes: how they look, and what is said of them. */
export interface ChangeKind<C extends object> extends Look<C> {
  /** What is asked for again elsewhere once the server has made one. */
  tells?(change: C): EventKind<unknown> | undefined;
  /** What else the slice asks for again then. */
  also?: readonly QueryKey[];
  /** Hears what the server made of one; undefined where only another page knows it. */
  heard?(change: C, answer: unknown): void;
  /** True for a refusal that says that there is nothing left to change. */
  isDone?(error: unknown): boolean;
  /** The title of a refusal, and the sentence about one that says nothing itself. */
  failure: { title: string; text?: string };
}

/** A change, the call that has it made, and its words. */
export type Said<C> = Pick<Outgoing, 'method' | 'path' | 'body' | 'entry' | 'words'> & {
  change: C;
  /** Whatever is sent under it happens once; absent: new. */
  key?: string;
};

interface Saying<V, C extends object, R, X> {
  kind: ChangeKind<C>;
  said: (variables: V) => Said<C>;
  /** Is called ahead of what is shown. */
  begin?: (variables: V, said: Said<C>) => X;
  /** It is done; without an answer it is kept, and will be sent. */
  done?: (answer: R | undefined, variables: V, begun: X) => void;
  refused?: (begun: X) => void;
  /** The sentence about a refusal that says nothing itself. */
  failure?: string;
  /** Tells of a refusal otherwise than of any; false where it is like any. */
  tells?: (error: unknown) => boolean;
}

interface Context<X> {
  shown: Shown;
  begun: X;
}

const lines = new Map<string, Promise<unknown>>();

/** Sends changes of a kind one after another. */
export function inTurn<R>(kind: string, send: () => Promise<R>): Promise<R> {
  const turn = (lines.get(kind) ?? Promise.resolve()).then(send);
  const next = turn.catch(() => undefined);
  lines.set(kind, next);
  return turn;
}

function made<C extends object>(client: QueryClient, kind: ChangeKind<C>, shown: Shown, answer?: unknown): void {
  shownChanges(client).lift(shown);
  kind.heard?.(shown.change as C, answer);
  for (const queryKey of kind.also ?? []) void client.invalidateQueries({ queryKey });
  const event = kind.tells?.(shown.change as C);
  if (event) happened(client, event);
}

interface Refusal {
  error: unknown;
  text?: string | undefined;
  tells?: ((error: unknown) => boolean) | undefined;
}

function refuse<C extends object>(client: QueryClient, kind: ChangeKind<C>, shown: Shown, refusal: Refusal): void {
  const { error, text, tells } = refusal;
  if (kind.isDone?.(error)) {
    made(client, kind, shown);
    return;
  }
  shownChanges(client).refuse(shown);
  if (tells?.(error)) return;
  const told = isFault(error) ? undefined : serverMessage(error);
  tellFailure(error, kind.failure.title, told ?? text ?? kind.failure.text);
}

/** A change that is shown at once and kept on the device; from then on it reaches the server, whatever becomes of this page. */
export function keptChange<V extends object, C extends object, R = unknown, X = undefined>(
  client: QueryClient,
  { kind, said, begin, done, refused, failure: text, tells }: Saying<V, C, R, X>,
): MutationOptions<R | undefined, Error, V, Context<X>> {
  return {
    async mutationFn(variables) {
      try {
        return (await inTurn(kind.kind, () => answersTo(variables)))?.[0] as R | undefined;
      } catch (error) {
        if (kind.isDone?.(error)) return undefined;
        throw error;
      }
    },
    onMutate: (variables) => {
      const saying = said(variables);
      const begun = begin?.(variables, saying) as X;
      keepChange(variables, [{ key: randomId(), ...saying, kind: kind.kind }]);
      return { shown: shownChanges(client).begin(kind, saying.change), begun };
    },
    onSuccess: (answer, variables, { shown, begun }) => {
      if (!isKept(variables)) made(client, kind, shown, answer);
      else {
        shownChanges(client).keep(shown);
        lastAnswersTo(variables).then(
          ([last]) => made(client, kind, shown, last),
          (error) => {
            refused?.(begun);
            refuse(client, kind, shown, { error, text, tells });
          },
        );
      }
      done?.(answer, variables, begun);
    },
    onError: (error, _, context) => {
      if (!context) return;
      refused?.(context.begun);
      refuse(client, kind, context.shown, { error, text, tells });
    },
  };
}

/** Makes a change from outside of a component. */
export async function runChange<V extends object, R, C>(
  client: QueryClient,
  options: MutationOptions<R, Error, V, C>,
  variables: V,
): Promise<'sent' | 'kept' | 'refused'> {
  try {
    await client.getMutationCache().build(client, options).execute(variables);
    return isKept(variables) ? 'kept' : 'sent';
  } catch {
    // Told by the options' own onError, as everywhere.
    return 'refused';
  }
}

/** Shows changes of another page, or of this one before it was loaded anew, until the server answers. */
export const showUnsent = <C extends object>(client: QueryClient, kind: ChangeKind<C>): [string, ShowUnsent] => [
  kind.kind,
  (left) => {
    const changes = shownChanges(client);
    const all = changes.beginAll(
      kind,
      left.map(({ change }) => change as C),
    );
    for (const [index, shown] of all.entries()) {
      changes.keep(shown);
      left[index]!.answer.then(
        (answer) => made(client, kind, shown, answer),
        (error) => refuse(client, kind, shown, { error }),
      );
    }
  },
];

/** How something is taken back: at once to the eye, and on the device before the server hears of it. */
export function wayBack<C extends object>(client: QueryClient, kind: ChangeKind<C>, change: C, words: string) {
  const changes = shownChanges(client);
  let shown: Shown | undefined;
  return {
    async inTurn<R>(send: () => Promise<R>): Promise<R> {
      const sent = await inTurn(kind.kind, send);
      if (sent === 'kept' && shown) changes.keep(shown);
      return sent;
    },
    unsent: { kind: kind.kind, change, words },
    foreshow() {
      const back = changes.begin(kind, change);
      shown = back;
      return { settle: () => made(client, kind, back), refuse: () => changes.refuse(back) };
    },
  };
}
