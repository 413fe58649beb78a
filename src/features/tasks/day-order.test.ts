import fc from 'fast-check';
import { generateKeyBetween } from 'fractional-indexing';
import { describe, expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { between, byDayOrder, type OnDay, placesFor, putOn, rankOn, shownDayRank } from './day-order.ts';
import { momentOf, tasksOfToday } from './today.ts';

const TODAY = '2026-11-21';
const at = momentOf(Date.parse('2026-11-21T09:00:00Z'), { zone: 'Europe/Moscow' });
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A list after what is said of its places, one after another. */
function said(tasks: readonly OnDay[], places: ReturnType<typeof placesFor>): OnDay[] {
  return places.reduce<OnDay[]>(
    (list, { id, place }) =>
      list.map((task) => (task.id === id ? { ...task, dayRank: shownDayRank(list, id, place) } : task)),
    [...tasks],
  );
}

const byName = (a: OnDay, b: OnDay) => (a.id < b.id ? -1 : 1);
const order = (tasks: readonly OnDay[], day = TODAY) => [...tasks].sort(byDayOrder(day, byName));
const ids = (tasks: readonly { id: string }[]) => tasks.map(({ id }) => id);

describe('the order of a day', () => {
  it('is shown between whatever ranks the server has made', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 60 }), fc.nat(60), (indexes, last) => {
        const ranks: string[] = [];
        for (const index of indexes) {
          const place = Math.min(index, ranks.length);
          ranks.splice(place, 0, generateKeyBetween(ranks[place - 1] ?? null, ranks[place] ?? null));
        }
        const tasks = ranks.map((rank, n) => ({ id: `${n}`, dayRank: `${TODAY} ${rank}` }));
        const place = Math.min(last, ranks.length);
        const after = { day: TODAY, afterTaskId: place === 0 ? null : `${place - 1}` };
        const shown = said([...tasks, { id: 'new', dayRank: null }], [{ id: 'new', place: after }]);
        expect(ids(order(shown))).toEqual(ids(tasks).toSpliced(place, 0, 'new'));
      }),
    );
  });

  it('is that of a list in which each is put where it is put, however often', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 40 }), (moves) => {
        let tasks: OnDay[] = NAMES.map((id) => ({ id, dayRank: null }));
        const model = [...NAMES];
        for (const [from, to] of moves) {
          const now = order(tasks);
          const moved = now[from]!;
          model.splice(to, 0, ...model.splice(from, 1));
          if (from === to) continue;
          tasks = said(tasks, placesFor(now.toSpliced(from, 1).toSpliced(to, 0, moved), moved.id, TODAY));
          expect(ids(order(tasks))).toEqual(model);
        }
      }),
    );
  });

  it('is said by one place where those before it have theirs', () => {
    const tasks = said(
      NAMES.map((id) => ({ id, dayRank: null })),
      placesFor(
        NAMES.map((id) => ({ id, dayRank: null })),
        'c',
        TODAY,
      ),
    );
    expect(tasks.filter(({ dayRank }) => dayRank !== null)).toHaveLength(3);
    const now = order(tasks);
    expect(placesFor([now[1]!, now[0]!, ...now.slice(2)], 'b', TODAY)).toEqual([
      { id: 'b', place: { day: TODAY, afterTaskId: null } },
    ]);
  });

  it('is not said again of those that have their places', () => {
    const [a, b, ...rest] = NAMES.map((id, at) => ({ id, dayRank: at < 2 ? `${TODAY} a${at}` : null }));
    expect(placesFor([a!, b!, ...rest], 'c', TODAY)).toEqual([{ id: 'c', place: { day: TODAY, afterTaskId: 'b' } }]);
    expect(putOn([b!, a!, ...rest], TODAY, 'a')).toEqual([{ ...b!, rank: 'a1' }]);
  });

  it('has what was put before all that nobody has put, from whichever side they are compared', () => {
    const compare = byDayOrder<OnDay>(TODAY, byName);
    const [put, other] = [
      { id: 'b', dayRank: `${TODAY} a0` },
      { id: 'a', dayRank: null },
    ];
    expect(Math.sign(compare(put, other))).toBe(-1);
    expect(Math.sign(compare(other, put))).toBe(1);
  });

  it('has a place where two devices have put two tasks on one, and before all that the server can have come to', () => {
    const two = ['a', 'b'].map((id) => ({ id, dayRank: `${TODAY} a0` }));
    const put = { id: 'c', place: { day: TODAY, afterTaskId: 'a' } };
    expect(ids(order(said([...two, { id: 'c', dayRank: null }], [put])))).toEqual(['a', 'b', 'c']);
    const first = { id: 'c', place: { day: TODAY, afterTaskId: null } };
    expect(
      ids(
        order(
          said(
            [
              { id: 'a', dayRank: `${TODAY} AzV` },
              { id: 'c', dayRank: null },
            ],
            [first],
          ),
        ),
      ),
    ).toEqual(['c', 'a']);
    expect(between('', undefined)).toBe('V');
  });

  it('belongs to the day: on the next one, all stand as they stood before', () => {
    const tasks = said(
      NAMES.map((id) => ({ id, dayRank: null })),
      [{ id: 'f', place: { day: TODAY, afterTaskId: null } }],
    );
    expect(ids(order(tasks))[0]).toBe('f');
    expect(ids(order(tasks, '2026-11-22'))).toEqual(NAMES);
    expect(rankOn(tasks.at(-1)!, '2026-11-22')).toBeNull();
  });

  it('leads behind the last one that was put where that is gone behind which it was to stand', () => {
    const tasks = said(
      NAMES.map((id) => ({ id, dayRank: null })),
      [
        { id: 'b', place: { day: TODAY, afterTaskId: null } },
        { id: 'c', place: { day: TODAY, afterTaskId: 'b' } },
        { id: 'a', place: { day: TODAY, afterTaskId: 'gone' } },
      ],
    );
    expect(ids(order(tasks))).toEqual(['b', 'c', 'a', 'd', 'e', 'f']);
  });
});

it('today shows what was put in order first, and then what is due as before', () => {
  const task = (id: string, dayRank: string | null, dueDay = TODAY) => makeTask({ id, dueDay, dayRank });
  const tasks = [
    task('late', null, '2026-11-19'),
    task('second', `${TODAY} a1`),
    task('first', `${TODAY} a0`),
    task('of yesterday', '2026-11-20 a0'),
    task('tomorrow', `${TODAY} Zz`, '2026-11-22'),
  ];
  expect(ids(tasksOfToday(tasks, at))).toEqual(['first', 'second', 'late', 'of yesterday']);
});
