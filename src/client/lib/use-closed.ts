import { useCallback, useState } from 'react';

/** Where it is kept: for this tab, so that a reload and a way back find it, or for this device. */
type Place = 'sessionStorage' | 'localStorage';

function kept(name: string, place: Place): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(window[place].getItem(name) ?? '[]') as string[]);
  } catch (error) {
    console.debug(name, error);
    return new Set();
  }
}

/** The keys of what is closed, kept under a name, and what closes and opens one. */
export function useClosed(name: string, place: Place): [ReadonlySet<string>, (key: string) => void] {
  const [closed, setClosed] = useState(() => kept(name, place));
  const toggle = useCallback(
    (key: string) =>
      setClosed((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        try {
          window[place].setItem(name, JSON.stringify([...next]));
        } catch (error) {
          console.debug(name, error);
        }
        return next;
      }),
    [name, place],
  );
  return [closed, toggle];
}
