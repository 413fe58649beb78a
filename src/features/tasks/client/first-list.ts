import { useQuery } from '@tanstack/react-query';
import type { Task } from '../contract.ts';
import { saidKeys, type TaskFilter } from '../filter.ts';
import { FIRST_LIST, type FirstList } from '../first-rows.ts';
import { ARRANGED, type Arrangement, type Group } from '../grouping.ts';

/** What the document brought of a list that is too long for it, until the list is there; of the list as it is without a choice. */
export function useFirstList(
  tasks: readonly Task[] | undefined,
  filter: TaskFilter,
  { group, sort }: Arrangement,
): FirstList | undefined {
  const { data } = useQuery<FirstList>({ queryKey: [FIRST_LIST], enabled: false });
  const isPlain = group === ARRANGED.group && sort === ARRANGED.sort && saidKeys(filter).length === 0;
  return isPlain && !tasks ? data : undefined;
}

/** The groups of those rows, with how many tasks each has. */
export const withCounts = (groups: readonly Group<Task>[], first: FirstList | undefined): readonly Group<Task>[] =>
  first
    ? groups.map((group) => {
        const beyond = group.name.by === 'due' ? (first.beyond.groups[group.name.is] ?? 0) : 0;
        return { ...group, count: group.tasks.length + beyond };
      })
    : groups;
