import { expect, it } from 'vitest';
import { makeHabit } from '#testing/habit.ts';
import { reminderNotice } from './reminder-notice.ts';

const due = (name: string, time: string) => ({ habit: makeHabit({ name }), moment: { time } });

it('one habit is named with its time, and can be said done', () => {
  const water = due('Вода', '09:30');
  expect(reminderNotice([water])).toEqual({
    title: 'Пора: Вода',
    description: 'Напоминание на 09:30',
    done: water.habit,
  });
});

it('of several habits each is named, and none can be said done for the others', () => {
  expect(reminderNotice([due('Вода', '09:30'), due('Бег', '09:30')])).toEqual({
    title: 'Пора: 2\u00a0привычки',
    description: 'Вода, Бег',
  });
});
