import { describe, expect, it } from 'vitest';
import { ofAll } from './of-all.ts';

const REPLIES = 'src/server/http/idempotency.ts';
const PLACES = 'src/features/auth/guessing/server/store.ts';

describe('a statement that may be about everybody', () => {
  it('is made where that is said, of that kind, on that table', () => {
    const sweep = 'delete from "idempotent_replies" where "rowid" in (select …)';
    expect(ofAll({ file: REPLIES, name: 'forgetOldKeys' }, sweep, ['idempotent_replies'])?.why).toContain(
      'by the hour',
    );
    const migration = { file: 'src/server/database/migrations/0001-foundation.ts', name: 'up' };
    expect(ofAll(migration, 'update "tasks" set "rank" = ?', ['tasks'])?.why).toContain('rows');
  });

  it.each([
    ['by another function of that file', REPLIES, 'answered', 'select * from …', 'idempotent_replies'],
    ['by another that deletes there', REPLIES, 'takeRoom', 'delete from …', 'idempotent_replies'],
    ['of another kind', PLACES, 'forgetOld', 'update …', 'known_places'],
    ['on another table', PLACES, 'forgetOld', 'delete from …', 'passkeys'],
    ['in another file', 'src/features/tags/server/store.ts', 'forgetOld', 'delete from …', 'known_places'],
  ])('is none that is made %s', (_, file, name, sql, table) => {
    expect(ofAll({ file, name }, sql, [table])).toBeUndefined();
  });
});
