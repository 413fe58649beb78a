/** Days of a year that keep a stamp of their own. */
const KEPT = 60;

/** Which revision wrote which days of a year, and when they were said. */
export interface DayStamps {
  /** Of every day that is not named: none of them was written later. */
  settled: number;
  /** The days that were written last, the latest one behind: their index in the year, the revision, and epoch milliseconds. */
  latest: [index: number, revision: number, at?: number][];
}

/** As it stands in the column: empty where nothing was written since there are stamps. */
export const readStamps = (text: string): DayStamps => {
  if (text === '') return { settled: 0, latest: [] };
  const [settled, ...latest] = JSON.parse(text) as [number, ...DayStamps['latest']];
  return { settled, latest };
};

/** The column after a day was written. Of so many days one after another those in front are settled: told again at most. */
export function stamped(text: string, index: number, revision: number, at: number): string {
  const { settled, latest } = readStamps(text);
  const all: DayStamps['latest'] = [...latest.filter(([other]) => other !== index), [index, revision, at]];
  const over = all.slice(0, -KEPT);
  return JSON.stringify([Math.max(settled, ...over.map(([, of]) => of)), ...all.slice(-KEPT)]);
}

/** The revision that wrote a day, or a later one. */
export function stampOf({ settled, latest }: DayStamps): (index: number) => number {
  const own = new Map(latest.map(([index, revision]) => [index, revision]));
  return (index) => own.get(index) ?? settled;
}

/** Whether any day was said after a moment, as far as that is known; epoch milliseconds. */
export const isSaidAfter = (text: string, at: number): boolean =>
  readStamps(text).latest.some(([, , said = 0]) => said > at);

/** When a day was last said, epoch milliseconds; 0 where that is not known any more. */
export const saidAt = (text: string, index: number): number =>
  readStamps(text).latest.find(([other]) => other === index)?.[2] ?? 0;
