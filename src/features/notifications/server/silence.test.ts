import { beforeEach, describe, expect, it } from 'vitest';
import { watchSilence } from './silence.ts';

const [ONE, OTHER] = ['https://one.test', 'https://other.test'];
let now = 0;
let watch: ReturnType<typeof watchSilence>;
beforeEach(() => {
  now = 1_000_000;
  watch = watchSilence({ elapsed: () => now });
});
const answered = (origin: string, isAnswered: boolean) => watch.begin(origin)?.(isAnswered);

describe('a push service', () => {
  it('that answers is asked as often as there is something, however slowly others do', () => {
    for (let n = 0; n < 500; n++) expect(watch.begin(OTHER)).toBeDefined();
    now += 5000;
    for (let n = 0; n < 500; n++) {
      expect(watch.begin(ONE)).toBeDefined();
      answered(ONE, true);
    }
  });

  it('that is silent is asked no more while many wait for it, until it answers', () => {
    const asked = Array.from({ length: 64 }, () => watch.begin(ONE)!);
    now += 1499;
    asked.push(watch.begin(ONE)!);
    now += 1;
    expect(watch.begin(ONE)).toBeUndefined();
    asked[0]!(true);
    expect(watch.begin(ONE)).toBeDefined();
  });

  it('with a few that wait is asked further', () => {
    for (let n = 0; n < 63; n++) watch.begin(ONE);
    now += 9000;
    expect(watch.begin(ONE)).toBeDefined();
  });

  it('that left eight in a row unanswered is tried once in half a minute, until it answers', () => {
    for (let n = 0; n < 7; n++) answered(ONE, false);
    expect(watch.begin(ONE)).toBeDefined();
    answered(ONE, false);
    expect(watch.begin(ONE)).toBeUndefined();
    now += 30_000;
    const tried = watch.begin(ONE);
    expect([tried === undefined, watch.begin(ONE)]).toEqual([false, undefined]);
    now += 30_000;
    watch.begin(ONE)!(true);
    for (let n = 0; n < 7; n++) answered(ONE, false);
    expect(watch.begin(ONE)).toBeDefined();
  });

  it('that answers in between is not away', () => {
    for (let n = 0; n < 100; n++) answered(ONE, n % 8 === 7);
    expect(watch.begin(ONE)).toBeDefined();
  });
});
