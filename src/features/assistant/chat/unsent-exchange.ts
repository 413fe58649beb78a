import type { Context } from '../engine/model.ts';
import type { ChatItem } from './contract.ts';
import type { Done } from './local-undo.ts';

/** What was said to this device and the server has not heard, as JSON: another page may have to show it. */
export interface UnsentExchange {
  /** A message and its answer; nothing where what one did is taken back by a press. */
  items: readonly ChatItem[];
  /** The message whose deeds are taken back. */
  undoes?: string;
  /** What its slices show of that. */
  back?: readonly { kind: string; change: object }[];
  /** What the message did. */
  did?: Done;
  /** What the conversation goes on from. */
  talk?: { clientId: string; context: Context; card: string | undefined; at: number };
  /** The proposal that was chosen of the card that was open. */
  chosen?: string | undefined;
}

/** The history as the server will tell it, in the order of the ids. */
export function withUnsentExchange(history: readonly ChatItem[], unsent: UnsentExchange): readonly ChatItem[] {
  const { items, undoes, talk, chosen } = unsent;
  const known = new Set(history.map(({ id }) => id));
  const said = items.filter(({ id }) => !known.has(id));
  const before = history.map((item): ChatItem => {
    const { id, metadata } = item;
    if (id === undoes && metadata) return { ...item, metadata: { ...metadata, undo: 'done' } };
    const card = metadata?.card;
    if (!metadata || !talk || said.length === 0 || card?.state !== 'open' || card.clientId !== talk.clientId)
      return item;
    const own = card.proposals.some((proposal) => proposal.id === chosen) ? { chosen } : {};
    return { ...item, metadata: { ...metadata, card: { ...card, state: 'closed', ...own } } };
  });
  return [...before, ...said].sort((one, other) => (one.id < other.id ? -1 : 1));
}
