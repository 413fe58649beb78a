import { z } from 'zod';
import type { Actor, Context } from '#server/context.ts';
import { TooMany } from '#server/http/rate-limits.ts';
import type { Whence } from '#server/http/session.ts';
import { newId } from '#server/id.ts';
import { seal, unseal } from '#server/sealing.ts';
import { HOUR } from '#shared/day.ts';
import { badRequest, conflict } from '#shared/errors.ts';
import { getUser } from '../../contract.ts';
import type { GuessingService } from '../../guessing/server/service.ts';
import type { SecurityNotes } from '../../server/note-security.ts';
import type { AuthStore } from '../../server/store.ts';
import { isTaken } from '../../server/unique-violation.ts';
import { texts as shared } from '../../texts.ts';
import { addressPath } from '../links.ts';
import { texts } from '../texts.ts';
import { changedLetter, confirmLetter } from './kinds.ts';
import type { LinkStore } from './store.ts';

const LINK_LASTS = 24 * HOUR;
const PURPOSE = 'change-address';

/** What a link says, sealed: nobody else can make one, and nothing of it is kept but that it is good. */
const said = z.object({ userId: z.string(), from: z.string(), email: z.string(), id: z.string() });

interface Beside {
  store: Pick<AuthStore, 'changeUser' | 'forgetVerifications'>;
  links: LinkStore;
  notes: Pick<SecurityNotes, 'note'>;
  guessing: Pick<GuessingService, 'attemptKey'>;
}

/** Another address to sign in by: it is taken once a link was pressed that was sent there. */
export function addressChange(context: Context, { store, links, notes, guessing }: Beside) {
  const { mail, config, database, clock, publish } = context;
  const nameOf = (id: string) => `${PURPOSE}:${id}`;

  mail.handle(confirmLetter, async (userId, { from, email }) => {
    if ((await links.mailbox(userId)) !== from) return undefined;
    const id = newId();
    await links.add(newId(), nameOf(id), userId, clock.now() + LINK_LASTS, clock.now());
    const token = seal(config.secret, PURPOSE, JSON.stringify({ userId, from, email, id }));
    const { subject, text, button, lasts, footnote } = texts.confirm;
    const url = `${mail.origin}${addressPath(token)}`;
    return { to: email, subject, parts: [{ text: text(email) }, { button, url }, { text: lasts }], footnote };
  });

  mail.handle(changedLetter, async (userId, { email }) => {
    if (!(await links.mailbox(userId))) return undefined;
    const { subject, text, advice, footnote } = texts.changed;
    return { to: email, subject, parts: [{ text }, { text: advice }], footnote };
  });

  function read(token: string) {
    const text = unseal(config.secret, PURPOSE, token);
    return text === null ? null : said.parse(JSON.parse(text));
  }

  /** @returns the new address; null for a link that is void */
  async function redeem(token: string, from: Whence): Promise<string | null> {
    const link = read(token);
    if (!link) return null;
    const { userId, email } = link;
    if ((await links.mailbox(userId)) !== link.from) return null;
    return database.write(userId, async () => {
      if (!(await links.take(nameOf(link.id), userId, clock.now()))) return null;
      await store.changeUser(userId, { email }, clock.now());
      await store.forgetVerifications(userId);
      await notes.note(userId, 'email_changed', from);
      await mail.order(changedLetter, { userId, key: link.id, about: { email: link.from } });
      publish({ userId }, [getUser.path]);
      return email;
    });
  }

  return {
    /** Whether another address has to be confirmed. */
    isConfirmed: mail.origin !== null,

    /** Sends the link; what was sent for another address before is void. Within a running write. @throws AppError 429 after too many */
    async orderAddress({ userId }: Actor, from: string, email: string): Promise<void> {
      await store.forgetVerifications(userId);
      if (!(await mail.order(confirmLetter, { userId, key: '', about: { from, email } })))
        throw new TooMany(HOUR / 1000, () => texts.tooMany);
    },

    /** @throws AppError 400 for a link that is void, 409 where the address was taken meanwhile, 429 after too many void ones */
    async confirmAddress(from: Whence, token: string): Promise<string> {
      try {
        const email = await guessing.attemptKey(from, () => redeem(token, from));
        if (email === null) throw badRequest(texts.addressLinkInvalid, 'token');
        return email;
      } catch (error) {
        if (isTaken(error)) throw conflict(shared.emailTaken);
        throw error;
      }
    },
  };
}

export type AddressChange = ReturnType<typeof addressChange>;
