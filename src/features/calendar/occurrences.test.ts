import { describe, expect, it } from 'vitest';
import { inOrder, nearEvents, toEvent } from './occurrences.ts';

const at = (title: string, from: string, to = from) =>
  toEvent({ title, from: Date.parse(from), to: Date.parse(to) }, 'Работа');
const days = (title: string, firstDay: string, lastDay = firstDay) => toEvent({ title, firstDay, lastDay }, 'Дом');
const CLOCK = { zone: 'Europe/Moscow', dayStart: 0 };
const NOW = Date.parse('2026-03-02T09:00:00Z');
const near = (events: ReturnType<typeof at>[], clock = CLOCK, now = NOW) => {
  const { today, tomorrow } = nearEvents(events, now, clock, '2026-03-03');
  return [
    today.map(({ event, isOver }) => event.title + (isOver ? ' (прошло)' : '')),
    tomorrow.map(({ title }) => title),
  ];
};

describe('events near', () => {
  it('stand with whole days first, then by their time, what two calendars share once', () => {
    const events = [
      at('а', '2026-03-02T12:00:00Z'),
      days('я', '2026-03-02'),
      at('в', '2026-03-02T08:00:00Z'),
      at('б', '2026-03-02T08:00:00Z'),
      days('э', '2026-03-02'),
    ];
    const shared = { ...events[0]!, calendar: 'Дом' };
    expect(
      inOrder([...events, shared])
        .map(({ title }) => title)
        .join(''),
    ).toBe('эябва');
    expect(
      inOrder([shared, ...events].toReversed())
        .map(({ title }) => title)
        .join(''),
    ).toBe('эябва');
  });

  it.each([
    ['that is over', at('x', '2026-03-02T07:00:00Z', '2026-03-02T08:00:00Z'), [['x (прошло)'], []]],
    ['that ends just now', at('x', '2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z'), [['x (прошло)'], []]],
    ['of no length at midnight', at('x', '2026-03-01T21:00:00Z'), [['x (прошло)'], []]],
    ['that ended yesterday', days('x', '2026-03-01'), [[], []]],
    ['that goes on', at('x', '2026-03-02T08:00:00Z', '2026-03-02T10:00:00Z'), [['x'], []]],
    ['behind midnight of the account’s zone', at('x', '2026-03-02T21:30:00Z'), [[], ['x']]],
    ['that ends with the day before', at('x', '2026-03-01T19:00:00Z', '2026-03-01T21:00:00Z'), [[], []]],
    ['over midnight', at('x', '2026-03-02T20:00:00Z', '2026-03-02T22:00:00Z'), [['x'], []]],
    ['of several days', days('x', '2026-03-01', '2026-03-05'), [['x'], []]],
    ['of tomorrow', days('x', '2026-03-03'), [[], ['x']]],
    ['behind tomorrow', days('x', '2026-03-04'), [[], []]],
  ])('one %s', (_, event, expected) => expect(near([event])).toEqual(expected));

  it('are of the day in which somebody is, who begins it later', () => {
    const night = at('x', '2026-03-02T23:00:00Z');
    expect(near([night])).toEqual([[], ['x']]);
    expect(near([night], { ...CLOCK, dayStart: 4 })).toEqual([['x'], []]);
  });
});
