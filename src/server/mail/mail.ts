import type { Logger } from 'pino';
import { z } from 'zod';
import { HOUR, MINUTE } from '#shared/day.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../id.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { defineJob } from '../jobs/kinds.ts';
import { type Delivery, mailDelivery } from './delivery.ts';
import type { Letter, LetterKind } from './letter.ts';
import { letterStore } from './store.ts';

/** A letter on its way. */
const letter = defineJob(
  'letter',
  z.object({ id: z.string(), kind: z.string(), about: z.unknown(), until: z.number() }),
);

/** More than there are in the time for which any letter is worth sending: what is given up leaves nothing behind. */
const ATTEMPTS = 40;
/** Of one account in an hour, of all kinds together. */
export const LETTERS_MAX = 40;

/** Says what a letter of a kind says now; undefined where there is nothing to be said any more. */
type Write<About> = (userId: string, about: About) => Promise<Letter | undefined>;

export interface LetterOrder<About> {
  userId: string;
  /** One that was ordered under the same key and has not gone yet is replaced. */
  key: string;
  about: About;
}

interface Given {
  config: Pick<Config, 'mail'>;
  database: Database;
  clock: Clock;
  log: Logger;
  jobs: Jobs;
}

/** Letters: ordered in the transaction that they follow from, written when they go, by whichever server comes first. */
export function createMail({ config, database, clock, log, jobs }: Given) {
  const store = letterStore(database);
  const kinds = new Map<string, { kind: LetterKind<unknown>; write: Write<unknown> }>();
  const deliver = config.mail && mailDelivery(config.mail, clock);

  /** @throws MailServerAway where it is to be tried again */
  async function send(userId: string, id: string, written: Letter, kind: string): Promise<void> {
    const delivery: Delivery = await deliver!(written, id);
    if (delivery.taken) await store.noteSent(userId, id, clock.now());
    else log.warn({ letter: kind, response: delivery.code }, 'a mail server refused a letter');
  }

  jobs.handle(
    letter,
    async ({ userId, payload: { id, kind, about, until } }) => {
      const known = kinds.get(kind);
      if (!deliver || !known) return;
      if (clock.now() > until) return log.warn({ letter: kind }, 'a letter was given up: nobody took it in time');
      if (await store.hasGone(userId, id)) return;
      const written = await known.write(userId, known.kind.about.parse(about));
      if (written) await send(userId, id, written, kind);
    },
    { attempts: ATTEMPTS, within: MINUTE },
  );

  return {
    /** What links in letters begin with; null where none are written. */
    origin: config.mail?.origin ?? null,

    /** Says how letters of a kind are written; each kind once. */
    handle<About>(kind: LetterKind<About>, write: Write<About>): void {
      kinds.set(kind.name, { kind, write: write as Write<unknown> });
    },

    /** @returns false where none are written, or the account has had as many as it may for now */
    async order<About>(kind: LetterKind<About>, { userId, key, about }: LetterOrder<About>): Promise<boolean> {
      if (!deliver) return false;
      const now = clock.now();
      const { alike, all } = await store.ordered(userId, kind.name, now - HOUR);
      if (alike >= kind.most || all >= LETTERS_MAX) return false;
      const id = newId();
      await store.add(userId, id, kind.name, now);
      const payload = { id, kind: kind.name, about, until: now + kind.lasts };
      await jobs.schedule(letter, { userId, key: `${kind.name} ${key}`, at: now, payload });
      return true;
    },

    forgetOld: (): Promise<void> => store.forgetOld(clock.now() - 24 * HOUR),
  };
}

export type Mail = ReturnType<typeof createMail>;
