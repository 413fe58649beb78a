import type { QueryClient } from '@tanstack/react-query';
import { idle } from '#client/lib/idle.ts';
import { keepBy } from '#client/store/device.ts';
import { keepAccounts } from '#features/auth/client/keep-accounts.ts';
import type { User } from '#features/auth/contract.ts';

/** Milliseconds after which what keeps an account is loaded again where it could not be. */
const PAUSE = 10_000;

/** Milliseconds that the first drawing waits for what is kept: drawn twice, the page is later. */
const WORTH_WAITING = 500;

/**
 * Has the account that is signed in kept on this device, and nobody else's shown. Resolves once what is kept stands in the
 * place of what the document did not bring along, or is late.
 * @param drawing begins the first drawing, where all that it needs is there: what is kept comes behind it, and is not waited for
 */
export function keepHere(client: QueryClient, drawing: Promise<void> | undefined): Promise<void> {
  let now: User | null = null;
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  const load = async (user: User) => {
    try {
      await drawing?.then(idle);
      const { keeperOf } = await import('./keeper.ts');
      if (now !== user) return undefined;
      const keeper = keeperOf(client, user);
      void keeper.begin().then(show);
      return keeper;
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
  if (!now || drawing) show();
  setTimeout(show, WORTH_WAITING);
  return shown;
}
