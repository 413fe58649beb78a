/** Milliseconds to wait where the browser does not tell when it is idle. */
const BREATH = 200;

/** Resolves once the browser has nothing else to do. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, BREATH),
  );

/**
 * Does something step by step while the browser has nothing else to do; nothing where it does not tell.
 * @param step answers whether there is another one
 * @returns the way to stop
 */
export function inIdle(step: () => boolean): () => void {
  if (!('requestIdleCallback' in globalThis)) return () => undefined;
  let handle = 0;
  const work = (deadline: IdleDeadline) => {
    while (deadline.timeRemaining() > 1) if (!step()) return;
    handle = requestIdleCallback(work);
  };
  handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
