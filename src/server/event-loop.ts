import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds for which somebody works before everybody else is let in. */
const SLICE = 8;
/** Slices in a row after which somebody's work is long. */
const LONG = 4;
/** Turns in a row that what is done aside leaves to whoever else rests. */
const TURNS_LEFT = 4;
/** Milliseconds for which long work stands back between two slices, where short calls of others are under way. */
const STANDS_BACK = 8;
/** The same of what is done aside: a slice, and for how long it stands back while calls are under way. */
const ASIDE_SLICE = 4;
const ASIDE_STANDS_BACK = 16;
/** And for how long where it is late, or where somebody called lately: whoever calls next then meets the rest of a slice every other time. */
const ASIDE_BREAK = 4;
/** Milliseconds after which a call that is still under way waits for something else than this loop. */
const SHORT_CALL = 1000;
/** Milliseconds after a call for which the next one may come at any moment. */
const LATELY = 1000;
/** Milliseconds without a slice after which long work is over. */
const OVER = 1000;

/** Whom the server works for: an account, or whoever is no account yet. */
interface Asker {
  name: string;
  /** Nobody waits for it. */
  aside: boolean;
  /** Pieces of work under way. */
  works: number;
  /** Those of them that are calls others make way for, and when the latest began. */
  calls: number;
  latest: number;
  /** Slices worked so far, and when the last of them ended. */
  slices: number;
  rested: number;
}

interface Piece {
  go: () => void;
  /** Others wait for it to be over. */
  urgent: boolean;
}

const asking = new AsyncLocalStorage<Asker>();
const hurrying = new AsyncLocalStorage<true>();
const newAsker = (name: string, aside: boolean): Asker => ({
  ...{ name, aside, works: 0, calls: 0, latest: 0, slices: 0, rested: 0 },
});
const nobody = newAsker('', false);
const nobodyAside = newAsker('', true);

const askers = new Map<string, Asker>();
/** What rests; the first asker of the Map is the next, and goes to its end. */
const resting = new Map<Asker, Piece[]>();
let turning = false;
let waiting: NodeJS.Timeout | undefined;
/** When the work of this turn of the loop began; undefined before any did. */
let began: number | undefined;
/** When the present slice of all that is done aside began, and when it was last worked at. */
let asideBegan = Number.NEGATIVE_INFINITY;
let asideWorked = Number.NEGATIVE_INFINITY;
let turnsLeft = 0;
/** When a call last came or was answered. */
let calledAt = Number.NEGATIVE_INFINITY;
let asideIsLate = false;

const worksLong = ({ slices, rested }: Asker, now: number) => slices >= LONG && now - rested < OVER;

/** Whether a call of somebody else is under way that has not worked for long. */
function othersAreShort(than: Asker, now: number): boolean {
  for (const asker of askers.values())
    if (asker !== than && asker.calls > 0 && !worksLong(asker, now) && now - asker.latest < SHORT_CALL) return true;
  return false;
}

/** Milliseconds for which what is done aside, whoever for, still stands back. */
function asideStandsBack(now: number): number {
  if (now - asideBegan < ASIDE_SLICE) return 0;
  const since = now - Math.max(asideBegan + ASIDE_SLICE, asideWorked);
  return Math.max(0, asideBreak(now) - since);
}

function asideBreak(now: number): number {
  const isWaitedFor = othersAreShort(nobodyAside, now) || [...resting.keys()].some(({ aside }) => !aside);
  if (asideIsLate) return isWaitedFor ? ASIDE_BREAK : 0;
  if (isWaitedFor) return ASIDE_STANDS_BACK;
  return now - calledAt < LATELY ? ASIDE_BREAK : 0;
}

function workAside(now: number): void {
  if (now - asideBegan >= ASIDE_SLICE) asideBegan = now;
  asideWorked = now;
}

/** Milliseconds for which somebody still stands back. */
function standsBack(asker: Asker, now: number): number {
  if (asker.aside) return asideStandsBack(now);
  if (!worksLong(asker, now)) return 0;
  const left = asker.rested + STANDS_BACK - now;
  return left > 0 && othersAreShort(asker, now) ? left : 0;
}

function turn(): void {
  began = undefined;
  turning = false;
  const now = performance.now();
  const { next, soonest } = nextOf(now);
  if (next) {
    const pieces = resting.get(next)!;
    const piece = pieces.shift()!;
    resting.delete(next);
    if (pieces.length > 0) resting.set(next, pieces);
    turnsLeft = next.aside ? 0 : turnsLeft + 1;
    if (next.aside) workAside(now);
    piece.go();
    goOn();
  } else if (resting.size > 0) waiting = setTimeout(goOn, soonest);
}

/**
 * Whose turn it is, if anybody's, else the milliseconds until it is: what is done aside goes on where nobody else rests, and
 * after some turns all the same.
 */
function nextOf(now: number): { next: Asker | undefined; soonest: number } {
  const asideFirst = turnsLeft >= TURNS_LEFT;
  let next: Asker | undefined;
  let soonest = Number.POSITIVE_INFINITY;
  for (const [asker, pieces] of resting) {
    const left = pieces[0]!.urgent ? 0 : standsBack(asker, now);
    soonest = Math.min(soonest, left);
    if (left > 0) continue;
    if (asker.aside === asideFirst) return { next: asker, soonest };
    next ??= asker;
  }
  return { next, soonest };
}

/** Has the next of those who rest go on with the next turn of the event loop. */
function goOn(): void {
  if (turning || resting.size === 0) return;
  clearTimeout(waiting);
  turning = true;
  setImmediate(turn);
}

/**
 * Lets everybody else in between two slices of long work. Of all who rest, one goes on with each turn of the event loop,
 * accounts in turn, so that many slices of one hold the others up no more than one does. A slice should take a few
 * milliseconds. Who has worked for long also stands back for as long again while others have short calls under way:
 * each answer of a database is then met without a slice between.
 */
export function rest(): Promise<void> {
  const asker = asking.getStore() ?? nobody;
  const urgent = hurrying.getStore() === true;
  const now = performance.now();
  asker.slices = now - asker.rested < OVER ? asker.slices + 1 : 1;
  asker.rested = now;
  const rested = new Promise<void>((go) => {
    const pieces = resting.get(asker) ?? [];
    if (urgent) pieces.unshift({ go, urgent });
    else pieces.push({ go, urgent });
    resting.set(asker, pieces);
  });
  goOn();
  return rested;
}

/**
 * Rests where this turn of the event loop was worked in for long, whoever did: called ahead of each short piece of work
 * that would otherwise follow on the one before without a turn between them.
 */
export async function restWhenLong(): Promise<void> {
  const now = performance.now();
  if (began === undefined) {
    began = now;
    setImmediate(() => {
      began = undefined;
    });
  }
  const isAside = (asking.getStore() ?? nobody).aside && !hurrying.getStore();
  if (now - began >= SLICE || (isAside && asideStandsBack(now) > 0)) await rest();
  else if (isAside) workAside(now);
}

/** Does work that tells by each `yield` where it may be interrupted, with everybody else served once it takes long. */
export async function inSlices<T>(work: Iterator<unknown, T>): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await restWhenLong();
  }
}

/** Whether nobody waits for what this chain of calls does. */
export const isAside = (): boolean => (asking.getStore() ?? nobody).aside && !hurrying.getStore();

/** For whom this chain of calls works; '' where for nobody in particular. */
export const whoAsks = (): string => (asking.getStore() ?? nobody).name;

/**
 * A call of an account, or of whoever else is told apart by a name: its slices are theirs, and long work of others makes way
 * for it.
 */
export async function workFor<T>(name: string, work: () => Promise<T>): Promise<T> {
  const asker = askerOf(name, false);
  asker.calls += 1;
  asker.latest = performance.now();
  calledAt = asker.latest;
  try {
    return await workInTurn(name, work);
  } finally {
    asker.calls -= 1;
    calledAt = performance.now();
    goOn();
  }
}

/** Does work that nobody waits for, as at a time that has come: of the loop it takes half, while anybody calls now and then, and less during calls. */
export const aside = <T>(work: () => T): T => asking.run(nobodyAside, work);

/** Says whether what is done aside is later than it may be: it then stands back for calls that are under way alone. */
export function hurryAside(isLate: boolean): void {
  asideIsLate = isLate;
}

/** Work whose slices are somebody's, for which nobody makes way: as while it is found out who calls. */
export async function workInTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const asker = askerOf(name, (asking.getStore() ?? nobody).aside);
  asker.works += 1;
  try {
    return await asking.run(asker, work);
  } finally {
    asker.works -= 1;
    leave(asker);
    if (askers.has(keyOf(asker))) setTimeout(leave, OVER, asker).unref();
  }
}

const keyOf = ({ name, aside }: Pick<Asker, 'name' | 'aside'>) => (aside ? `aside ${name}` : name);

function askerOf(name: string, aside: boolean): Asker {
  const key = keyOf({ name, aside });
  const asker = askers.get(key) ?? newAsker(name, aside);
  askers.set(key, asker);
  return asker;
}

function leave(asker: Asker): void {
  if (asker.works === 0 && !worksLong(asker, performance.now())) askers.delete(keyOf(asker));
}

/** Does work that others wait for: it never stands back. */
export const hurriedly = <T>(work: () => T): T => hurrying.run(true, work);
