import { HttpError, NetworkError } from './http-error.ts';

/** This page cannot get a part any more: the server has another version of it by now, or the browser gave it up. */
export class PartLost extends Error {
  /** Whether the server is another version by now. */
  readonly isOutdated: boolean;

  constructor(cause?: unknown) {
    super('A part of the page is lost', { cause });
    this.name = 'PartLost';
    this.isOutdated = cause === undefined;
  }
}

const NOT_FOUND = 404;
/** What a proxy answers while the server behind it is away. */
const AWAY = [502, 503, 504];

/** Milliseconds in which a page that is being left goes: browsers give up its modules before they give up the page. */
const LEAVING = 2000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const present = new Set<string>();
const underWay = new Map<string, Promise<void>>();
let noted: string[] | undefined;

/**
 * Stands around every `import()` of the built client (vite.config.ts): fetches the part's scripts, unless this device keeps them,
 * and only then imports them, from the browser's cache. A failed fetch can be repeated; a failed import fails for ever in many browsers.
 * @param load the import proper
 * @param files addresses of the scripts, below the app's own
 * Rejects with `NetworkError` where the server is away and `PartLost` where only a new page helps.
 */
export async function importFetched<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  if (noted) {
    noted.push(...files);
    return new Promise(() => {});
  }
  if (!isOfDevice()) await Promise.all(files.map((file) => fetchFile(file)));
  const module = await load()
    .catch(() => wait(LEAVING).then(load))
    .catch((cause) => {
      throw new PartLost(cause);
    });
  for (const file of files) present.add(file);
  return module;
}

/**
 * True for a page whose document and scripts a service worker keeps, all of one version: they are imported from there, and fetching
 * them first would have each go through the worker twice.
 */
const isOfDevice = () => Boolean(navigator.serviceWorker?.controller) && document.querySelector('#announced') !== null;

let places: Record<string, string> | undefined;

/** Scripts know each other by names that last; where each lies now, which changes with what is in it, the document says. */
function addressOf(file: string): string {
  places ??= JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}').imports ?? {};
  const name = import.meta.env.BASE_URL + file;
  return places?.[name] ?? name;
}

/** True for what the page's document announced, with the section that is open: the browser has that, or fetches it by itself. */
export const isAnnounced = (file: string) =>
  document.querySelector(`link[rel=modulepreload][href="${addressOf(file)}"]`) !== null;

/** The scripts of a part, which the built client does not load for that; none where it runs unbuilt. */
export function filesOf(load: () => unknown): readonly string[] {
  noted = [];
  try {
    load();
    return noted;
  } finally {
    noted = undefined;
  }
}

/** Fetches a part's scripts for the case that it is wanted soon; where they cannot be had, the part itself will say so. */
export function fetchPart(load: () => Promise<unknown>): void {
  for (const file of filesOf(load)) fetchFile(file).catch((error) => console.debug('not fetched ahead', error));
}

/**
 * Gets a script into the browser's cache, unless the page runs it already.
 * Rejects as `importFetched` does, and with `HttpError` where it is refused.
 */
export async function fetchFile(file: string, options: RequestInit = {}): Promise<void> {
  if (present.has(file) || isAnnounced(file)) return;
  const fetching = underWay.get(file) ?? getFile(file, options).finally(() => underWay.delete(file));
  underWay.set(file, fetching);
  return fetching;
}

async function getFile(file: string, options: RequestInit): Promise<void> {
  const { status, statusText, ok } = await read(file, options);
  if (status === NOT_FOUND) throw new PartLost();
  const refusal = ok ? undefined : new HttpError(status, statusText, '');
  if (AWAY.includes(status)) throw new NetworkError(refusal);
  if (refusal) throw refusal;
}

/** The cache keeps an answer that was read to its end. */
async function read(file: string, options: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(addressOf(file), options);
    await answer.arrayBuffer();
    return answer;
  } catch (cause) {
    throw new NetworkError(cause);
  }
}
