import type { Context } from '#server/context.ts';

export interface Photo {
  /** Unguessable, another one for each upload. */
  version: string;
  /** WebP. */
  image: Uint8Array;
}

export function accountStore({ database }: Pick<Context, 'database'>) {
  return {
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
