const NAME = 'account';

/** Who is signed in on this device, as the server last said. */
export function keptAccount<Account>(): Account | undefined {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null') ?? undefined;
  } catch (error) {
    console.debug('account', error);
    return undefined;
  }
}

/** Notes who is signed in, or that nobody is. */
export function keepAccount(account: unknown): void {
  try {
    if (account) localStorage.setItem(NAME, JSON.stringify(account));
    else localStorage.removeItem(NAME);
  } catch (error) {
    console.debug('account', error);
  }
}
