import { dequal } from 'dequal/lite';
import { type Proposal, proposalsOf } from '../engine/card.ts';
import { type Environment, taskOf } from '../engine/environment.ts';
import type { Action, Pending } from '../engine/model.ts';
import type { ChatProposal } from './contract.ts';
import { actionName, CHANGES_KEPT, namesOf, PROPOSALS } from './rules.ts';

/** The name of a reading that a message offers. */
export const idOf = (messageId: string, place: number) => `${messageId}.${place + 1}`;

/** Where a proposal stands: the message that offers it, and its place there, counted from 0. */
export function placeIn(proposalId: string): { messageId: string; place: number } | null {
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
