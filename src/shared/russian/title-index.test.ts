import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withinBudget } from '../work.ts';
import { editDistance, isSlip, keysOf, kinship } from './stem.ts';
import { type Titled, TitleIndex } from './title-index.ts';

const index = (...titles: string[]) => {
  const made = new TitleIndex<Titled>({
    ignores: (word) => word === 'с',
    nameOf: (title) => title.toLowerCase(),
  });
  made.hold(titles.map((title, at) => ({ id: `${at}`, title })));
  return made;
};

const LETTERS = 'абвгдежзиклмнопрстуфхцчшщыья';
const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 9 });
const RELATED =
  'купить купил куплю покупка закупка отчёт отчета отчитаться встреча встретиться испечь испек звонок позвонить поход сходить помыта помыть молоко молока велик велосипед grafana графана приём при'.split(
    ' ',
  );
const anyWord = fc.oneof(word, fc.constantFrom(...RELATED), fc.constantFrom('2026', 'x5', 'ёж'));

describe('words of one family', () => {
  it('are found wherever there are any', () => {
    fc.assert(
      fc.property(fc.array(anyWord, { minLength: 1, maxLength: 40 }), anyWord, (words, asked) => {
        const titles = index(...words);
        const keys = keysOf(asked.replaceAll('ё', 'е'));
        const every = [...new Set(words.flatMap((one) => one.replaceAll('ё', 'е').match(/[а-яa-z]+|\d+/g) ?? []))];
        const kin = every.filter((one) => one !== 'с' && kinship(keys, keysOf(one)) > 0);
        expect(
          titles
            .kinOf(keys)
            .map((one) => one.word.keys.word)
            .sort(),
        ).toEqual(kin.sort());
        const slips = every.filter((one) => isSlip(keys, keysOf(one)));
        expect(
          titles
            .slipsOf(keys)
            .map((one) => one.word.keys.word)
            .sort(),
        ).toEqual(slips.sort());
      }),
    );
  });

  it('come with how like they are, the likest first', () => {
    const kin = index('Купила молоко', 'Покупка хлеба', 'Купить').kinOf(keysOf('купить'));
    expect(kin.map(({ word: { keys }, likeness }) => [keys.word, likeness])).toEqual([
      ['купить', 1],
      ['купила', 0.95],
      ['покупка', 0.75],
    ]);
  });
});

/** Titles in which a word stands, whatever became of the titles before. */
const titlesWith = (titles: TitleIndex<Titled>, text: string) =>
  titles
    .kinOf(keysOf(text))
    .flatMap(({ word: { titles: numbers } }) => numbers.flatMap((number) => titles.titleAt(number)?.item.title ?? []));

describe('an index that is held to what there is', () => {
  const account = fc.array(fc.record({ id: fc.constantFrom(...'абвгде'), title: anyWord }), { maxLength: 6 });

  it('knows what an index that is made anew knows', () => {
    fc.assert(
      fc.property(fc.array(account, { minLength: 1, maxLength: 8 }), anyWord, (states, asked) => {
        const held = index();
        for (const state of states) held.hold([...new Map(state.map((one) => [one.id, one])).values()]);
        const last = [...new Map(states.at(-1)!.map((one) => [one.id, one])).values()];
        const fresh = index();
        fresh.hold(last);
        expect(titlesWith(held, asked).sort()).toEqual(titlesWith(fresh, asked).sort());
        expect(
          held
            .named(asked)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(
          fresh
            .named(asked)
            .map(({ id }) => id)
            .sort(),
        );
      }),
    );
  });

  it('reads only the titles that are new to it', () => {
    const held = index();
    const items = Array.from({ length: 50 }, (_, at) => ({ id: `${at}`, title: `дело номер ${at}` }));
    const steps = () => [...held.holding(items)].length;
    expect(steps()).toBe(50);
    expect(steps()).toBe(0);
    items[7] = { id: '7', title: 'другое' };
    expect(steps()).toBe(1);
  });

  it('forgets the words of titles that have gone', () => {
    const held = index();
    for (let round = 0; round < 200; round++) {
      for (const _ of held.holding([{ id: 'one', title: `слово${round} дело` }]));
    }
    expect(held.size).toBeLessThan(10);
    expect(held.numbers).toBeLessThan(10);
  });

  it('may be held to other titles while somebody rests between its steps', () => {
    const made = (count: number, title: string) =>
      Array.from({ length: count }, (_, at) => ({ id: `${at}`, title: `${title}${at} дело` }));
    const held = index();
    for (const round of [1, 2, 3]) {
      const steps = held.holding(made(30, `слово${round}`));
      for (let step = 0; step < 10; step++) steps.next();
      held.hold(made(20, 'другое'));
      expect(
        held.kinOf(keysOf('дело')).flatMap(({ word }) => word.titles.filter((at) => held.titleAt(at))),
      ).toHaveLength(20);
      while (!steps.next().done);
    }
    held.hold(made(20, 'другое'));
    const found = held.kinOf(keysOf('дело')).flatMap(({ word }) => word.titles.flatMap((at) => held.titleAt(at) ?? []));
    expect(found.map(({ item }) => item.title).sort()).toEqual(
      made(20, 'другое')
        .map(({ title }) => title)
        .sort(),
    );
  });
});

describe('the work of the index', () => {
  const made = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${at}`,
      title: `отчёт ${at.toString(7)} про ящик${at} и договор`,
    }));
  const spentOn = (count: number) => {
    const titles = index();
    const reading = withinBudget(Number.POSITIVE_INFINITY, () => titles.hold(made(count))).spent;
    const asking = withinBudget(Number.POSITIVE_INFINITY, () => {
      for (const asked of ['отчётом', 'ящик9', 'договорились', 'незнакомое', 'отчтёы']) {
        titles.kinOf(keysOf(asked));
        titles.slipsOf(keysOf(asked));
      }
    }).spent;
    return { reading, asking };
  };

  it.each(['reading', 'asking'] as const)('of %s grows no faster than the titles', (part) => {
    const [few, more, many] = [500, 1_000, 2_000].map((count) => spentOn(count)[part]) as [number, number, number];
    expect(more / few).toBeLessThan(2.3);
    expect(many / more).toBeLessThan(2.3);
  });
});

describe('edits between words', () => {
  /** The textbook's way: every letter against every letter. */
  function whole(a: string, b: string): number {
    const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
    for (let i = 1; i <= a.length; i++)
      for (let j = 1; j <= b.length; j++) {
        const same = a[i - 1] === b[j - 1];
        rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
          rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1);
      }
    return rows[a.length]![b.length]!;
  }
  const short = fc.string({ unit: fc.constantFrom('а', 'б', 'в'), maxLength: 8 });

  it('are counted as by looking at every letter, up to the limit', () => {
    fc.assert(
      fc.property(short, short, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(whole(a, b), limit + 1));
      }),
    );
  });
});
