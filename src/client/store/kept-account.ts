import { markStart } from './start-mark.ts';

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

let marking: Promise<void> | undefined;

/** Notes who is signed in, or that nobody is; resolves once it is known to what opens the page, too. */
export function keepAccount(account: unknown): Promise<void> {
  try {
    if (account) localStorage.setItem(NAME, JSON.stringify(account));
    else localStorage.removeItem(NAME);
  } catch (error) {
    console.debug('account', error);
  }
  const mark = () => markStart(Boolean(account)).catch((error) => console.debug('account', error));
  marking = marking ? marking.then(mark) : mark();
  return marking;
}
