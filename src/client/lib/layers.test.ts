import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { depthOf, type Layer, Layers } from './layers.ts';

interface Entry {
  state: unknown;
  url: string;
}

/** A window's history as engines keep it: going back and forth takes its time. */
function fakeBrowser(first: Entry = { state: null, url: '/?section=tasks' }, lag = 5) {
  const entries: Entry[] = [{ state: null, url: '/before' }, first];
  let at = 1;
  let onMove = () => {};
  const url = () => new URL(entries[at]!.url, 'https://takt.test');
  const go = (by = 0) => {
    setTimeout(() => {
      if (entries[at + by] === undefined) return;
      at += by;
      onMove();
    }, lag);
  };
  const history: History = {
    get state() {
      return entries[at]!.state;
    },
    pushState: (state: unknown, _: string, to?: string) => {
      entries.splice(at + 1, Number.POSITIVE_INFINITY, { state, url: to ?? entries[at]!.url });
      at += 1;
    },
    replaceState: (state: unknown, _: string, to?: string) => {
      entries[at] = { state, url: to ?? entries[at]!.url };
    },
    go,
    scrollRestoration: 'auto',
  } as History;
  const location = {
    get pathname() {
      return url().pathname;
    },
    get search() {
      return url().search;
    },
    hash: '',
  };
  let leaving = false;
  const layers = new Layers({
    history,
    location,
    reaches: (steps) => at + steps > 0,
    isLeaving: () => leaving,
  });
  onMove = () => layers.moved();
  return {
    layers,
    history,
    go,
    urls: () => entries.map((entry) => entry.url),
    here: () => entries[at]!.url,
    at: () => at,
    leaves(is: boolean) {
      leaving = is;
    },
  };
}

/** Layers as React keeps them: closed from outside, they are taken away. */
function opener(layers: Layers) {
  const open: string[] = [];
  const takes = new Map<string, () => void>();
  const close = (name: string) => {
    if (!open.includes(name)) return;
    open.splice(open.indexOf(name), 1);
    takes.get(name)?.();
  };
  const show = (name: string, key?: Layer['key']) => {
    open.push(name);
    takes.set(name, layers.add({ close: () => close(name), key }));
  };
  return { open, show, close };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rest = () => vi.advanceTimersByTimeAsync(200);

test('a step back calls off no document that is on its way, and is made up for where that does not come', () => {
  const { layers, at, leaves, urls } = fakeBrowser();
  const { show, close } = opener(layers);
  show('dialog');
  expect([at(), urls().length]).toEqual([2, 3]);
  leaves(true);
  close('dialog');
  vi.advanceTimersByTime(1000);
  expect(at()).toBe(2);
  leaves(false);
  vi.advanceTimersByTime(10_000);
  expect(at()).toBe(1);
});

test('the way back closes the top layer, then the next, and only then leaves', async () => {
  const { layers, go, here } = fakeBrowser();
  const { open, show } = opener(layers);
  show('dialog');
  show('question');
  for (const left of [['dialog'], []]) {
    go(-1);
    await rest();
    expect(open).toEqual(left);
    expect(here()).toBe('/?section=tasks');
  }
  go(-1);
  await rest();
  expect(here()).toBe('/before');
});

test('what is closed otherwise gives its entry back, and what a press opens instead takes it over', async () => {
  const { layers, history, here, urls, go } = fakeBrowser();
  const { show, close } = opener(layers);
  show('menu');
  expect(history.scrollRestoration).toBe('manual');
  close('menu');
  show('dialog');
  await rest();
  expect(urls()).toHaveLength(3);
  expect(depthOf(history.state)).toBe(1);
  close('dialog');
  await rest();
  expect(depthOf(history.state)).toBe(0);
  expect(history.scrollRestoration).toBe('auto');
  // Nothing is there to be opened again: the way forth stays on the page.
  go(1);
  await rest();
  expect(depthOf(history.state)).toBe(0);
  expect(here()).toBe('/?section=tasks');
});

test('a page that is gone to from a layer takes its place, also while the layer is on its way out', async () => {
  for (const wait of [0, 2]) {
    const { layers, here, urls, go } = fakeBrowser();
    const { show, close } = opener(layers);
    show('drawer');
    close('drawer');
    await vi.advanceTimersByTimeAsync(wait);
    layers.navigate('/habits');
    await rest();
    expect(here()).toBe('/habits');
    expect(urls()).toEqual(['/before', '/?section=tasks', '/habits']);
    go(-1);
    await rest();
    expect(here()).toBe('/?section=tasks');
    go(1);
    await rest();
    expect(here()).toBe('/habits');
  }
});

test('a layer that stays open over another page lies above that', async () => {
  const { layers, go, here } = fakeBrowser();
  const { open, show } = opener(layers);
  show('talk');
  layers.navigate('/habits');
  await rest();
  go(-1);
  await rest();
  expect(open).toEqual([]);
  expect(here()).toBe('/habits');
});

test('all are closed at once, but for what refuses, and a page that follows has one entry', async () => {
  const { layers, history, here, urls } = fakeBrowser();
  const { open, show } = opener(layers);
  for (const name of ['form', 'question', 'palette']) show(name);
  layers.closeAll();
  expect(open).toEqual([]);
  await rest();
  layers.navigate('/habits');
  await rest();
  expect([here(), depthOf(history.state)]).toEqual(['/habits', 0]);
  expect(urls()).toEqual(['/before', '/?section=tasks', '/habits']);

  const refused = vi.fn();
  layers.add({ close: refused });
  layers.closeAll();
  await rest();
  expect([refused.mock.calls.length, depthOf(history.state)]).toEqual([1, 1]);
});

test('a layer with an address says it, and so does what lies above it', async () => {
  const { layers, here, go } = fakeBrowser();
  const { show, close } = opener(layers);
  show('palette');
  show('task', ['task', 'a']);
  show('question');
  expect(here()).toBe('/?section=tasks&task=a');
  close('palette');
  await rest();
  expect(here()).toBe('/?section=tasks&task=a');
  close('question');
  await rest();
  expect(here()).toBe('/?section=tasks&task=a');
  go(-1);
  await rest();
  expect(here()).toBe('/?section=tasks');
});

test('one that may not be closed has its entry again', async () => {
  const { layers, history, go } = fakeBrowser();
  layers.add({ close: () => undefined });
  go(-1);
  await rest();
  expect(depthOf(history.state)).toBe(1);
});

test('after a reload the entry of what is gone is given back, and an entry that does not come is done without', async () => {
  const { layers, history, urls } = fakeBrowser({ state: { above: 1 }, url: '/?section=tasks' });
  layers.settle();
  await rest();
  expect(depthOf(history.state)).toBe(0);
  expect(urls()[0]).toBe('/before');

  const alone = fakeBrowser({ state: { above: 3 }, url: '/?section=tasks' });
  alone.layers.settle();
  await vi.advanceTimersByTimeAsync(3000);
  expect(depthOf(alone.history.state)).toBe(0);
});

test('it never leaves the page by itself, whatever an entry says of what is below it', async () => {
  const { layers, history, here } = fakeBrowser({ state: { above: 2 }, url: '/?section=tasks' });
  layers.settle();
  await vi.advanceTimersByTimeAsync(3000);
  expect(here()).toBe('/?section=tasks');
  expect(depthOf(history.state)).toBe(0);
});

test('an entry that comes late closes nothing that was opened meanwhile', async () => {
  const { layers, history } = fakeBrowser({ state: { above: 1 }, url: '/?section=tasks' }, 1500);
  layers.settle();
  await vi.advanceTimersByTimeAsync(1200);
  const { open, show } = opener(layers);
  show('dialog');
  await vi.advanceTimersByTimeAsync(2000);
  expect(open).toEqual(['dialog']);
  expect(depthOf(history.state)).toBe(1);
});

test('whatever happens, as many entries lie above the page as there are layers, and the page is that of the last step', async () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('open' as const), wait: fc.nat(60) }),
    fc.record({ kind: fc.constant('close' as const), which: fc.nat(), wait: fc.nat(60) }),
    fc.record({ kind: fc.constant('back' as const), wait: fc.constant(200) }),
    fc.record({ kind: fc.constant('navigate' as const), wait: fc.nat(60) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      const { layers, history, go, here } = fakeBrowser();
      const { open, show, close } = opener(layers);
      const pages = ['/?section=tasks'];
      for (const [index, step] of acts.entries()) {
        if (step.kind === 'open') show(`layer ${index}`);
        else if (step.kind === 'close') close(open[step.which % open.length] ?? '');
        else if (step.kind === 'navigate') {
          layers.navigate(`/page-${index}`);
          pages.push(`/page-${index}`);
        } else {
          await rest();
          const top = open.length;
          if (top === 0 && pages.length === 1) continue;
          go(-1);
          await rest();
          if (top > 0) expect(open).toHaveLength(top - 1);
          else pages.pop();
        }
        await vi.advanceTimersByTimeAsync(step.wait);
      }
      await rest();
      expect(depthOf(history.state)).toBe(open.length);
      expect(here()).toBe(pages.at(-1));
    }),
    { numRuns: 200 },
  );
});
