import { withLaterFields } from '../engine/drafts.ts';
import type { Context } from '../engine/model.ts';
import { QUESTION_LIFETIME } from './rules.ts';

/** What a conversation, perhaps kept by an earlier version, still remembers `age` milliseconds after its last message. */
export function remembered(context: Context, age: number): Context {
  const pending = age > QUESTION_LIFETIME ? null : context.pending;
  return { ...context, pending: pending && withLaterFields(pending) };
}
