import { codeOf, stepOf } from '#features/auth/two-factor/server/totp.ts';
import { fromBase32 } from './base32.ts';
import { PASSWORD, type TestApp, type TestUser } from './test-app.ts';

/** An authenticator app that holds a secret. */
export interface Authenticator {
  /** The code at an instant, epoch milliseconds. */
  code(instant: number): string;
  recoveryCodes: string[];
}

/** Switches two-factor on for the user, whose first code is used up by it. */
export async function enableTwoFactor(server: TestApp, user: TestUser): Promise<Authenticator> {
  const setup = await user.post('/api/account/two-factor/setup', { password: PASSWORD });
  if (setup.status !== 200) throw new Error(`setup answered ${setup.status}`);
  const secret = fromBase32(setup.body.secret);
  const code = (instant: number) => codeOf(secret, stepOf(instant));
  const enabled = await user.post('/api/account/two-factor/enable', { code: code(server.clock.now()) });
  if (enabled.status !== 200) throw new Error(`enable answered ${enabled.status}`);
  return { code, recoveryCodes: enabled.body.recoveryCodes };
}
