import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productEngine } from '#testing/server/product-engine.ts';
import { playAnswering, type Trial } from './trial.ts';

const corpus = new URL('commands/', import.meta.url);

const read = (name: string) =>
  readFileSync(new URL(name, corpus), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Trial);

const trials = readdirSync(corpus)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap(read);

/** Moments at which answers tend to go wrong: week and month ends, midnight, clock changes, leap day. */
const MOMENTS: readonly [moment: string, zone: string][] = [
  ['2026-11-18T08:20:00Z', 'Europe/Moscow'],
  ['2026-11-21T05:00:00Z', 'Europe/Moscow'],
  ['2026-11-22T20:50:00Z', 'Europe/Moscow'],
  ['2026-12-31T12:00:00Z', 'Europe/Moscow'],
  ['2027-01-31T06:00:00Z', 'Europe/Moscow'],
  ['2028-02-29T03:30:00Z', 'Asia/Vladivostok'],
  ['2026-10-24T21:30:00Z', 'Europe/Berlin'],
  ['2026-03-27T10:00:00Z', 'Europe/Berlin'],
  ['2026-07-06T04:15:00Z', 'America/New_York'],
];

describe.each(MOMENTS)('the corpus at %s in %s', (moment, zone) => {
  const now = Date.parse(moment);
  const results = trials.map((trial) => ({ trial, ...playAnswering(trial, now, zone, productEngine) }));
  const shareOf = (some: typeof results) => some.filter(({ faults }) => faults.length === 0).length / some.length;
  const tags = [...new Set(trials.map(({ tags: [first = ''] }) => first))];

  it('is understood', () => {
    const wrong = results.filter(({ faults }) => faults.length > 0);
    expect(
      shareOf(results),
      wrong.map(({ trial, faults }) => `${trial.id} ${trial.turns.join(' / ')}: ${faults.join('; ')}`).join('\n'),
    ).toBeGreaterThanOrEqual(0.95);
  });

  it('is mostly acted upon at once', () => {
    const done = results.filter(({ atOnce }) => atOnce);
    expect(done.length / trials.length).toBeGreaterThanOrEqual(0.9);
  });

  it.each(tags)('is understood where it is about «%s»', (tag) => {
    const some = results.filter(({ trial }) => trial.tags[0] === tag);
    const wrong = some.filter(({ faults }) => faults.length > 0);
    expect(wrong.length).toBeLessThanOrEqual(Math.max(1, some.length / 10));
  });
});
