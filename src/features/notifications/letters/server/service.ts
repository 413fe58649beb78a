import type { AuthService } from '#features/auth/server/service.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import { timeliness } from '#features/tasks/reminding.ts';
import type { Context } from '#server/context.ts';
import type { Letter } from '#server/mail/letter.ts';
import { timeOf } from '#shared/day.ts';
import { paths } from '#shared/paths.ts';
import type { ToTell } from '../../server/sending.ts';
import { type Noticing, tagOf } from '../../server/telling.ts';
import { DAY_LETTERS, type LetterName, type LettersState, wantsLetter } from '../kinds.ts';
import { planSaid, reportSaid } from '../said.ts';
import { texts } from '../texts.ts';
import { dayFacts, type Sources } from './day-facts.ts';
import { dayLetters } from './day-letters.ts';
import { LETTERS_OF_DAY, REMINDER_LETTERS } from './kinds.ts';
import { unsubscribing } from './unsubscribing.ts';

interface Beside extends Sources {
  auth: Pick<AuthService, 'mailbox'>;
  settings: Pick<SettingsService, 'read' | 'update'>;
  notices: Noticing;
}

/** Tells people by letter what they have chosen to be told so; only where it is theirs, by what the house knows. */
export function letterService(context: Context, { auth, settings, notices, ...sources }: Beside) {
  const { mail, clock } = context;
  const facts = dayFacts(context, sources);
  const ofDays = dayLetters(context, { settings });
  const ending = unsubscribing(context, { auth, settings });

  /** The address of an account that may be written to; undefined of any other. */
  async function mailboxOf(userId: string): Promise<string | undefined> {
    const mailbox = mail.origin === null ? undefined : await auth.mailbox(userId);
    return mailbox?.isConfirmed ? mailbox.address : undefined;
  }

  /** Where a letter of a kind goes, and by what settings; undefined where none does. */
  async function wanted(userId: string, letter: LetterName) {
    const to = await mailboxOf(userId);
    if (to === undefined) return undefined;
    const own = await settings.read(userId);
    return wantsLetter(own, letter) ? { to, own } : undefined;
  }

  const letterOf = (
    userId: string,
    letter: LetterName,
    to: string,
    said: Pick<Letter, 'subject' | 'parts'>,
  ): Letter => ({
    to,
    ...said,
    footnote: texts[letter].footnote,
    unsubscribe: ending.wayOut(userId, letter, to),
  });
  const button = (label: string, path: string) => ({ button: label, url: `${mail.origin}${path}` });

  for (const letter of ['reminder', 'habit'] as const)
    mail.handle(REMINDER_LETTERS[letter], async (userId, about) => {
      const who = await wanted(userId, letter);
      const notice = who && (await notices(userId, about, who.own, clock.now()));
      if (!notice) return undefined;
      const isTask = letter === 'reminder';
      const late =
        timeliness(about.at, clock.now()) === 'late' ? [{ text: texts.late(timeOf(about.at, who.own.zone)) }] : [];
      return letterOf(userId, letter, who.to, {
        subject: isTask ? texts.reminder.subject(notice.body) : notice.title,
        parts: [...late, { text: notice.body }, button(texts[letter].open, notice.url)],
      });
    });

  for (const letter of DAY_LETTERS)
    mail.handle(LETTERS_OF_DAY[letter], async (userId, { at }) => {
      const who = await wanted(userId, letter);
      if (!who) return undefined;
      const known = letter === 'plan' ? await facts.plan(userId, who.own, at) : undefined;
      const said = letter === 'plan' ? known && planSaid(known) : reportSaid(await facts.report(userId, who.own, at));
      if (!said) return undefined;
      const late = timeliness(at, clock.now()) === 'late' ? [{ text: texts.late(timeOf(at, who.own.zone)) }] : [];
      return letterOf(userId, letter, who.to, {
        subject: said.subject,
        parts: [...late, ...said.parts, button(texts[letter].open, paths.home)],
      });
    });

  return {
    /** Tells of what is a reminder; within the transaction in which it comes. */
    async tell(all: readonly ToTell[]): Promise<void> {
      for (const { userId, about, own } of all) {
        const { kind } = about;
        if ((kind !== 'reminder' && kind !== 'habit') || !wantsLetter(own, kind) || !(await mailboxOf(userId)))
          continue;
        await mail.order(REMINDER_LETTERS[kind], { userId, key: tagOf(about), about });
      }
    },
    /** Whether somebody can be written to. */
    async stateOf(userId: string): Promise<LettersState> {
      if (mail.origin === null) return 'none';
      return (await auth.mailbox(userId))?.isConfirmed ? 'ready' : 'unconfirmed';
    },
    unsubscribe: ending.unsubscribe,
    listen: ofDays.listen,
  };
}

export type LetterService = ReturnType<typeof letterService>;
