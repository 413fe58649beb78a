import { paths } from '#shared/paths.ts';

/** Where a new password is set by a one-time token, which stands behind the `#`: no server and no proxy is told it. */
export const resetPath = (token: string): string => `${paths.login}?step=password#token=${encodeURIComponent(token)}`;

/** Where another address is confirmed by one. */
export const addressPath = (token: string): string =>
  `${paths.login}?step=address#address=${encodeURIComponent(token)}`;

/** What a link has brought to the login page; links of earlier versions had it in the query. */
export function broughtBy({ search, hash }: { search: string; hash: string }) {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const given = (name: string) => fragment.get(name) ?? query.get(name);
  return { token: given('token'), address: given('address') };
}

/** Whether that is what a query of the login page is of: such a link does what it says, whoever is signed in where it is pressed. */
export function isOneTimeLink(search: string): boolean {
  const query = new URLSearchParams(search);
  return ['password', 'address'].includes(query.get('step') ?? '') || query.has('token') || query.has('address');
}
