import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { type Trouble, Unavailable } from '../database/trouble.ts';
import { beginUnavailable, unavailableBody } from './unavailable.ts';

const LATER = 'Сервер временно недоступен. Попробуйте ещё раз через минуту.';
const SAVES_NOTHING = 'Сервер сейчас не может сохранять изменения. Попробуйте ещё раз через минуту.';

it.each<[Trouble, string]>([
  ['read_only', SAVES_NOTHING],
  ['disk_full', SAVES_NOTHING],
  ['disk_failed', SAVES_NOTHING],
  ['file_missing', SAVES_NOTHING],
  ['database_busy', LATER],
  ['database_away', LATER],
  ['file_damaged', LATER],
])('of %s it is said whether the data can still be read', (trouble, message) => {
  expect(unavailableBody(trouble)).toEqual({ message, code: 'unavailable' });
});

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

it.each([
  ['what befell the database, whole', away, [{ err: away, reason: 'database_away' }, 'refused for now']],
  ['of a closed gate its reason alone', new Unavailable('disk_full'), [{ reason: 'disk_full' }, 'refused for now']],
])('the log has %s, and the caller when to come back', async (_what, error, line) => {
  const said: unknown[] = [];
  const app = Fastify();
  app.get('/', (request, reply) => {
    request.log.warn = (...words: unknown[]) => void said.push(...words);
    return beginUnavailable(error, request as never, reply as never).send('');
  });
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['retry-after'], said]).toEqual([503, '3', line]);
});
