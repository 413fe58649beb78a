import { describe, expect, it } from 'vitest';
import { breaksConnection, isLost, troubleOf, Unavailable } from './trouble.ts';

const postgres = (code: string, severity = 'ERROR') => Object.assign(new Error('said so'), { code, severity });
const network = (code: string) => Object.assign(new Error(`connect ${code}`), { code });
const sqlite = (errcode: number) => Object.assign(new Error('said so'), { code: 'ERR_SQLITE_ERROR', errcode });

describe('what befell the database', () => {
  it.each([
    ['a refused connection', network('ECONNREFUSED'), 'database_away', true],
    ['a reset one', network('ECONNRESET'), 'database_away', true],
    ['one that never answered', network('ETIMEDOUT'), 'database_away', true],
    ['no way to the host', network('EHOSTUNREACH'), 'database_away', true],
    ['a broken pipe', network('EPIPE'), 'database_away', true],
    ['a vain wait', new Unavailable('database_away'), 'database_away', false],
    ['a closed gate', new Unavailable('database_claimed'), 'database_claimed', false],
    ['a read that timed out', new Error('Query read timeout'), 'database_away', false],
    ['a client that ended', new Error('Connection terminated unexpectedly'), 'database_away', true],
    [
      'a client that failed',
      new Error('Client has encountered a connection error and is not queryable'),
      'database_away',
      true,
    ],
    ['a shutdown', postgres('57P01', 'FATAL'), 'database_away', true],
    ['a start', postgres('57P03', 'FATAL'), 'database_away', true],
    ['an idle transaction that was ended', postgres('25P03', 'FATAL'), 'database_away', true],
    ['too many connections', postgres('53300', 'FATAL'), 'database_away', true],
    ['a failed connection', postgres('08006'), 'database_away', true],
    ['a statement that took too long', postgres('57014'), 'database_busy', false],
    ['a lock that took too long', postgres('55P03'), 'database_busy', false],
    ['two that waited for each other', postgres('40P01'), 'database_busy', false],
    ['what others wrote meanwhile', postgres('40001'), 'database_busy', false],
    ['what follows them in the transaction', postgres('25P02'), 'database_busy', false],
    ['a standby', postgres('25006'), 'read_only', false],
    ['a full disk of PostgreSQL', postgres('53100'), 'disk_full', false],
    ['a full disk of SQLite', sqlite(13), 'disk_full', false],
    ['a write that failed', sqlite(778), 'disk_failed', false],
    ['a file that may not be written', sqlite(8), 'read_only', false],
    ['a file that another program holds', sqlite(5), 'database_busy', false],
    ['a file that is none', sqlite(26), 'file_damaged', false],
    ['a row that exists', postgres('23505'), undefined, false],
    ['the same on SQLite', sqlite(2067), undefined, false],
    ['a mistake of ours', new TypeError('x is undefined'), undefined, false],
    ['nothing at all', undefined, undefined, false],
  ])('%s', (_name, error, trouble, lost) => {
    expect([troubleOf(error), isLost(error)]).toEqual([trouble, lost]);
  });

  it('leaves a connection whole where the server itself refused one statement, and no longer otherwise', () => {
    for (const code of ['23505', '57014', '25P02', '53100', '42601'])
      expect(breaksConnection(postgres(code))).toBe(false);
    for (const error of [
      postgres('57P01', 'FATAL'),
      postgres('08006'),
      network('EPIPE'),
      new Unavailable('database_away'),
    ])
      expect(breaksConnection(error)).toBe(true);
  });
});
