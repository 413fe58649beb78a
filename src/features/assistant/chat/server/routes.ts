import type { FastifyInstance } from 'fastify';
import { toldTo } from '#features/tasks/caller.ts';
import { byAccount, byAddress, type Limits } from '#server/http/rate-limits.ts';
import type { Serve, ServeOptions } from '#server/http/serve.ts';
import type { Guarded } from '#server/http/session.ts';
import {
  type ChatInput,
  chatHistory,
  clearHistory,
  keepExchange,
  plainChat,
  smartChat,
  undoMessage,
} from '../contract.ts';
import type { ChatService } from './service.ts';

/** @param before ends a session that is over by itself, so that figures that are asked for have it */
export function chatRoutes(
  app: FastifyInstance,
  serve: Serve,
  chat: ChatService,
  limits: Limits,
  before: NonNullable<ServeOptions['before']>,
): void {
  const options = {
    limits: [
      limits({ attempts: 120, minutes: 1, keyOf: byAddress }),
      limits({ attempts: 40, minutes: 1, keyOf: byAccount }),
    ],
  };
  const prepared = {
    ...options,
    before,
    ahead: ({ actor, body }: { actor: Guarded; body: ChatInput }) => chat.prepare(actor, body),
    quick: !chat.asksModel,
  };
  serve(
    smartChat,
    async ({ actor, body }, thought) => {
      const answer = await chat.send(actor, body, thought);
      return { ...answer, tasks: answer.tasks.map((task) => toldTo(task, actor)) };
    },
    prepared,
  );
  serve(
    plainChat,
    async ({ actor, body }, thought) => {
      const { message: response, proposals, notUnderstood } = await chat.send(actor, body, thought);
      return { response, proposals, notUnderstood };
    },
    prepared,
  );
  serve(undoMessage, ({ actor, body }, thought) => chat.undo(actor, body.messageId, thought), {
    ...options,
    ahead: ({ actor, body }: { actor: Guarded; body: { messageId: string } }) =>
      chat.prepareUndo(actor, body.messageId),
  });
  serve(keepExchange, ({ actor, body }) => chat.keepExchange(actor, body));
  serve(chatHistory, ({ actor, query }) => chat.history(actor.userId, query.limit));
  app.addHook('onClose', () => chat.close());
  serve(clearHistory, ({ actor }) => chat.clear(actor));
}
