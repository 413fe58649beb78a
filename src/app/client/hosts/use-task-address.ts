import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

const KEY = 'task';
/** Of the history's entries those that lie above the page from which a task was opened. */
const ABOVE = { above: true };
const isAbove = () => (history.state as Partial<typeof ABOVE> | null)?.above === true;

/** This page's address with a task's, or without one. */
function addressWith(taskId: string | null): string {
  const { pathname, search } = location;
  const keys = new URLSearchParams(search);
  if (taskId === null) keys.delete(KEY);
  else keys.set(KEY, taskId);
  const query = keys.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/**
 * The task that is open has its address, and lies above the page: the way back closes it and stays, a reload and a shared link
 * open it again.
 * @param onSaid what the address says now, where somebody else than this said it: the way back, a link, a reload
 */
export function useTaskAddress(onSaid: (taskId: string | null) => void) {
  const [, navigate] = useLocation();
  const said = new URLSearchParams(useSearch()).get(KEY);
  const hear = useRef(onSaid);
  hear.current = onSaid;
  /** Since the page is on its way back: what is to be open when it has arrived. */
  const returning = useRef<{ next: string | null }>(undefined);

  const show = useCallback(
    (taskId: string) => {
      if (returning.current) returning.current.next = taskId;
      else if (new URLSearchParams(location.search).get(KEY) !== taskId) {
        const above = isAbove();
        navigate(addressWith(taskId), { replace: above, state: ABOVE });
      }
    },
    [navigate],
  );

  const leave = useCallback(() => {
    if (returning.current) returning.current.next = null;
    else if (isAbove()) {
      returning.current = { next: null };
      history.back();
    } else if (new URLSearchParams(location.search).has(KEY)) navigate(addressWith(null), { replace: true });
  }, [navigate]);

  useEffect(() => {
    const arrive = () => {
      const next = returning.current?.next;
      if (returning.current) {
        returning.current = undefined;
        if (next) show(next);
      } else hear.current(new URLSearchParams(location.search).get(KEY));
    };
    window.addEventListener('popstate', arrive);
    return () => window.removeEventListener('popstate', arrive);
  }, [show]);

  useEffect(() => {
    if (said === null) return;
    hear.current(said);
    if (isAbove()) return;
    // It came by a link: the page below it is put there first.
    navigate(addressWith(null), { replace: true });
    navigate(addressWith(said), { state: ABOVE });
  }, [said, navigate]);

  return { show, leave };
}
