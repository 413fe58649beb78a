import type { QueryClient } from '@tanstack/react-query';
import { keepAccount, keptAccount } from '#client/store/kept-account.ts';
import type { User } from '../contract.ts';
import { USER_KEY } from './queries.ts';

/**
 * Knows who is signed in before the server says so, until it says otherwise: a session that ended locks what the device keeps.
 * @param onAccount hears whose the device is from now on; null where nobody is signed in
 */
export function keepAccounts(client: QueryClient, onAccount: (user: User | null) => void): void {
  const known = () => client.getQueryData<User | null>(USER_KEY);
  const kept = known() === undefined ? keptAccount<User>() : undefined;
  if (kept) {
    client.setQueryData(USER_KEY, kept);
    void client.invalidateQueries({ queryKey: USER_KEY, refetchType: 'none' });
  }
  let last: User | null | undefined;
  const look = () => {
    const user = known();
    if (user === undefined || user === last) return;
    // This page shows what the device keeps of somebody else.
    if (last && user && user.id !== last.id) return void keepAccount(null).then(() => location.reload());
    if (user?.id !== last?.id || last === undefined) onAccount(user);
    last = user;
    if (!user || keptAccount<User>()?.id === user.id) void keepAccount(user);
  };
  look();
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === USER_KEY[0]) look();
  });
}
