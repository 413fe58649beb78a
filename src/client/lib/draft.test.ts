import { beforeEach, expect, it, vi } from 'vitest';
import { draftNames, dropDraft, dropDrafts, keepDraft, onDraftDropped, readDraft } from './draft.ts';

/** The browser's storage as far as drafts use it: keys are its own properties. */
class Storage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new Storage());
  vi.stubGlobal('location', { pathname: '/', search: '?section=tasks' });
});

it('keeps what was typed with its page, for that user alone', () => {
  keepDraft('anna', 'task', { title: 'Молоко' });
  expect(readDraft('anna', 'task')).toEqual({ value: { title: 'Молоко' }, path: '/?section=tasks' });
  expect(readDraft('boris', 'task')).toBeUndefined();
  expect(draftNames('anna')).toEqual(['task']);
  expect(draftNames('boris')).toEqual([]);
});

it('forgets one, or all of one user', () => {
  for (const name of ['a', 'b', 'c']) keepDraft('anna', name, name);
  keepDraft('boris', 'a', 'a');
  dropDraft('anna', 'a');
  expect(draftNames('anna')).toEqual(['b', 'c']);
  dropDrafts('anna');
  expect(draftNames('anna')).toEqual([]);
  expect(draftNames('boris')).toEqual(['a']);
});

it('tells whoever waits for it that a draft was sent or given up, until they have heard enough', () => {
  const heard = vi.fn();
  const stop = onDraftDropped('anna', 'a', heard);
  dropDraft('anna', 'b');
  dropDraft('boris', 'a');
  expect(heard).not.toHaveBeenCalled();
  dropDraft('anna', 'a');
  expect(heard).toHaveBeenCalledOnce();
  stop();
  dropDraft('anna', 'a');
  expect(heard).toHaveBeenCalledOnce();
});

it('takes an unreadable draft for none and a full storage for no reason to fail', () => {
  vi.spyOn(console, 'debug').mockReturnValue();
  sessionStorage.setItem('draft:anna:task', '{');
  expect(readDraft('anna', 'task')).toBeUndefined();
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepDraft('anna', 'task', 1)).not.toThrow();
});
