import { MINUTE } from '#shared/day.ts';
import { paths } from '#shared/paths.ts';
import type { PushNotice } from '#shared/push-notice.ts';
import { shortened } from '#shared/shorten.ts';
import type { FocusSession } from '../contract.ts';
import { worked } from '../rules.ts';
import { timedOf } from '../timer.ts';
import { TITLE_MAX } from './end-notice.ts';
import { texts } from './texts.ts';

export const checkInTag = (sessionId: string) => `check-in-${sessionId}`;

/** The question how a running session goes as a device shows it. */
export const checkInNotice = (session: FocusSession, at: number): PushNotice => ({
  kind: 'check-in',
  id: session.id,
  title: texts.checkIn.title,
  body: texts.checkIn.text(
    session.taskTitle && shortened(session.taskTitle, TITLE_MAX),
    Math.floor(worked(timedOf(session), at) / MINUTE),
  ),
  url: paths.home,
  actions: [],
  tag: checkInTag(session.id),
  at,
});
