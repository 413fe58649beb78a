import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A part that a window loads only when somebody goes there. */
const PART = /habits-page-[\w-]+\.js/;

export interface Release {
  folder: string;
  /** Where a part lies that this release has changed, in the release before and in this one. */
  part: { before: string; now: string };
  remove: () => Promise<void>;
}

/** Makes a release of the product that follows the built one: a part is another file, and the document says `release`. */
export async function makeNextRelease(): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), 'takt-release-'));
  for (const path of ['package.json', 'src', 'build/client'])
    await cp(path, join(folder, path), { recursive: true, filter: (file) => !/\.(br|gz|test\.tsx?)$/.test(file) });
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const client = join(folder, 'build/client');
  const before = (await readdir(join(client, 'assets'))).find((name) => PART.test(name))!;
  const now = 'habits-page-NextOne1.js';
  await rename(join(client, 'assets', before), join(client, 'assets', now));
  for (const file of ['index.html', 'chunks.json', 'importmap.json', 'sw.js']) {
    const text = await readFile(join(client, file), 'utf8');
    await writeFile(join(client, file), text.replaceAll(before, now));
  }
  const page = join(client, 'index.html');
  await writeFile(
    page,
    (await readFile(page, 'utf8')).replace('</head>', '<meta name="release" content="next" /></head>'),
  );
  return {
    folder,
    part: { before: `/assets/${before}`, now: `/assets/${now}` },
    remove: () => rm(folder, { recursive: true }),
  };
}
