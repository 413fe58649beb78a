import { describe, expect, it } from 'vitest';
import { noteDevice } from '#client/store/device-state.ts';
import { currentToasts } from '#client/ui/toast.ts';
import { tellFailure, tellTooMany } from './failure.ts';
import { HttpError, NetworkError } from './http-error.ts';

const refused = (status: number, body: string, retryAfter?: number) =>
  new HttpError(status, 'Refused', body, retryAfter);
const ours = (message: string) => JSON.stringify({ message, code: 'too_many' });
const told = () => currentToasts().map(({ title, description, tone }) => ({ title, description, tone }));

describe('a call that was one too many', () => {
  const WORDS = 'Слишком много попыток. Попробуйте через 5 минут.';

  it.each<[string, HttpError, string]>([
    ['the server’s words', refused(429, ours(WORDS), 300), WORDS],
    ['the time that a proxy names', refused(429, '<h1>429 Too Many Requests</h1>', 120), 'через 2 минуты'],
    ['at least that it is for now', refused(429, '<h1>429 Too Many Requests</h1>'), 'временно недоступен'],
  ])('is told by %s, whatever was about to be said', (_by, error, words) => {
    tellFailure(error, 'Ошибка', 'Не удалось создать задачу');
    expect(told()).toEqual([{ title: 'Ошибка', description: expect.stringContaining(words), tone: 'danger' }]);
  });

  it('is told of a question as well, and of no other failure of one', () => {
    tellTooMany(refused(429, ours(WORDS), 300));
    const once = [{ title: 'Не удалось загрузить', description: WORDS, tone: 'danger' }];
    expect(told()).toEqual(once);
    for (const status of [400, 500, 503]) tellTooMany(refused(status, '', 3));
    tellTooMany(new Error('broken'));
    expect(told()).toEqual(once);
  });
});

describe('a call that got no answer', () => {
  it.each([
    [undefined, 'Проверьте подключение'],
    [true, 'Проверьте подключение'],
    [false, 'Проверьте подключение: хранить изменения на\u00a0устройстве браузер не\u00a0даёт.'],
  ])('is told, where this device keeps changes: %s', (keeps, description) => {
    noteDevice({ keeps });
    tellFailure(new NetworkError(new TypeError('Failed to fetch')), 'Ошибка');
    expect(told()).toEqual([{ title: 'Ошибка сети', description, tone: 'danger' }]);
  });
});
