/** Something the operator can mend: its message is shown as it is, without a stack. */
export class StartFailure extends Error {}

/**
 * Ends the process with a failure's message, or with the whole error if nobody foresaw it.
 * @param {unknown} error
 * @returns {never}
 */
export function exitWith(error) {
  console.error(error instanceof StartFailure ? `\n${error.message}` : error);
  process.exit(1);
}

/**
 * The end of a tool's output, where it says what went wrong.
 * @param {string} output
 * @param {number} lines
 */
export function tail(output, lines = 30) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
