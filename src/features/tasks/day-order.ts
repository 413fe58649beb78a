import type { Day } from '#shared/day.ts';
import { compareText, indexAfter } from '#shared/rank.ts';
import type { Task } from './contract.ts';

/** Where somebody has put a task in the order of a day. */
export type OnDay = Pick<Task, 'id' | 'dayRank'>;

/** What is said of its place: behind that task, first where it is null, at the end of those that were put where it is none of them. */
export interface DayPlace {
  day: Day;
  afterTaskId: string | null;
}

/** With what every place of a day begins, so that those of one day stand together, and behind none of another. */
export const placesOf = (day: Day): string => `${day} `;

/** The rank of a task on a day; null where nobody has put it there. */
export function rankOn({ dayRank }: Pick<Task, 'dayRank'>, day: Day): string | null {
  const begins = placesOf(day);
  return dayRank?.startsWith(begins) ? dayRank.slice(begins.length) : null;
}

/** Those that were put in an order on a day, in that order, but for one. */
export const putOn = <T extends OnDay>(tasks: readonly T[], day: Day, except: string): (OnDay & { rank: string })[] =>
  tasks
    .flatMap(({ id, dayRank }) => {
      const rank = id === except ? null : rankOn({ dayRank }, day);
      return rank === null ? [] : [{ id, dayRank, rank }];
    })
    .sort((a, b) => compareText(a.rank, b.rank) || compareText(a.id, b.id));

/** The order of a day: what was put there, then all else as `otherwise` has it. */
export function byDayOrder<T extends OnDay>(day: Day, otherwise: (a: T, b: T) => number) {
  return (a: T, b: T): number => {
    const [one, other] = [rankOn(a, day), rankOn(b, day)];
    if (one !== null && other !== null) return compareText(one, other) || compareText(a.id, b.id);
    return Number(one === null) - Number(other === null) || otherwise(a, b);
  };
}

/** A text between two ranks that is shown until the server has made one, of which the one behind ends in no zero. */
export function between(before: string, behind = ''): string {
  let rest = 'V';
  while (behind > before && before + rest >= behind) rest = `0${rest}`;
  return before + rest;
}

/** The place as it is shown until the server, which alone makes ranks, has said it. */
export function shownDayRank(tasks: readonly OnDay[], id: string, { day, afterTaskId }: DayPlace): string {
  const others = putOn(tasks, day, id);
  const at = indexAfter(others, afterTaskId);
  return `${placesOf(day)}${between(others[at - 1]?.rank ?? '', others[at]?.rank)}`;
}

/**
 * What has to be said so that a list of a day is in a new order: the place of the one that was moved, and of those before it
 * that nobody has put anywhere yet, each behind the one before.
 * @param list the day as it is to be
 */
export function placesFor(list: readonly OnDay[], movedId: string, day: Day): { id: string; place: DayPlace }[] {
  const moved = list.findIndex(({ id }) => id === movedId);
  return list.slice(0, moved + 1).flatMap((task, at) => {
    if (task.id !== movedId && rankOn(task, day) !== null) return [];
    return [{ id: task.id, place: { day, afterTaskId: list[at - 1]?.id ?? null } }];
  });
}
