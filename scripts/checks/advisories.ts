import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Vulnerable } from './audit-report.ts';

const event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
});
/** What is read of an advisory, as OSV has it and GitHub's database of them adds to it. */
const advisory = z.object({
  id: z.string(),
  summary: z.string().default(''),
  withdrawn: z.string().nullish(),
  database_specific: z.object({ severity: z.string().nullish() }).nullish(),
  affected: z
    .array(
      z.object({
        package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
        ranges: z.array(z.object({ events: z.array(event) })).default([]),
        versions: z.array(z.string()).default([]),
        database_specific: z.object({ last_known_affected_version_range: z.string().optional() }).nullish(),
      }),
    )
    .default([]),
});
export type Advisory = z.output<typeof advisory>;
type Affected = Advisory['affected'][number];

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      peer: z.boolean().optional(),
    }),
  ),
});

/** A package with a hole, and whether servers have it. */
export interface Hole extends Vulnerable {
  served: boolean;
}

const collator = new Intl.Collator('en', { numeric: true });

/** Below 0 where `a` is the earlier version. */
export function compareVersions(a: string, b: string): number {
  const [before, after] = [a, b].map((version) => version.split('+')[0]!.split(/-(.*)/s)) as [string[], string[]];
  const byNumber = collator.compare(before[0]!, after[0]!);
  if (byNumber !== 0) return byNumber;
  // A release is later than what was tried out ahead of it.
  return before[1] === undefined || after[1] === undefined
    ? Number(before[1] === undefined) - Number(after[1] === undefined)
    : collator.compare(before[1], after[1]);
}

const LAST_KNOWN = /^(<=?) ?(\S+)$/;

function isAffected(version: string, { ranges, versions, database_specific: more }: Affected): boolean {
  if (versions.includes(version)) return true;
  const [, sign, last] = LAST_KNOWN.exec(more?.last_known_affected_version_range ?? '') ?? [];
  if (last !== undefined && compareVersions(version, last) >= (sign === '<' ? 0 : 1)) return false;
  return ranges.some(({ events }) => {
    const since = (at: string | undefined) => at !== undefined && (at === '0' || compareVersions(version, at) >= 0);
    return events.reduce((inside, { introduced, fixed, last_affected: end }) => {
      if (since(introduced)) return true;
      return inside && !since(fixed) && (end === undefined || compareVersions(version, end) <= 0);
    }, false);
  });
}

/** What of the packages that a lock file names has a hole that one of these advisories tells of. @param text of the lock file */
export function holesIn(text: string, advisories: readonly Advisory[]): Hole[] {
  const about = Map.groupBy(
    advisories.flatMap((one) => one.affected.map((affected) => ({ ...one, affected }))),
    ({ affected }) => affected.package?.name,
  );
  return Object.entries(lock.parse(JSON.parse(text)).packages).flatMap(
    ([path, { version, dev, devOptional, peer, ...entry }]) => {
      const name = entry.name ?? path.split('node_modules/').at(-1)!;
      const known = version === undefined ? [] : (about.get(name) ?? []);
      return known
        .filter(({ affected }) => isAffected(version!, affected))
        .map(({ id, summary, database_specific: more }) => ({
          name: `${name} ${version}`,
          severity: more?.severity?.toLowerCase() ?? 'unknown',
          title: `${summary} (${id})`,
          served: !dev && !devOptional && !peer,
        }));
    },
  );
}

/** The advisories on packages of npm that lie in a folder, but those that were taken back. */
export function readAdvisories(folder: string): Advisory[] {
  return globSync('**/*.json', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => text.includes('"ecosystem": "npm"') || text.includes('"ecosystem":"npm"'))
    .map((text) => advisory.parse(JSON.parse(text)))
    .filter(({ withdrawn }) => !withdrawn)
    .map((one) => ({ ...one, affected: one.affected.filter(({ package: of }) => of?.ecosystem === 'npm') }));
}
