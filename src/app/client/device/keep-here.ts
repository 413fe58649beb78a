import type { QueryClient } from '@tanstack/react-query';
import { keepBy } from '#client/store/device.ts';
import { keepAccounts } from '#features/auth/client/keep-accounts.ts';
import type { User } from '#features/auth/contract.ts';

/** Milliseconds after which what keeps an account is loaded again where it could not be. */
const PAUSE = 10_000;

/** Has the account that is signed in kept on this device, and nobody else's shown. */
export function keepHere(client: QueryClient): void {
  let now: User | null = null;
  const load = async (user: User) => {
    try {
      const { keepAccountHere } = await import('./keeper.ts');
      return now === user ? keepAccountHere(client, user) : undefined;
    } catch (error) {
      console.debug('device', error);
      setTimeout(() => now === user && keepBy(load(user)), PAUSE);
      return undefined;
    }
  };
  keepAccounts(client, (user) => {
    now = user;
    keepBy(user ? load(user) : undefined);
  });
}
