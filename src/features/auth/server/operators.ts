import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { defineJob } from '#server/jobs/kinds.ts';
import { type AccountRow, operatorsStore } from './operators-store.ts';
import { hashPassword } from './passwords.ts';
import type { authService } from './service.ts';

/** Closes the windows of an account, by whose id it goes. */
const closeWindows = defineJob('close-windows');

/** What whoever runs the server does with accounts, by commands of its own. */
export function operatorsService(context: Context, auth: ReturnType<typeof authService>) {
  const { database, clock, jobs, hub } = context;
  const store = operatorsStore(context);
  jobs.handle(closeWindows, async ({ key: userId }) => hub.endAll(userId));
  return {
    accounts: (): Promise<AccountRow[]> => store.accounts(),

    /** Makes an account that nobody knows the password of: its owner sets one by a link. @throws AppError 409 where it is taken */
    async create(email: string): Promise<string> {
      const password = await hashPassword(randomBytes(32).toString('base64url'));
      const userId = await auth.open({ email, emailVerified: false }, { providerId: 'credential', password });
      await auth.note(userId, 'operator_created', null);
      return userId;
    },

    /** Keeps everybody out of an account, at once and until it is enabled again; its data stay. */
    disable: (userId: string): Promise<void> =>
      database.transaction(async () => {
        await store.setDisabled(userId, clock.now());
        await auth.endAllSessions(userId);
        await auth.note(userId, 'operator_disabled', null);
        // The command is a process of its own: the windows are open in another one.
        await jobs.schedule(closeWindows, { key: userId, at: clock.now() });
      }),

    enable: (userId: string): Promise<void> =>
      database.transaction(async () => {
        await store.setDisabled(userId, null);
        await auth.note(userId, 'operator_enabled', null);
      }),
  };
}
