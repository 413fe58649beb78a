import { useMemo, useState } from 'react';
import { filterKeys, type TaskFilter } from '../filter.ts';

/** What is chosen in the list begins with what the address says, and again where that says something else; the project is always the address's. */
export function useFilter(address: TaskFilter) {
  const { project, ...begun } = address;
  const key = new URLSearchParams(filterKeys(begun)).toString();
  const [{ begunWith, own }, setState] = useState({ begunWith: key, own: begun as TaskFilter });
  if (key !== begunWith) setState({ begunWith: key, own: begun });
  const filter = useMemo<TaskFilter>(() => ({ ...own, project }), [own, project]);
  return {
    filter,
    change: (change: TaskFilter) => setState((state) => ({ ...state, own: { ...state.own, ...change } })),
    reset: () => setState((state) => ({ ...state, own: {} })),
  };
}
