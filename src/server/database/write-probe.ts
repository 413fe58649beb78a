import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** Bytes of a probe on SQLite: a smaller one might find room in the log on a disk that takes no real write any more. */
const PROBE_SIZE = 65_536;

/** Commits something that nobody needs. */
export async function writeProbe(db: Kysely<Tables>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const filler = engine === 'sqlite' ? sql<Uint8Array>`randomblob(${PROBE_SIZE})` : null;
  await db
    .insertInto('write_probes')
    .values({ id: 1, written_at: Date.now(), filler })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        written_at: ref('excluded.written_at'),
        filler: ref('excluded.filler'),
      })),
    )
    .execute();
}
