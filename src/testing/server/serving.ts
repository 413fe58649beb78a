import Fastify from 'fastify';
import { afterEach } from 'vitest';
import { installErrorReplies } from '#server/http/errors.ts';
import { installJsonParser } from '#server/http/json-body.ts';
import { createServe, type Serve } from '#server/http/serve.ts';
import type { Guarded } from '#server/http/session.ts';
import type { useTestContext } from './use-context.ts';

/** Servers of a test's own endpoints, to whoever is named by the header `account`; closed after each test. */
export function useServing(used: ReturnType<typeof useTestContext>) {
  const opened: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close();
  });

  async function serving(register: (serve: Serve) => void) {
    const app = Fastify();
    opened.push(app);
    installErrorReplies(app as never);
    installJsonParser(app as never);
    const actors: Guarded[] = [];
    app.addHook('onRequest', async (request) => {
      const userId = request.headers.account as string | undefined;
      const session = { revision: 7, userId };
      request.actor = userId ? ({ userId, session, zone: 'Europe/Moscow' } as Guarded) : null;
      if (request.actor) actors.push(request.actor);
    });
    const { serve, served } = createServe(app as never, used.context, 'build');
    register(serve);
    return { app, served, actors };
  }

  /** With an account that calls. */
  async function calling(register: (serve: Serve) => void) {
    const { app, actors } = await serving(register);
    const account = await used.account();
    const call = async (
      method: 'GET' | 'POST',
      url: string,
      headers: Record<string, string> = {},
      payload?: object,
    ) => {
      const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
      return { status: answer.statusCode, headers: answer.headers, body: answer.body };
    };
    return {
      app,
      actors,
      account,
      visitor: { get: (url = '/') => call('GET', url) },
      get: (url = '/', headers = {}) => call('GET', url, { account, ...headers }),
      post: (payload?: object, headers = {}, url = '/') => call('POST', url, { account, ...headers }, payload),
    };
  }

  return { serving, calling };
}
