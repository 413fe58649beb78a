import { expect, it } from 'vitest';
import { reasonFor } from './known-plans.ts';

const LIST = 'select "id", "title", "description" from "tasks" where "user_id" = $1';
const BY_KEY = 'Limit (Index Scan tasks by tasks_key)';
const sorted = (index: string) => `Limit (Sort (Bitmap Heap Scan tasks (Bitmap Index Scan ${index})))`;

it('a statement that is known may be carried out by the indexes that are foreseen, and by no other', () => {
  expect(reasonFor(LIST, [BY_KEY, sorted('tasks_project_of')])).toContain('follows the key');
  expect(reasonFor(LIST, [BY_KEY, sorted('tasks_revision')])).toBe(undefined);
  const session = 'select * from "focus_sessions" where "user_id" = ?';
  const by = (index: string) => `SEARCH focus_sessions USING INDEX ${index} (user_id=?)`;
  expect(reasonFor(session, [by('focus_sessions_start'), by('focus_sessions_revision')])).toContain('SQLite');
  expect(reasonFor(session, [by('focus_sessions_start'), by('focus_sessions_task')])).toBe(undefined);
});

it('of others no reason is known, however they are carried out', () => {
  expect(reasonFor('select * from "habits" where "user_id" = $1', [])).toBe(undefined);
});
