import { dequal } from 'dequal/lite';
import type { Actor } from '#server/context.ts';
import { isId } from '#server/id.ts';
import { conflict, notFound } from '#shared/errors.ts';
import { type Proposal, proposalsOf } from '../../engine/card.ts';
import { type Environment, taskOf } from '../../engine/environment.ts';
import type { Action, Context as Conversation, Pending } from '../../engine/model.ts';
import type { ChatCard, ChatInput, ChatProposal } from '../contract.ts';
import { actionName, CHANGES_KEPT, namesOf, PROPOSALS, QUESTION_LIFETIME } from '../rules.ts';
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

const idOf = (messageId: string, place: number) => `${messageId}.${place + 1}`;

function placeIn(proposalId: string): { messageId: string; place: number } | null {
  const [messageId = '', number = ''] = proposalId.split('.');
  const place = Number(number) - 1;
  return idOf(messageId, place) === proposalId && place >= 0 && place < PROPOSALS ? { messageId, place } : null;
}

function changesOf(actions: readonly Action[], titleOf: (id: string) => string): ChatProposal['changes'] {
  const changes = actions.flatMap((action): ChatProposal['changes'] => {
    const name = actionName(action.type);
    if (!name) return [];
    if ('draft' in action) return [{ id: null, title: action.draft.title, action: name }];
    const ids = 'ids' in action ? action.ids : 'id' in action ? [action.id] : [];
    return ids.map((id) => ({ id, title: titleOf(id), action: name }));
  });
  return changes.slice(0, CHANGES_KEPT);
}

/** The readings that a message offers, as the interface names them. */
export const namedProposals = (messageId: string, pending: Pending | null, account: Environment): ChatProposal[] =>
  proposalsOf(pending, account).map(({ label, actions }, place) => ({
    id: idOf(messageId, place),
    label,
    actions: namesOf(actions.map(({ type }) => type)),
    changes: changesOf(actions, (id) => taskOf(account, id)?.title ?? ''),
  }));

/** The place of the reading that was done, whether it was pressed or said; -1 where none was. */
export const placeOf = (done: readonly Action[], offered: readonly Proposal[]): number =>
  done.length === 0 ? -1 : offered.findIndex(({ actions }) => dequal(actions, done));

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
