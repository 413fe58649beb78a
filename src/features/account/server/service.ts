import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { User } from '#features/auth/contract.ts';
import type { AuthService } from '#features/auth/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Guarded } from '#server/http/session.ts';
import { notFound } from '#shared/errors.ts';
import { type Device, getPhoto } from '../contract.ts';
import { texts } from '../texts.ts';
import { readUserAgent } from '../user-agent.ts';
import { exportText } from './export.ts';
import { squarePhoto } from './photo-image.ts';
import { accountStore } from './store.ts';

export function accountService(context: Context, auth: AuthService) {
  const { database } = context;
  const store = accountStore(context);
  return {
    async devices({ userId, session }: Guarded): Promise<Device[]> {
      const rows = await auth.devices(userId);
      return rows.map(({ id, userAgent, address, createdAt, seenAt }) => ({
        id,
        ...readUserAgent(userAgent),
        ipAddress: address || null,
        signedInAt: new Date(createdAt).toISOString(),
        lastSeenAt: new Date(seenAt).toISOString(),
        current: id === session.id,
      }));
    },

    /** Everything of the account as JSON, read while it is sent. */
    export: (userId: string): Readable => Readable.from(exportText(store, userId, context.clock.now())),

    /** @throws AppError 404 for any photo but the account's present one */
    async photo(userId: string, version: string): Promise<Buffer> {
      const image = await store.photo(userId, version);
      if (!image) throw notFound(texts.photoMissing);
      return Buffer.from(image);
    },

    async savePhoto(actor: Actor, file: Buffer): Promise<User> {
      const image = await squarePhoto(file);
      const version = randomBytes(16).toString('base64url');
      return database.write(actor.userId, async () => {
        await store.savePhoto(actor.userId, { version, image });
        return auth.setImage(actor, getPhoto.path.replace(':version', version));
      });
    },

    deletePhoto: (actor: Actor): Promise<User> =>
      database.write(actor.userId, async () => {
        await store.deletePhoto(actor.userId);
        return auth.setImage(actor, null);
      }),
  };
}

export type AccountService = ReturnType<typeof accountService>;
