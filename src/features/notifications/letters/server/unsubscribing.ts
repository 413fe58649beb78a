import { z } from 'zod';
import type { AuthService } from '#features/auth/server/service.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { Context } from '#server/context.ts';
import { seal, unseal } from '#server/sealing.ts';
import { badRequest } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { unsubscribeLetters } from '../contract.ts';
import { LETTERS, type LetterName, WITHOUT, wantsLetter } from '../kinds.ts';
import { texts } from '../texts.ts';

const PURPOSE = 'unsubscribe-letters';

/** What a link says, sealed: nobody else can make one or read it, and it is good for as long as the letter is kept. */
const said = z.object({ userId: z.string(), letter: z.enum(LETTERS), to: z.string() });

interface Beside {
  auth: Pick<AuthService, 'mailbox'>;
  settings: Pick<SettingsService, 'read' | 'update'>;
}

/** Ends letters of a kind by a link of one of them, whoever has it. */
export function unsubscribing({ config, mail, database }: Context, { auth, settings }: Beside) {
  function read(token: string) {
    const text = unseal(config.secret, PURPOSE, token);
    return text === null ? null : said.parse(JSON.parse(text));
  }

  return {
    /** With what a letter says how to have none like it. */
    wayOut(userId: string, letter: LetterName, to: string) {
      const token = seal(config.secret, PURPOSE, JSON.stringify({ userId, letter, to }));
      const query = `?${new URLSearchParams({ token })}`;
      return {
        url: `${mail.origin}${paths.letters}${query}`,
        post: `${mail.origin}${unsubscribeLetters.path}${query}`,
        label: texts[letter].unsubscribe,
      };
    },

    /** Once more changes nothing; nor does the link of a mailbox that the account has left. @throws AppError 400 for a link that is void */
    async unsubscribe(token: string): Promise<LetterName> {
      const link = read(token);
      if (!link) throw badRequest(texts.linkInvalid, 'token');
      const { userId, letter, to } = link;
      if ((await auth.mailbox(userId))?.address !== to) return letter;
      await database.write(userId, async () => {
        const own = await settings.read(userId);
        if (wantsLetter(own, letter))
          await settings.update({ userId, zone: own.zone, dayStart: own.dayStart }, WITHOUT[letter]);
      });
      return letter;
    },
  };
}
