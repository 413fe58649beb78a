import { expect, it } from 'vitest';
import { bodyOf, habitForm, valuesOf } from './habit-form.ts';

const NAMED = { ...valuesOf(undefined), name: 'Бассейн' };

it('sends days of the week only where the frequency reads them', () => {
  const weekly = { ...NAMED, frequency: 'weekly' as const, weekDays: [3, 6] };
  const { reminderTime: _, ...sent } = weekly;
  expect(bodyOf(habitForm.parse(weekly))).toEqual(sent);
  expect(bodyOf(habitForm.parse({ ...weekly, frequency: 'daily' }))).not.toHaveProperty('weekDays');
});

it('says nothing of a pause, which saving a paused habit would end', () => {
  expect(habitForm.parse(NAMED)).not.toHaveProperty('isActive');
});

it('begins with a habit that lacks only its name, and would remind in the morning', () => {
  expect(valuesOf(undefined).reminderTimes).toEqual(['09:00']);
  expect(habitForm.safeParse(valuesOf(undefined)).error?.issues.map(({ path }) => path.join('.'))).toEqual(['name']);
});
