import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { createSynthesiser, type Synthesiser } from './synthesiser.ts';

const task = { voice: 'female', text: 'да' } as const;
const worker = (source: string) => () =>
  new Worker(`const { parentPort } = require('node:worker_threads'); ${source}`, { eval: true });
const ANSWERING =
  "parentPort.on('message', ({ text }) => parentPort.postMessage({ answer: Buffer.from(text).buffer.slice(0) }))";
const STUCK = "parentPort.on('message', () => { for (;;); })";
const DYING = "parentPort.on('message', () => process.exit(1))";

let synthesiser: Synthesiser;
afterEach(() => synthesiser.close());

describe('the synthesiser', () => {
  it.each([
    ['is stuck', STUCK],
    ['dies', DYING],
    ['does not even start', 'throw new Error()'],
  ])('ends a worker that %s, says so, and speaks on with a new one', async (_, source) => {
    const sources = [source, ANSWERING];
    const failures: string[] = [];
    synthesiser = createSynthesiser({
      within: 300,
      onFailure: (failure) => failures.push(failure),
      startWorker: () => worker(sources.shift()!)(),
    });
    const [first, second] = await Promise.allSettled([synthesiser.ask('a', task), synthesiser.ask('b', task)]);
    expect(first).toMatchObject({ status: 'rejected', reason: { status: 503, message: /Не удалось произнести/ } });
    expect(second).toMatchObject({ status: 'fulfilled' });
    expect(failures).toHaveLength(1);
  });

  it('refuses what would wait too long: one user by 429, everybody by 503', async () => {
    synthesiser = createSynthesiser({ most: 3, mostOfUser: 2, startWorker: worker(ANSWERING) });
    const users = ['a', 'a', 'a', 'a', 'b', 'c'];
    const results = await Promise.allSettled(users.map((user) => synthesiser.ask(user, task)));
    const statuses = results.map((result) => (result.status === 'rejected' ? result.reason.status : 200));
    expect(statuses).toEqual([200, 200, 200, 429, 200, 503]);
  });

  it('gives the worker back when nobody needs it, and starts another later', async () => {
    let started = 0;
    const idle = Promise.withResolvers<void>();
    synthesiser = createSynthesiser({
      idle: 20,
      onIdle: idle.resolve,
      startWorker: () => {
        started++;
        return worker(ANSWERING)();
      },
    });
    await synthesiser.ask('a', task);
    await idle.promise;
    await synthesiser.ask('a', task);
    expect(started).toBe(2);
  });
});
