/** What a part of a stage took, in milliseconds. */
export interface Took {
  name: string;
  took: number;
}

const SHOWN = 12;

/** The longest parts of a stage and their share of all, a line each: where to look when the whole takes too long. */
export function slowest(parts: readonly Took[]): string[] {
  const all = parts.reduce((total, { took }) => total + took, 0);
  const summed = [...Map.groupBy(parts, ({ name }) => name)].map(([name, some]) => ({
    name,
    took: some.reduce((total, { took }) => total + took, 0),
  }));
  return summed
    .sort((a, b) => b.took - a.took)
    .slice(0, SHOWN)
    .map(
      ({ name, took }) =>
        `${(took / 1000).toFixed(1).padStart(7)} s ${((100 * took) / all).toFixed(1).padStart(5)} %  ${name}`,
    );
}
