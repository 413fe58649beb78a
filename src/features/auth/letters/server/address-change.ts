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
import { type ConfirmedAddress, getAddress, type OwnAddress } from '../contract.ts';
import { addressPath } from '../links.ts';
import { texts } from '../texts.ts';
import { changedLetter, confirmLetter } from './kinds.ts';
import type { LinkStore } from './store.ts';

const LINK_LASTS = 24 * HOUR;
const PURPOSE = 'change-address';

/** What a link says, sealed: nobody else can make one, and nothing of it is kept but that it is good. */
const said = z.object({ userId: z.string(), from: z.string(), email: z.string(), id: z.string() });

interface Beside {
  store: Pick<AuthStore, 'forgetVerifications'>;
  links: LinkStore;
  notes: Pick<SecurityNotes, 'note'>;
  guessing: Pick<GuessingService, 'attemptKey'>;
}

/** Another address to sign in by: it is taken once a link was pressed that was sent there. */
export function addressChange(context: Context, { store, links, notes, guessing }: Beside) {
  const { mail, config, database, clock, publish } = context;
  const nameOf = ({ id, email }: { id: string; email: string }) => `${PURPOSE}:${id}:${email}`;
  /** As an earlier version called it, for as long as its links are good. */
  const namesOf = (link: { id: string; email: string }) => [nameOf(link), `${PURPOSE}:${link.id}`];

  /** Keeps that a link will be good, which is still to be sent. @returns its id */
  async function keep(userId: string, email: string): Promise<string> {
    const id = newId();
    await links.add(newId(), nameOf({ id, email }), userId, clock.now() + confirmLetter.lasts, clock.now());
    return id;
  }

  mail.handle(confirmLetter, async (userId, { from, email, id: known }) => {
    if ((await links.mailbox(userId))?.address !== from) return undefined;
    const id = known ?? (await keep(userId, email));
    // Withdrawn, or followed by another one.
    if (!(await links.prolong(nameOf({ id, email }), userId, clock.now() + LINK_LASTS))) return undefined;
    const token = seal(config.secret, PURPOSE, JSON.stringify({ userId, from, email, id }));
    const { subject, text, button, lasts, footnote } = email === from ? texts.confirmOwn : texts.confirm;
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

  /** @returns null for a link that is void */
  async function redeem(token: string, from: Whence): Promise<ConfirmedAddress | null> {
    const link = read(token);
    if (!link) return null;
    const { userId, email } = link;
    if ((await links.mailbox(userId))?.address !== link.from) return null;
    return database.write(userId, async () => {
      if (!(await links.take(namesOf(link), userId, clock.now()))) return null;
      await links.saveAddress(userId, email, true, clock.now());
      publish({ userId }, [getAddress.path]);
      if (email === link.from) return { email, changed: false };
      await store.forgetVerifications(userId);
      await notes.note(userId, 'email_changed', from);
      await mail.order(changedLetter, { userId, key: link.id, about: { email: link.from } });
      publish({ userId }, [getUser.path]);
      return { email, changed: true };
    });
  }

  /** Orders the letter with its link; within a running write. @throws AppError 429 after too many */
  async function order(userId: string, from: string, email: string): Promise<void> {
    const id = await keep(userId, email);
    if (!(await mail.order(confirmLetter, { userId, key: email === from ? 'own' : '', about: { from, email, id } })))
      throw new TooMany(HOUR / 1000, () => texts.tooMany);
    publish({ userId }, [getAddress.path]);
  }

  const addressIn = (name: string) => name.split(':').slice(2).join(':');
  /** The names of links to another address that are good. */
  const pending = async (userId: string, own: string | undefined) =>
    (await links.named(`${PURPOSE}:`, userId, clock.now())).filter((name) => {
      const address = addressIn(name);
      return address !== '' && address !== own;
    });

  return {
    /** Keeps an address that was not confirmed, where none has to be; within a running write. */
    saveUnconfirmed: (userId: string, email: string) => links.saveAddress(userId, email, false, clock.now()),
    /** Whether another address has to be confirmed. */
    confirmsAddresses: mail.origin !== null,

    /** Sends the link; what was sent for another address before is void. Within a running write. @throws AppError 429 after too many */
    async orderAddress({ userId }: Actor, from: string, email: string): Promise<void> {
      await store.forgetVerifications(userId);
      await order(userId, from, email);
    },

    /** What the house knows of the address, and which other one waits to be confirmed. */
    async ownAddress(userId: string): Promise<OwnAddress> {
      const mailbox = await links.mailbox(userId);
      const [name] = await pending(userId, mailbox?.address);
      return {
        mail: mail.origin !== null,
        confirmed: mailbox?.isConfirmed ?? false,
        pending: name === undefined ? null : addressIn(name),
      };
    },

    /** Sends a link to the address that the account has, unless it is confirmed. @throws AppError 409 where no mail is set up, 429 after too many */
    async confirmOwnAddress({ userId }: Actor): Promise<void> {
      if (mail.origin === null) throw conflict(texts.off);
      await database.write(userId, async () => {
        const mailbox = await links.mailbox(userId);
        if (mailbox && !mailbox.isConfirmed) await order(userId, mailbox.address, mailbox.address);
      });
    },

    /** Has another address that waits not be taken, and its letter not be sent. */
    withdrawAddress: ({ userId }: Actor): Promise<void> =>
      database.write(userId, async () => {
        await links.drop(await pending(userId, (await links.mailbox(userId))?.address), userId);
        publish({ userId }, [getAddress.path]);
      }),

    /** @throws AppError 400 for a link that is void, 409 where the address was taken meanwhile, 429 after too many void ones */
    async confirmAddress(from: Whence, token: string): Promise<ConfirmedAddress> {
      try {
        const confirmed = await guessing.attemptKey(from, () => redeem(token, from));
        if (confirmed === null) throw badRequest(texts.addressLinkInvalid, 'token');
        return confirmed;
      } catch (error) {
        if (isTaken(error)) throw conflict(shared.emailTaken);
        throw error;
      }
    },
  };
}

export type AddressChange = ReturnType<typeof addressChange>;
