import { foreignFunctions } from './foreign-functions.ts';

type Trim = (keep: bigint) => number;

let trim: Trim | null | undefined;

/**
 * Gives the system what this process has freed and its C library keeps for later, about 12 MB after a start.
 * @returns whether this system knows how: Linux with glibc, and a Node that can call it
 */
export function giveBackFreed(): boolean {
  trim ??= findTrim();
  trim?.(0n);
  return trim !== null;
}

/** `malloc_trim`, which only glibc has. */
function findTrim(): Trim | null {
  if (process.platform !== 'linux') return null;
  try {
    return foreignFunctions()?.dlopen(null, { malloc_trim: { arguments: ['u64'], return: 'i32' } }).functions
      .malloc_trim as Trim;
  } catch {
    return null;
  }
}
