import { type Context, EMPTY_CONTEXT, type Outcome, type View } from '#features/assistant/engine/model.ts';
import { respond } from '#features/assistant/engine/respond.ts';
import { nodeUnderstanding } from '#understanding/server/node-understanding.ts';
import type { Understanding } from '#understanding/understand.ts';

/** What an assistant that understands so makes of a message: the words, the account, the moment, what was said before. */
export const engineOf =
  (understanding: () => Understanding) =>
  (message: string, view: View, now: number, zone: string, context: Context = EMPTY_CONTEXT): Outcome =>
    respond(understanding(), message, { view, now, zone, context });

/** The product's. */
export const productEngine = engineOf(nodeUnderstanding);
