import { describe, expect, it } from 'vitest';
import { announcementOf } from './announcement.ts';
import { CHAT_ACTIONS } from './rules.ts';

describe('announcementOf', () => {
  it.each([
    ['tasks_create', 'Задача создана', 'Задачи созданы'],
    ['tasks_complete', 'Задача выполнена!', 'Задачи выполнены!'],
    ['tasks_activate', 'Задача активирована!', 'Задачи активированы!'],
    ['tasks_delete', 'Задача удалена!', 'Задачи удалены!'],
    ['tasks_update', 'Задача обновлена!', 'Задачи обновлены!'],
    ['tasks_report_completed', 'Выполненная задача записана', 'Выполненные задачи записаны'],
  ] as const)('%s', (action, one, many) => {
    const changes = [{ id: 'a', title: 'Хлеб', action }];
    expect(announcementOf({ action, taskCount: 1, changes })).toEqual({ title: one, description: 'Хлеб' });
    expect(announcementOf({ action, taskCount: 22 })).toEqual({ title: many, description: '22\u00a0задачи' });
  });

  it('knows every action', () => {
    for (const action of CHAT_ACTIONS) expect(announcementOf({ action })?.title).toBeTruthy();
  });

  it('says nothing where nothing was done', () => {
    expect(announcementOf({ action: null, taskCount: 0 })).toBeNull();
  });
});
