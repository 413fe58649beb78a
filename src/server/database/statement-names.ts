/** How often a statement is asked for before it is worth a name. */
const OFTEN = 5;
/** Each connection keeps the plans of all that have one: some tens of KB each, in the memory of the database. */
const MOST_NAMES = 100;
/** Statements that are counted at a time. */
const MOST_COUNTED = 1000;

/**
 * Names for the statements that are asked for again and again: PostgreSQL then reads and plans each once on a connection, which took
 * most of the time of short ones. Those that are seldom the same, as with lists of values, get none.
 */
export function statementNames(): (text: string, parameters: readonly unknown[]) => string | undefined {
  const names = new Map<string, string>();
  const counted = new Map<string, number>();
  return (text, parameters) => {
    // Without parameters it may be several statements in one, of which there is no name.
    if (parameters.length === 0) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    const times = (counted.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      if (counted.size >= MOST_COUNTED) counted.clear();
      counted.set(text, times);
      return undefined;
    }
    counted.delete(text);
    const name = `takt_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
