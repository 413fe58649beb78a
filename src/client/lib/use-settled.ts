import { startTransition, useEffect, useState } from 'react';

/**
 * False in the drawing in which something is new, and true in another one behind the frame that shows it, which is made piece by piece:
 * what is out of sight waits for that, so that what is in sight does not wait for it.
 * @param what the same for as long as it is not new, by identity
 */
export function useSettled(what: string): boolean {
  const [drawn, setDrawn] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(what)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [what]);
  return drawn === what;
}
