import type { Plugin } from 'vite';

/** Values that React throws to itself and recognises by identity: nobody reads their stacks. */
const SENTINEL = /= Error\((formatProdErrorMessage\(\d+\))\)([,;])/g;
const SENTINELS = 5;

/**
 * What React makes of its own sentinels: plain objects. While a profiler watches, as Lighthouse does, an `Error` has all functions on
 * the stack parsed anew, and where these are made that is React itself and the whole first script.
 * @throws Error where there are more or fewer than are known here
 */
export function withPlainSentinels(code: string): string {
  let count = 0;
  const plain = code.replace(SENTINEL, (_, message: string, end: string) => {
    count++;
    return `= { message: ${message} }${end}`;
  });
  if (count !== SENTINELS) throw new Error(`React makes ${count} errors ahead, not ${SENTINELS}`);
  return plain;
}

export const plainSentinels = (): Plugin => ({
  name: 'plain-sentinels',
  apply: 'build',
  transform: {
    filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler: withPlainSentinels,
  },
});
