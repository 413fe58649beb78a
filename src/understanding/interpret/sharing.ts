import type { Word } from '../hear/words.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import type { Part } from '../read/labels.ts';
import { partsWith } from './context.ts';
import { isGathering, isSaidOfAll } from './listing.ts';
import { SETTING } from './slots.ts';

/**
 * What the last clause may say of all new tasks of a message. «…, всё в стройку» does; of «гвозди, рубероид, доска — запиши в
 * цех» words alone do not tell: then there are both ways.
 */
export function sharings(clauses: readonly ReadClause[], words: readonly Word[]): Part[][] {
  const last = clauses.at(-1);
  const others = clauses.slice(0, -1);
  if (!last || !others.some(({ act }) => act === 'create')) return [[]];
  if (!others.every(({ act }) => act === 'create' || act === 'none')) return [[]];
  const slots = partsWith(last, ...SETTING);
  const bare = partsWith(last, 'title', 'ref', 'cmd', 'did').every((part) => isGathering(part, words));
  if (bare) return [slots];
  if (last.act !== 'create') return [[]];
  const sure = slots.filter((slot) => isSaidOfAll(slot, words));
  const end = partsWith(last, 'title').at(-1)?.to ?? last.to;
  const open = slots.filter(
    ({ label, from }) => from >= end && !others.some(({ parts }) => parts.some((part) => part.label === label)),
  );
  return open.every((slot) => sure.includes(slot)) ? [sure] : [sure, [...new Set([...sure, ...open])]];
}
