import type { Actor, Context } from '#server/context.ts';
import { intentionOf } from '#server/field-times.ts';
import { contextAfter } from '../context-after.ts';
import { chatHistory, type Exchange } from '../contract.ts';
import { KEEPING, withoutRepeats } from '../rules.ts';
import type { ChatStore } from './store.ts';

/** Keeps what devices answered by themselves. */
export function exchanges(context: Pick<Context, 'database' | 'clock' | 'publish'>, store: ChatStore) {
  return {
    /** Puts a message and its answer into the history, unless they stand there; a conversation that went on since is left alone. */
    keep: (actor: Actor, said: Exchange): Promise<void> =>
      context.database.write(actor.userId, async () => {
        const { userId, clientId = '' } = actor;
        const { askedId, messageId, message, answer, voice, taskCount, changes, canUndo } = said;
        if (await store.find(userId, messageId)) return;
        const at = intentionOf(actor, context.clock);
        const actions = withoutRepeats(changes.map(({ action }) => action));
        const metadata = { action: actions.at(-1) ?? null, actions, taskCount, changes };
        const rows = [
          { id: askedId, role: 'user', content: message, metadata: voice ? { voice } : null, acted: false },
          { id: messageId, role: 'assistant', content: answer, metadata, acted: canUndo },
        ] as const;
        const known = await store.conversation(userId, clientId);
        const now = { context: contextAfter(changes, known.context), card: undefined, updatedAt: at };
        const talk = known.updatedAt > at ? known : now;
        await store.add(
          userId,
          clientId,
          rows.map((row) => ({ ...row, createdAt: at })),
          talk,
          KEEPING,
        );
        context.publish(actor, [chatHistory.path]);
      }),
  };
}
