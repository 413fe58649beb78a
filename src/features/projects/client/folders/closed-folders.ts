import { useState } from 'react';

const KEPT = 'closed-project-folders';

/** Kept for this device: what somebody has put away stays so. */
function kept(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[]);
  } catch (error) {
    console.debug(KEPT, error);
    return new Set();
  }
}

/** The keys of the folders that are closed, and what closes and opens one. */
export function useClosedFolders(): [ReadonlySet<string>, (key: string) => void] {
  const [closed, setClosed] = useState(kept);
  const toggle = (key: string) => {
    const next = new Set(closed);
    if (!next.delete(key)) next.add(key);
    setClosed(next);
    try {
      localStorage.setItem(KEPT, JSON.stringify([...next]));
    } catch (error) {
      console.debug(KEPT, error);
    }
  };
  return [closed, toggle];
}
