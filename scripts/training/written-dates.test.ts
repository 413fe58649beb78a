import { describe, expect, it } from 'vitest';
import { utterancesOf } from '../../corpus/parts.ts';
import { withWrittenDates } from './written-dates.ts';

const said = utterancesOf('train');
const varied = withWrittenDates(said);
const originalOf = (id: string) => said.find((one) => id.startsWith(`${one.id} `))!;

describe('messages with days in figures', () => {
  it('are what people said with another day, and mean that day', () => {
    expect(varied.length).toBeGreaterThan(100);
    for (const { id, turns, expected } of varied) {
      const [before, now] = [originalOf(id).turns[0]!, turns[0]!];
      const words = (turn: typeof now) =>
        turn.spans.map(({ label, start, end }) => [label, turn.text.slice(start, end)]);
      const when = now.spans.find(({ label }) => label === 'when')!;
      const written = now.text.slice(when.start, when.end);
      expect(id.endsWith(written)).toBe(true);
      expect(words(now)).toEqual(words(before).map(([label, text]) => [label, label === 'when' ? written : text]));
      expect(expected).toHaveLength(1);
      expect(JSON.stringify(expected)).toMatch(/"due":"DM:/);
    }
  });

  it('leave what was said as it was', () => {
    expect(utterancesOf('train')).toEqual(said);
  });
});
