import { PassThrough } from 'node:stream';
import type pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import type { Gate } from './claim.ts';
import { CheckedOut } from './postgres-connection.ts';
import { troubleOf } from './trouble.ts';

const farewell = () => Object.assign(new Error('terminating connection'), { severity: 'FATAL', code: '57P01' });
const gate = { outstanding: { within: (_: number, answer: Promise<unknown>) => answer }, doubt: () => {} };
const client = (query: () => Promise<unknown>) => ({
  query,
  release: vi.fn(),
  connection: { stream: new PassThrough() },
});

function checkedOut(first: ReturnType<typeof client>, another: () => Promise<ReturnType<typeof client>>) {
  const checkOut = another as unknown as () => Promise<pg.PoolClient>;
  const pool = { beginning: () => 'begin', nameOf: () => undefined, giveBack: () => {}, answerWithin: 4000 };
  return new CheckedOut(
    { ...pool, gate: gate as unknown as Gate, checkOut, onlyReads: false },
    first as unknown as pg.PoolClient,
  );
}

const troubleIn = (answer: Promise<unknown>) => answer.then(() => 'none', troubleOf);

describe('a connection that was lost', () => {
  const lost = () => client(() => Promise.reject(farewell()));

  it('is replaced by another for what changed nothing', async () => {
    const [first, second] = [lost(), client(() => Promise.resolve({ command: 'SELECT', rowCount: 1, rows: [1] }))];
    const connection = checkedOut(first, async () => second);
    expect(await connection.query('select 1', [])).toMatchObject({ rows: [1] });
    connection.release();
    expect(first.release).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: '57P01' }));
    expect(second.release).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('and whose place no other takes fails as the database being away, a rollback as well', async () => {
    const first = lost();
    const connection = checkedOut(first, () => Promise.reject(farewell()));
    await connection.query('begin', []);
    expect(await troubleIn(connection.query('update "tasks" set "title" = 1', []))).toBe('database_away');
    expect(await troubleIn(connection.query('rollback', []))).toBe('database_away');
    connection.release();
    expect(first.release).toHaveBeenCalledOnce();
  });
});
