import type { FocusSession } from '#features/focus/contract.ts';
import type { DueTask, PlannedTask } from '#features/tasks/dated.ts';
import { instantOf, MINUTE } from '#shared/day.ts';
import { type Entry, PLANNED_MINUTES } from './rules.ts';
import { texts } from './texts.ts';

export const deadlineEntry = ({ id, title, due, changedAt }: DueTask): Entry => ({
  uid: `due-${id}`,
  title: texts.entry.deadline(title),
  when: due.at === null ? { day: due.day } : { from: due.at, to: null },
  changedAt,
  busy: false,
  taskId: id,
});

/** @param zone the account's, by whose clock it is planned */
export function planEntry({ id, title, plan, changedAt }: PlannedTask, zone: string): Entry {
  const { day, time, minutes } = plan;
  const from = time === null ? null : instantOf(day, time, zone);
  return {
    uid: `plan-${id}`,
    title,
    when: from === null ? { day } : { from, to: from + (minutes ?? PLANNED_MINUTES) * MINUTE },
    changedAt,
    busy: from !== null,
    taskId: id,
  };
}

/** @param session one that has ended */
export function sessionEntry({ id, taskId, taskTitle, startTime, endTime }: FocusSession): Entry {
  const [from, to] = [Date.parse(startTime), Date.parse(endTime ?? startTime)];
  return {
    uid: `focus-${id}`,
    title: taskTitle === null ? texts.entry.session : texts.entry.sessionOn(taskTitle),
    when: { from, to },
    changedAt: to,
    busy: true,
    taskId,
  };
}
