import type { Kysely } from 'kysely';

/** By what rows are found that have had their time: housekeeping would otherwise read each of these tables whole, day by day. */
const HAD_THEIR_TIME = {
  focus_sessions: 'deleted_at',
  projects: 'deleted_at',
  tags: 'deleted_at',
  sessions: 'expires_at',
  verifications: 'expires_at',
  spent_tickets: 'expires_at',
  guesses: 'forgotten_at',
  known_places: 'seen_at',
};

export async function sweeps({ schema }: Kysely<unknown>): Promise<void> {
  for (const [table, column] of Object.entries(HAD_THEIR_TIME)) {
    const index = schema.createIndex(`${table}_age`).on(table).column(column);
    await (column === 'deleted_at' ? index.where('deleted_at' as never, 'is not', null) : index).execute();
  }
}
