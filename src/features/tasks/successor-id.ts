const LAST_DIGITS = 12;
/** Odd, so that a series comes to no id again before all of them were had. */
const STEP = 0x9e3779b97f4b;

/** The id of what follows on one of a series, the same on every device. */
export function successorId(id: string): string {
  const last = (Number.parseInt(id.slice(-LAST_DIGITS), 16) + STEP) % 2 ** 48;
  return id.slice(0, -LAST_DIGITS) + last.toString(16).padStart(LAST_DIGITS, '0');
}
