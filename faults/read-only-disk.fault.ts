import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { refusal, type ServerProcess, serverEnv, startProcess } from '#testing/server/process.ts';
import { alone, OWN_SECRET, TASKS, useSoundFolder } from '#testing/server/sound-folder.ts';
import { keepWriting, register, sendAgain, until } from './people.ts';

const DISK_BYTES = 64 * 2 ** 20;

const sound = useSoundFolder();
let undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of undo.toReversed()) await one();
  undo = [];
});

/** @returns why the system refused; empty where it did not */
function run(command: string, ...args: string[]): string {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? '' : `${command} is refused here, so this was not tried: ${stderr}`;
}
const must = (command: string, ...args: string[]) => expect(run(command, ...args)).toBe('');

/** Mounts something until the test is over. */
function mount(folder: string, ...args: string[]): string {
  const refused = run('mount', ...args, folder);
  if (!refused) undo.push(() => run('umount', folder));
  return refused;
}

it('a folder that may only be read is refused in words, and is served once it may be written', async ({ skip }) => {
  const dataDir = sound.copy();
  const refused = mount(dataDir, '--bind', dataDir);
  skip(refused !== '', refused);
  must('mount', '-o', 'remount,bind,ro', dataDir);
  const { code, output } = await refusal(serverEnv(alone(dataDir), 0, OWN_SECRET));
  expect([code, output]).toEqual([1, expect.stringMatching(/недоступна для записи: .* \(EROFS\)/)]);
  expect(output).not.toMatch(/\n\s+at |Error:/);
  must('mount', '-o', 'remount,bind,rw', dataDir);
  const server = await startProcess(alone(dataDir), OWN_SECRET);
  expect(await server.end('SIGTERM')).toBe(0);
  const saved = new DatabaseSync(join(dataDir, 'takt.db'), { readOnly: true });
  undo.push(() => saved.close());
  const titles = saved.prepare('select title from tasks order by created_at').all();
  expect(titles.map(({ title }) => title)).toEqual(TASKS);
});

it('a disk that the system lets nobody write to any more loses nothing, and is served again once it is in order', async ({
  skip,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'takt-read-only-'));
  undo.push(() => rmSync(folder, { recursive: true }));
  const [image, dataDir] = [join(folder, 'image'), join(folder, 'data')];
  writeFileSync(image, '');
  truncateSync(image, DISK_BYTES);
  mkdirSync(dataDir);
  must('mkfs.ext4', '-q', '-F', image);
  const refused = mount(dataDir, '-o', 'loop', image);
  skip(refused !== '', refused);
  let server: ServerProcess = await startProcess(alone(dataDir));
  undo.push(() => server.end('SIGKILL'));

  const person = await register(() => server.base);
  const writer = keepWriting(person, 'запись');
  await until(async () => writer.acknowledged.length > 20);
  // What a file system does by itself that has met an error; nothing of the shared memory beside the log is still to be written then.
  must('sync', '-f', dataDir);
  must('mount', '-o', 'remount,abort', dataDir);
  await until(async () => writer.answers.at(-1)!.status === 503);
  const kept = await person.titles();
  expect(kept).toEqual(expect.arrayContaining(writer.acknowledged));
  const health = await person.ask('/api/health');
  expect([health.status, health.body.reason]).toEqual([503, 'disk_failed']);
  await writer.stop();
  expect(writer.answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
  await server.end('SIGKILL');

  must('umount', dataDir);
  must('mount', '-o', 'loop', image, dataDir);
  server = await startProcess(alone(dataDir));
  expect(await person.titles()).toEqual(expect.arrayContaining(writer.acknowledged));
  await sendAgain(person, writer);
  expect((await person.titles()).toSorted()).toEqual(writer.acknowledged.toSorted());
});
