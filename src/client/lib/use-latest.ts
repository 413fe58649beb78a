import { useRef } from 'react';

/** A value as it is when asked, for what must not change its identity with it. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
