import type { Query, QueryClient } from '@tanstack/react-query';
import { isReadSince } from './read-revisions.ts';

/**
 * Asks again for what may have changed since it was read. What is under way is waited for first: a page that has just opened asks for
 * all that it shows, and would ask for it twice.
 * @param revision of the account, where whatever was read at it or later is as it is now; undefined where nobody knows
 */
export function askAgain(client: QueryClient, revision: number | undefined): void {
  const isOld = ({ queryKey: [path] }: Query) => revision === undefined || !isReadSince(String(path), revision);
  const underWay = client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => revision !== undefined && state.fetchStatus === 'fetching' });
  void client.invalidateQueries({ predicate: (query) => !underWay.includes(query) && isOld(query) });
  for (const query of underWay) {
    const look = () => {
      if (isOld(query)) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    };
    query.promise?.then(look, look);
  }
}
