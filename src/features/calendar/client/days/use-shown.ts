import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useIsAbove } from '#client/lib/use-layer.ts';
import type { Day } from '#shared/day.ts';
import { readShown, type Shown, turned, type View, weeksShown, withinReach, withShown } from '../../view.ts';

/** Milliseconds without a change after which the address follows: an engine refuses a page that says too many. */
const SETTLED = 300;

interface State extends Shown {
  /** A day of what is shown: the one at which somebody is may lie at the edge of another month. */
  shown: Day;
}

/** Which days are shown, and at which somebody is: it begins with what the address says, and is said there soon after. */
export function useShown(today: Day) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const said = readShown(search, today);
  const address = `${said.view} ${said.day}`;
  const [{ heard, ...state }, setState] = useState(() => ({ ...said, shown: said.day, heard: address }));
  const told = useRef(address);
  if (address !== heard)
    setState((now) =>
      address === told.current ? { ...now, heard: address } : { ...said, shown: said.day, heard: address },
    );
  const { view, day, shown } = state;
  const chosen = `${view} ${day}`;
  // An entry above the page is not the page's.
  const covered = useIsAbove();
  useEffect(() => {
    told.current = address;
    if (chosen === address || covered) return;
    const timer = setTimeout(() => {
      told.current = chosen;
      navigate(`${path}?${withShown(location.search, { view, day }, today)}`, { replace: true, state: history.state });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [chosen, address, covered, path, navigate, view, day, today]);

  const change = (next: (now: State) => State) => setState((now) => ({ ...now, ...next(now) }));
  return {
    ...state,
    weeks: weeksShown({ view, day: shown }),
    setView: (next: View) => change((now) => ({ ...now, view: next, shown: now.day })),
    /** Goes to a day, and turns where it is not in sight. */
    goTo: (next: Day) =>
      change((now) => {
        const to = withinReach(next);
        const inSight = weeksShown({ view: now.view, day: now.shown }).flat().includes(to);
        return { ...now, day: to, shown: inSight ? now.shown : to };
      }),
    /** Shows the month, or the week, of a day. */
    show: (next: Day) => change((now) => ({ ...now, day: next, shown: next })),
    turn: (by: 1 | -1) =>
      change((now) => {
        const to = turned({ view: now.view, day: now.shown }, by);
        return { ...now, day: to, shown: to };
      }),
  };
}

export type ShownDays = ReturnType<typeof useShown>;
