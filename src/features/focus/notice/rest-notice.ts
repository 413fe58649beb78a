import { paths } from '#shared/paths.ts';
import type { PushNotice } from '#shared/push-notice.ts';
import { shortened } from '#shared/shorten.ts';
import { TITLE_MAX } from './end-notice.ts';
import { texts } from './texts.ts';

/** An account is in one rest at a time. */
export const REST_TAG = 'focus-rest';

/** The end of a rest as a device shows it; `taskTitle` of the task to which it leads back. */
export const restNotice = (restId: string, taskTitle: string | null, at: number): PushNotice => ({
  kind: 'rest',
  id: restId,
  title: texts.rest.title,
  body: taskTitle === null ? texts.rest.text : shortened(taskTitle, TITLE_MAX),
  url: paths.home,
  actions: [],
  tag: REST_TAG,
  at,
});
