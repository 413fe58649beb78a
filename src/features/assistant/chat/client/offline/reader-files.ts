/** Where what messages are read by lies, as it was built; named anew where it changes. */
declare const READER_FILES: readonly string[];

const CACHE = 'reader';

const addresses = (): readonly string[] => (typeof READER_FILES === 'undefined' ? [] : READER_FILES);

/** Has the device keep what messages are read by, for when the network is away, and let go of that of earlier versions. */
export async function keepReader(): Promise<void> {
  // Absent on plain http.
  if (!globalThis.caches) return;
  const cache = await caches.open(CACHE);
  const wanted = addresses().map((path) => new URL(path, location.href).href);
  for (const url of wanted) if (!(await cache.match(url))) await cache.add(new Request(url, { priority: 'low' }));
  for (const request of await cache.keys()) if (!wanted.includes(request.url)) await cache.delete(request);
}

async function file(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await globalThis.caches?.match(path);
  const answer = kept ?? (await fetch(path));
  if (!answer.ok || !answer.body) throw new Error(`no file ${path}: ${answer.status}`);
  return new Uint8Array(await new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}

/** What messages are read by: the dictionary and what was learned. Rejects where the device has not kept it. */
export const readerFiles = (): Promise<Uint8Array<ArrayBuffer>[]> => Promise.all(addresses().map(file));
