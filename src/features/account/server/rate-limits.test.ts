import { expect, it } from 'vitest';
import { PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp({ RATE_LIMITS: 'on' });

it.each([
  [
    'the current password',
    (user: TestUser, password: string) =>
      user.put('/api/auth/password', { currentPassword: password, newPassword: 'новый пароль' }),
  ],
  [
    'the password of a deletion',
    (user: TestUser, password: string) => user.call('DELETE', '/api/account', { password }),
  ],
])('%s is guessed ten times, the account of another is not touched', async (_name, guess) => {
  const [user, other] = [await server.user(), await server.user()];
  for (let attempt = 0; attempt < 10; attempt++) expect((await guess(user, `не тот ${attempt}`)).status).toBe(400);
  const { status, headers, body } = await guess(user, PASSWORD);
  expect([status, body.message]).toEqual([
    429,
    expect.stringMatching(/^Слишком много попыток\. Попробуйте через \d+.(секунд|минут|час)[а-я]*\.$/),
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await guess(other, PASSWORD)).status).toBeLessThan(300);
});
