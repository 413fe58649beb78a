import { useMemo } from 'react';
import { useAddressState } from '#client/lib/use-address-state.ts';
import { pick } from '#shared/fields.ts';
import { ADDRESS_KEYS, readFilter, saidKeys, type TaskFilter } from '../filter.ts';
import { filterKeys } from '../filter-keys.ts';
import { ARRANGED, type Arrangement, arrangementKeys, readArrangement } from '../grouping.ts';
import { isLog } from '../log.ts';

const OWN_KEYS = [...ADDRESS_KEYS, 'group', 'sort', 'tab'];

export type TasksTab = 'list' | 'board';

interface ListState {
  filter: TaskFilter;
  arrangement: Arrangement;
  tab: TasksTab;
}

/** The same for the same list, in whatever order its filter was said. */
const keyOf = ({ filter, arrangement, tab }: ListState) =>
  new URLSearchParams({
    ...filterKeys(pick(filter, saidKeys(filter))),
    ...arrangementKeys(arrangement),
    ...(tab === 'board' && { tab }),
  }).toString();

function read(search: string): ListState {
  const keys = new URLSearchParams(search);
  const tab = keys.get('tab') === 'board' ? 'board' : 'list';
  return { filter: readFilter(keys), arrangement: readArrangement(keys), tab };
}

/** An address that says it, with all else as it is. */
function write(search: string, state: ListState): string {
  const params = new URLSearchParams(search);
  for (const key of OWN_KEYS) params.delete(key);
  for (const [key, value] of new URLSearchParams(keyOf(state))) params.set(key, value);
  return params.toString();
}

/** Which tasks are shown, and how, as the address says. */
export function useListState() {
  const [state, setState] = useAddressState({ read, keyOf, write });
  const choices = useMemo(
    () => ({
      change: (change: TaskFilter) => setState((now) => ({ ...now, filter: { ...now.filter, ...change } })),
      arrange: (change: Partial<Arrangement>) =>
        setState((now) => ({ ...now, arrangement: { ...now.arrangement, ...change } })),
      /** Shows these tasks, arranged as is said, or as they are; the log's order is the log's alone. */
      show: (filter: TaskFilter, arrangement?: Arrangement) =>
        setState((now) => ({
          ...now,
          filter,
          arrangement: arrangement ?? (isLog(now.filter, now.arrangement) ? ARRANGED : now.arrangement),
        })),
      showTag: (tag: string) => setState((now) => ({ ...now, filter: { tag }, tab: 'list' })),
      setTab: (tab: TasksTab) => setState((now) => ({ ...now, tab })),
    }),
    [setState],
  );
  return { ...state, ...choices };
}

export type ListChoices = ReturnType<typeof useListState>;
