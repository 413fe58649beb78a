import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The client as Vite built it. */
export interface BuiltClient {
  folder: string;
  /** The app's document. */
  app: string;
  /** The landing page, complete. */
  landing: string;
}

export const CLIENT_FOLDER = resolve(import.meta.dirname, '../../../build/client');

/** Reads the built pages; null where the client was not built (a server of the interface alone, as in tests). */
export function readBuiltClient(folder = CLIENT_FOLDER): BuiltClient | null {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  if (!existsSync(join(folder, 'index.html')) || !existsSync(join(folder, 'landing.html'))) return null;
  return { folder, app: read('index.html'), landing: read('landing.html') };
}
