/** The Cookie header after an answer's `Set-Cookie`s; one with an empty value is taken back. */
export function withCookies(header: string, set: string | string[] | undefined): string {
  const jar = new Map(header.split('; ').map((pair) => [pair.split('=')[0], pair] as const));
  for (const cookie of [set ?? []].flat()) {
    const pair = cookie.split(';')[0]!;
    const name = pair.split('=')[0];
    if (pair === `${name}=`) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].filter(Boolean).join('; ');
}
