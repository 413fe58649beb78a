import { describe, expect, it } from 'vitest';
import { makeSession } from '#testing/session.ts';
import { makeTask } from '#testing/task.ts';
import type { FocusSession } from '../contract.ts';
import { pastForm, pastFormOf, pastTaskChoices, reckonedMinutes, saidOf, stretchOf } from './past-form.ts';
import { NO_TASK } from './session-choice.ts';

const ZONE = 'Europe/Moscow';
const NOW = Date.parse('2026-11-21T09:00:30Z');
const session = makeSession({
  id: 's',
  taskId: 't',
  taskTitle: 'Отчёт',
  startTime: '2026-11-21T06:00:12.345Z',
  endTime: '2026-11-21T06:50:12.345Z',
  durationMinutes: null,
  isUnlimited: true,
  actualDurationMinutes: 40,
  pausedMs: 600_000,
});
const before = pastFormOf(session, NOW, ZONE);

describe('a session of the past', () => {
  it('is at first the half hour until now', () => {
    const form = pastFormOf(undefined, NOW, ZONE);
    expect(form).toEqual({
      taskId: NO_TASK,
      day: '2026-11-21',
      startTime: '11:30',
      endTime: '12:00',
      actualDurationMinutes: '',
    });
    expect(saidOf(form, undefined, ZONE)).toEqual({
      taskId: null,
      startTime: '2026-11-21T08:30:00.000Z',
      endTime: '2026-11-21T09:00:00.000Z',
    });
    expect(reckonedMinutes(form, form, undefined, ZONE)).toBe(30);
  });

  it('that ends before it begins ends on the next day', () => {
    const form = { ...before, startTime: '23:30', endTime: '00:15' };
    const { startedAt, endedAt } = stretchOf(form, ZONE);
    expect(new Date(endedAt).toISOString()).toBe('2026-11-21T21:15:00.000Z');
    expect(endedAt - startedAt).toBe(45 * 60_000);
  });

  it.each([
    ['nothing', {}, {}],
    ['its task', { taskId: NO_TASK }, { taskId: null }],
    ['its end', { endTime: '10:00' }, { endTime: '2026-11-21T07:00:00.000Z' }],
    ['its beginning', { startTime: '09:10' }, { startTime: '2026-11-21T06:10:00.000Z' }],
    ['its day', { day: '2026-11-20' }, { startTime: '2026-11-20T06:00:00.000Z', endTime: '2026-11-20T06:50:00.000Z' }],
    ['its minutes', { actualDurationMinutes: '15' }, { actualDurationMinutes: 15 }],
  ])('of which %s was put right says only that', (_, change, said) => {
    expect(saidOf({ ...before, ...change }, before, ZONE)).toEqual(said);
  });

  it.each([
    ['as before', {}, 40],
    ['by the new times, without the pauses', { endTime: '10:20' }, 70],
    ['nothing while a time is missing', { endTime: '' }, null],
    ['none where the pauses were longer', { endTime: '09:05' }, 0],
  ])('counts %s', (_, change, minutes) => {
    expect(reckonedMinutes({ ...before, ...change }, before, session, ZONE)).toBe(minutes);
  });

  it.each([
    [{ day: '' }, 'day'],
    [{ startTime: '' }, 'startTime'],
    [{ endTime: '' }, 'endTime'],
    [{ actualDurationMinutes: '1441' }, 'actualDurationMinutes'],
    [{ actualDurationMinutes: '1.5' }, 'actualDurationMinutes'],
  ])('with %j is not sent', (change, field) => {
    const { error } = pastForm.safeParse({ ...before, ...change });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it('can be of an active task, of one that was completed, and of its own that is gone', () => {
    const tasks = [
      makeTask({ id: 'early', title: 'Раньше', status: 'completed', completedAt: '2026-03-01T10:00:00.000Z' }),
      makeTask({ id: 'late', title: 'Позже', status: 'completed', completedAt: '2026-03-02T10:00:00.000Z' }),
      makeTask({ id: 'open', title: 'Открыто' }),
    ];
    const values = (of?: FocusSession) => pastTaskChoices(tasks, of).map(({ value }) => value);
    expect(values()).toEqual([NO_TASK, 'open', 'late', 'early']);
    expect(values(session)).toEqual([NO_TASK, 'open', 't', 'late', 'early']);
    const purged = { ...session, taskId: null };
    const form = pastFormOf(purged, NOW, ZONE);
    expect(values(purged)).toContain(form.taskId);
    expect(saidOf(form, form, ZONE)).toEqual({});
  });
});
