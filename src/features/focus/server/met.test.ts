import fc from 'fast-check';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Method } from '#shared/endpoint.ts';
import { ago, late } from '#testing/server/late.ts';
import { type Answer, type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { FocusSession } from '../contract.ts';

const server = useTestApp();

const start = (user: TestUser, minutes: number, durationMinutes = 25) =>
  late(user, minutes, 'POST', '/api/focus-sessions', { durationMinutes });
const end = (user: TestUser, minutes: number, id: string) =>
  late(user, minutes, 'PATCH', `/api/focus-sessions/${id}/end`);
const active = async (user: TestUser): Promise<FocusSession | null> =>
  (await user.get('/api/focus-sessions/active')).body;
const ended = async (user: TestUser): Promise<FocusSession[]> => (await user.get('/api/focus-sessions')).body;
const minutesOf = async (user: TestUser) =>
  (await ended(user)).map(({ actualDurationMinutes }) => actualDurationMinutes);

describe('a focus session that is heard late', () => {
  it('begins and ends when it did', async () => {
    const user = await server.user();
    const { body } = await start(user, 40);
    expect([body.startTime, body.status]).toEqual([ago(40), 'active']);
    expect((await end(user, 30, body.id)).body).toMatchObject({ endTime: ago(30), actualDurationMinutes: 10 });
  });

  it('is kept beside one that runs and began later', async () => {
    const user = await server.user();
    const running = (await start(user, 20)).body;
    const { status, body } = await start(user, 60);
    expect([status, body.status, body.startTime, body.endTime]).toEqual([201, 'completed', ago(60), ago(35)]);
    expect((await end(user, 50, body.id)).body).toMatchObject({ status: 'interrupted', actualDurationMinutes: 10 });
    expect(await active(user)).toEqual(running);
    expect(await minutesOf(user)).toEqual([10]);
  });

  it('is kept beside one that runs and began before, and lasts until it was heard of or told to have ended', async () => {
    const user = await server.user();
    const running = (await start(user, 60, 0)).body;
    const { status, body } = await start(user, 20, 0);
    expect([status, body.startTime, body.actualDurationMinutes]).toEqual([201, ago(20), 0]);
    expect(Date.parse(body.endTime)).toBeGreaterThan(Date.parse(ago(1)));
    expect(await active(user)).toEqual(running);
    expect((await end(user, 5, body.id)).body).toMatchObject({ endTime: ago(5), actualDurationMinutes: 0 });
    // Until now nobody knew how long the earlier one would go on.
    await end(user, 30, running.id);
    expect(await minutesOf(user)).toEqual([15, 30]);
  });

  it('ends but once, and what was paused before its end is not worked', async () => {
    const user = await server.user();
    await start(user, 60, 0);
    const { id } = (await start(user, 40, 0)).body;
    const path = `/api/focus-sessions/${id}`;
    expect((await late(user, 30, 'POST', `${path}/pause`)).status).toBe(200);
    expect((await late(user, 20, 'POST', `${path}/resume`)).status).toBe(200);
    const { body } = await late(user, 10, 'PUT', path, { status: 'interrupted' });
    expect(body).toMatchObject({ endTime: ago(10), pausedMs: 600_000, pausedAt: null });
    expect((await late(user, 15, 'POST', `${path}/pause`)).status).toBe(409);
    expect((await user.get('/api/focus-sessions')).body).toMatchObject([{ id, pausedMs: 600_000 }]);
  });

  it('is told how much it has in common with others, whichever is heard first', async () => {
    const [one, other] = [await server.user(), await server.user()];
    const lived = async (user: TestUser, from: number, until: number): Promise<Answer> =>
      end(user, until, (await start(user, from, 0)).body.id);
    expect((await lived(one, 60, 20)).body).not.toHaveProperty('overlapMinutes');
    expect((await lived(one, 40, 10)).body).toMatchObject({ overlapMinutes: 20, actualDurationMinutes: 10 });
    expect((await lived(other, 40, 10)).body).not.toHaveProperty('overlapMinutes');
    expect((await lived(other, 60, 20)).body).toMatchObject({ overlapMinutes: 20, actualDurationMinutes: 40 });
    expect(await minutesOf(one)).toEqual([10, 40]);
    expect(await minutesOf(other)).toEqual([10, 40]);
  });

  it('is refused beside one that runs where that could be known', async () => {
    const user = await server.user();
    await start(user, 60, 0);
    const headers = { 'x-changed-at': new Date(server.clock.now() - 30_000).toISOString() };
    expect((await user.post('/api/focus-sessions', {}, { headers })).status).toBe(409);
    expect(await ended(user)).toEqual([]);
  });

  it('that was ended on two devices ended at the earlier moment', async () => {
    for (const [first, second] of [
      [10, 30],
      [30, 10],
    ] as const) {
      const user = await server.user();
      const { id } = (await start(user, 50)).body;
      await end(user, first, id);
      expect((await end(user, second, id)).status).toBe(200);
      expect(await minutesOf(user)).toEqual([20]);
    }
  });
});

/** One call of a device, so many minutes before the tests began. */
interface Said {
  minutes: number;
  method: Method;
  path: string;
  body?: object;
}

/** A session of one device: its plan, and how many minutes lie between its beginning, its pauses and its end. */
interface Lived {
  from: number;
  plan: number;
  steps: number[];
}

const session: fc.Arbitrary<Lived> = fc.record({
  from: fc.integer({ min: 100, max: 200 }),
  plan: fc.constantFrom(0, 25, 60),
  steps: fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 5 }),
});

/** All that a device says of its session, in order; times are of the device's own clock, which stops at the plan's end. */
function saidOf({ from, plan, steps }: Lived, id: string): Said[] {
  const said: Said[] = [
    { minutes: from, method: 'POST', path: '/api/focus-sessions', body: { id, durationMinutes: plan } },
  ];
  let [at, worked, pauses] = [from, 0, false];
  for (const [index, step] of steps.entries()) {
    const left = plan === 0 || pauses ? step : Math.min(step, plan - worked);
    at -= left;
    if (!pauses) worked += left;
    if (worked === plan && plan > 0) break;
    if (index === steps.length - 1) break;
    pauses = !pauses;
    said.push({ minutes: at, method: 'POST', path: `/api/focus-sessions/${id}/${pauses ? 'pause' : 'resume'}` });
  }
  const status = worked === plan ? 'completed' : 'interrupted';
  const body = { status, actualDurationMinutes: worked };
  return [...said, { minutes: at, method: 'PUT', path: `/api/focus-sessions/${id}`, body }];
}

it('comes to the same, whichever of two devices is heard first', async () => {
  const turns = fc.array(fc.boolean(), { minLength: 14, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(session, session, turns, async (one, other, order) => {
      fc.pre(one.from !== other.from);
      const outcomes: unknown[] = [];
      for (const turn of [order.map(() => true), order.map(() => false), order]) {
        const user = await server.user();
        const ids = [v7(), v7()] as const;
        const [ofOne, ofOther] = [saidOf(one, ids[0]), saidOf(other, ids[1])];
        for (let n = 0; ofOne.length + ofOther.length > 0; n++) {
          const isOne = ofOther.length === 0 || (ofOne.length > 0 && turn[n % turn.length]);
          const { minutes, method, path, body } = (isOne ? ofOne : ofOther).shift()!;
          const answer = await late(user, minutes, method, path, body);
          expect([200, 201], `${method} ${path}`).toContain(answer.status);
        }
        expect(await active(user)).toBeNull();
        const rows = await ended(user);
        expect(rows).toHaveLength(2);
        outcomes.push(rows.map(({ id, ...row }) => ({ ...row, device: ids.indexOf(id) })));
      }
      expect(outcomes[1]).toEqual(outcomes[0]);
      expect(outcomes[2]).toEqual(outcomes[0]);
    }),
    { numRuns: 10, endOnFailure: true },
  );
}, 120_000);
