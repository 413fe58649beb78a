import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { useOwnProcess } from '#testing/server/own-process.ts';
import { keepWriting, register, sendAgain, type Writer } from './people.ts';

const ROUNDS = 6;
const own = useOwnProcess();

it('a server that is killed in the middle of writes, again and again, keeps what it acknowledged, once', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => register(() => own.server.base)));
  const writers: { person: (typeof people)[number]; writer: Writer }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const now = people.map((person, n) => ({ person, writer: keepWriting(person, `${round}-${n}`) }));
    await sleep(300 + round * 130);
    await own.server.end('SIGKILL');
    await Promise.all(now.map(({ writer }) => writer.stop()));
    await own.startAgain();
    for (const { person, writer } of now)
      expect(await person.titles()).toEqual(expect.arrayContaining(writer.acknowledged));
    for (const { person, writer } of now) await sendAgain(person, writer);
    writers.push(...now);
  }
  for (const person of people) {
    const expected = writers.flatMap((one) => (one.person === person ? one.writer.acknowledged : []));
    expect(expected.length).toBeGreaterThan(ROUNDS);
    expect((await person.titles()).toSorted()).toEqual(expected.toSorted());
  }
});
