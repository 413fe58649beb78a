import { expect, it } from 'vitest';
import { reminderNotice, reminderTag } from './push.ts';

const said = { taskId: 't', reminderId: 'r', title: 'Созвон', at: 1000 };

it('a reminder tells its task, leads to it and can be dealt with where it stands', () => {
  expect(reminderNotice(said)).toEqual({
    kind: 'reminder',
    id: 't',
    reminderId: 'r',
    title: 'Напоминание',
    body: 'Созвон',
    url: '/?section=tasks&task=t',
    actions: [
      { action: 'done', title: 'Готово' },
      { action: 'snooze', title: 'Отложить на 10\u00a0минут' },
    ],
    tag: 'reminder:t:r:1000',
    at: 1000,
  });
  expect(reminderTag('t', 'r', 1000)).toBe('reminder:t:r:1000');
});

it('one that comes late says when it was to come', () => {
  expect(reminderNotice({ ...said, late: '09:30' }).title).toBe('Напоминание опоздало: было на 09:30');
});

it('a title longer than a push can hold is shortened', () => {
  expect(reminderNotice({ ...said, title: 'я'.repeat(300) }).body).toBe('я'.repeat(300));
  const { length } = reminderNotice({ ...said, title: 'я'.repeat(400) }).body;
  expect(length).toBeLessThanOrEqual(300);
  expect(length).toBeGreaterThan(250);
});
