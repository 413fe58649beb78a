import { type ComponentType, createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '#client/ui/toast.ts';
import { NetworkError } from './http-error.ts';
import { announcedParts, isPartUnderWay, lazyPart, loadPart, tryPartsNow } from './lazy-part.ts';
import { importFetched } from './part-files.ts';

const away = new NetworkError(new TypeError('Failed to fetch'));
const told = () => currentToasts().map(({ id, title }) => ({ id, title }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a part of the app', () => {
  it('is there at once where it can be had', async () => {
    const before = told();
    expect(await loadPart(async () => 'part')).toBe('part');
    expect(told()).toEqual(before);
  });

  it('comes by itself once the network is back, which is missed aloud only once', async () => {
    const load = vi.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue('part');
    const part = loadPart(load);
    await vi.advanceTimersByTimeAsync(1999);
    expect(load).toHaveBeenCalledTimes(1);
    expect(told()).toMatchObject([{ title: 'Ошибка сети' }]);
    expect(isPartUnderWay()).toBe(true);
    const before = told();
    await vi.advanceTimersByTimeAsync(2001);
    expect(await part).toBe('part');
    expect(told()).toEqual(before);
    expect(isPartUnderWay()).toBe(false);
  });

  it('is looked for at once when that is asked for, and missed aloud again', async () => {
    const load = vi.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue('part');
    const part = loadPart(load);
    await vi.advanceTimersByTimeAsync(0);
    const before = told();
    tryPartsNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    expect(told()).not.toEqual(before);
    tryPartsNow();
    expect(await part).toBe('part');
  });

  it('that waiting does not bring is given up, and so is one whose wait ends in a refusal', async () => {
    const refusal = new Error('lost');
    const load = vi.fn().mockRejectedValue(refusal);
    await expect(loadPart(load)).rejects.toBe(refusal);
    expect(load).toHaveBeenCalledTimes(1);

    const later = loadPart(vi.fn().mockRejectedValueOnce(away).mockRejectedValue(refusal));
    const outcome = expect(later).rejects.toBe(refusal);
    await vi.advanceTimersByTimeAsync(2000);
    await outcome;
    expect(isPartUnderWay()).toBe(false);
  });
});

it('is under way until it can be drawn, where it is drawn', async () => {
  const arrival = Promise.withResolvers<{ default: () => string }>();
  const Part = lazyPart(() => arrival.promise);
  renderToStaticMarkup(createElement(Suspense, { fallback: '…' }, createElement(Part)));
  expect(isPartUnderWay()).toBe(true);
  arrival.resolve({ default: () => 'part' });
  await vi.advanceTimersByTimeAsync(400);
  expect(isPartUnderWay()).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(isPartUnderWay()).toBe(false);
});

describe('what the document announced', () => {
  const announced = new Set<string>();
  const part = (name: string, load: () => Promise<{ default: () => string }>) =>
    lazyPart(() => importFetched(load, [`assets/${name}.js`]));
  const drawn = (Part: ComponentType) =>
    renderToStaticMarkup(createElement(Suspense, { fallback: '…' }, createElement(Part)));

  beforeEach(() => {
    const querySelector = (selector: string) =>
      [...announced].find((name) => selector.includes(`/${name}.js"`)) ?? null;
    vi.stubGlobal('document', { querySelector });
    vi.stubGlobal('fetch', async () => new Response(''));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    announced.clear();
  });

  it('is there when the page is first drawn, and nothing else is loaded for that', async () => {
    announced.add('section');
    const [load, other] = [vi.fn(async () => ({ default: () => 'section' })), vi.fn()];
    const Section = part('section', load);
    part('other', other);
    await announcedParts();
    expect(drawn(Section)).toBe('section');
    expect(other).not.toHaveBeenCalled();
  });

  it('is waited for no longer than a third of a second, and what was drawn then is not exchanged', async () => {
    announced.add('late');
    let come = (_: { default: () => string }) => {};
    const Late = part('late', () => new Promise((resolve) => (come = resolve)));
    const ready = vi.fn();
    void announcedParts().then(ready);
    await vi.advanceTimersByTimeAsync(299);
    expect(ready).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ready).toHaveBeenCalled();
    expect(drawn(Late)).toContain('…');
    come({ default: () => 'late' });
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn(Late)).toContain('…');
  });

  it('is all that is loaded: nothing of a client that is not built, of which no files are known', async () => {
    const load = vi.fn();
    lazyPart(load);
    // Whoever fetches ahead in other tests has asked it for its files.
    load.mockClear();
    await announcedParts();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not keep the page from being drawn where it fails at once', async () => {
    announced.add('broken');
    const load = vi.fn().mockRejectedValue(new Error('broken'));
    load.mockImplementationOnce(() => importFetched(vi.fn(), ['assets/broken.js']));
    lazyPart(load);
    await expect(announcedParts()).resolves.toBeUndefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not hold the page up where it cannot be had', async () => {
    announced.add('lost');
    const Lost = part('lost', async () => Promise.reject(new Error('gone')));
    const ready = announcedParts();
    await vi.advanceTimersByTimeAsync(300);
    await ready;
    expect(drawn(Lost)).toContain('…');
  });
});
