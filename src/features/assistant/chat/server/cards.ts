import type { Actor } from '#server/context.ts';
import { isId } from '#server/id.ts';
import { conflict, notFound } from '#shared/errors.ts';
import type { Context as Conversation } from '../../engine/model.ts';
import type { ChatCard, ChatInput } from '../contract.ts';
import { idOf, placeIn } from '../proposals.ts';
import { QUESTION_LIFETIME } from '../rules.ts';
import { texts } from '../texts.ts';
import type { ChatStore } from './store.ts';

/** An answer to a card that is no message: the place of the reading that is to be done, or null for none of them. */
export interface Press {
  place: number | null;
  /** What stands in the history as said. */
  words: string;
}

/** A conversation as it is gone on from. */
interface Talk {
  context: Conversation;
  /** The message whose card is open. */
  card: string | undefined;
}

/** What is offered at most once: the cards of an account's conversations. */
export function cardsIn(store: ChatStore) {
  /** @throws AppError 404 for a card that this user never got, 409 for one that is not to be answered here, or any more */
  async function openCard(actor: Actor, messageId: string, talk: Talk, now: number): Promise<ChatCard> {
    const asked = isId(messageId) ? await store.card(actor.userId, messageId) : undefined;
    if (!asked) throw notFound(texts.card.missing);
    const { card, createdAt } = asked;
    if (card.clientId !== (actor.clientId ?? '')) throw conflict(texts.card.elsewhere);
    if (card.chosen) throw conflict(texts.card.answered);
    if (now - createdAt > QUESTION_LIFETIME) throw conflict(texts.card.late);
    if (talk.card !== messageId || talk.context.pending?.kind !== 'card') throw conflict(texts.card.over);
    return card;
  }

  return {
    /**
     * What is pressed; null where the input is a message.
     * @throws AppError as `openCard`
     */
    async pressed(actor: Actor, { proposalId, decline }: ChatInput, talk: Talk, now: number): Promise<Press | null> {
      if (decline !== undefined) {
        await openCard(actor, decline, talk, now);
        return { place: null, words: texts.card.none };
      }
      if (proposalId === undefined) return null;
      const at = placeIn(proposalId);
      const card = await openCard(actor, at?.messageId ?? '', talk, now);
      const proposal = card.proposals.find(({ id }) => id === proposalId);
      if (!at || !proposal) throw notFound(texts.card.missing);
      return { place: at.place, words: proposal.label };
    },

    /** The card is answered no more. `chosen` is the place of the reading that was done, -1 for none. */
    async close(userId: string, card: string | undefined, chosen = -1): Promise<void> {
      if (card !== undefined) await store.closeCard(userId, card, chosen < 0 ? undefined : idOf(card, chosen));
    },
  };
}
