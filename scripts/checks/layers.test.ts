import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../bootstrap/root.mjs';
import { checkLayers } from './layers.ts';

const imports = (...targets: string[]) => targets.map((target) => `import '${target}';\n`).join('');

/** A small tree that keeps every law. */
const LAWFUL: Record<string, string> = {
  'src/shared/day.ts': imports('zod'),
  'src/server/database/database.ts': imports('kysely', 'node:sqlite', '#shared/day.ts'),
  'src/app/server/app.ts': imports(
    '#server/database/database.ts',
    '#features/tasks/server/routes.ts',
    '#features/tasks/server/service.ts',
  ),
  'src/app/server/main.ts': imports('./app.ts', 'fastify'),
  'src/client/ui/button.tsx': imports('react'),
  'src/app/client/router.tsx': imports('#features/tasks/client/tasks-page.tsx', '#client/ui/button.tsx'),
  'src/app/client/main.tsx': imports('./router.tsx'),
  'src/features/projects/rules.ts': imports('#shared/day.ts'),
  'src/features/projects/server/store.ts': imports('#server/database/database.ts', 'kysely'),
  'src/features/projects/server/service.ts': imports('./store.ts', '../rules.ts'),
  'src/features/projects/client/queries.ts': imports('../rules.ts', '@tanstack/react-query'),
  'src/features/projects/client/project-dot.tsx': imports('#client/ui/button.tsx'),
  'src/features/projects/client/projects-page.tsx': imports('./project-dot.tsx'),
  'src/features/projects/client/state.ts': imports('./queries.ts'),
  'src/features/tasks/rules.ts': imports('#features/projects/rules.ts'),
  'src/features/tasks/server/store.ts': imports('#server/database/database.ts'),
  'src/features/tasks/server/completion-store.ts': imports('#server/database/database.ts', 'kysely'),
  'src/features/tasks/server/service.ts': imports('./store.ts', '#features/projects/server/service.ts'),
  'src/features/tasks/server/routes.ts': imports('./service.ts'),
  'src/features/projects/events.ts': imports('#shared/day.ts'),
  'src/features/tasks/server/listeners.ts': imports('#features/projects/events.ts', './service.ts'),
  'src/features/tasks/server/routes.test.ts': imports('vitest', '#testing/server/app.ts', './store.ts'),
  'src/features/tasks/client/tasks-page.tsx': imports(
    '#features/projects/client/queries.ts',
    '#features/projects/client/project-dot.tsx',
  ),
  'src/features/assistant/engine/parse.ts': imports('#shared/day.ts'),
  'src/features/assistant/chat/server/store.ts': imports('kysely'),
  'src/features/assistant/chat/server/service.ts': imports('./store.ts', '../../engine/parse.ts'),
  'src/features/assistant/report/server/service.ts': imports('../../chat/server/service.ts'),
  'src/testing/server/app.ts': imports('#app/server/app.ts'),
};

/** Each law, the file that breaks it and the line that does. */
const BREACHES: [law: string, file: string, line: string][] = [
  ['no-cycles', 'src/shared/loop-back.ts', imports('./loop.ts')],
  ['no-unresolvable', 'src/shared/lost.ts', imports('#shared/nowhere.ts')],
  ['known-slice', 'src/features/unheard-of/rules.ts', imports('#shared/day.ts')],
  ['shared-is-the-ground', 'src/shared/climber.ts', imports('#features/projects/rules.ts')],
  ['platforms-know-no-feature', 'src/server/http/serve.ts', imports('#features/tasks/rules.ts')],
  ['platforms-know-no-feature', 'src/client/ui/task-row.tsx', imports('#features/tasks/rules.ts')],
  ['platforms-know-no-feature', 'src/client/lib/socket.ts', imports('#app/client/router.tsx')],
  ['app-is-the-roof', 'src/features/tasks/server/roof.ts', imports('#app/server/app.ts')],
  ['app-is-the-roof', 'src/features/tasks/client/roof.ts', imports('#app/client/router.tsx')],
  ['testing-stays-in-tests', 'src/server/http/test-door.ts', imports('#testing/server/app.ts')],
  ['product-stands-alone', 'src/server/jobs/bench.ts', imports('../../../bench/list.ts')],
  ['slice-order-projects', 'src/features/projects/texts.ts', imports('#features/tasks/rules.ts')],
  [
    'client-without-server',
    'src/features/tasks/client/rows.ts',
    `import type {} from '#server/database/database.ts';\n`,
  ],
  ['client-without-server', 'src/app/client/host.tsx', imports('../server/app.ts')],
  ['client-without-server', 'src/features/tasks/client/peek.ts', imports('../server/service.ts')],
  ['server-without-client', 'src/features/tasks/server/render.ts', imports('../client/tasks-page.tsx')],
  ['server-without-client', 'src/app/server/render.ts', imports('../client/router.tsx')],
  ['client-without-node', 'src/client/lib/file.ts', imports('node:fs')],
  ['pure-roots-no-sides', 'src/features/tasks/contract.ts', imports('./server/service.ts')],
  ['pure-roots-no-node', 'src/features/tasks/due.ts', imports('node:path')],
  ['pure-roots-libraries', 'src/features/tasks/screen.ts', imports('react')],
  ['server-installs-without-dev', 'src/server/http/pretty.ts', imports('vite')],
  ['server-installs-without-dev', 'src/features/tasks/screen.ts', imports('react')],
  ['other-slice-by-service', 'src/features/tasks/server/shortcut.ts', imports('#features/projects/server/store.ts')],
  [
    'other-sub-slice-by-service',
    'src/features/assistant/report/server/store.ts',
    imports('../../chat/server/store.ts'),
  ],
  ['other-slice-by-queries', 'src/features/tasks/client/spy.ts', imports('#features/projects/client/state.ts')],
  [
    'other-slice-by-queries',
    'src/features/tasks/client/nest.tsx',
    imports('#features/projects/client/projects-page.tsx'),
  ],
  ['store-behind-service', 'src/features/projects/server/routes.ts', imports('./store.ts')],
  ['store-behind-service', 'src/features/tasks/server/routes.ts', imports('./completion-store.ts')],
  ['only-stores-query', 'src/features/tasks/server/direct.ts', imports('#server/database/database.ts')],
  ['only-stores-query', 'src/features/tasks/server/raw.ts', `import type { Kysely } from 'kysely';\n`],
  ['only-stores-query', 'src/features/tasks/server/file.ts', imports('node:sqlite')],
  ['named-for-one-idea', 'src/client/lib/barrel.ts', imports('./index.ts')],
  ['named-for-one-idea', 'src/client/lib/odds.ts', imports('./utils.ts')],
];

/** What the breaches import beside the lawful tree. */
const PROPS = {
  'bench/list.ts': '',
  'src/client/lib/index.ts': '',
  'src/client/lib/utils.ts': '',
  'src/shared/loop.ts': imports('./loop-back.ts'),
};

/** Empty packages in the place of the real ones; package.json is the real one and says which are devDependencies. */
const PACKAGES = ['zod', 'kysely', 'fastify', 'react', '@tanstack/react-query', 'vitest', 'vite'];

function write(folder: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}export {};\n`);
  }
}

function makeTree(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'takt-layers-'));
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  write(folder, Object.fromEntries(PACKAGES.map((name) => [`node_modules/${name}/index.js`, ''])));
  write(folder, files);
  return folder;
}

const folders: string[] = [];
const tree = (files: Record<string, string>) => {
  folders.push(makeTree(files));
  return checkLayers(folders.at(-1));
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('the laws of the layers', () => {
  let violations: string[] = [];

  beforeAll(async () => {
    const broken = Object.fromEntries(BREACHES.map(([, file, line]) => [file, line]));
    ({ violations } = await tree({ ...LAWFUL, ...PROPS, ...broken }));
  });

  it('find nothing in a lawful tree, of which they read every file', async () => {
    const report = await tree(LAWFUL);
    expect(report.violations).toEqual([]);
    expect(report.modules).toBeGreaterThanOrEqual(Object.keys(LAWFUL).length);
  });

  it.each(BREACHES)('%s: %s', (law, file) => {
    expect(violations.filter((line) => line.startsWith(`${law}: ${file} →`))).not.toEqual([]);
  });

  it('report no file that breaks none', () => {
    const broken = new Set(BREACHES.map(([, file]) => file));
    expect(violations.filter((line) => !broken.has(line.split(/: | → /)[1] ?? ''))).toEqual([]);
  });

  it('refuse to call an empty graph lawful', async () => {
    await expect(tree({})).rejects.toThrow('no sources');
  });
});
