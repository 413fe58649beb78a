import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkOwnership } from './ownership.ts';

const SLICES = {
  'projects/contract.ts': `endpoint({ path: '/api/projects' }), endpoint({ path: '/api/projects/:id' })`,
  'projects/server/tables.ts': 'export interface ProjectTables {\n  projects: ProjectsTable;\n}\n',
  'tasks/contract.ts': `endpoint({ path: '/api/tasks' }), endpoint({ path: '/api/tasks/:id' })`,
  'tasks/server/tables.ts': 'export interface TaskTables {\n  tasks: TasksTable;\n}\n',
  'analytics/contract.ts': `endpoint({ path: '/api/analytics' })`,
  'assistant/report/contract.ts': `endpoint({ path: '/api/analytics/report' })`,
};

const CASES: [file: string, line: string, owner: string | null][] = [
  ['tasks/client/queries.ts', `const KEY = ['/api/tasks'];`, null],
  ['tasks/client/queries.ts', `call('PUT /api/tasks/:id')`, null],
  ['tasks/client/queries.ts', `const KEY = ['/api/projects'];`, null],
  ['projects/server/service.ts', `publish(actor, ['/api/tasks']);`, 'tasks'],
  ['projects/client/queries.ts', `call('PUT /api/tasks/:id')`, 'tasks'],
  ['projects/client/queries.ts', `fetch('/api/tasks/changes?since=1')`, 'tasks'],
  ['projects/client/queries.ts', `fetch('/api/projects/tasks')`, null],
  ['analytics/client/queries.ts', `const KEY = ['/api/analytics/report'];`, 'assistant'],
  ['projects/server/routes.test.ts', `user.get('/api/tasks')`, null],
  ['tasks/server/store.ts', `query.insertInto('tasks')`, null],
  ['tasks/server/store.ts', `query.selectFrom('projects')`, null],
  ['tasks/server/store.ts', `query.updateTable('account_revisions')`, null],
  ['tasks/server/store.ts', `query.deleteFrom('projects')`, 'projects'],
  ['projects/server/store.ts', `query.updateTable('tasks')`, 'tasks'],
];

describe('what belongs to a slice', () => {
  let folder: string;
  const write = (file: string, text: string) => {
    const path = join(folder, 'src/features', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'takt-ownership-'));
    for (const [file, text] of Object.entries(SLICES)) write(file, text);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(CASES)('%s: %s', (file, line, owner) => {
    write(file, line);
    const found = owner ? [expect.stringMatching(new RegExp(`^src/features/${file}: .+ ${owner}$`))] : [];
    expect(checkOwnership(folder)).toEqual(found);
  });
});
