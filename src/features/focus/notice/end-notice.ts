import { paths } from '#shared/paths.ts';
import type { PushNotice } from '#shared/push-notice.ts';
import { shortened } from '#shared/shorten.ts';
import type { FocusSession } from '../contract.ts';
import { isNews, planEnd } from '../rules.ts';
import { timedOf } from '../timer.ts';
import { texts } from './texts.ts';

/** Characters of a title: a push holds less than 4 KB. */
export const TITLE_MAX = 300;
/** Milliseconds by which the window that ends a session may be off. */
const CLOSE = 5000;

export const endTag = (id: string) => `session-${id}`;

/** The end of a session as a device shows it, whoever has it shown. */
export const endNotice = ({ id, taskTitle }: Pick<FocusSession, 'id' | 'taskTitle'>, at: number): PushNotice => ({
  kind: 'session',
  id,
  title: texts.title,
  body: taskTitle === null ? texts.text : shortened(taskTitle, TITLE_MAX),
  url: paths.home,
  actions: [],
  tag: endTag(id),
  at,
});

/** When a session ended because its time was over, as long as that is news; undefined of any other. */
export function endedWithPlan(session: FocusSession, now: number): number | undefined {
  const over = planEnd(timedOf(session));
  if (session.status !== 'completed' || session.endTime === null || over === null) return undefined;
  const endedAt = Date.parse(session.endTime);
  return Math.abs(endedAt - over) <= CLOSE && isNews(timedOf(session), now) ? endedAt : undefined;
}
