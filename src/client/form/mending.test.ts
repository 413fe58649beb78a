import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropDraft, readDraft } from '#client/lib/draft.ts';
import { keepBy } from '#client/store/device.ts';
import { beginMending, endMending } from './mending.ts';

const dropRefused = vi.fn(async () => undefined);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { pathname: '/projects', search: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  keepBy(Promise.resolve({ dropRefused, close: () => undefined } as never));
  dropRefused.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  keepBy(undefined);
});

const begin = () => beginMending('anna', { form: 'project', subject: 'a', number: 7, values: { name: 'Сад' } });

it('has the words of a refused change in its form, and takes it off its list once they are saved', async () => {
  begin();
  expect(readDraft('anna', 'project')?.value).toEqual({ subject: 'a', values: { name: 'Сад' } });
  await endMending('project', 'b');
  await endMending('habit', 'a');
  expect(dropRefused).not.toHaveBeenCalled();
  await endMending('project', 'a');
  expect(dropRefused).toHaveBeenCalledExactlyOnceWith(7);
  dropDraft('anna', 'project');
  await endMending('project', 'a');
  expect(dropRefused).toHaveBeenCalledOnce();
});

it('leaves it there where the form is given up, whatever is saved later', async () => {
  begin();
  dropDraft('anna', 'project');
  await endMending('project', 'a');
  expect(dropRefused).not.toHaveBeenCalled();
});
