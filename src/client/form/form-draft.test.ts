import { beforeEach, expect, it, vi } from 'vitest';
import { draftNames } from '#client/lib/draft.ts';
import { formDraft } from './form-draft.ts';
import { keptForm } from './kept-form.ts';

interface Fields {
  title: string;
}
const START: Fields = { title: '' };
const edit = (subject?: string, owner = 'anna') => formDraft<Fields>(owner, { name: 'task', subject });

beforeEach(() => {
  const storage: Record<string, string> = {};
  Object.defineProperties(storage, {
    getItem: { value: (key: string) => storage[key] ?? null },
    setItem: { value: (key: string, value: string) => Object.assign(storage, { [key]: value }) },
    removeItem: { value: (key: string) => delete storage[key] },
  });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('location', { pathname: '/', search: '' });
});

it('belongs to one user and to what the form changes', () => {
  edit('1').keep({ title: 'Дом' });
  expect(edit('1').read(START)).toEqual({ title: 'Дом' });
  expect(keptForm('anna', 'task')?.subject).toBe('1');
  for (const other of [edit('2'), edit(), edit('1', 'boris')]) expect(other.read(START)).toBeUndefined();
});

it('is not given up by the form of something else', () => {
  edit('1').keep({ title: 'Дом' });
  edit('2').drop();
  edit('2').settle({ title: 'Дом' });
  expect(edit('1').read(START)).toEqual({ title: 'Дом' });
  edit('1').drop();
  expect(draftNames('anna')).toEqual([]);
});

it('goes when its very words were sent, and stays when others were typed since', () => {
  edit().keep({ title: 'Первая' });
  edit().keep({ title: 'Вторая' });
  edit().settle({ title: 'Первая' });
  expect(edit().read(START)).toEqual({ title: 'Вторая' });
  edit().settle({ title: 'Вторая' });
  expect(draftNames('anna')).toEqual([]);
});

it('writes nothing down where nothing may be kept', () => {
  const secret = formDraft<Fields>('anna', null);
  secret.keep({ title: 'пароль' });
  expect(secret.read(START)).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('keeps what was typed without its secrets, and is settled by both', () => {
  interface Profile extends Fields {
    password: string;
  }
  const profile = formDraft<Profile>('anna', { name: 'profile', secrets: ['password'] });
  profile.keep({ title: 'Дом', password: 'пароль' });
  expect(JSON.stringify(sessionStorage)).not.toContain('пароль');
  expect(profile.read({ ...START, password: '' })).toEqual({ title: 'Дом' });
  profile.settle({ title: 'Дом', password: 'пароль' });
  expect(draftNames('anna')).toEqual([]);
});
