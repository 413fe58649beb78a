import { expect, it } from 'vitest';
import { makeHabit } from '#testing/habit.ts';
import { reminderNotice } from './reminder-notice.ts';

const habit = (name: string, reminderTime: string | null) => makeHabit({ name, reminderTime });

it('one habit is named with its time, and can be said done', () => {
  const water = habit('Вода', '09:30');
  expect(reminderNotice([water])).toEqual({ title: 'Пора: Вода', description: 'Напоминание на 09:30', done: water });
});

it('of several habits each is named, and none can be said done for the others', () => {
  expect(reminderNotice([habit('Вода', '09:30'), habit('Бег', '09:30')])).toEqual({
    title: 'Пора: 2\u00a0привычки',
    description: 'Вода, Бег',
  });
});
