import { request } from './call.ts';

/** Milliseconds for which the browser may still be reading the file. */
const KEPT = 60_000;

/** Fetches a file and saves it among the browser's downloads as `name`. Throws as `call` does. */
export async function download(url: string, name: string): Promise<void> {
  saveFile(await (await request('GET', url)).blob(), name);
}

/** Saves what the page has among the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
