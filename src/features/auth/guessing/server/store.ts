import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { deleteInParts } from '#server/database/delete-in-parts.ts';
import type { KnownPlacesTable } from './tables.ts';

/** One more wrong try of a key. Instants are epoch milliseconds. */
export interface Charge {
  key: string;
  now: number;
  /** Milliseconds in which it is forgotten. */
  step: number;
  /** Wrong tries that the key may have at a time. */
  most: number;
}

export interface Charged {
  /** False where the key had as many as it may have: nothing was added. */
  added: boolean;
  /** When all of the key's wrong tries will be forgotten. */
  forgottenAt: number;
}

/** Where somebody is, by the names under which it is kept; a device that is unknown has none. */
export interface Places {
  device: string | null;
  network: string;
}

export function guessingStore({ database }: Pick<Context, 'database'>) {
  return {
    async charge({ key, now, step, most }: Charge): Promise<Charged> {
      const added = await database.query
        .insertInto('guesses')
        .values({ key, forgotten_at: now + step })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              forgotten_at: sql<number>`case when guesses.forgotten_at > ${now} then guesses.forgotten_at + ${step} else ${now + step} end`,
            })
            .where('guesses.forgotten_at', '<=', now + (most - 1) * step),
        )
        .returning('forgotten_at')
        .executeTakeFirst();
      if (added) return { added: true, forgottenAt: added.forgotten_at };
      const full = await database.query
        .selectFrom('guesses')
        .select('forgotten_at')
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return { added: false, forgottenAt: full.forgotten_at };
    },

    /** Takes one wrong try back. */
    async takeBack({ key, step }: Pick<Charge, 'key' | 'step'>): Promise<void> {
      await database.query
        .updateTable('guesses')
        .set({ forgotten_at: sql<number>`forgotten_at - ${step}` })
        .where('key', '=', key)
        .execute();
    },

    async forget(keys: readonly string[]): Promise<void> {
      await database.query.deleteFrom('guesses').where('key', 'in', keys).execute();
    },

    async forgetOld(now: number, placesBefore: number): Promise<void> {
      await deleteInParts(database, 'guesses', sql<boolean>`forgotten_at <= ${now}`);
      await deleteInParts(database, 'known_places', sql<boolean>`seen_at < ${placesBefore}`);
    },

    /** Whether the account has signed in on the device, and whether from the network. */
    async knows(userId: string, { device, network }: Places): Promise<{ device: boolean; network: boolean }> {
      const rows = await database.query
        .selectFrom('known_places')
        .select('kind')
        .where('user_id', '=', userId)
        .where(({ and, eb, or }) =>
          or([
            and([eb('kind', '=', 'device'), eb('name', '=', device ?? '')]),
            and([eb('kind', '=', 'network'), eb('name', '=', network)]),
          ]),
        )
        .execute();
      const kinds = rows.map(({ kind }) => kind);
      return { device: kinds.includes('device'), network: kinds.includes('network') };
    },

    async hasDevices(userId: string): Promise<boolean> {
      const row = await database.query
        .selectFrom('known_places')
        .select('name')
        .where('user_id', '=', userId)
        .where('kind', '=', 'device')
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Keeps a place among the account's, of which it has at most `most` of a kind: the one unused for longest gives way. */
    async remember(
      userId: string,
      kind: KnownPlacesTable['kind'],
      name: string,
      now: number,
      most: number,
    ): Promise<void> {
      await database.query
        .insertInto('known_places')
        .values({ user_id: userId, kind, name, created_at: now, seen_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'name']).doUpdateSet({ seen_at: now }))
        .execute();
      await database.query
        .deleteFrom('known_places')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('name', 'not in', ({ selectFrom }) =>
          selectFrom('known_places')
            .select('name')
            .where('user_id', '=', userId)
            .where('kind', '=', kind)
            .orderBy('seen_at', 'desc')
            .orderBy('name')
            .limit(most),
        )
        .execute();
    },

    /** Forgets the account's devices, but for one, and from where they signed in. */
    async forgetPlaces(userId: string, { device, network }: Partial<Places>): Promise<void> {
      await database.query
        .deleteFrom('known_places')
        .where('user_id', '=', userId)
        .where('name', 'not in', [device ?? '', network ?? ''])
        .execute();
    },
  };
}
