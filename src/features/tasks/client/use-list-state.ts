import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useIsAbove } from '#client/lib/use-layer.ts';
import { FILTER_KEYS, filterKeys, readFilter, type TaskFilter } from '../filter.ts';
import { ARRANGED, type Arrangement, arrangementKeys, readArrangement } from '../grouping.ts';
import { isLog } from '../log.ts';

/** Milliseconds without a change after which the address follows: an engine refuses a page that says too many. */
const SETTLED = 300;
const OWN_KEYS = [...FILTER_KEYS, 'group', 'sort', 'tab'];

export type TasksTab = 'list' | 'board';

interface ListState {
  filter: TaskFilter;
  arrangement: Arrangement;
  tab: TasksTab;
}

const said = ({ filter, arrangement, tab }: ListState) =>
  new URLSearchParams({
    ...filterKeys(filter),
    ...arrangementKeys(arrangement),
    ...(tab === 'board' && { tab }),
  }).toString();

function read(search: string): ListState {
  const keys = new URLSearchParams(search);
  const tab = keys.get('tab') === 'board' ? 'board' : 'list';
  return { filter: readFilter(keys), arrangement: readArrangement(keys), tab };
}

/** An address with other keys of the list, and all else as it is. */
function withKeys(search: string, keys: string): string {
  const params = new URLSearchParams(search);
  for (const key of OWN_KEYS) params.delete(key);
  for (const [key, value] of new URLSearchParams(keys)) params.set(key, value);
  return params.toString();
}

/**
 * Which tasks are shown, and how: it begins with what the address says, and again where that says something else; what is
 * chosen is said there soon after, so that a reload, a way back and a shared link bring it again.
 */
export function useListState() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const address = said(read(search));
  const [{ heard, ...state }, setState] = useState(() => ({ heard: address, ...read(search) }));
  // What is said here is no news to it.
  const told = useRef(address);
  if (address !== heard)
    setState((now) => (address === told.current ? { ...now, heard: address } : { heard: address, ...read(search) }));
  const chosen = said(state);
  // An entry above the page is not the page's.
  const covered = useIsAbove();
  useEffect(() => {
    told.current = address;
    if (chosen === address || covered) return;
    const timer = setTimeout(() => {
      told.current = chosen;
      navigate(`${path}?${withKeys(location.search, chosen)}`, { replace: true, state: history.state });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [chosen, address, covered, path, navigate]);
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
    [],
  );
  return { ...state, ...choices };
}

export type ListChoices = ReturnType<typeof useListState>;
