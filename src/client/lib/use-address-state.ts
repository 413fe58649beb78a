import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useIsAbove } from './use-layer.ts';

/** Milliseconds without a change after which the address follows: an engine refuses a page that says too many. */
const SETTLED = 300;

/** How an address says a state. */
interface Saying<S> {
  /** What a query says. */
  read: (search: string) => S;
  /** Alike for states that an address says alike. */
  keyOf: (state: S) => string;
  /** A query that says a state, with all else as it is. */
  write: (search: string, state: S) => string;
}

/**
 * State of a page that its address says: it begins with what the address says, and again where that says something else; what
 * is chosen is said there soon after, so that a reload, a way back and a shared link bring it again.
 */
export function useAddressState<S>({ read, keyOf, write }: Saying<S>): [S, Dispatch<SetStateAction<S>>] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const said = read(search);
  const address = keyOf(said);
  const [heard, setHeard] = useState(address);
  const [state, setState] = useState(said);
  // What is said here is no news to it.
  const told = useRef(address);
  if (address !== heard) {
    setHeard(address);
    if (address !== told.current) setState(said);
  }
  const chosen = keyOf(state);
  // An entry above the page is not the page's.
  const covered = useIsAbove();
  const say = useEffectEvent(() => {
    told.current = chosen;
    navigate(`${path}?${write(location.search, state)}`, { replace: true, state: history.state });
  });
  useEffect(() => {
    told.current = address;
    if (chosen === address || covered) return;
    const timer = setTimeout(() => say(), SETTLED);
    return () => clearTimeout(timer);
  }, [chosen, address, covered]);
  return [state, setState];
}
