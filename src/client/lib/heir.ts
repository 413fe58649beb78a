/** What takes the keyboard's focus of what leaves its place in a list: the next, else the one before; none of a single one. */
export const heirOf = <T>(list: readonly T[], index: number): T | undefined => list[index + 1] ?? list[index - 1];
