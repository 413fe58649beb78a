import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { AuthService } from '#features/auth/server/service.ts';
import type { Context } from '#server/context.ts';
import { byAccount, type Limits } from '#server/http/rate-limits.ts';
import type { Serve } from '#server/http/serve.ts';
import { clearSessionCookie } from '#server/http/session.ts';
import { livedDay } from '#shared/day.ts';
import {
  changePassword,
  deleteAccount,
  deletePhoto,
  endDevice,
  endOtherDevices,
  exportAccount,
  getExportFile,
  getPhoto,
  listDevices,
  listExports,
  startExport,
  updateProfile,
  uploadPhoto,
} from '../contract.ts';
import { listSecurityEvents } from '../security-log/contract.ts';
import { readPhoto } from './photo-body.ts';
import type { AccountService } from './service.ts';

export function accountRoutes(
  app: FastifyInstance,
  serve: Serve,
  { auth, account }: { auth: AuthService; account: AccountService },
  { clock, config }: Context,
  limits: Limits,
): void {
  const changes = limits({ attempts: 60, minutes: 15, keyOf: byAccount });

  serve(updateProfile, ({ actor, body }) => account.updateProfile(actor, body), { limits: [changes] });
  serve(changePassword, ({ actor, body: { currentPassword, newPassword } }) =>
    auth.changePassword(actor, currentPassword, newPassword),
  );

  serve(listDevices, ({ actor }) => account.devices(actor));
  serve(endDevice, async ({ actor, params, request, reply }) => {
    await auth.endDevice(actor, params.id);
    if (params.id === actor.session.id) clearSessionCookie(request, reply, config);
  });
  serve(endOtherDevices, ({ actor }) => auth.endOtherDevices(actor));

  const few = () => ({ limits: [limits({ attempts: 10, minutes: 15, keyOf: byAccount })] });
  serve(
    exportAccount,
    async ({ actor, reply }) => {
      reply.headers(savedAs(`takt-${livedDay(clock.now(), actor)}.json`));
      await auth.noteTry(actor.userId, 'export_downloaded', actor.from);
      return account.export(actor.userId);
    },
    few(),
  );
  serve(
    startExport,
    ({ actor, again }) =>
      account.exports.order(actor, again, () => auth.note(actor.userId, 'export_ordered', actor.from)),
    few(),
  );
  serve(listExports, ({ actor }) => account.exports.list(actor.userId));
  serve(
    getExportFile,
    async ({ actor, params, reply }) => {
      const { name, text } = await account.exports.file(actor.userId, params.id);
      await auth.noteTry(actor.userId, 'export_downloaded', actor.from);
      reply.headers(savedAs(name));
      return text;
    },
    few(),
  );
  serve(listSecurityEvents, ({ actor, query }) => account.securityLog.page(actor.userId, query.before));
  serve(deleteAccount, async ({ actor, body, request, reply }) => {
    await account.remove(actor, body);
    clearSessionCookie(request, reply, config);
    reply.header('clear-site-data', '"cache"');
  });

  // A scope of its own: everywhere else a multipart body is refused.
  app.register(async (scope) => {
    await scope.register(multipart);
    photoRoutes(scope, serve, account, limits({ attempts: 30, minutes: 15, keyOf: byAccount }));
  });
}

/** A file that nothing on the way keeps. */
const savedAs = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
});

function photoRoutes(scope: FastifyInstance, serve: Serve, account: AccountService, uploads: ReturnType<Limits>): void {
  serve(uploadPhoto, async ({ actor, request }) => account.savePhoto(actor, await readPhoto(request)), {
    scope,
    limits: [uploads],
  });
  serve(deletePhoto, async ({ actor }) => void (await account.deletePhoto(actor)));
  serve(getPhoto, async ({ actor, params, reply }) => {
    const image = await account.photo(actor.userId, params.version);
    // Whatever it holds, it can neither run nor be taken for another type; its address changes with it.
    reply.headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    return image;
  });
}
