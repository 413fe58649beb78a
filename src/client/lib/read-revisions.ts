/** At what revision of the account the latest answer of each address was read. */
const revisions = new Map<string, number>();

const pathOf = (url: string) => url.split('?')[0]!;

/** Notes at what revision of the account the answer of an address was read; null where the server does not say. */
export function noteRevision(url: string, revision: string | null): void {
  if (revision === null) revisions.delete(url);
  else revisions.set(url, Number(revision));
}

/** Whether all that was last answered under a path was read at that revision of the account or later. */
export function isReadSince(path: string, revision: number): boolean {
  const read = [...revisions].filter(([url]) => pathOf(url) === path);
  return read.length > 0 && read.every(([, at]) => at >= revision);
}
