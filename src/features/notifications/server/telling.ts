import { isCheckInDue } from '#features/focus/check-ins.ts';
import { checkInNotice, checkInTag } from '#features/focus/notice/check-in-notice.ts';
import { endedWithPlan, endNotice, endTag } from '#features/focus/notice/end-notice.ts';
import { REST_TAG, restNotice } from '#features/focus/notice/rest-notice.ts';
import type { FocusService } from '#features/focus/server/service.ts';
import { habitNotice, habitTag } from '#features/habits/notice/reminder-notice.ts';
import type { HabitService } from '#features/habits/server/service.ts';
import type { Settings } from '#features/settings/contract.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import { lastDue, SENT_WITHIN, timeliness } from '#features/tasks/reminding.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import { HOUR, MINUTE, timeOf } from '#shared/day.ts';
import type { PushNotice } from '#shared/push-notice.ts';
import { reminderNotice, reminderTag } from '../push.ts';
import type { About } from './jobs.ts';

export interface Told {
  settings: Pick<SettingsService, 'readMany'>;
  tasks: Pick<TaskService, 'reminding' | 'titleOfActive'>;
  habits: Pick<HabitService, 'reminded'>;
  focus: Pick<FocusService, 'find' | 'active' | 'running'>;
}

/** For how long it is worth telling, from when it was to come: a push service keeps it so long for a device that is off. */
export const LASTS = {
  reminder: SENT_WITHIN,
  habit: HOUR,
  session: 10 * MINUTE,
  rest: 10 * MINUTE,
  'check-in': 5 * MINUTE,
} as const;

export function tagOf(about: About): string {
  switch (about.kind) {
    case 'habit':
      return habitTag(about.habitId);
    case 'session':
      return endTag(about.sessionId);
    case 'rest':
      return REST_TAG;
    case 'check-in':
      return checkInTag(about.sessionId);
    case 'reminder':
      return reminderTag(about.taskId, about.reminderId, about.at);
  }
}

type Of<K extends About['kind']> = Extract<About, { kind: K }>;

/** What somebody is told, looked up when they are: nothing where there is nothing to be told any more. */
export function noticing({ tasks, habits, focus }: Omit<Told, 'settings'>) {
  async function reminder(userId: string, about: Of<'reminder'>, own: Settings, now: number) {
    const { taskId, reminderId, at } = about;
    const task = (await tasks.reminding([{ userId, id: taskId }]))({ userId, id: taskId });
    const due = task && lastDue(task, now, own);
    if (!task || due?.reminder.id !== reminderId || due.at !== at) return undefined;
    const timely = timeliness(at, now);
    if (timely === 'over') return undefined;
    const late = timely === 'late' ? timeOf(at, own.zone) : undefined;
    return reminderNotice({ taskId, reminderId, at, title: task.title, late });
  }

  async function habit(userId: string, { habitId, at }: Of<'habit'>, own: Settings, now: number) {
    const [due] = await habits.reminded(userId, { after: at - 1, now }, own, habitId);
    return due?.moment.at === at ? habitNotice(due, due.moment) : undefined;
  }

  async function session(userId: string, { sessionId, at }: Of<'session'>, now: number) {
    const ended = await focus.find(userId, sessionId);
    return ended && endedWithPlan(ended, now) === at ? endNotice(ended, at) : undefined;
  }

  /** Whoever works at something else is not called back; the session that follows on the rest may have begun by itself. */
  async function rest(userId: string, { restId, taskId, at }: Of<'rest'>, now: number) {
    const session = await focus.active(userId);
    if ((session && session.id !== restId) || now - at > LASTS.rest) return undefined;
    return restNotice(restId, (taskId && (await tasks.titleOfActive(userId, taskId))) || null, at);
  }

  async function checkIn(userId: string, { sessionId, at }: Of<'check-in'>, own: Settings, now: number) {
    const running = await focus.running(userId, sessionId);
    const isDue = running && isCheckInDue(running, own.checkinFrequency, at) && now - at <= LASTS['check-in'];
    return isDue ? checkInNotice((await focus.find(userId, sessionId))!, at) : undefined;
  }

  return (userId: string, about: About, own: Settings, now: number): Promise<PushNotice | undefined> => {
    switch (about.kind) {
      case 'habit':
        return habit(userId, about, own, now);
      case 'session':
        return session(userId, about, now);
      case 'rest':
        return rest(userId, about, now);
      case 'check-in':
        return checkIn(userId, about, own, now);
      case 'reminder':
        return reminder(userId, about, own, now);
    }
  };
}

export type Noticing = ReturnType<typeof noticing>;

/** By which setting devices are told of a kind. */
const WANTED = {
  reminder: 'reminderNotices',
  habit: 'habitNotices',
  session: 'sessionNotices',
  rest: 'restNotices',
  'check-in': 'checkInNotices',
} as const;

/** What devices are told: of all of them, what is asked for each is asked for at once. */
export function telling(beside: Told) {
  return async (all: readonly { userId: string; about: About }[]) => {
    const [ownOf, taskOf] = [
      await beside.settings.readMany(all.map(({ userId }) => userId)),
      await beside.tasks.reminding(
        all.flatMap(({ userId, about }) => (about.kind === 'reminder' ? { userId, id: about.taskId } : [])),
      ),
    ];
    const notices = noticing({ ...beside, tasks: { ...beside.tasks, reminding: async () => taskOf } });
    return async (userId: string, about: About, now: number): Promise<PushNotice | undefined> => {
      const own = ownOf.get(userId);
      return own?.[WANTED[about.kind]] ? notices(userId, about, own, now) : undefined;
    };
  };
}

export type Telling = ReturnType<typeof telling>;
