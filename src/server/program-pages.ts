import { readFileSync, readlinkSync } from 'node:fs';
import { foreignFunctions } from './foreign-functions.ts';

type Advise = (address: bigint, length: bigint, advice: number) => number;

/** `MADV_DONTNEED` of Linux. */
const NOT_NEEDED = 4;

let advise: Advise | null | undefined;

/**
 * Lets go of the pages of Node's own program, most of which only the start needed, about 45 MB. They stay in the system's
 * cache of files as long as it likes, and each that is needed again is there again.
 * @returns bytes of the program that were let go; 0 where this system does not know how: only Linux does
 */
export function letGoOfProgram(): bigint {
  advise ??= findAdvise();
  if (!advise) return 0n;
  const program = readlinkSync('/proc/self/exe');
  let bytes = 0n;
  for (const { file, address, length } of untouchedMappings(readFileSync('/proc/self/smaps', 'utf8')))
    if (file === program && advise(address, length, NOT_NEEDED) === 0) bytes += length;
  return bytes;
}

/** `madvise` of the C library. */
function findAdvise(): Advise | null {
  if (process.platform !== 'linux') return null;
  try {
    return foreignFunctions()?.dlopen(null, { madvise: { arguments: ['u64', 'u64', 'i32'], return: 'i32' } }).functions
      .madvise as Advise;
  } catch {
    return null;
  }
}

interface Mapping {
  file: string;
  address: bigint;
  length: bigint;
}

/** A line such as `0082e000-0348a000 r-xp 0042d000 fe:00 123  /usr/bin/node`, where nobody may write. */
const UNWRITABLE_FILE = /^([0-9a-f]+)-([0-9a-f]+) .-.. [0-9a-f]+ [0-9a-f:]+ \d+ +(\/.*)$/;

/**
 * Mappings of files that nobody may write to and nobody has: their pages hold nothing but what the file holds. One that was
 * written to and then closed, as a loader does with what it has put in place, would lose that.
 * @param smaps text of `/proc/self/smaps`
 */
export function untouchedMappings(smaps: string): Mapping[] {
  const mappings: Mapping[] = [];
  let last: Mapping | undefined;
  for (const line of smaps.split('\n')) {
    if (/^[0-9a-f]+-/.test(line)) last = unwritableFile(line);
    else if (last && /^Anonymous: +0 kB$/.test(line)) mappings.push(last);
  }
  return mappings;
}

function unwritableFile(head: string): Mapping | undefined {
  const [, start, end, file] = UNWRITABLE_FILE.exec(head) ?? [];
  if (!start || !file) return undefined;
  const address = BigInt(`0x${start}`);
  return { file, address, length: BigInt(`0x${end}`) - address };
}
