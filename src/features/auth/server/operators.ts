import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { type AccountRow, operatorsStore } from './operators-store.ts';
import { hashPassword } from './passwords.ts';
import type { authService } from './service.ts';

/** What whoever runs the server does with accounts, by commands of its own. */
export function operatorsService(context: Context, auth: ReturnType<typeof authService>) {
  const { database, clock } = context;
  const store = operatorsStore(context);
  return {
    accounts: (): Promise<AccountRow[]> => store.accounts(),

    /** Makes an account that nobody knows the password of: its owner sets one by a link. @throws AppError 409 where it is taken */
    create: async (email: string): Promise<string> =>
      auth.open(
        { email, emailVerified: false },
        { providerId: 'credential', password: await hashPassword(randomBytes(32).toString('base64url')) },
      ),

    /** Keeps everybody out of an account, at once and until it is enabled again; its data stay. */
    disable: (userId: string): Promise<void> =>
      database.transaction(async () => {
        await store.setDisabled(userId, clock.now());
        await auth.endAllSessions(userId);
      }),

    enable: (userId: string): Promise<void> => store.setDisabled(userId, null),
  };
}
