import type { ChatItem } from '../contract.ts';
import type { Turn } from '../engine.ts';
import { TURN_LENGTH } from '../rules.ts';

/** What was said since an instant, as a language model is told it. */
export function turnsOf(items: readonly ChatItem[], since: number): Turn[] {
  return items
    .filter(({ createdAt }) => Date.parse(createdAt) >= since)
    .map(({ role, content, metadata }) => ({
      role,
      content: content.slice(0, TURN_LENGTH),
      acted: Boolean(metadata?.undo),
    }));
}
