import { useEffect, useState } from 'react';

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a moment, counted down. */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const look = () => setLeft(secondsUntil(moment));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
