import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const fetched = vi.fn();
const asked = () => fetched.mock.calls.map(([address]) => address);
const gone = () => new Response('', { status: 404 });

/** The page's modules, new for each test. */
async function page(connection: object = {}) {
  vi.resetModules();
  vi.stubGlobal('navigator', { connection });
  const [{ fetchAhead }, { lazyPart }, { importFetched }] = await Promise.all([
    import('./fetch-ahead.ts'),
    import('./lazy-part.ts'),
    import('./part-files.ts'),
  ]);
  const know = (...files: string[]) => lazyPart(() => importFetched(async () => ({ default: () => null }), files));
  return { fetchAhead, know };
}

const MINUTE = 60_000;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { querySelector: () => null });
  fetched.mockImplementation(async () => new Response(''));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('fetching ahead', () => {
  it('leaves the first page its time, then takes each script once, with those of parts known later', async () => {
    const { fetchAhead, know } = await page();
    know('a.js', 'shared.js');
    know('b.js', 'shared.js');
    fetchAhead(async () => false);
    fetchAhead(async () => false);
    await pass(2999);
    expect(asked()).toEqual([]);
    await pass(2000);
    expect(asked()).toEqual(['/a.js', '/shared.js', '/b.js']);
    know('later.js', 'shared.js');
    await pass(1000);
    expect(asked()).toEqual(['/a.js', '/shared.js', '/b.js', '/later.js']);
  });

  it('asks for one script at a time, and says that others go first', async () => {
    const { fetchAhead, know } = await page();
    let come = (_: Response) => {};
    fetched.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
    know('a.js', 'b.js');
    fetchAhead(async () => false);
    await pass(MINUTE);
    expect(fetched.mock.calls).toEqual([['/a.js', { priority: 'low' }]]);
    come(new Response(''));
    await pass(MINUTE);
    expect(asked()).toEqual(['/a.js', '/b.js']);
  });

  it.each([
    ['the user saves data', { saveData: true }],
    ['the line is slow', { effectiveType: '2g' }],
    ['the line is very slow', { effectiveType: 'slow-2g' }],
  ])('takes nothing where %s', async (_, connection) => {
    const { fetchAhead, know } = await page(connection);
    know('a.js');
    fetchAhead(async () => false);
    await pass(MINUTE);
    expect(asked()).toEqual([]);
  });

  it('takes nothing where something else keeps all parts, which hears whether the line is to be spared', async () => {
    const { fetchAhead, know } = await page({ saveData: true });
    know('a.js');
    const keepAll = vi.fn(async () => true);
    fetchAhead(keepAll);
    await pass(MINUTE);
    expect([asked(), keepAll.mock.calls]).toEqual([[], [[true]]]);
  });

  it('tries again after a lost network, passes over what is refused, and stops where the server was updated', async () => {
    const { fetchAhead, know } = await page();
    const refused = new Response('', { status: 500 });
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response(''));
    fetched.mockResolvedValueOnce(refused).mockImplementationOnce(async () => gone());
    know('lost.js', 'refused.js', 'gone.js', 'never.js');
    fetchAhead(async () => false);
    await pass(5000);
    expect(asked()).toEqual(['/lost.js']);
    await pass(30 * MINUTE);
    expect(asked()).toEqual(['/lost.js', '/lost.js', '/refused.js', '/gone.js']);
  });
});
