import { nodeUnderstanding } from '#understanding/server/node-understanding.ts';
import { respond } from '../../engine/respond.ts';
import type { Engine } from '../engine.ts';

/** The assistant of this product: no key, no network, no language model. */
export const builtIn: Engine = {
  understand: ({ message, ...surroundings }) => respond(nodeUnderstanding(), message, surroundings),
};
