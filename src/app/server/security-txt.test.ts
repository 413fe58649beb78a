import { expect, it } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';

const told = useTestApp({ SECURITY_CONTACT: 'security@example.ru', PUBLIC_URL: 'https://takt.example.ru' });
const untold = useTestApp();
const PATH = '/.well-known/security.txt';

it('says where to tell of a hole, if the operator does', async () => {
  told.clock.set('2026-03-04T12:00:00Z');
  const { statusCode, headers, body } = await told.app.http.inject(PATH);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toBe(
    [
      'Contact: mailto:security@example.ru',
      'Expires: 2026-08-31T00:00:00Z',
      'Preferred-Languages: ru, en',
      `Canonical: https://takt.example.ru${PATH}`,
      '',
    ].join('\n'),
  );
  expect((await untold.app.http.inject(PATH)).statusCode).toBe(404);
});
