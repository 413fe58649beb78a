/** Failures in a row after which a service is left alone for a while. */
const FAILURES = 3;
/** Milliseconds of leaving it alone. */
const REST = 30_000;

/** Leaves a service alone that keeps failing, so that nobody waits for it in vain. `now` is epoch milliseconds. */
export function createCircuitBreaker() {
  let failures = 0;
  let until = 0;
  return {
    resting: (now: number) => now < until,
    succeeded() {
      failures = 0;
    },
    failed(now: number) {
      failures++;
      if (failures >= FAILURES) until = now + REST;
    },
  };
}
