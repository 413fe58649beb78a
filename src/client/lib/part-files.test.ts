import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, NetworkError } from './http-error.ts';
import { fetchFile, filesOf, importFetched, PartLost } from './part-files.ts';

const fetched = vi.fn();
const announced = new Set<string>();
const answer = (status: number) => new Response('', { status });
const asked = () => fetched.mock.calls.map(([address]) => address);

let part = 0;
/** Scripts that no test before has loaded. */
const newFiles = () => [`assets/page-${++part}.js`, `assets/shared-${part}.js`];
const addresses = (files: string[]) => files.map((file) => `/${file}`);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  const querySelector = (selector: string) =>
    [...announced].find((address) => selector.includes(`"${address}"`)) ?? null;
  vi.stubGlobal('document', { querySelector });
  fetched.mockImplementation(async () => answer(200));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  announced.clear();
});

describe('the scripts of a part', () => {
  it('are fetched to the last before the part is imported, and only once in a page', async () => {
    const files = newFiles();
    let come = (_: Response) => {};
    fetched.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
    const load = vi.fn().mockResolvedValue('part');
    const loading = importFetched(load, files);
    await vi.waitFor(() => expect(asked()).toEqual(addresses(files)));
    expect(load).not.toHaveBeenCalled();
    come(answer(200));
    expect(await loading).toBe('part');
    expect(await importFetched(load, files)).toBe('part');
    expect(asked()).toEqual(addresses(files));
  });

  it('are fetched from where the document says that they lie', async () => {
    const [moved = '', still = ''] = newFiles();
    const map = { textContent: JSON.stringify({ imports: { [`/${moved}`]: '/assets/moved-1.js' } }) };
    vi.stubGlobal('document', {
      querySelector: (wanted: string) => (wanted === 'script[type=importmap]' ? map : null),
    });
    vi.resetModules();
    const { importFetched: importAnew } = await import('./part-files.ts');
    expect(await importAnew(async () => 'part', [moved, still])).toBe('part');
    expect(asked()).toEqual(['/assets/moved-1.js', `/${still}`]);
  });

  it('are imported at once where a service worker keeps them with the document', async () => {
    const kept = { querySelector: (wanted: string) => (wanted === '#announced' ? {} : null) };
    const load = vi.fn().mockResolvedValue('part');
    for (const [page, worker] of [
      [kept, {}],
      [kept, { controller: null }],
      [{ querySelector: () => null }, { controller: {} }],
    ]) {
      vi.stubGlobal('document', page);
      vi.stubGlobal('navigator', { serviceWorker: worker });
      await importFetched(load, newFiles());
    }
    expect(asked()).toHaveLength(6);
    vi.stubGlobal('document', kept);
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    expect(await importFetched(load, newFiles())).toBe('part');
    expect(asked()).toHaveLength(6);
  });

  it('are not imported while one of them cannot be had, and are asked for again the next time', async () => {
    const files = newFiles();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const load = vi.fn().mockResolvedValue('part');
    await expect(importFetched(load, files)).rejects.toThrow(NetworkError);
    expect(load).not.toHaveBeenCalled();
    expect(await importFetched(load, files)).toBe('part');
    expect(asked()).toEqual([...addresses(files), ...addresses(files)]);
  });

  it.each([
    ['are gone from an updated server', 404, PartLost],
    ['are refused', 500, HttpError],
    ['are asked of a server that a proxy cannot reach', 502, NetworkError],
    ['are asked of a server that is starting', 503, NetworkError],
  ])('that %s fail as what they are', async (_, status, Failure) => {
    fetched.mockResolvedValueOnce(answer(status));
    const load = vi.fn();
    await expect(importFetched(load, newFiles())).rejects.toThrow(Failure);
    expect(load).not.toHaveBeenCalled();
  });

  it('are lost where the browser will not import them though they can be had, and the page was not being left', async () => {
    vi.useFakeTimers();
    const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    const settled = vi.fn();
    const importing = importFetched(load, newFiles());
    importing.catch(settled);
    await vi.advanceTimersByTimeAsync(1999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(importing).rejects.toThrow(PartLost);
  });

  it('are imported at the second attempt where the browser makes one', async () => {
    vi.useFakeTimers();
    const once = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('part');
    const importing = importFetched(once, newFiles());
    await vi.advanceTimersByTimeAsync(2000);
    expect(await importing).toBe('part');
  });

  it('are left to the browser where the document announced them', async () => {
    const files = newFiles();
    announced.add(`/${files[0]}`);
    await importFetched(async () => 'part', files);
    expect(asked()).toEqual([`/${files[1]}`]);
  });

  it('are fetched once for two parts that share them', async () => {
    const [own = '', shared = ''] = newFiles();
    await Promise.all([importFetched(async () => 1, [own, shared]), importFetched(async () => 2, [shared])]);
    expect(asked()).toEqual(addresses([own, shared]));
  });

  it('can be told without loading the part', async () => {
    const files = newFiles();
    const load = vi.fn().mockResolvedValue('part');
    expect(filesOf(() => importFetched(load, files).then(() => 'default'))).toEqual(files);
    expect(load).not.toHaveBeenCalled();
    expect(asked()).toEqual([]);
    await fetchFile(files[0] ?? '', { priority: 'low' });
    expect(fetched).toHaveBeenCalledWith(`/${files[0]}`, { priority: 'low' });
  });
});
