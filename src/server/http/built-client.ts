import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The client as Vite built it. */
export interface BuiltClient {
  folder: string;
  /** The app's document. */
  app: string;
  /** The landing page, complete. */
  landing: string;
  /** The question before a logout that another site asks for, complete. */
  logout: string;
  /** What of the login page shows until its scripts are there. */
  loginOutline: string;
  /** The script with which the document of a device begins, in its element. */
  beginning: string;
  /** The service worker, complete but for the revision of the app's document. */
  worker: string;
  /** What takes a service worker's place to end it. */
  leavingWorker: string;
  /** Addresses of the scripts that a lazy module needs beside the app's own, by the module's source. */
  scriptsOf: (source: string) => readonly string[];
}

/** A part of Vite's manifest. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

export const CLIENT_FOLDER = resolve(import.meta.dirname, '../../../build/client');

const NEEDED = [
  'index.html',
  'landing.html',
  'logout.html',
  'login-outline.html',
  'beginning.html',
  'sw.js',
  'sw-leaving.js',
];

/** Reads the built pages; null where the client was not built (a server of the interface alone, as in tests). */
export function readBuiltClient(folder = CLIENT_FOLDER): BuiltClient | null {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  if (!NEEDED.every((name) => existsSync(join(folder, name)))) return null;
  const chunks: Record<string, Chunk> = JSON.parse(read('chunks.json'));
  return {
    folder,
    app: read('index.html'),
    landing: read('landing.html'),
    logout: read('logout.html'),
    loginOutline: read('login-outline.html'),
    beginning: read('beginning.html'),
    worker: read('sw.js'),
    leavingWorker: read('sw-leaving.js'),
    scriptsOf: (source) => [...filesOf(chunks, source)].map((file) => `/${file}`),
  };
}

function filesOf(chunks: Record<string, Chunk>, name: string, found = new Set<string>()): Set<string> {
  const chunk = chunks[name];
  if (!chunk) throw new Error(`the built client has no ${name}`);
  if (chunk.isEntry || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(chunks, imported, found);
  return found;
}
