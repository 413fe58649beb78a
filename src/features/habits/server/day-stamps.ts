/** Days of a year that keep a stamp of their own. */
const KEPT = 60;

/** Which revision wrote which days of a year. */
export interface DayStamps {
  /** Of every day that is not named: none of them was written later. */
  settled: number;
  /** The days that were written last, the latest one behind: their index in the year and the revision. */
  latest: [index: number, revision: number][];
}

/** As it stands in the column: empty where nothing was written since there are stamps. */
export const readStamps = (text: string): DayStamps => {
  if (text === '') return { settled: 0, latest: [] };
  const [settled, ...latest] = JSON.parse(text) as [number, ...DayStamps['latest']];
  return { settled, latest };
};

/** The column after a day was written. Of so many days one after another those in front are settled: told again at most. */
export function stamped(text: string, index: number, revision: number): string {
  const { settled, latest } = readStamps(text);
  const all: DayStamps['latest'] = [...latest.filter(([other]) => other !== index), [index, revision]];
  const over = all.slice(0, -KEPT);
  return JSON.stringify([Math.max(settled, ...over.map(([, of]) => of)), ...all.slice(-KEPT)]);
}

/** The revision that wrote a day, or a later one. */
export function stampOf({ settled, latest }: DayStamps): (index: number) => number {
  const own = new Map(latest);
  return (index) => own.get(index) ?? settled;
}
