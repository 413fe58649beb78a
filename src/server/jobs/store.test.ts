import pino from 'pino';
import { expect, it } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { newId } from '#server/id.ts';
import { createTestDatabase } from '#testing/server/database.ts';
import { testConfig } from '#testing/server/test-context.ts';
import { jobStore } from './store.ts';

const ROUNDS = 10;
const RUNNER = 'a server';

it('a pulse and the ends of jobs that are written at once never have one another fail, in whatever order they name them', async () => {
  const kept = await createTestDatabase();
  const { database, close } = await connect(testConfig(kept), pino({ level: 'silent' }), () => {});
  const store = jobStore(database);
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const ids = Array.from({ length: 200 }, newId);
      for (const id of ids)
        await store.putIfMissing({ id, user_id: null, kind: 'note', key: id, run_at: 0, payload: '' });
      await store.lease(ids, RUNNER);
      const shuffled = () => ids.toSorted(() => Math.random() - 0.5);
      const ended = shuffled();
      await Promise.all([
        ...Array.from({ length: 6 }, () => store.beat(RUNNER, shuffled())),
        ...Array.from({ length: 10 }, (_, n) => store.finishAll(RUNNER, ended.slice(n * 20, n * 20 + 20))),
      ]);
      expect(await store.leased()).toEqual([]);
    }
  } finally {
    await close();
    await kept.remove();
  }
}, 120_000);
