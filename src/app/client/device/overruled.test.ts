import { expect, it } from 'vitest';
import type { ChangeKind } from '#client/store/kept-change.ts';
import { columnKind } from '#features/columns/client/column-kind.ts';
import { habitKind } from '#features/habits/client/habit-kind.ts';
import { FRESH_HABIT } from '#features/habits/field-sets.ts';
import { projectKind } from '#features/projects/client/project-kind.ts';
import { settingsKind } from '#features/settings/client/settings-kind.ts';
import { tagKind } from '#features/tags/client/tag-kind.ts';
import { findOverruled } from './overruled.ts';

const found = <C extends object>({ kind }: ChangeKind<C>, change: C, answer: object): unknown =>
  findOverruled({ kind, change }, answer);

const project = { id: 'p', name: 'Сад', color: '#10b981', folder: null, archivedAt: null, headings: [] };
const habit = { id: 'h', ...FRESH_HABIT, name: 'Бег', color: '#10b981', pauses: [], isActive: true };
const day = { day: '2026-11-29', completed: false };

it('of a project, what the answer tells otherwise is overruled, and is to be said by itself', () => {
  const change = { name: 'Огород', color: '#10b981' };
  expect(found(projectKind, { deed: 'change', id: 'p', change }, project)).toEqual({
    change: { deed: 'change', id: 'p', change: { name: 'Огород' } },
    body: { name: 'Огород' },
  });
});

it('of a project nothing is where the server keeps it as it does, or it was no change of fields', () => {
  const change = { name: ' Сад ', folder: ' ' };
  expect(found(projectKind, { deed: 'change', id: 'p', change }, project)).toBeUndefined();
  expect(found(projectKind, { deed: 'delete', id: 'p' }, { ...project, name: 'Дача' })).toBeUndefined();
});

it('of a habit likewise, and what the server makes of its fields is no other word', () => {
  const change = { name: 'Ходьба', color: '#10B981', weekDays: [1], reminderTime: '09:00' };
  const answer = { ...habit, reminderTime: '09:00', reminderTimes: ['09:00'] };
  expect(found(habitKind, { deed: 'change', id: 'h', change, ...day }, answer as never)).toEqual({
    change: { deed: 'change', id: 'h', change: { name: 'Ходьба' }, ...day },
    body: { name: 'Ходьба' },
  });
  expect(
    found(habitKind, { deed: 'change', id: 'h', change: { name: 'Бег' }, ...day }, habit as never),
  ).toBeUndefined();
  expect(found(habitKind, { deed: 'delete', id: 'h' }, habit as never)).toBeUndefined();
});

it('of settings, tags and columns likewise', () => {
  expect(
    found(settingsKind, { dailyTaskGoal: 5, aiTone: 'strict' } as never, { dailyTaskGoal: 3, aiTone: 'strict' }),
  ).toEqual({
    change: { dailyTaskGoal: 5 },
    body: { dailyTaskGoal: 5 },
  });
  const tag = { deed: 'change', id: 't', change: { name: 'дом' } } as const;
  expect(found(tagKind, tag, { id: 't', name: 'дача' })).toEqual({ change: tag, body: { name: 'дом' } });
  expect(found(tagKind, tag, { id: 't', name: 'дом' })).toBeUndefined();
  const column = { deed: 'rename', id: 'c', name: 'Ждёт' } as const;
  expect(found(columnKind, column, { id: 'c', name: 'Идёт' })).toEqual({ change: column, body: { name: 'Ждёт' } });
  expect(found(columnKind, column, { id: 'c', name: 'Ждёт' })).toBeUndefined();
});
