/**
 * Places of the cards that are drawn, in their order: those in sight, and wherever the column is scrolled the keyboard's card
 * and the lifted one. A place below 0 is none.
 */
export const drawnCards = (inSight: readonly number[], ...kept: readonly number[]): number[] =>
  [...new Set([...inSight, ...kept.filter((place) => place >= 0)])].sort((a, b) => a - b);
