import { understand } from '../engine/understand.ts';
import type { Engine } from './engine.ts';

/** The rules of this product: no key, no network, no model. */
export const builtIn: Engine = {
  understand: ({ message, view, now, zone, context, titles }) => understand(message, view, now, zone, context, titles),
};
