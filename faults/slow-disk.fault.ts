import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { useOwnProcess } from '#testing/server/own-process.ts';
import { keepWriting, type Person, register, sendAgain, statusesOf, type Told, until, type Writer } from './people.ts';
import { tracingRefused, troubleDisk } from './troubled-disk.ts';

const own = useOwnProcess();
const refused = tracingRefused();
/** Milliseconds that anybody waits for an answer, be it a refusal: the server's own five seconds, twice on a busy machine. */
const LIMIT = 10_000;

const registerFour = () => Promise.all(Array.from({ length: 4 }, () => register(() => own.server.base)));

/** Asks for somebody's list again and again. */
async function readFor(person: Person, milliseconds: number): Promise<Told[]> {
  const end = performance.now() + milliseconds;
  const reads: Told[] = [];
  while (performance.now() < end) {
    reads.push(await person.ask('/api/tasks'));
    await sleep(100);
  }
  return reads;
}

/** The server is killed and started again: what it acknowledged is there, and what was left open is made once. */
async function expectKept(people: Person[], writers: Writer[]): Promise<void> {
  await own.server.end('SIGKILL');
  await Promise.all(writers.map((writer) => writer.stop()));
  await own.startAgain();
  for (const [n, person] of people.entries()) {
    const writer = writers[n]!;
    expect(await person.titles()).toEqual(expect.arrayContaining(writer.acknowledged));
    await sendAgain(person, writer);
    expect((await person.titles()).toSorted()).toEqual(writer.acknowledged.toSorted());
  }
}

it('a server whose disk takes 0.8 s for whatever it is to keep reads on and writes on, and is killed without a loss', async ({
  skip,
}) => {
  skip(refused !== '', refused);
  const people = await registerFour();
  const disk = await troubleDisk(own.server.pid, 'delay_enter=800000');
  const writers = people.map((person, n) => keepWriting(person, `медленная ${n}`));
  const reads = await readFor(people[0]!, 10_000);
  expect(disk.count()).toBeGreaterThan(5);
  expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
  const answers = writers.flatMap((writer) => writer.answers);
  expect(Math.max(...[...reads, ...answers].map(({ took }) => took))).toBeLessThan(LIMIT);
  expect(Object.keys(statusesOf(writers)).filter((status) => !['201', '503'].includes(status))).toEqual([]);
  expect(Math.min(...writers.map(({ acknowledged }) => acknowledged.length))).toBeGreaterThan(0);
  await expectKept(people, writers);
});

it('a server whose disk answers with errors saves nothing, says why, reads on, and saves again when it may', async ({
  skip,
}) => {
  skip(refused !== '', refused);
  const people = await registerFour();
  const [anna] = people as [Person];
  expect((await anna.ask('/api/tasks', { title: 'до беды' })).status).toBe(201);
  const disk = await troubleDisk(own.server.pid, 'error=EIO');
  const writers = people.map((person, n) => keepWriting(person, `в беде ${n}`));
  const reads = await readFor(anna, 2000);
  const health = await anna.ask('/api/health');
  expect([health.status, health.body.reason]).toEqual([503, 'disk_failed']);
  for (const path of ['/api/health/ready', '/api/health/live']) expect((await anna.ask(path)).status).toBe(200);
  expect(disk.count()).toBeGreaterThan(5);
  await Promise.all(writers.map((writer) => writer.stop()));
  expect(Object.keys(statusesOf(writers))).toEqual(['503']);
  expect(reads.map(({ status, body }) => [status, body.length])).toEqual(reads.map(() => [200, 1]));
  expect(own.server.output()).toContain('"reason":"disk_failed"');

  await disk.mend();
  await until(async () => (await anna.ask('/api/health')).status === 200);
  for (const [n, person] of people.entries()) await sendAgain(person, writers[n]!);
  writers[0]!.acknowledged.push('до беды');
  await expectKept(people, writers);
});
