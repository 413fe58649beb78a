import { describe, expect, it } from 'vitest';
import { dayAfterKey } from '#client/ui/date-field/month-days.ts';
import { actOfKey as actOnCard } from '#features/kanban/client/card-keys.ts';
import { actOfKey as actOnNotice } from '#features/notifications/client/list-keys.ts';
import { actOfKey as actOnRow } from '#features/tasks/client/row-keys.ts';
import { texts } from './texts.ts';

const NAMES: Record<string, string> = {
  ...{ ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', ' ': 'Пробел', a: 'A' },
  ...Object.fromEntries(
    ['Enter', 'Home', 'End', 'PageUp', 'PageDown', 'Delete', 'F2', 'Backspace', 'Insert', 'Tab', 'F4'].map((key) => [
      key,
      key,
    ]),
  ),
};
const HELD = ['', 'Shift', 'Ctrl', 'Alt'] as const;

/** A key as the browser tells it, pressed with one that is held or with none. */
const pressed = (key: string, held: (typeof HELD)[number]) => ({
  key,
  code: key === 'a' ? 'KeyA' : key,
  shiftKey: held === 'Shift',
  ctrlKey: held === 'Ctrl',
  altKey: held === 'Alt',
  metaKey: false,
});

/** What is heard of all keys, in the words of the sheet. */
const heard = (hears: (key: ReturnType<typeof pressed>) => unknown) =>
  HELD.flatMap((held) =>
    Object.entries(NAMES)
      .filter(([key]) => hears(pressed(key, held)) !== undefined)
      .map(([, name]) => `${held} ${name}`.trim()),
  ).sort();

/** What the sheet tells of the keys of places: «Shift ↑ ↓» are two. */
const told = (...titles: string[]) =>
  titles
    .flatMap((wanted) => texts.places.filter(({ title }) => title === wanted))
    .flatMap(({ keys }) => keys.flatMap((line) => alone(line.keys)))
    .filter((keys) => !keys.endsWith('щелчок'))
    .sort();
const alone = (keys: string) => {
  const [, held = '', rest = ''] = /^((?:Shift|Ctrl|Alt) )?(.*)$/.exec(keys) ?? [];
  return rest.split(' ').map((key) => held + key);
};

const BOTH = 'На задаче в списке и на карточке доски';

describe('the sheet tells every key that is heard, and no other', () => {
  it('on a row of the list', () => {
    const place = { index: 1, count: 3, onTitle: true, selecting: false };
    // Chooses as Shift and Space do; the end of choosing is heard everywhere.
    const others = ['Ctrl Enter'];
    expect(heard((key) => actOnRow(key, place))).toEqual(
      [...told(BOTH, 'В списке задач').filter((key) => key !== 'Escape'), ...others].sort(),
    );
  });
  it('on a card of the board', () => {
    expect(heard((key) => actOnCard(key, { onTitle: true }))).toEqual(told(BOTH, 'На доске'));
  });
  it('under the bell', () => {
    expect(heard((key) => (key.shiftKey || key.ctrlKey || key.altKey ? undefined : actOnNotice(key.key)))).toEqual(
      told('Под колокольчиком'),
    );
  });
  it('on a day of the calendar', () => {
    const days = heard((key) => {
      if (key.ctrlKey || key.altKey) return undefined;
      const day = dayAfterKey('2027-03-10', key);
      // With Shift only what it makes different.
      return key.shiftKey && day === dayAfterKey('2027-03-10', { ...key, shiftKey: false }) ? undefined : day;
    });
    const withTask = ['Alt ←', 'Alt →', 'Alt ↑', 'Alt ↓'];
    expect([...days, ...withTask].sort()).toEqual(told('В календаре'));
  });
});
