import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { defineJob } from '#server/jobs/kinds.ts';
import { HOUR } from '#shared/day.ts';
import { conflict } from '#shared/errors.ts';
import type { SecurityNotes } from '../../server/note-security.ts';
import type { AuthStore } from '../../server/store.ts';
import { resetPath } from '../links.ts';
import { texts } from '../texts.ts';
import { resetLetter } from './kinds.ts';
import type { LinkStore } from './store.ts';

const LINK_LASTS = 2 * HOUR;

/** Somebody has typed an address for which the password is forgotten. Whether there is such an account, only this looks at. */
const forgotten = defineJob('forgotten-password', z.object({ email: z.string() }));

interface Beside {
  store: Pick<AuthStore, 'userIdOf'>;
  links: Pick<LinkStore, 'mailbox'>;
  notes: Pick<SecurityNotes, 'note'>;
  hashOf: (text: string) => string;
  /** @returns the token of a link by which a new password is set */
  issueReset: (userId: string, lasts: number) => Promise<string>;
}

/** Lets the owner of an account set a new password by a letter to its address. */
export function passwordReset(
  { jobs, mail, database, clock }: Context,
  { store, links, notes, hashOf, issueReset }: Beside,
) {
  jobs.handle(forgotten, ({ payload: { email }, done }) =>
    database.transaction(async () => {
      await done();
      const userId = await store.userIdOf(email);
      if (!userId || !(await links.mailbox(userId))) return;
      if (await mail.order(resetLetter, { userId, key: '', about: {} })) await notes.note(userId, 'reset_mailed', null);
    }),
  );

  mail.handle(resetLetter, async (userId) => {
    const to = (await links.mailbox(userId))?.address;
    if (!to) return undefined;
    const { subject, text, button, lasts, footnote } = texts.reset;
    const url = `${mail.origin}${resetPath(await issueReset(userId, LINK_LASTS))}`;
    return { to, subject, parts: [{ text }, { button, url }, { text: lasts }], footnote };
  });

  return {
    /** Takes as long, and does the same, whoever is asked for. @throws AppError 409 where no mail is set up */
    async forgot(email: string): Promise<void> {
      if (mail.origin === null) throw conflict(texts.off);
      await jobs.schedule(forgotten, { key: hashOf(`forgotten ${email}`), at: clock.now(), payload: { email } });
    },
  };
}
