import { expect, it } from 'vitest';
import { makeHabit } from '#testing/habit.ts';
import { valuesOf } from './habit-form.ts';
import { formOfRefused } from './refused-form.ts';

const habit = makeHabit({ id: 'here', name: 'Бег' });
const day = '2026-11-21';
const change = (id: string, fields: object) => ({ deed: 'change', id, change: fields, day, completed: false }) as const;

it('opens a new habit with its words', () => {
  const said = { name: 'Чтение', frequency: 'weekly' as const, weekDays: [1, 3] };
  const { subject, values } = formOfRefused(
    { deed: 'create', id: 'new', now: `${day}T10:00:00.000Z`, day, habit: said },
    [habit],
  )!;
  expect(subject).toBeUndefined();
  expect(values).toEqual({ ...valuesOf(makeHabit()), ...said });
});

it('opens a habit that is there with what was changed of it alone, and all times of its reminders', () => {
  expect(formOfRefused(change('here', { name: 'Ходьба' }), [habit])).toEqual({
    subject: 'here',
    values: { name: 'Ходьба' },
  });
  expect(formOfRefused(change('here', { reminderTime: '08:00' }), [habit])).toEqual({
    subject: 'here',
    values: { reminderTime: '08:00', reminderTimes: ['08:00'] },
  });
});

it('opens a new habit with what was changed of one that is gone', () => {
  const form = formOfRefused(change('gone', { name: 'Ходьба' }), [habit]);
  expect(form).toEqual({ values: valuesOf(makeHabit({ name: 'Ходьба' })) });
});

it('knows no form for what none says', () => {
  expect(formOfRefused({ deed: 'delete', id: 'here' }, [habit])).toBeUndefined();
  expect(formOfRefused({ deed: 'rest', habits: [] }, [habit])).toBeUndefined();
  expect(
    formOfRefused({ deed: 'mark', id: 'here', mark: { date: day, completed: true } as never }, [habit]),
  ).toBeUndefined();
  expect(formOfRefused(change('here', { isActive: false }), [habit])).toBeUndefined();
});
