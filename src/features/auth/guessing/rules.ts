/** What is tried: a password, a code of six digits or a recovery code, or a key so long that nobody guesses it. */
export type Secret = 'password' | 'code' | 'key';

/** Whose wrong tries are counted together. */
export type Counted = 'device' | 'pair' | 'address' | 'account';

/** How wrong tries are counted. Each is forgotten some time after the one before it. */
export interface Line {
  /** Wrong tries after which the next one waits. */
  free: number;
  /** Wrong tries at a time; one more is refused, or where `patient` only made to wait. */
  most: number;
  /** Minutes in which one of them is forgotten. */
  minutes: number;
  /** Never refuses: the right one gets through, however many wrong ones came before it. */
  patient?: true;
}

const ADDRESS: Line = { free: 10, most: 30, minutes: 0.5 };

/**
 * A device that has signed in before has a line of its own, which nobody else can fill. Everybody else is counted by
 * address, by account with address, and by account: many addresses together get no further than a few hundred tries a day.
 */
export const LINES: Record<Exclude<Secret, 'key'>, Record<Counted, Line>> = {
  password: {
    device: { free: 5, most: 40, minutes: 15, patient: true },
    pair: { free: 3, most: 10, minutes: 1.5 },
    address: ADDRESS,
    account: { free: 40, most: 100, minutes: 5 },
  },
  // Three codes of a million are right at a time: 48 tries a day need eighteen years to find one.
  code: {
    device: { free: 5, most: 20, minutes: 15 },
    pair: { free: 2, most: 5, minutes: 3 },
    address: ADDRESS,
    account: { free: 10, most: 50, minutes: 30 },
  },
};

/** The line of keys too long to be guessed: right ones pass, wrong ones are counted. */
export const KEY_LINE = ADDRESS;

const MINUTE = 60_000;
/** Milliseconds that a try waits at most, and one of a device that is never refused. */
const LONGEST_WAIT = 8000;
const LONGEST_PATIENT_WAIT = 30_000;

/** Milliseconds in which a line forgets one wrong try. */
export const stepOf = ({ minutes }: Line): number => minutes * MINUTE;

/** Wrong tries that a line remembers, when it will have forgotten all of them at an instant. */
export const triesAt = (line: Line, forgottenAt: number, now: number): number =>
  Math.ceil(Math.max(0, forgottenAt - now) / stepOf(line));

/** Milliseconds that the next try waits after so many wrong ones: doubling from a second on. */
export function waitAfter({ free, patient }: Line, tries: number): number {
  if (tries < free) return 0;
  return Math.min(patient ? LONGEST_PATIENT_WAIT : LONGEST_WAIT, 1000 * 2 ** (tries - free));
}

/** Seconds until a line that is full takes one more try. */
export const fullFor = (line: Line, forgottenAt: number, now: number): number =>
  Math.ceil((forgottenAt - now - (line.most - 1) * stepOf(line)) / 1000);
