import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Tables } from '#server/database/schema.ts';

export type Table = keyof Tables;
export type Columns<T extends Table> = keyof Tables[T] & string;

export type Value = string | number | boolean | null | Date | Uint8Array;
export type Row = Record<string, Value>;

/** Columns of the rows that are the user's, in the order of their key. */
interface Part {
  table: Table;
  /** Column that holds the user's id. */
  owner: string;
  key: readonly string[];
  columns: readonly string[];
}

export interface Photo {
  /** Unguessable, another one for each upload. */
  version: string;
  /** WebP. */
  image: Uint8Array;
}

export function accountStore({ database }: Pick<Context, 'database'>) {
  return {
    /** The next rows of a part after the one with that key, in the key's order. */
    async page(part: Part, userId: string, after: readonly Value[] | undefined, limit: number): Promise<Row[]> {
      const { table, owner, key, columns } = part;
      const keys = sql.join(key.map((column) => sql.ref(column)));
      const chosen = sql.join(columns.map((column) => sql.ref(column)));
      const { rows } = await sql<Row>`
        select ${chosen} from ${sql.table(table)} where ${sql.ref(owner)} = ${userId}
        ${after ? sql`and (${keys}) > (${sql.join(after)})` : sql``}
        ${key.length > 0 ? sql`order by ${keys}` : sql``} limit ${limit}`.execute(database.query);
      return rows;
    },

    async count({ table, owner }: Pick<Part, 'table' | 'owner'>, userId: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)} where ${sql.ref(owner)} = ${userId}`.execute(database.query);
      return Number(rows[0]!.count);
    },

    async photo(userId: string, version: string): Promise<Uint8Array | undefined> {
      const row = await database.query
        .selectFrom('photos')
        .select('image')
        .where('user_id', '=', userId)
        .where('version', '=', version)
        .executeTakeFirst();
      return row?.image;
    },

    async savePhoto(userId: string, { version, image }: Photo): Promise<void> {
      await database.query
        .insertInto('photos')
        .values({ user_id: userId, version, image })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ version, image }))
        .execute();
    },

    async deletePhoto(userId: string): Promise<void> {
      await database.query.deleteFrom('photos').where('user_id', '=', userId).execute();
    },
  };
}

export type AccountStore = ReturnType<typeof accountStore>;
