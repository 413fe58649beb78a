import { describe, expect, it } from 'vitest';
import { unowned } from './statement.ts';

const OWNED = new Set(['tasks', 'projects', 'journal']);
const missing = (sql: string) => unowned(sql, OWNED);

describe('a statement that says whose rows', () => {
  it.each([
    'select * from "tasks" where "user_id" = ?',
    'select * from "tasks" where "id" = $2 and "user_id" = $1',
    'select * from "tasks" where "user_id" in (?, ?)',
    'select t.* from "tasks" as "t" where "t"."user_id" = $1 and (("t"."id" = $2) or "t"."id" = $3)',
    `select * from tasks where title = 'from journal' and user_id = ?`,
    'insert into "tasks" ("user_id", "id") values (?, ?) on conflict ("user_id", "id") do update set "id" = "excluded"."id"',
    'update "tasks" set "title" = ? where "user_id" = ? and "id" = ? returning *',
    'delete from "tasks" where "user_id" = $1',
    'select * from "tasks" inner join "projects" on "projects"."user_id" = "tasks"."user_id" where "tasks"."user_id" = ?',
    'select (select count(*) from "tasks" where "tasks"."user_id" = "projects"."user_id") from "projects" where "projects"."user_id" = $1',
    'select (select count(*) from "tasks" where "tasks"."user_id" = "users"."id") from "users" where "users"."id" = ?',
    'select id from tasks where user_id = ? union all select id from projects where user_id = ?',
    'update "tasks" set rank = given.rank from (select user_id, id from tasks where user_id = ?) as given where tasks.user_id = given.user_id',
    'delete from "tasks" where "rowid" in (select "rowid" from "tasks" where user_id = ? limit ?)',
    'with mine as (select * from tasks where user_id = $1) select * from mine',
    'select * from sessions where id = ?',
    'begin',
  ])('%s', (sql) => {
    expect(missing(sql)).toEqual([]);
  });
});

describe('a statement that does not', () => {
  it.each<[string, string[]]>([
    ['select * from "tasks"', ['tasks']],
    ['select "user_id" from "tasks" where "id" = ?', ['tasks']],
    ['select * from "tasks" order by "user_id"', ['tasks']],
    ['select * from "tasks" where "user_id" is not null', ['tasks']],
    ['insert into "tasks" ("id") values (?)', ['tasks']],
    ['update "tasks" set "user_id" = ? where "id" = ?', ['tasks']],
    ['delete from "tasks" where "id" in (?)', ['tasks']],
    [
      'select * from "tasks" inner join "projects" on "projects"."id" = "tasks"."project_id" where "tasks"."user_id" = ?',
      ['projects'],
    ],
    ['select * from "tasks" as "a", "journal" as "b" where "a"."user_id" = ?', ['journal']],
    ['select (select count(*) from "tasks") from "projects" where "projects"."user_id" = $1', ['tasks']],
    ['select * from sessions inner join tasks on tasks.user_id = sessions.user_id where sessions.token = ?', ['tasks']],
    ['select id from tasks where user_id = ? union all select id from projects', ['projects']],
    ['delete from "tasks" where "rowid" in (select "rowid" from "tasks" where due_at < ? limit ?)', ['tasks']],
    ['with all_tasks as (select * from tasks) select * from all_tasks where user_id = ?', ['tasks']],
  ])('%s', (sql, tables) => {
    expect(missing(sql)).toEqual(tables);
  });
});
