/** Figures become features in steps, so that what was learned of one holds for its neighbours. */

export const few = (count: number, most = 3) => Math.min(count, most);

/** A likelihood in steps of a third of a natural logarithm. */
export const step = (probability: number) => Math.max(-12, Math.round(Math.log(probability) * 3));

/** A share of one, in steps of a fifth. */
export const fifth = (share: number) => Math.round(Math.min(share, 1) * 5);
