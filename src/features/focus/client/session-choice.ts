import type { Task } from '#features/tasks/contract.ts';
import { inListOrder } from '#features/tasks/rules.ts';
import { shortened } from '#shared/shorten.ts';
import type { SessionStart } from '../contract.ts';
import { DURATION_MAX, type DURATIONS } from '../rules.ts';
import { texts } from './texts.ts';

export const NO_TASK = 'no-task';
/** A longer title would stretch the browser's list beyond the screen. */
export const TITLE_SHOWN = 70;

/** Stands for a length of one's own. */
export const OWN = -1;
export type Duration = (typeof DURATIONS)[number] | typeof OWN;

/** True for what may be typed as an own length. */
export const isLength = (text: string): boolean =>
  Number.isInteger(Number(text)) && Number(text) >= 1 && Number(text) <= DURATION_MAX;

type Choice = { value: string; label: string };

/** No task, then the active ones in the order of the list; the preselected one even if it is not active. */
export function taskChoices(tasks: readonly Task[], preselected: string | undefined): Choice[] {
  const fits = ({ id, status }: Task) => status === 'active' || id === preselected;
  return [
    { value: NO_TASK, label: texts.start.noTask },
    ...inListOrder(tasks.filter(fits)).map(({ id, title }) => ({ value: id, label: shortened(title, TITLE_SHOWN) })),
  ];
}

/** The task that is chosen, or none where it is not to be chosen any more, as one that another window has deleted. */
export const chosenTask = (task: string, choices: readonly Choice[]): string =>
  choices.some(({ value }) => value === task) ? task : NO_TASK;

/** What is sent of a choice; 0 minutes are a session without an end. */
export function sessionStartOf(task: string, duration: number) {
  const isUnlimited = duration === 0;
  return {
    taskId: task === NO_TASK ? null : task,
    durationMinutes: isUnlimited ? null : duration,
    isUnlimited,
  } satisfies SessionStart;
}
