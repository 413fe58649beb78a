/** `setTimeout` counts in 32 bits and sleeps with the machine: wait at most this long, then look at the clock again. */
const LONGEST_WAIT = 15 * 60_000;

/** Calls `ring` once, at an instant of epoch milliseconds or soon after a sleep that hid it; answers the way to call it off. */
export function setAlarm(at: number, ring: () => void): () => void {
  const rest = () => Math.min(Math.max(at - Date.now(), 0), LONGEST_WAIT);
  const look = () => {
    clearTimeout(timer);
    if (Date.now() < at) timer = setTimeout(look, rest());
    else {
      callOff();
      ring();
    }
  };
  const callOff = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  let timer = setTimeout(look, rest());
  document.addEventListener('visibilitychange', look);
  return callOff;
}
