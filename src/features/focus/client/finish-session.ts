import type { QueryClient } from '@tanstack/react-query';
import { type Choice, choose } from '#client/ui/confirm.ts';
import { MINUTE } from '#shared/day.ts';
import type { FocusSession } from '../contract.ts';
import { texts as focus } from '../texts.ts';
import type { Reading } from '../timer.ts';
import { discardSession, endSession } from './end-session.ts';
import { texts } from './texts.ts';
import { readNow } from './use-timer-reading.ts';

/** Asks whether to end a session, and ends it. @returns false where the user would rather go on */
export async function finishSession(client: QueryClient, session: FocusSession, onEnd?: () => void): Promise<boolean> {
  const reading = readNow(session);
  const isBrief = reading.elapsed < MINUTE;
  const chosen = await (isBrief ? askAboutBrief() : askAboutEnd(reading));
  if (chosen === 'cancel') return false;
  onEnd?.();
  if (isBrief && chosen === 'action') await discardSession(client, session);
  else await endSession(client, session, session.isUnlimited ? 'completed' : 'interrupted');
  return true;
}

/** A session of less than a minute may have been begun by mistake. */
const askAboutBrief = (): Promise<Choice> =>
  choose({
    title: texts.brief.title,
    text: texts.brief.text,
    actionLabel: texts.brief.discard,
    otherLabel: texts.brief.count,
    cancelLabel: texts.finish.cancel,
    tone: 'primary',
  });

function askAboutEnd({ remaining, elapsed }: Reading): Promise<Choice> {
  const early = remaining !== null;
  return choose({
    title: early ? texts.finish.title : texts.finish.unlimitedTitle,
    text: early
      ? texts.finish.text(focus.duration(Math.ceil(remaining / MINUTE)))
      : texts.finish.unlimitedText(focus.duration(Math.floor(elapsed / MINUTE))),
    actionLabel: texts.finish.action,
    cancelLabel: texts.finish.cancel,
    tone: 'primary',
  });
}
