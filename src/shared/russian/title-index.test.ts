import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withinBudget } from '../work.ts';
import { isSlip, keysOf, kinship } from './stem.ts';
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
    const kin = index('Позвони брату', 'Созвон с юристом', 'Позвонили маме', 'Позвонить').kinOf(keysOf('позвонить'));
    expect(kin.map(({ word: { keys }, likeness }) => [keys.word, likeness])).toEqual([
      ['позвонить', 1],
      ['позвонили', 0.95],
      ['позвони', 0.9],
      ['созвон', 0.75],
    ]);
  });
});

describe('an index of titles', () => {
  const keys = (word: string) => keysOf(word);
  const kin = (titles: TitleIndex<Titled>, asked: string) =>
    titles.kinOf(keys(asked)).map(({ word }) => word.keys.word);

  it('is empty at first', () => {
    const titles = index();
    expect([titles.size, titles.numbers]).toEqual([0, 0]);
    expect(titles.kinOf(keys('молоко'))).toEqual([]);
    expect(titles.slipsOf(keys('молоко'))).toEqual([]);
  });

  it('knows in which titles a word stands, and where a title is', () => {
    const titles = index('Молоко с хлебом', 'Молоко и молоко', '!!!');
    expect(titles.kinOf(keys('молоко')).map(({ word }) => word.titles)).toEqual([[0, 1]]);
    expect(titles.titleAt(0)!.words.map((word) => word.keys.word)).toEqual(['молоко', 'хлебом']);
    expect(titles.titleAt(2)!.words).toEqual([]);
    expect(titles.numberOf({ id: '1', title: '' })).toBe(1);
    expect(titles.numberOf({ id: 'other', title: '' })).toBeUndefined();
    expect(kin(titles, 'с')).toEqual([]);
  });

  it('finds what is called exactly so', () => {
    const titles = index('Молоко', 'МОЛОКО', 'Молоко и хлеб');
    expect(titles.named('молоко').map(({ id }) => id)).toEqual(['0', '1']);
    expect(titles.named('хлеб')).toEqual([]);
  });

  it('does not take for kin what only begins alike', () => {
    expect(kin(index('Банкет', 'Банк'), 'банк')).toEqual(['банк']);
  });

  it('finds words that came after it was asked', () => {
    const titles = index('Молоко');
    expect(kin(titles, 'хлеб')).toEqual([]);
    titles.hold([{ id: '0', title: 'Хлеб' }]);
    expect(kin(titles, 'хлеб')).toEqual(['хлеб']);
    expect(titles.titleAt(0)).toBeUndefined();
    expect(titles.numberOf({ id: '0', title: '' })).toBe(1);
    titles.hold([]);
    expect(titles.numberOf({ id: '0', title: '' })).toBeUndefined();
  });

  it('is made anew once more titles have gone than there are', () => {
    const titles = index();
    const numbers = ['Молоко', 'Хлеб', 'Сыр'].map((title) => {
      for (const _ of titles.holding([{ id: '0', title }]));
      return titles.numbers;
    });
    expect(numbers).toEqual([1, 2, 1]);
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

describe('the work of one question', () => {
  const spent = (work: () => unknown) => withinBudget(1024, work).spent;
  const GLANCE = 1 / 16;
  /** Of one remainder by thirty each. */
  const letters = 'абвгдежзиклмнопрстуфхцчшщы';
  const letter = fc.constantFrom(...letters);
  /** A word, and what became of it: some letters are others, one may be missing. */
  const near = fc
    .tuple(fc.array(letter, { minLength: 5, maxLength: 9 }), fc.array(fc.tuple(fc.nat(), letter), { maxLength: 3 }))
    .chain(([word, others]) => {
      const changed = [...word];
      for (const [at, other] of others) changed[at % word.length] = other;
      return fc.tuple(fc.constant(word.join('')), fc.constantFrom(changed.join(''), changed.slice(1).join('')));
    });

  it('about kin is a look at each word that may be some, once', () => {
    const titles = index('Банкет', 'Банк', 'Молоко');
    expect([0, 1].map(() => spent(() => titles.kinOf(keysOf('банк'))))).toEqual([2, 0]);
  });

  it('about a name is a look at each that is called so', () => {
    const titles = index('Молоко', 'Молоко', 'Хлеб');
    expect(['молоко', 'хлеб', 'сыр'].map((name) => spent(() => titles.named(name)))).toEqual([2, 1, 0]);
  });

  it.each([
    ['календарь', 'календарь', 1 + GLANCE],
    ['календарь', 'холодильник', 0],
    ['календарь', 'колдобина', GLANCE],
    ['календарь', 'календарщщь', 1 + GLANCE],
    ['календарщщь', 'календарь', 1 + GLANCE],
    ['чай', 'чайник', 0],
    ['2026', 'молоко', 0],
  ])('about a slip, «%s» for «%s», is a look where there may be one', (asked, known, work) => {
    const titles = index(known);
    expect(spent(() => titles.slipsOf(keysOf(asked)))).toBe(work);
    expect(spent(() => titles.slipsOf(keysOf(asked)))).toBe(0);
  });

  it('about a slip compares only words whose letters so many slips could have changed', () => {
    fc.assert(
      fc.property(near, ([asked, known]) => {
        const [one, other] = [keysOf(asked), keysOf(known)];
        const shortest = Math.min(one.stem.length, other.stem.length);
        fc.pre(shortest >= 4 && Math.abs(one.stem.length - other.stem.length) <= 2);
        const [here, there] = [new Set(one.stem), new Set(other.stem)];
        const isNear = here.symmetricDifference(there).size <= (shortest < 7 ? 2 : 4);
        const titles = index(known);
        expect(spent(() => titles.slipsOf(one))).toBe(isNear ? 1 + GLANCE : GLANCE);
        expect(titles.slipsOf(one)).toHaveLength(isSlip(one, other) ? 1 : 0);
      }),
      { numRuns: 500 },
    );
  });
});
