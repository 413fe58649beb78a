import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import type { Guarded } from '#server/http/session.ts';
import { newId } from '#server/id.ts';
import { failureToTell } from '#server/jobs/failure.ts';
import { defineJob, type Order } from '#server/jobs/kinds.ts';
import { HOUR, livedDay } from '#shared/day.ts';
import { notFound } from '#shared/errors.ts';
import { type Export, getExportFile } from '../contract.ts';
import { isUnderWay } from '../rules.ts';
import { texts } from '../texts.ts';
import { exportText } from './export.ts';
import { SECTIONS } from './export-sections.ts';
import { type ExportRow, exportStore, failureOf } from './export-store.ts';
import type { AccountStore } from './store.ts';

/** Makes the file of the export by that id. */
const makeExport = defineJob('make-export', z.string());
const eraseExport = defineJob('erase-export', z.string());

/** Milliseconds for which a file can be downloaded. */
const KEPT = 24 * HOUR;
/** The pauses between them are told as waiting: half a minute in all. */
const ATTEMPTS = 3;
/** Characters of a part: some tens of kilobytes once they are gzipped. */
const PART = 500_000;

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** Exports that are made by a job and wait to be fetched, the last one of each account. */
export function accountExports(context: Context, account: AccountStore) {
  const { database, clock, jobs, log } = context;
  const store = exportStore(context);

  /** Of which export a job is, there is one of each kind at most. */
  const jobOf = (userId: string) => ({ userId, key: '' });

  const erasedAt = (userId: string, id: string, at: number) =>
    jobs.schedule(eraseExport, { ...jobOf(userId), at, payload: id });

  async function make({ userId, payload: id, signal, done }: Order<string>): Promise<void> {
    const run = newId();
    if (!(await store.begin(userId, id, run))) return;
    await store.eraseParts(userId, run, signal);
    let all = 0;
    for (const section of SECTIONS) all += await account.count(section, userId);
    let [read, number, text] = [0, 0, ''];
    const pieces = exportText(account, userId, clock.now(), (rows) => {
      read += rows;
    });
    for await (const piece of pieces) {
      signal.throwIfAborted();
      text += piece;
      if (text.length < PART) continue;
      const content = await zip(text);
      const progress = Math.min(99, Math.floor((100 * read) / all));
      const isOurs = await database.transaction(async () => {
        if (!(await store.advance(userId, run, { progress }))) return false;
        await store.addPart(userId, run, number, content);
        return true;
      });
      if (!isOurs) return;
      number += 1;
      text = '';
    }
    const content = await zip(text);
    await database.transaction(async () => {
      await done();
      const expires = clock.now() + KEPT;
      if (!(await store.advance(userId, run, { progress: 100, parts: number + 1, expires_at: expires }))) return;
      await store.addPart(userId, run, number, content);
      await erasedAt(userId, id, expires);
    });
  }

  jobs.handle(
    makeExport,
    async (order) => {
      const { userId, payload: id, attempt, signal, done } = order;
      try {
        await make(order);
      } catch (error) {
        const failure = failureOf(error);
        if (signal.aborted || (failure === 'other' && attempt < ATTEMPTS)) throw error;
        await database.transaction(async () => {
          await done();
          await store.fail(userId, id, failure);
        });
        log.error({ failure: failureToTell(error) }, 'an export failed for good');
        await store.eraseParts(userId, null, signal);
      }
    },
    { attempts: ATTEMPTS },
  );

  jobs.handle(eraseExport, async ({ userId, payload: id, signal }) => {
    await store.forget(userId, id);
    await store.eraseParts(userId, (await store.find(userId))?.run ?? null, signal);
  });

  const failed = (failure: ExportRow['failure']) => ({
    state: 'failed' as const,
    error: failure === 'disk_full' ? texts.exportDiskFull : texts.exportFailed,
  });

  /** What is told of an export. Its job is asked for ahead of its row: where both have ended, the row says how. */
  async function standing(userId: string): Promise<{ row: ExportRow; told: Export } | undefined> {
    const job = await jobs.standing(makeExport, jobOf(userId));
    const row = await store.find(userId);
    if (!row) return undefined;
    const { id, progress, parts, failure } = row;
    const until = { expiresAt: new Date(row.expires_at).toISOString() };
    if (parts !== null) {
      const url = getExportFile.path.replace(':id', id);
      return { row, told: { id, state: 'done', progress, url, ...until } };
    }
    if (failure || !job || job === 'dead') return { row, told: { id, progress, ...failed(failure) } };
    return { row, told: { id, state: job === 'leased' ? 'running' : 'queued', progress } };
  }

  return {
    /**
     * Has an export be made, unless one is under way: then it is that one, and `again` is told so. `note` is done with the
     * order of a new one.
     */
    order: (actor: Guarded, again: () => void, note: () => Promise<void>): Promise<Export> =>
      database.write(actor.userId, async () => {
        const { userId } = actor;
        const last = await standing(userId);
        if (last && isUnderWay(last.told)) {
          again();
          return last.told;
        }
        const [id, now] = [newId(), clock.now()];
        await store.order({
          user_id: userId,
          id,
          run: null,
          progress: 0,
          parts: null,
          failure: null,
          file_name: `takt-${livedDay(now, actor)}.json`,
          expires_at: now + KEPT,
        });
        await jobs.schedule(makeExport, { ...jobOf(userId), at: now, payload: id });
        await erasedAt(userId, id, now + KEPT);
        await note();
        return { id, state: 'queued', progress: 0 };
      }),

    /** The export that was ordered last, as long as it is kept. */
    async list(userId: string): Promise<Export[]> {
      const last = await standing(userId);
      if (!last || last.row.expires_at <= clock.now()) return [];
      const { told } = last;
      if (!isUnderWay(told)) return [told];
      // Where nothing can be written, no job can say that it has failed either.
      const trouble = await database.condition.writing();
      if (!trouble) return [told];
      return [{ ...told, ...failed(trouble === 'disk_full' ? 'disk_full' : 'other') }];
    },

    /** @throws AppError 404 for any export but the account's own one, as long as its file is kept */
    async file(userId: string, id: string): Promise<{ name: string; text: AsyncGenerator<string> }> {
      const row = await store.find(userId);
      if (row?.id !== id || row.parts === null || row.expires_at <= clock.now()) throw notFound(texts.exportMissing);
      const { run, parts, file_name: name } = row;
      async function* text() {
        for (let number = 0; number < parts!; number++) {
          const content = await store.part(userId, run!, number);
          // What was ordered anew meanwhile is another file.
          if (!content) throw notFound(texts.exportMissing);
          yield String(await unzip(content));
        }
      }
      return { name, text: text() };
    },
  };
}
