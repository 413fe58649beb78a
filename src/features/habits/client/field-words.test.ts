import { expect, it } from 'vitest';
import { habitWords } from './field-words.ts';

it('a change of a habit tells each field that it says otherwise', () => {
  const before = { name: 'Чтение', frequency: 'daily', weekDays: [1, 3], reminderTime: '09:00' } as const;
  const said = { name: 'Бег', frequency: 'weekly', weekDays: [1, 3], reminderTime: null, isActive: false } as const;
  expect(habitWords({ ...said, weekDays: [1, 3] }, { ...before, weekDays: [1, 3] })).toEqual([
    'Частота: По дням недели',
    'Время напоминания: нет',
    'На паузе: да',
  ]);
});

it('tells of an empty description only where there was one', () => {
  expect(habitWords({ description: '' }, { description: null })).toEqual([]);
  expect(habitWords({ description: ' ' }, { description: 'Вокруг парка' })).toEqual(['Описание: нет']);
  expect(habitWords({ description: 'Вокруг парка' }, { description: null })).toEqual(['Описание: Вокруг парка']);
});
