/** Milliseconds to wait where the browser does not tell when it is idle. */
const BREATH = 200;

/** Resolves once the browser has nothing else to do. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, BREATH),
  );
