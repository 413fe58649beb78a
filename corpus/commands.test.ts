import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { saidRepeats } from '#shared/russian/said-repeat.ts';
import { tokenize } from '#shared/russian/text.ts';
import { findPieces } from '#shared/russian/when.ts';
import { clockAt } from '#shared/russian/when-piece.ts';
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

const playAt = (trial: Trial, [moment, zone]: (typeof MOMENTS)[number]) =>
  playAnswering(trial, Date.parse(moment), zone, productEngine);

const someClock = clockAt(Date.parse(MOMENTS[0]![0]), MOMENTS[0]![1]);

const SPAN = /минут|час|ден[ьё]|дн[яе]|недел|месяц|год/i;

const saysTime = (turn: string) => {
  const tokens = tokenize(turn);
  return SPAN.test(turn) || findPieces(tokens, someClock, true).length > 0 || saidRepeats(tokens, someClock).length > 0;
};

/** Whether a case is about time at all: where neither its words nor its tasks tell of one, it comes to the same at every moment. */
const isAboutTime = ({ turns, tasks = [], expect: { tasks: wanted = [] } }: Trial) =>
  turns.some(saysTime) || [...tasks, ...wanted].some(({ due }) => due);

/** What those came to that are about no time, each at one of the moments in turn. */
const timeless = new Map(
  trials.flatMap((trial, at) => (isAboutTime(trial) ? [] : [[trial, playAt(trial, MOMENTS[at % MOMENTS.length]!)]])),
);

describe.each(MOMENTS)('the corpus at %s in %s', (...at) => {
  const results = trials.map((trial) => ({ trial, ...(timeless.get(trial) ?? playAt(trial, at)) }));
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
