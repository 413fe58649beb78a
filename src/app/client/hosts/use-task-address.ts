import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useIsAbove, useLayer } from '#client/lib/use-layer.ts';

const KEY = 'task';

/**
 * The task that is open has its address, and lies above the page: the way back closes it and stays, a reload and a shared link
 * open it again.
 * @param shown the task that is open
 * @param onSaid what is to be open now, where somebody else says it: the way back, a link, a reload
 */
export function useTaskAddress(shown: string | undefined, onSaid: (taskId: string | undefined) => void) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const isAbove = useIsAbove();
  const said = new URLSearchParams(search).get(KEY);
  const hear = useRef(onSaid);
  hear.current = onSaid;
  useLayer(shown !== undefined, () => onSaid(undefined), KEY, shown);

  useEffect(() => {
    if (said !== null) hear.current(said);
  }, [said]);
  useEffect(() => {
    if (said === null || isAbove) return;
    // It came by a link: the page below it has an address without it.
    const keys = new URLSearchParams(search);
    keys.delete(KEY);
    navigate(keys.size > 0 ? `${path}?${keys}` : path, { replace: true });
  }, [said, isAbove, search, path, navigate]);
}
