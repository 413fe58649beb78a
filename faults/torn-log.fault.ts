import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { filesOf } from '#server/data-folder/files.ts';
import { useOwnProcess } from '#testing/server/own-process.ts';
import { startProcess } from '#testing/server/process.ts';
import { keepWriting, register, until } from './people.ts';
import { tracingRefused, troubleDisk } from './troubled-disk.ts';

const own = useOwnProcess();

type Tear = (log: string) => void;

const size = (log: string) => readFileSync(log).length;
const cutTo =
  (share: number): Tear =>
  (log) =>
    truncateSync(log, Math.floor(size(log) * share));
const spoil =
  (share: number): Tear =>
  (log) => {
    const bytes = readFileSync(log);
    // A sector that the disk said it had written, and had not.
    bytes.fill(0, Math.floor(bytes.length * share), Math.floor(bytes.length * share) + 512);
    writeFileSync(log, bytes);
  };

const TEARS: [string, Tear][] = [
  ['its last bytes are missing', (log) => truncateSync(log, size(log) - 7)],
  ['it is cut at nine tenths', cutTo(0.9)],
  ['it is cut in the middle', cutTo(0.5)],
  ['it is gone', (log) => rmSync(log)],
  ['a sector near its end was never written', spoil(0.97)],
  ['a sector in its middle was never written', spoil(0.5)],
];

/** A server writes and is killed; each tear is then held against a copy of what it left. */
async function expectWholeAfter(tears: [string, Tear][], trouble: (pid: number) => Promise<unknown> = async () => {}) {
  const person = await register(() => own.server.base);
  await trouble(own.server.pid);
  const writer = keepWriting(person, 'запись');
  await until(async () => writer.acknowledged.length > 20);
  await own.server.end('SIGKILL');
  await writer.stop();
  expect(existsSync(`${filesOf(own.database.dataDir).database}-wal`)).toBe(true);

  for (const [what, tear] of tears) {
    const dataDir = mkdtempSync(join(tmpdir(), 'takt-torn-'));
    cpSync(own.database.dataDir, dataDir, { recursive: true });
    const { database } = filesOf(dataDir);
    tear(`${database}-wal`);
    const server = await startProcess({ dataDir, databaseUrl: null });
    try {
      const saved = new DatabaseSync(database, { readOnly: true });
      expect(saved.prepare('pragma integrity_check').all(), what).toEqual([{ integrity_check: 'ok' }]);
      const titles = saved.prepare('select title from tasks order by created_at, id').all();
      saved.close();
      // One writer, one task after another: what is there is the beginning, without a gap.
      const all = [...writer.acknowledged, ...writer.open.values()];
      expect(
        titles.map(({ title }) => title),
        what,
      ).toEqual(all.slice(0, titles.length));
      expect((await fetch(`${server.base}/api/health`)).status, what).toBe(200);
    } finally {
      await server.end('SIGKILL');
      rmSync(dataDir, { recursive: true });
    }
  }
}

it('a server whose machine lost power with a torn log starts, whole, with everything up to the tear', () =>
  expectWholeAfter(TEARS));

it('a server whose disk said of everything that it was written, and lost the end of it with the power, does as well', async ({
  skip,
}) => {
  const refused = tracingRefused();
  skip(refused !== '', refused);
  let disk: Awaited<ReturnType<typeof troubleDisk>> | undefined;
  await expectWholeAfter(TEARS.slice(1, 4), async (pid) => {
    disk = await troubleDisk(pid, 'retval=0');
  });
  expect(disk!.count()).toBeGreaterThan(20);
});
