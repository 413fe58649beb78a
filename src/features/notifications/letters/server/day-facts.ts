import type { FocusService } from '#features/focus/server/service.ts';
import type { Habit } from '#features/habits/contract.ts';
import type { HabitService } from '#features/habits/server/service.ts';
import type { Settings } from '#features/settings/contract.ts';
import type { StoredTask } from '#features/tasks/contract.ts';
import { isDoneOn } from '#features/tasks/outcome.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import { momentOf, tasksOfToday, whyToday } from '#features/tasks/today.ts';
import type { Actor, Context } from '#server/context.ts';
import { addDays, type Day, livedDay, timeOf } from '#shared/day.ts';
import { dayTitle } from '#shared/russian/day-title.ts';
import type { Line, PlanFacts, ReportFacts } from '../said.ts';

export interface Sources {
  tasks: Pick<TaskService, 'ofToday' | 'filtered'>;
  habits: Pick<HabitService, 'today'>;
  focus: Pick<FocusService, 'ended'>;
}

const isOpen = ({ dueToday, completedToday, todaysEntry }: Habit) =>
  dueToday && !completedToday && !todaysEntry?.skipped;

/** What a task's line says beside its title: when it is due or planned today, or since when it is late. */
function whenOf({ dueDate, dueDay, dueHasTime, plannedDay, plannedTime }: StoredTask, today: Day, zone: string) {
  if (dueDay !== null && dueDay < today) return dayTitle(dueDay, today).toLocaleLowerCase('ru');
  if (dueDay === today && dueHasTime && dueDate !== null) return timeOf(Date.parse(dueDate), zone);
  return plannedDay === today ? plannedTime : null;
}

/** What letters of a day are about, looked up when they are written. */
export function dayFacts({ clock }: Pick<Context, 'clock'>, { tasks, habits, focus }: Sources) {
  const actorOf = (userId: string, { zone, dayStart }: Settings): Actor => ({ userId, zone, dayStart });

  /** Tasks of today in their order, each with its line. */
  async function ofToday(actor: Actor) {
    const at = momentOf(clock.now(), actor);
    return tasksOfToday(await tasks.ofToday(actor), at).map((task) => ({
      why: whyToday(task, at),
      line: { title: task.title, when: whenOf(task, at.today, actor.zone) } satisfies Line,
    }));
  }

  async function openTasks(actor: Actor, day: Day): Promise<number> {
    const asked = { from: day, to: day };
    const [due, planned] = [
      await tasks.filtered(actor, { status: 'active', due: asked }),
      await tasks.filtered(actor, { status: 'active', planned: asked }),
    ];
    return new Set([...due, ...planned].map(({ id }) => id)).size;
  }

  return {
    /** @param at when it was to come @returns undefined where the day is over that it is about */
    async plan(userId: string, own: Settings, at: number): Promise<PlanFacts | undefined> {
      const actor = actorOf(userId, own);
      const day = livedDay(at, own);
      if (livedDay(clock.now(), own) !== day) return undefined;
      const all = await ofToday(actor);
      const because = (reason: 'late' | 'due' | 'planned') =>
        all.filter(({ why }) => why === reason).map(({ line }) => line);
      const open = (await habits.today(actor)).filter(isOpen).map(({ name }) => name);
      return { day, late: because('late'), due: because('due'), planned: because('planned'), habits: open };
    },

    /** Of a day that is over, what was done on it: what was left, nobody can tell any more. */
    async report(userId: string, own: Settings, at: number): Promise<ReportFacts> {
      const actor = actorOf(userId, own);
      const day = livedDay(at, own);
      const lasts = livedDay(clock.now(), own) === day;
      const done = (await tasks.filtered(actor, { done: { from: day, to: day } })).filter((task) =>
        isDoneOn(task, day),
      );
      const sessions = await focus.ended(userId, { from: day, to: day });
      const ofDay = lasts ? await habits.today(actor) : [];
      return {
        day,
        done: done.map(({ title }) => title).reverse(),
        focus: {
          minutes: sessions.reduce((sum, { actualDurationMinutes }) => sum + (actualDurationMinutes ?? 0), 0),
          sessions: sessions.length,
        },
        habitsDone: ofDay.filter(({ completedToday }) => completedToday).map(({ name }) => name),
        left: lasts ? (await ofToday(actor)).map(({ line }) => line) : [],
        habitsLeft: ofDay.filter(isOpen).map(({ name }) => name),
        tomorrow: lasts ? await openTasks(actor, addDays(day, 1)) : 0,
      };
    },
  };
}
