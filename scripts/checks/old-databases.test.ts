import { expect, it } from 'vitest';
import { checkOldDatabases } from './old-databases.ts';

it('asks for a database of each migration on each engine', () => {
  const first = { migrations: ['0001-first'] };
  const both = { migrations: ['0001-first', '0002-second'] };
  expect(checkOldDatabases(['0001-first', '0002-second'], { sqlite: [first, both], postgres: [both] })).toEqual([]);
  expect(checkOldDatabases(['0001-first', '0002-second'], { sqlite: [first, both], postgres: [first] })).toEqual([
    '0002-second: no postgres database of it is kept: npm run keep-database makes one',
  ]);
});
