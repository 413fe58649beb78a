import { AccountDatabase } from '#client/store/account-database.ts';
import { pushAccount } from '#client/store/push-account.ts';
import type { PushAction, PushNotice } from '#shared/push-notice.ts';
import { type Deed, deedOf } from './deeds.ts';

interface Moment {
  key: string;
  now: number;
  database: AccountDatabase;
  userId: string;
}

/** Keeps it among the changes of this device, which the next window sends, and shows it in those that are open. */
async function keep({ later }: Deed, words: string, { key, now, database, userId }: Moment): Promise<void> {
  if (!later) return;
  const { isSame, ...change } = later;
  // Another call under the same key would be answered as the first one was.
  const own = isSame ? key : crypto.randomUUID();
  const made = await database.keepUnsent([{ ...change, words, key: own, at: now }]);
  const windows = new BroadcastChannel(`outbox:${userId}`);
  windows.postMessage({ made });
  windows.close();
}

async function send({ call: { method, path, body } }: Deed, { key, now }: Moment): Promise<number> {
  const answer = await fetch(path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      'X-Changed-At': new Date(now).toISOString(),
      'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    body: JSON.stringify(body),
  });
  return answer.status;
}

/**
 * Does what was pressed in a notice; without a network it is kept on this device.
 * @returns false where nobody is signed in here any more
 */
export async function deal(notice: PushNotice, action: PushAction): Promise<boolean> {
  const account = await pushAccount();
  if (!account) return false;
  const { userId } = account;
  const moment = { key: crypto.randomUUID(), now: Date.now(), database: new AccountDatabase(userId), userId };
  const deed = await deedOf(notice, action, moment.now, moment.database);
  const status = await send(deed, moment).catch(() => 503);
  if (status >= 500) await keep(deed, notice.body, moment);
  return status !== 401;
}
