import { beforeEach, expect, test } from 'vitest';
import { currentToasts, toast } from '#client/ui/toast.ts';
import { HttpError, NetworkError } from './http-error.ts';
import { failedIn, succeeded, toldBy } from './told-failures.ts';

const refused = () => new HttpError(500, 'Internal Server Error', '');
const isShown = (id: number) => currentToasts().some((each) => each.id === id && each.open);
const tell = (error: unknown) => {
  const id = toast({ title: 'Не удалось', tone: 'danger' });
  toldBy(id, error);
  return id;
};

beforeEach(() => {
  for (const call of ['POST /api/tasks', 'PUT /api/tasks/1']) succeeded(call);
});

test('what tells of a failed call goes once the same call succeeds, and not before', () => {
  const id = tell(failedIn('POST /api/tasks', refused()));
  succeeded('PUT /api/tasks/1');
  expect(isShown(id)).toBe(true);
  succeeded('POST /api/tasks');
  expect(isShown(id)).toBe(false);
});

test('what tells of the network goes once anything succeeds', () => {
  const id = tell(failedIn('POST /api/tasks', new NetworkError('away')));
  succeeded('GET /api/projects');
  expect(isShown(id)).toBe(false);
});

test('what took its place stays, and so does what tells of something else than a call', () => {
  tell(failedIn('POST /api/tasks', refused()));
  const later = tell(new Error('no call'));
  succeeded('POST /api/tasks');
  expect(isShown(later)).toBe(true);
});
