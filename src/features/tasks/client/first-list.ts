import { useQuery } from '@tanstack/react-query';
import type { Task } from '../contract.ts';
import type { TaskFilter } from '../filter.ts';
import { FIRST_LIST, type FirstList } from '../first-rows.ts';
import type { Arrangement, Group } from '../grouping.ts';
import { isPlain } from '../plain-list.ts';

/** What the document brought of a list that is too long for it, until the list is there; of the list as it is without a choice. */
export function useFirstList(
  tasks: readonly Task[] | undefined,
  filter: TaskFilter,
  arrangement: Arrangement,
): FirstList | undefined {
  const { data } = useQuery<FirstList>({ queryKey: [FIRST_LIST], enabled: false });
  return !tasks && isPlain(filter, arrangement) ? data : undefined;
}

/** The groups of those rows, with how many tasks each has. */
export const withCounts = (groups: readonly Group<Task>[], first: FirstList | undefined): readonly Group<Task>[] =>
  first
    ? groups.map((group) => {
        const beyond = group.name.by === 'due' ? (first.beyond.groups[group.name.is] ?? 0) : 0;
        return { ...group, count: group.tasks.length + beyond };
      })
    : groups;
