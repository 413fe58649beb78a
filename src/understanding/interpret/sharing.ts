import { isDeed, type Word } from '../hear/words.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import type { Part } from '../read/labels.ts';
import { partsWith } from './context.ts';
import { itemsOf } from './listing.ts';
import { gathers, isGathering, isSaidOfAll, saidOfSome, standsApart } from './said-of.ts';
import { SETTING } from './slots.ts';

/** What is said behind the new tasks of a message, and of which of them, by where their titles begin; null for all. */
export interface Shared {
  part: Part;
  of: readonly number[] | null;
}

/** The last clause of a message, and those before it that make new tasks, or do nothing. */
function makingAtEnd(clauses: readonly ReadClause[]): readonly ReadClause[] {
  const before = clauses.slice(0, -1).findLastIndex(({ act }) => act !== 'create' && act !== 'none');
  return clauses.slice(before + 1);
}

/** What words say of some of the new tasks: «второе срочно». */
function ofSome(making: readonly ReadClause[], slots: readonly Part[], end: number, words: readonly Word[]): Shared[] {
  if (slots.length === 0 || gathers(words.slice(end))) return [];
  const items = making.flatMap((clause) =>
    clause.act === 'create' ? itemsOf(clause.parts, words, partsWith(clause, 'void')).items : [],
  );
  if (items.length < 2) return [];
  return [...saidOfSome(slots, end, items, words)].map(([part, of]) => ({ part, of }));
}

/** «хлеб, молоко, сыр #покупки»: such a sign closes what is written down. */
const isHashTag = ({ label, from }: Part, words: readonly Word[]) => label === 'tag' && words[from]?.text === '#';

const all = (parts: readonly Part[]): Shared[] => parts.map((part) => ({ part, of: null }));

/**
 * What the last clause may say of new tasks of a message that are not its own. «…, всё в стройку» does; of «гвозди, рубероид,
 * доска — запиши в цех» words alone do not tell: then there are both ways.
 */
export function sharings(clauses: readonly ReadClause[], words: readonly Word[]): Shared[][] {
  const making = makingAtEnd(clauses);
  const last = making.at(-1);
  const others = making.slice(0, -1);
  if (!last) return [[]];
  const titles = making.flatMap((clause) => partsWith(clause, 'title')).filter((part) => !isGathering(part, words));
  const end = titles.at(-1)?.to ?? last.to;
  const slots = partsWith(last, ...SETTING, 'plan');
  const behind = slots.filter(({ from }) => from >= end);
  const some = ofSome(making, behind, end, words);
  const left = slots.filter((slot) => !some.some(({ part }) => part === slot));
  if (!others.some(({ act }) => act === 'create')) return [some];
  const bare = partsWith(last, 'title', 'ref', 'cmd', 'did').every((part) => isGathering(part, words));
  if (bare) return [[...some, ...all(left)]];
  if (last.act !== 'create') return [[]];
  const isSaid = (label: string) => others.some(({ parts }) => parts.some((part) => part.label === label));
  const hasOwn = (clause: ReadClause) => {
    const [title] = partsWith(clause, 'title');
    return partsWith(clause, ...SETTING).some(({ from }) => title && from >= title.to);
  };
  const eachHasOwn = others.every((clause) => clause.act === 'none' || hasOwn(clause));
  const after = left.filter(({ from }) => from >= end);
  const isApart = (slot: Part) => gathers(words.slice(end)) || standsApart(slot, end, words);
  const listsThings = !titles.some(({ from, to }) => words.slice(from, to).some(isDeed));
  const sure = after.filter(
    (slot) =>
      isSaidOfAll(slot, slots, end, words) ||
      (listsThings && isHashTag(slot, words)) ||
      (!isSaid(slot.label) && !eachHasOwn && isApart(slot)),
  );
  // «…, ящик мандаринов сестре, без спешки»
  const isOwn = ({ label }: Part) =>
    label !== 'proj' && (eachHasOwn || (label === 'prio' && !partsWith(last, 'cmd').some(({ from }) => from >= end)));
  const open = after.filter(
    (slot) => slot.label !== 'plan' && !isSaid(slot.label) && !sure.includes(slot) && !isOwn(slot),
  );
  const certain = [...some, ...all(sure)];
  return open.length === 0 ? [certain] : [certain, [...certain, ...all(open)]];
}
