import { describe, expect, it } from 'vitest';
import type { Entry } from '#server/journal/journal.ts';
import { RESTORE_WINDOW } from '#shared/restoring.ts';
import { makeTask } from '#testing/task.ts';
import type { Task } from '../contract.ts';
import { TASK_KIND } from './images.ts';
import { wayBack } from './putting-back.ts';
import { taskRows } from './rows.ts';
import type { TaskRow } from './store.ts';

const AT = '2025-11-21T09:00:00.000Z';
const NOW = Date.parse('2026-01-21T09:00:00.000Z');

interface Kept extends Partial<Task> {
  deletedAt?: number | null;
}

function row({ deletedAt = null, ...fields }: Kept = {}): TaskRow {
  const { position: _, ...stored } = makeTask({ kanbanColumnId: 'new', ...fields });
  return { ...taskRows.write(stored), deleted_at: deletedAt } as TaskRow;
}

const entry = (before: Kept | null, after: Kept): Entry => ({
  id: 'entry',
  kind: 'tasks',
  objectId: 'a',
  at: 0,
  by: 'person',
  undoes: null,
  undone: false,
  ...TASK_KIND.imagesOf(before && row(before), row(after)),
});

const around = { board: [{ id: 'new' }, { id: 'done' }], hasProject: async (id: string) => id === 'work', now: NOW };

describe('the way back of a task', () => {
  const done: Kept = { status: 'completed', kanbanColumnId: 'done', completedAt: AT };
  const renamed = entry({}, { title: 'Доклад' });
  const completed = entry({}, done);
  const created = entry(null, {});
  const { tags: _, ...untagged } = created.after;
  const ofBeforeTags = { ...created, after: untagged };
  const deleted = entry({}, { deletedAt: NOW - 1000 });
  const longAgo = NOW - RESTORE_WINDOW - 1000;
  const cases: [string, Entry, Kept, [deed: string | null, reason: string | null]][] = [
    ['an untouched change', renamed, { title: 'Доклад' }, ['changed', null]],
    ['another field changed since', renamed, { title: 'Доклад', priority: 'high' }, ['changed', null]],
    ['the same field changed since', renamed, { title: 'Речь' }, [null, 'changed']],
    ['only the rank changed since', completed, { ...done, rank: 'a9' }, ['changed', null]],
    ['the card was moved since', completed, { ...done, kanbanColumnId: 'new' }, [null, 'changed']],
    ['the changed task is gone', renamed, { title: 'Доклад', deletedAt: NOW }, [null, 'gone']],
    ['its project is gone', entry({ projectId: 'gone' }, {}), {}, [null, 'homeless']],
    ['its project is there', entry({ projectId: 'work' }, {}), {}, ['changed', null]],
    ['its column is gone', entry({ kanbanColumnId: 'gone' }, done), done, [null, 'homeless']],
    ['an untouched creation', created, {}, ['removed', null]],
    ['a creation of before there were tags', ofBeforeTags, {}, ['removed', null]],
    ['a creation of before there were tags, which has some since', ofBeforeTags, { tags: ['дом'] }, [null, 'changed']],
    ['a creation edited since', created, { title: 'Доклад' }, [null, 'changed']],
    ['a creation that is gone already', created, { deletedAt: NOW }, [null, null]],
    ['a deletion', deleted, { deletedAt: NOW - 1000 }, ['restored', null]],
    ['a deletion restored since', deleted, {}, [null, null]],
    ['a deletion of long ago', entry({}, { deletedAt: longAgo }), { deletedAt: longAgo }, [null, 'gone']],
    [
      'changed and deleted at once',
      entry({}, { title: 'Доклад', deletedAt: NOW }),
      { title: 'Доклад', deletedAt: NOW },
      ['restored', null],
    ],
    [
      'one of two fields changed since',
      entry({}, { title: 'Доклад', priority: 'high' }),
      { title: 'Доклад', priority: 'low' },
      ['changed', 'changed'],
    ],
  ];
  it.each(cases)('%s', async (_name, act, now, [deed, reason]) => {
    expect(await wayBack(row(now), act, around)).toMatchObject({ deed, reason });
  });
});
