import { useAddressState } from '#client/lib/use-address-state.ts';
import type { Day } from '#shared/day.ts';
import { readShown, type Shown, turned, type View, weeksShown, withinReach, withShown } from '../../view.ts';

interface State extends Shown {
  /** A day of what is shown: the one at which somebody is may lie at the edge of another month. */
  shown: Day;
}

const keyOf = ({ view, day }: State) => `${view} ${day}`;

/** Which days are shown, and at which somebody is, as the address says. */
export function useShown(today: Day) {
  const [state, setState] = useAddressState<State>({
    read(search) {
      const said = readShown(search, today);
      return { ...said, shown: said.day };
    },
    keyOf,
    write: (search, now) => withShown(search, now, today),
  });
  const { view, shown } = state;

  return {
    ...state,
    weeks: weeksShown({ view, day: shown }),
    setView: (next: View) => setState((now) => ({ ...now, view: next, shown: now.day })),
    /** Goes to a day, and turns where it is not in sight. */
    goTo: (next: Day) =>
      setState((now) => {
        const to = withinReach(next);
        const inSight = weeksShown({ view: now.view, day: now.shown }).flat().includes(to);
        return { ...now, day: to, shown: inSight ? now.shown : to };
      }),
    /** Shows the month, or the week, of a day. */
    show: (next: Day) => setState((now) => ({ ...now, day: next, shown: next })),
    turn: (by: 1 | -1) =>
      setState((now) => {
        const to = turned({ view: now.view, day: now.shown }, by);
        return { ...now, day: to, shown: to };
      }),
  };
}

export type ShownDays = ReturnType<typeof useShown>;
