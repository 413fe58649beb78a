import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import { installErrorReplies } from './errors.ts';
import { byAccount, byAddress, createLimits, TooMany } from './rate-limits.ts';

describe('too many attempts', () => {
  it.each([
    [0, 1, 'через 1 секунду'],
    [-5, 1, 'через 1 секунду'],
    [0.2, 1, 'через 1 секунду'],
    [40, 40, 'через 40 секунд'],
    [40.1, 41, 'через 41 секунду'],
  ])('for %d seconds: come back in %i', (seconds, retryAfter, words) => {
    expect(new TooMany(seconds)).toMatchObject({
      status: 429,
      code: 'too_many',
      retryAfter,
      message: `Слишком много попыток. Попробуйте ${words}.`,
    });
  });

  it('may be told in words of their own', () => {
    expect(new TooMany(4.5, (seconds) => `ждать ${seconds}`).message).toBe('ждать 5');
  });
});

it('a call is counted by the account that acts, else by the network it comes from', () => {
  const call = { ip: '2001:db8:1:2::5', actor: { userId: 'u1' } } as never;
  expect([byAddress(call), byAccount(call)]).toEqual(['2001:db8:1:2::/64', 'u1']);
  expect(byAccount({ ip: '192.0.2.7', actor: null } as never)).toBe('192.0.2.7');
});

describe('a limit', () => {
  async function limited(rateLimits: boolean) {
    const app = Fastify();
    installErrorReplies(app as never);
    if (rateLimits) await app.register(rateLimit, { global: false });
    const keyOf = ({ headers }: { headers: object }) => String(Reflect.get(headers, 'x-who'));
    const limit = createLimits(app as never, { rateLimits } as Config)({ attempts: 2, minutes: 5, keyOf });
    app.get('/', async (request) => {
      await limit(request);
      return 'ok';
    });
    return (who: string) => app.inject({ url: '/', headers: { 'x-who': who } });
  }

  it('lets each have its attempts, then says when to come back', async () => {
    const ask = await limited(true);
    expect([(await ask('a')).statusCode, (await ask('a')).statusCode]).toEqual([200, 200]);
    const refused = await ask('a');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(280);
    expect(wait).toBeLessThanOrEqual(300);
    expect((await ask('b')).statusCode).toBe(200);
  });

  it('stops nobody where limits are off', async () => {
    const ask = await limited(false);
    for (let n = 0; n < 5; n++) expect((await ask('a')).statusCode).toBe(200);
  });
});
