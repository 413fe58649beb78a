import type { QueryClient } from '@tanstack/react-query';
import { keepBy } from '#client/store/device.ts';
import { keepAccounts } from '#features/auth/client/keep-accounts.ts';

/** Has the account that is signed in kept on this device, and nobody else's shown. */
export function keepHere(client: QueryClient): void {
  keepAccounts(client, (user) => {
    keepBy(user ? import('./keeper.ts').then(({ keepAccountHere }) => keepAccountHere(client, user)) : undefined);
  });
}
