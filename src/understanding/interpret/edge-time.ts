import type { Part } from '../read/labels.ts';
import type { Interpretation } from './context.ts';

/** «планёрка в 9»: a time of day that a title ends with is no part of it; «горизонт В2» is none. */
export function withoutEdgeTimes(
  parts: readonly Part[],
  { words, pieces }: Pick<Interpretation, 'words' | 'pieces'>,
): Part[] {
  const times = pieces.filter(
    ({ time, day, moment, from }) =>
      time !== undefined &&
      day === undefined &&
      moment === undefined &&
      /^во?$/.test(words[from]!.word) &&
      !words[from + 1]!.glued,
  );
  return parts.flatMap((part): Part[] => {
    const time = times.find(({ from, to }) => to === part.to && from > part.from && words[from]!.quote === 0);
    if (part.label !== 'title' || !time) return [part];
    return [
      { ...part, to: time.from },
      { label: 'when', from: time.from, to: time.to },
    ];
  });
}
