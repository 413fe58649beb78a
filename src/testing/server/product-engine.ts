import { type Context, EMPTY_CONTEXT, type Outcome, type View } from '#features/assistant/engine/model.ts';
import { respond } from '#features/assistant/engine/respond.ts';
import { nodeUnderstanding } from '#understanding/server/node-understanding.ts';

/** What the product's assistant makes of a message: the words, the account, the moment, what was said before. */
export const productEngine = (
  message: string,
  view: View,
  now: number,
  zone: string,
  context: Context = EMPTY_CONTEXT,
): Outcome => respond(nodeUnderstanding(), message, { view, now, zone, context });
