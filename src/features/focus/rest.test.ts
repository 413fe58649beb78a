import { expect, it } from 'vitest';
import { MINUTE } from '#shared/day.ts';
import { makeSession } from '#testing/session.ts';
import { offerAfter, restAfter, stageOf, takenRest } from './rest.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-0123456789ab';
const session = (durationMinutes: number | null) =>
  makeSession({ id: ID, taskId: 'task', taskTitle: 'Отчёт', durationMinutes });

it.each([
  [1, 5],
  [25, 5],
  [44, 5],
  [45, 15],
  [60, 15],
])('after %i minutes one rests for %i, and goes on with as many on the same task', (minutes, rest) => {
  expect(restAfter(session(minutes), 'anna', 1000)).toMatchObject({
    userId: 'anna',
    next: { taskId: 'task', durationMinutes: minutes, isUnlimited: false },
    taskTitle: 'Отчёт',
    until: 1000 + rest * MINUTE,
  });
});

it('has one id for the next session on every device, which may be said of a new one', () => {
  const { nextId } = restAfter(session(25), 'anna', 0)!;
  expect(restAfter(session(25), 'anna', 5000)!.nextId).toBe(nextId);
  expect(nextId).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(nextId).not.toBe(ID);
});

it('comes after no session without a plan', () => {
  expect(restAfter(session(null), 'anna', 0)).toBeNull();
});

it('is over at its end, and missed two minutes later', () => {
  const until = 10 * MINUTE;
  const stages = [until - 1, until, until + 2 * MINUTE - 1, until + 2 * MINUTE].map((now) => stageOf({ until }, now));
  expect(stages).toEqual(['resting', 'over', 'over', 'missed']);
});

it.each([
  [0, undefined],
  [1, 5],
  [44, 5],
  [45, 15],
])('is offered after %i minutes of work: %s', (worked, offered) => {
  const offer = offerAfter(session(null), worked, 'anna', 1000);
  expect(offer?.offered).toBe(offered);
  if (!offer) return;
  expect(offer).toMatchObject({
    alone: true,
    until: 1000 + 5 * MINUTE,
    next: { taskId: 'task', durationMinutes: null },
  });
  const { offered: _, ...rest } = offer;
  expect(takenRest(offer, 15, 2000)).toEqual({ ...rest, until: 2000 + 15 * MINUTE });
});
