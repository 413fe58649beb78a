import type { QueryClient } from '@tanstack/react-query';
import { confirm } from '#client/ui/confirm.ts';
import { MINUTE } from '#shared/day.ts';
import type { FocusSession } from '../contract.ts';
import { texts as focus } from '../texts.ts';
import type { Reading } from '../timer.ts';
import { endSession } from './end-session.ts';
import { readNow, timingOf } from './session-timings.ts';
import { texts } from './texts.ts';

/** Asks whether to end a session, and ends it. @returns false where the user would rather go on */
export async function finishSession(client: QueryClient, session: FocusSession, onEnd?: () => void): Promise<boolean> {
  if (!(await confirmFinish(session))) return false;
  onEnd?.();
  await endSession(client, session, session.isUnlimited ? 'completed' : 'interrupted');
  return true;
}

function confirmFinish(session: FocusSession): Promise<boolean> {
  const { remaining, elapsed }: Reading = readNow(session, timingOf(session.id));
  const early = remaining !== null;
  return confirm({
    title: early ? texts.finish.title : texts.finish.unlimitedTitle,
    text: early
      ? texts.finish.text(focus.duration(Math.ceil(remaining / MINUTE)))
      : texts.finish.unlimitedText(focus.duration(Math.floor(elapsed / MINUTE))),
    actionLabel: texts.finish.action,
    cancelLabel: texts.finish.cancel,
    tone: 'primary',
  });
}
