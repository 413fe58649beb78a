import type { Held } from './attempt.ts';
import type { Handler } from './kinds.ts';
import { deal, type InLine } from './rules.ts';
import type { Busy } from './store.ts';

/** Jobs that a server does at once, of those that are done one by one. */
const PLACES = 8;
/** Jobs that it has taken up and not begun: few enough to be done soon, many enough to be worth the look. */
const HAND = 64;
/** Of them, of one line. */
const SHARE = 8;
/** Of what is done together, one line gets no more than such a part at once. */
const PART = 4;

/** What a runner has taken up, and what it may take up beside it. */
export function jobsUnderWay(handlers: ReadonlyMap<string, Handler>, settling: ReadonlyMap<Held, unknown>) {
  const hand: Held[] = [];
  const running = new Map<Held, Promise<void>>();
  /** Kinds of which some are done together that have not come to what is each one's own. */
  const begun = new Set<string>();
  const isSingle = ({ handler }: Held) => handler.together === null;
  const hasPlace = () => [...running.keys()].filter(isSingle).length < PLACES;

  /** The place in the hand of the next job whose line nobody is in; -1 where there is none. */
  function nextInHand(): number {
    const lines = new Set([...running.keys()].map(({ line }) => line));
    return hand.findIndex(({ line }) => !lines.has(line));
  }

  /** How many jobs may be taken up: of a kind that is done together, else of all others. */
  function roomFor(kind: string): number {
    const { together } = handlers.get(kind)!;
    if (!together) return hasPlace() && nextInHand() < 0 ? HAND - hand.length - settling.size : 0;
    if (begun.has(kind)) return 0;
    const own = [...running.keys()].filter(({ row }) => row.kind === kind).length;
    return Math.min(together.most, 2 * together.most - own);
  }

  return {
    hand,
    running,
    begun,
    roomFor,

    /** Takes the next job that may be begun out of the hand; undefined where there is none. */
    takeNext(): Held | undefined {
      const at = hasPlace() ? nextInHand() : -1;
      return at < 0 ? undefined : hand.splice(at, 1)[0];
    },

    /** Whose jobs of some kinds nothing more is taken up of for now: one of their line is under way. */
    busy(open: readonly string[]): Busy[] {
      const lines = Map.groupBy([...hand, ...running.keys()], ({ handler }) => handler.line);
      return [...lines].flatMap(([line, some]) => {
        const kinds = open.filter((kind) => handlers.get(kind)!.line === line);
        return kinds.length === 0 ? [] : { kinds, userIds: [...new Set(some.map(({ row }) => row.user_id))] };
      });
    },

    /** Of what is due, in its order, what is taken up now. */
    choose<Job extends InLine & { kind: string }>(due: readonly Job[]): Job[] {
      const pools = Map.groupBy(due, ({ kind }) => (handlers.get(kind)!.together ? kind : null));
      return [...pools.values()].flatMap((some) => {
        const { kind } = some[0]!;
        const { together } = handlers.get(kind)!;
        return deal(some, roomFor(kind), together ? Math.ceil(together.most / PART) : SHARE);
      });
    },
  };
}
