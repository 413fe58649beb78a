import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedPreloaded } from '#client/lib/preloaded.ts';
import { notedPicture, notePicture, noteScreens } from './note-screens.ts';
import { forgetScreens, whenForgotten } from './noted-screen.ts';

const KEY = ['/api/settings'];
const screen = (from: number, until: number, said: string) => ({
  from,
  until,
  answers: JSON.stringify({ [KEY[0]!]: said }),
});

let kept: Map<string, string>;
let scripts = 'of this version';
beforeEach(() => {
  kept = new Map([['account', '{"id":"anna"}']]);
  scripts = 'of this version';
  vi.useFakeTimers({ now: 1500, toFake: ['Date'] });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('document', { querySelector: () => ({ textContent: scripts }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  whenForgotten(() => {});
});

/** What a page begins with whose document brought that, or nothing. */
function opened(carried?: object) {
  const client = new QueryClient();
  const text = carried && { textContent: JSON.stringify(carried) };
  const isSeeded = seedPreloaded(client, { getElementById: () => text ?? null } as never);
  return { isSeeded, said: client.getQueryData(KEY), asksAgain: client.getQueryState(KEY)?.isInvalidated };
}

describe('what is noted for the first drawing', () => {
  it('is drawn on its day, and asked for all the same', () => {
    noteScreens('anna', [screen(0, 1000, 'yesterday'), screen(1000, 2000, 'today'), screen(2000, 3000, 'tomorrow')]);
    expect(opened()).toEqual({ isSeeded: true, said: 'today', asksAgain: true });
    vi.setSystemTime(2000);
    expect(opened()).toMatchObject({ said: 'tomorrow' });
    vi.setSystemTime(3000);
    expect(opened()).toEqual({ isSeeded: false, said: undefined, asksAgain: undefined });
  });

  it('is nothing where the document brought more', () => {
    noteScreens('anna', [screen(0, 2000, 'noted')]);
    expect(opened({ [KEY[0]!]: 'read now' })).toEqual({ isSeeded: true, said: 'read now', asksAgain: false });
  });

  it.each(['{"id":"boris"}', ''])('is nothing of an account that is not the one of the device: %s', (account) => {
    noteScreens('anna', [screen(0, 2000, 'of Anna')]);
    if (account) kept.set('account', account);
    else kept.delete('account');
    expect(opened()).toMatchObject({ isSeeded: false, said: undefined });
  });

  it('is nothing to another version of the app, which may read more of it', () => {
    noteScreens('anna', [screen(0, 2000, 'before')]);
    scripts = 'of the next version';
    expect(opened()).toMatchObject({ isSeeded: false, said: undefined });
  });

  it('is let go of at once, and who notes it hears of it', () => {
    const heard = vi.fn();
    whenForgotten(heard);
    noteScreens('anna', [screen(0, 2000, 'before')]);
    forgetScreens();
    expect(opened()).toMatchObject({ isSeeded: false });
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is nothing where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => forgetScreens()).not.toThrow();
    expect(opened()).toMatchObject({ isSeeded: false });
  });
});

describe('a picture', () => {
  const SCREENS = [screen(1000, 2000, 'today'), screen(2000, 3000, 'tomorrow')];
  beforeEach(() => {
    noteScreens('anna', SCREENS);
    notePicture(SCREENS, '/', 'the day');
    notePicture(SCREENS, '/?section=tasks', 'the list');
  });

  it('is of an address, on the day on which it was taken', () => {
    expect(['/', '/?section=tasks', '/kanban'].map((address) => notedPicture(address))).toEqual([
      'the day',
      'the list',
      undefined,
    ]);
    vi.setSystemTime(2000);
    expect(notedPicture('/')).toBeUndefined();
  });

  it('stays while the same is noted, and goes with what it shows', () => {
    noteScreens('anna', structuredClone(SCREENS));
    expect(notedPicture('/')).toBe('the day');
    noteScreens('anna', [screen(1000, 2000, 'changed')]);
    expect(notedPicture('/')).toBeUndefined();
  });

  it('goes at once where what is noted is let go of, and is none without that', () => {
    forgetScreens();
    expect([...kept.values()].join()).not.toContain('the day');
    notePicture(SCREENS, '/', 'the day');
    expect(notedPicture('/')).toBeUndefined();
  });

  it('is not kept of a window that shows something else than is noted by now', () => {
    noteScreens('anna', [screen(1000, 2000, 'changed in another window')]);
    notePicture(SCREENS, '/', 'the day');
    expect(notedPicture('/')).toBeUndefined();
  });

  it('is nothing to another account or another version', () => {
    kept.set('account', '{"id":"boris"}');
    expect(notedPicture('/')).toBeUndefined();
    kept.set('account', '{"id":"anna"}');
    scripts = 'of the next version';
    expect(notedPicture('/')).toBeUndefined();
  });
});
