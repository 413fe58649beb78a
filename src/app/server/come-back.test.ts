import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#server/id.ts';
import type { Method } from '#shared/endpoint.ts';
import { enableTwoFactor } from '#testing/server/authenticator.ts';
import { type Answer, PASSWORD, type TestUser } from '#testing/server/test-app.ts';
import { useMail } from '#testing/server/use-mail.ts';

const server = useMail({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });

/** Somebody at an address of their own, whom no other test has counted. */
interface Caller {
  user: TestUser;
  network: string;
}

/** How a call comes to be one too many. */
interface Haste {
  /** Sent with each. */
  body?: object;
  /** What comes before the first, where the call alone would take long to be refused. */
  first?: (caller: Caller) => Promise<unknown>;
  /** What comes before each. */
  each?: (caller: Caller) => Promise<unknown>;
}

const from = ({ network }: Caller) => ({ headers: { 'x-forwarded-for': network } });
const guessing = () => server.app.services.auth.guessing;
const stranger = ({ network }: Caller) => ({ network, device: null });

/** Wrong tries of somebody whose browser has never signed in here: none of them is looked at, which would take long. */
const guesses = (secret: 'password' | 'code', count: number) => async (caller: Caller) => {
  const { user } = caller;
  user.cookie = user.cookie
    .split('; ')
    .filter((pair) => !/^(?:__Secure-)?takt\.device=/.test(pair))
    .join('; ');
  for (let n = 0; n < count; n++)
    await guessing().attempt({ from: stranger(caller), secret, account: user.id }, async () => null);
};
const wrongKeys = async (caller: Caller) => {
  for (let n = 0; n < 30; n++) await guessing().attemptKey(stranger(caller), async () => null);
};
const passwords = guesses('password', 10);

/** A login that waits for its code. */
async function waitForCode(caller: Caller): Promise<void> {
  const { user } = caller;
  await enableTwoFactor(server, user);
  user.cookie = '';
  await user.post('/api/auth/login', { email: user.email, password: PASSWORD }, from(caller));
  await guesses('code', 5)(caller);
}

const SIGNED = { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' };
const wrongKey = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: SIGNED,
  clientExtensionResults: {},
};

/** All calls of which there may be too many, but those of the line of readings. */
const HASTY: Record<string, Haste> = {
  'POST /api/auth/register': { body: { email: 'anna@example.test', password: PASSWORD } },
  'POST /api/auth/login': { body: { email: '', password: 'не тот' }, first: passwords },
  'POST /api/auth/reset-password': { body: { token: 'wrong', password: PASSWORD }, first: wrongKeys },
  'POST /api/auth/forgot-password': { body: { email: 'anna@example.test' } },
  'POST /api/auth/confirm-address': { body: { token: 'wrong' }, first: wrongKeys },
  'POST /api/auth/address/confirmation': {},
  'POST /api/auth/two-factor': { body: { code: '000000' }, first: waitForCode },
  'POST /api/account/two-factor/setup': { body: { password: 'не тот' }, first: passwords },
  'POST /api/account/two-factor/enable': { body: { code: '000000' }, first: guesses('code', 5) },
  'POST /api/account/two-factor/recovery-codes': { body: { password: 'не тот' }, first: passwords },
  'POST /api/account/two-factor/disable': { body: { password: 'не тот' }, first: passwords },
  'POST /api/account/passkeys/options': { body: { password: 'не тот' }, first: passwords },
  'POST /api/auth/passkey/options': {},
  'POST /api/auth/passkey': {
    body: { credential: wrongKey },
    first: wrongKeys,
    each: (caller) => caller.user.post('/api/auth/passkey/options', undefined, from(caller)),
  },
  'POST /api/account/links/{provider}': { body: {} },
  'POST /api/push/subscriptions/{id}/test': {},
  'POST /api/calendar-sources': {},
  'GET /calendar/{file}': {},
  'POST /api/ai/smart-chat': {},
  'POST /api/ai/chat': {},
  'POST /api/ai/undo': {},
  'POST /api/ai/checkin': {},
  'POST /api/ai/checkin/answer': {},
  'POST /api/tts': {},
  'POST /api/stt': {},
  'GET /api/analytics/report': {},
  'POST /api/ai/motivation': {},
  'POST /api/ai/tasks/{id}/steps': {},
  'PUT /api/auth/profile': {},
  'PUT /api/auth/password': { body: { currentPassword: 'не тот', newPassword: PASSWORD }, first: passwords },
  'PUT /api/auth/photo': {},
  'GET /api/account/export': {},
  'POST /api/account/exports': {},
  'GET /api/account/exports/{id}/file': {},
  'DELETE /api/account': { body: { password: 'не тот' }, first: passwords },
  'POST /api/letters/unsubscribe': {},
};

const READINGS = [
  'GET /api/analytics',
  'GET /api/analytics/export',
  'GET /api/changes',
  'GET /api/chat/history',
  'GET /api/focus-sessions',
  'GET /api/focus-sessions/minutes',
  'GET /api/habits',
  'GET /api/habits/today',
  'GET /api/habits/{id}/entries',
  'GET /api/habits/{id}/stats',
  'GET /api/tasks',
  'GET /api/tasks/filtered',
];

/** What each of them ends with: how long to wait. */
const WAIT = /попробуйте через( \d+)?.(секунд|минут|час)[а-я]*\.$/i;
const MOST = 700;

let callers = 0;
async function newCaller(): Promise<Caller> {
  const network = `10.77.0.${++callers}`;
  const user = server.visitor();
  user.email = `hasty-${callers}@example.test`;
  const { body } = await user.post(
    '/api/auth/register',
    { email: user.email, password: PASSWORD },
    from({ user, network }),
  );
  user.id = body.id;
  return { user, network };
}

const addressOf = (path: string) =>
  path.replace('{provider}', 'yandex').replace('{file}', 'none.ics').replaceAll('{id}', newId());

function expectToSayWhen({ status, headers, body }: Answer): void {
  expect([status, body]).toEqual([429, { code: 'too_many', message: expect.stringMatching(WAIT) }]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

let limited: string[];
beforeAll(async () => {
  const { body } = await server.visitor().get('/api/openapi.json');
  limited = Object.entries(body.paths as Record<string, Record<string, { responses: object }>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        '429' in responses ? [`${method.toUpperCase()} ${path}`] : [],
      ),
  );
});
afterEach(() => vi.restoreAllMocks());

describe('a call too many', () => {
  it('may be each of these', () => {
    expect(limited.sort()).toEqual([...Object.keys(HASTY), ...READINGS].sort());
  });

  it.each(Object.entries(HASTY))('%s is told when to come back', async (call, { body, first, each }) => {
    const caller = await newCaller();
    await first?.(caller);
    const [method, path] = call.split(' ') as [Method, string];
    const sent = body && 'email' in body && body.email === '' ? { ...body, email: caller.user.email } : body;
    const ask = async () => {
      await each?.(caller);
      return caller.user.call(method, addressOf(path), sent, from(caller));
    };
    let answer = await ask();
    for (let n = 0; n < MOST && answer.status !== 429; n++) answer = await ask();
    expectToSayWhen(answer);
  });

  it('is told so of every reading that waits behind too many others', async () => {
    const caller = await newCaller();
    const { user } = caller;
    const ends: (() => void)[] = [];
    vi.spyOn(server.app.services.tasks, 'list').mockImplementation(async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return [];
    });
    const waiting = Array.from({ length: 62 }, (_, n) => user.get(`/api/tasks?since=${1_000_000 + n}`));
    // One is done and sixty wait: the line is full for whoever comes next.
    await Promise.race(waiting);
    for (const call of READINGS) {
      const answer = await user.get(addressOf(call.split(' ')[1]!));
      expect([call, answer.status]).toEqual([call, 429]);
      expectToSayWhen(answer);
    }
    const letting = setInterval(() => ends.shift()?.(), 1);
    await Promise.all(waiting);
    clearInterval(letting);
  });
});
