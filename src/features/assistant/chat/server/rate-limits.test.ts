import { expect, it } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp({ RATE_LIMITS: 'on' });

it('hears forty messages a minute of one account, and goes on hearing the others', async () => {
  const [user, other] = [await server.user(), await server.user()];
  const send = (from = user) => from.post('/api/ai/smart-chat', { message: 'привет' });
  for (let count = 0; count < 40; count++) expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused).toMatchObject({
    status: 429,
    body: { message: expect.stringMatching(/^Слишком много попыток\. Попробуйте через \d+.(секунд|минут)[а-я]*\.$/) },
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(other)).status).toBe(200);
  expect((await user.get('/api/chat/history')).status).toBe(200);
});
