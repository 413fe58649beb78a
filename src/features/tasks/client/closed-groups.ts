import { useCallback, useState } from 'react';

const KEPT = 'closed-task-groups';

/** Kept for this tab: a reload and a way back find the list as it was left. */
function kept(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as string[]);
  } catch (error) {
    console.debug(KEPT, error);
    return new Set();
  }
}

/** The keys of the groups that are closed, and what closes and opens one. */
export function useClosedGroups(): [ReadonlySet<string>, (key: string) => void] {
  const [closed, setClosed] = useState(kept);
  const toggle = useCallback(
    (key: string) =>
      setClosed((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        try {
          sessionStorage.setItem(KEPT, JSON.stringify([...next]));
        } catch (error) {
          console.debug(KEPT, error);
        }
        return next;
      }),
    [],
  );
  return [closed, toggle];
}
