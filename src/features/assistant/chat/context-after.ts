import { type Context, EMPTY_CONTEXT } from '../engine/model.ts';
import type { ChatChange } from './contract.ts';
import { engineNameOf } from './rules.ts';

/** What a conversation goes on from behind an answer of which only this is known. */
export function contextAfter(changes: readonly ChatChange[], before: Context): Context {
  const last = changes.at(-1);
  if (!last) return { ...before, pending: null };
  const touched = [...new Set(changes.map(({ id }) => id))];
  return { ...EMPTY_CONTEXT, touched, lastAction: engineNameOf(last.action) };
}
