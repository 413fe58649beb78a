import type { Context } from '#server/context.ts';
import { TooMany } from '#server/http/rate-limits.ts';
import type { Whence } from '#server/http/session.ts';
import { linesByKey } from '#server/lines.ts';
import { HOUR } from '#shared/day.ts';
import { AppError } from '#shared/errors.ts';
import {
  type Counted,
  fullFor,
  KEY_LINE,
  LINES,
  type Line,
  type Secret,
  stepOf,
  triesAt,
  waitAfter,
} from '../rules.ts';
import { texts } from '../texts.ts';
import { KNOWN_DAYS, knownDevices } from './known-devices.ts';
import { guessingStore } from './store.ts';

/** Tries of one device that may wait for the one under way: nobody's browser sends more. */
const WAITING_MAX = 5;

/** Somebody who tries a secret. */
export interface Try {
  from: Whence;
  secret: Exclude<Secret, 'key'>;
  /** The account's id; where nobody has one, what was typed for it: who tries must not see the difference. */
  account: string;
}

/** A line on which a try is counted. */
interface Place {
  key: string;
  counted: Counted;
  line: Line;
}

/**
 * Stands before every secret that can be guessed. A try is counted before the secret is looked at, so that many at once
 * get no further than one after another, and taken back once it proves right. What outlives a restart lies in the database.
 */
export function guessingService(context: Context) {
  const { config, clock, database } = context;
  const store = guessingStore(context);
  const devices = knownDevices(context);
  const stopped = new AbortController();
  /** A line that never refuses takes one try at a time, or its waits could be spent side by side. */
  const oneByOne = linesByKey(WAITING_MAX, () => new TooMany(1));

  async function placesOf({ from, secret, account }: Try): Promise<Place[]> {
    const known = await devices.knows(account, from);
    const place = (counted: Counted, ...names: string[]): Place => ({
      key: devices.hashOf([secret, counted, ...names].join(' ')),
      counted,
      line: LINES[secret][counted],
    });
    if (known.device) return [place('device', account, from.device ?? '')];
    const pair = place('pair', account, from.network);
    // Where the account has signed in before, other people's tries elsewhere do not count.
    const isAtHome = secret === 'password' && known.network;
    return [pair, addressOf(from), ...(isAtHome ? [] : [place('account', account)])];
  }

  const addressOf = ({ network }: Whence): Place => ({
    key: devices.hashOf(`address ${network}`),
    counted: 'address',
    line: KEY_LINE,
  });

  /** Counts a wrong try at each place, or at none. @returns milliseconds to wait @throws TooMany */
  const charge = (places: readonly Place[]): Promise<number> =>
    database.transaction(async () => {
      const now = clock.now();
      const full: { place: Place; seconds: number }[] = [];
      let wait = 0;
      for (const place of places) {
        const { key, line } = place;
        const { added, forgottenAt } = await store.charge({ key, now, step: stepOf(line), most: line.most });
        wait = Math.max(wait, waitAfter(line, triesAt(line, forgottenAt, now) - (added ? 1 : 0)));
        if (!added && !line.patient) full.push({ place, seconds: fullFor(line, forgottenAt, now) });
      }
      const longest = full.sort((a, b) => b.seconds - a.seconds)[0];
      if (longest)
        throw longest.place.counted === 'account'
          ? new TooMany(longest.seconds, texts.tooManyForAccount)
          : new TooMany(longest.seconds);
      return wait;
    });

  const takeBack = (places: readonly Place[]): Promise<void> =>
    database.transaction(async () => {
      for (const { key, line } of places) await store.takeBack({ key, step: stepOf(line) });
    });

  /** Who has proved right starts anew; what others did at the address or to the account stays counted. */
  async function forgive(places: readonly Place[]): Promise<void> {
    const own = places.filter(({ counted }) => counted === 'device' || counted === 'pair');
    await takeBack(places.filter((place) => !own.includes(place)));
    await store.forget(own.map(({ key }) => key));
  }

  async function wait(milliseconds: number): Promise<void> {
    try {
      if (milliseconds > 0) await clock.wait(milliseconds, stopped.signal);
    } catch (error) {
      if (stopped.signal.aborted) throw new AppError(503, 'unavailable', texts.stopping);
      throw error;
    }
  }

  async function counted<T>(places: readonly Place[], check: () => Promise<T | null>): Promise<T | null> {
    const milliseconds = await charge(places);
    try {
      await wait(milliseconds);
      const found = await check();
      if (found !== null) await forgive(places);
      return found;
    } catch (error) {
      await takeBack(places);
      throw error;
    }
  }

  return {
    devices,

    /**
     * Looks at a secret that can be guessed.
     * @param check answers what a right secret stands for, null for a wrong one
     * @returns what `check` did
     * @throws AppError 429 where too many wrong ones came before; never to a device that has signed in before
     */
    async attempt<T>(who: Try, check: () => Promise<T | null>): Promise<T | null> {
      if (!config.rateLimits) return check();
      const places = await placesOf(who);
      const patient = places.find(({ line }) => line.patient);
      return patient ? oneByOne(patient.key, () => counted(places, check)) : counted(places, check);
    },

    /**
     * Looks at a key too long to be guessed: the right one passes whatever came before it.
     * @throws AppError 429 for a wrong one after too many wrong ones
     */
    async attemptKey<T>(from: Whence, check: () => Promise<T | null>): Promise<T | null> {
      const found = await check();
      if (found === null && config.rateLimits) await charge([addressOf(from)]);
      return found;
    },

    /** Lets nobody wait any longer: the server stops. */
    stop: () => stopped.abort(),

    forgetOld: (): Promise<void> => store.forgetOld(clock.now(), clock.now() - KNOWN_DAYS * 24 * HOUR),
  };
}

export type GuessingService = ReturnType<typeof guessingService>;
