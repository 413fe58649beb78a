import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load, oldDatabases } from '#testing/server/old-databases/load.ts';
import { refusal, serverEnv, startProcess } from '#testing/server/process.ts';
import { mountSmallDisk, type SmallDisk } from '#testing/server/small-disk.ts';
import { alone, BACKUP, OWN_SECRET, useSoundFolder } from '#testing/server/sound-folder.ts';

describe.runIf(process.env.TEST_ENGINE === 'sqlite')('the files of a server', () => {
  const sound = useSoundFolder();

  it.each(['0', '0777'])('are their owner’s alone under umask %s, whatever they were', async (umask) => {
    const dataDir = sound.copy();
    for (const name of ['takt.db', 'secret', join('backups', BACKUP)]) chmodSync(join(dataDir, name), 0o666);
    await makeOlder(dataDir);
    const server = await startProcess(alone(dataDir), OWN_SECRET, `umask ${umask}`);
    const files = [dataDir, join(dataDir, 'backups')].flatMap((place) =>
      readdirSync(place, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => [name, mode(join(place, name))]),
    );
    await server.end('SIGTERM');
    expect(files.map(([name]) => name)).toEqual(
      expect.arrayContaining(['takt.db', 'takt.db-wal', 'takt.db-shm', 'secret', 'server.lock', BACKUP]),
    );
    expect(files).toHaveLength(readdirSync(join(dataDir, 'backups')).length + 6);
    expect(files.filter(([, bits]) => bits !== '600')).toEqual([]);
  });

  it('that belong to somebody else are refused before anybody writes in vain', async ({ skip }) => {
    skip(process.getuid?.() !== 0, 'only root can be somebody else');
    const dataDir = sound.copy();
    chmodSync(sound.root, 0o755);
    chmodSync(dataDir, 0o777);
    rmSync(join(dataDir, 'server.lock'));
    for (const name of ['takt.db', 'secret']) chmodSync(join(dataDir, name), 0o644);
    const asNobody = 'exec setpriv --reuid=65534 --regid=65534 --clear-groups "$0" "$@"';
    const { code, output } = await refusal(serverEnv(alone(dataDir), 0, OWN_SECRET), asNobody);
    expect([code, output]).toEqual([1, expect.stringContaining('takt.db: нет прав на файл или папку')]);
  });

  describe('on a disk that is full', () => {
    const place = join(sound.root, 'disk');
    let disk: SmallDisk;
    beforeAll(() => {
      mkdirSync(place);
      disk = mountSmallDisk(place, '2m');
    });
    afterAll(() => disk.remove());

    /** Where a server may write only that much. */
    const cramped = [
      {
        kind: 'a small disk',
        isDisk: true,
        start(dataDir: string, kilobytes: number) {
          disk.fill(kilobytes * 1024);
          return refusal(serverEnv(alone(dataDir), 0, OWN_SECRET));
        },
      },
      {
        kind: 'files that may not grow',
        isDisk: false,
        // Two blocks of `ulimit -f` are a kilobyte.
        start: (dataDir: string, kilobytes: number) =>
          refusal(serverEnv(alone(dataDir), 0, OWN_SECRET), `ulimit -f ${kilobytes * 2}`),
      },
    ];
    it.for(cramped)(
      '($kind) a first start fails in words and leaves nothing half made',
      async ({ isDisk, start }, { skip }) => {
        skip(isDisk && disk.refused !== '', disk.refused);
        const dataDir = join(isDisk ? place : sound.root, 'first');
        mkdirSync(dataDir);
        for (const kilobytes of isDisk ? [0, 4, 96] : [0, 96]) {
          expectDiskWords(await start(dataDir, kilobytes));
          expect(readdirSync(dataDir).filter((name) => /takt\.db|new/.test(name))).toEqual([]);
        }
        disk.clear();
        expect(await serve(dataDir)).toEqual([]);
        expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toMatch(/^[\w-]{43}$/);
        rmSync(dataDir, { recursive: true });
      },
    );

    it.for(cramped)('($kind) a new version fails in words and changes nothing', async ({ isDisk, start }, { skip }) => {
      skip(isDisk && disk.refused !== '', disk.refused);
      const dataDir = join(isDisk ? place : sound.root, 'older');
      sound.copy(dataDir);
      const file = join(dataDir, 'takt.db');
      await makeOlder(dataDir);
      const tasks = titlesIn(dataDir);
      const copies = readdirSync(join(dataDir, 'backups'));
      // Too little for the copy, and on a disk also enough for the copy alone.
      const room = isDisk ? [40, Math.ceil(statSync(file).size / 1024) + 48] : [40];
      for (const kilobytes of room) expectDiskWords(await start(dataDir, kilobytes));
      disk.clear();
      const made = readdirSync(join(dataDir, 'backups'));
      expect(made).toEqual(expect.arrayContaining(copies));
      expect(made.filter((name) => !name.endsWith('.db'))).toEqual([]);
      expect(await serve(dataDir)).toEqual(tasks);
      rmSync(dataDir, { recursive: true });
    });
  });
});

/** Puts the oldest database in the place of the folder's. */
async function makeOlder(dataDir: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) rmSync(join(dataDir, `takt.db${end}`), { force: true });
  await load({ dataDir, databaseUrl: null }, oldDatabases('sqlite')[0]!);
}

const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

function expectDiskWords({ code, output }: { code: number | null; output: string }): void {
  expect([code, output]).toEqual([1, expect.stringMatching(/места|не даёт файлам расти|Диск отказал/)]);
  expect(output).not.toMatch(/\n\s+at |Error:/);
}

/** Starts a server and stops it. @returns the titles of the tasks in its database */
async function serve(dataDir: string): Promise<unknown[]> {
  const server = await startProcess(alone(dataDir), OWN_SECRET);
  expect(await server.end('SIGTERM')).toBe(0);
  return titlesIn(dataDir);
}

function titlesIn(dataDir: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, 'takt.db'));
  const rows = database.prepare('select title from tasks').all();
  database.close();
  return rows.map(({ title }) => title);
}
