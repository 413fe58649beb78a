import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT_FOLDER, readBuiltClient } from './built-client.ts';

const FILES = {
  'index.html': 'the app',
  'landing.html': 'the landing page',
  'logout.html': 'the question',
  'login-outline.html': 'the outline',
  'beginning.html': 'the beginning',
  'sw.js': 'the worker',
  'sw-leaving.js': 'its end',
};
const CHUNKS = {
  'main.tsx': { file: 'main.js', isEntry: true, imports: ['react'] },
  'board.tsx': { file: 'board.js', imports: ['main.tsx', 'drag.ts', 'rows.ts'] },
  'drag.ts': { file: 'drag.js', imports: ['rows.ts'] },
  'rows.ts': { file: 'rows.js', imports: ['drag.ts'] },
  react: { file: 'react.js' },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'takt-client-'));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'chunks.json'), JSON.stringify(CHUNKS));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the built client', () => {
  it('has its pages', () => {
    const { scriptsOf: _, ...pages } = readBuiltClient(folder)!;
    expect(pages).toEqual({
      folder,
      app: 'the app',
      landing: 'the landing page',
      logout: 'the question',
      loginOutline: 'the outline',
      beginning: 'the beginning',
      worker: 'the worker',
      leavingWorker: 'its end',
    });
  });

  it.each(Object.keys(FILES))('is none without %s', (name) => {
    rmSync(join(folder, name));
    expect(readBuiltClient(folder)).toBeNull();
  });

  it('tells of a lazy part what it needs beside the app’s own, each once', () => {
    const { scriptsOf } = readBuiltClient(folder)!;
    expect(scriptsOf('board.tsx')).toEqual(['/board.js', '/drag.js', '/rows.js']);
    expect(scriptsOf('react')).toEqual(['/react.js']);
    expect(scriptsOf('main.tsx')).toEqual([]);
    expect(() => scriptsOf('nothing.tsx')).toThrow('nothing.tsx');
  });

  it('lies where it is built', () => {
    expect([basename(CLIENT_FOLDER), basename(dirname(CLIENT_FOLDER))]).toEqual(['client', 'build']);
    expect(dirname(dirname(CLIENT_FOLDER))).toBe(process.cwd());
  });
});
