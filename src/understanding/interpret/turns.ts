import { aboutAt, minutesAt } from '#shared/russian/length-words.ts';
import { isLedElsewhere } from '#shared/russian/said-minutes.ts';
import { TAG_NOUN } from '../hear/tag-words.ts';
import type { Word } from '../hear/words.ts';
import type { Meant, TaskChange } from '../model.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import type { Label } from '../read/labels.ts';
import { type Interpretation, partsWith, placesOf, wordsOf } from './context.ts';
import { planOf } from './plan-slot.ts';
import { corrects } from './promise.ts';
import { deedOf, isDenial } from './tag-deed.ts';
import { whenOf } from './when-slot.ts';

/**
 * What else a change may be than its words say first: its day is planned and not due, what it names is emptied, its tag stands for
 * those that are there, its time is how long something takes.
 */
export const TURNS = ['planned', 'emptied', 'replaced', 'lasting'] as const;
export type Turn = (typeof TURNS)[number];

/** What names a field, and the change that empties it. */
const EMPTIED: readonly [noun: RegExp, change: (tags: readonly string[]) => TaskChange][] = [
  [/^(?:срок|дат[аеуы]|дедлайн|deadline|числ[оа]|дн[яе]|день)/, () => ({ due: { kind: 'clear' } })],
  [/^план/, () => ({ plan: null })],
  [/^(?:приоритет|важност|срочност|флаж)/, () => ({ priority: 'medium' })],
  [/^(?:проект|папк)/, () => ({ project: { id: null } })],
  [TAG_NOUN, (tags) => ({ tags: { take: tags } })],
];

/** Where words are of a name, and tell nothing of what becomes of it. */
const NAMES: readonly Label[] = ['ref', 'old', 'name', 'title', 'note'];

/** The words of a clause beside the names in it. */
function beside(clause: ReadClause, words: readonly Word[]): number[] {
  const named = new Set(placesOf(partsWith(clause, ...NAMES)));
  return placesOf([clause]).filter((at) => !named.has(at) && words[at]!.quote === 0);
}

function planned(clause: ReadClause, change: TaskChange, { words, clock }: Interpretation): TaskChange | null {
  if (!change.due || change.due.kind === 'clear' || 'plan' in change || corrects(words)) return null;
  const whens = partsWith(clause, 'when').map((part) => wordsOf([part], words));
  const plan = planOf(whenOf(whens, clock), clock.zone);
  const { due: _, ...rest } = change;
  return plan && { ...rest, plan };
}

const PLURAL = /(?:[иы]|ов|[ое]к|а[мх]и?)$/;

/** «сними теги», or «сними тег» of what has one; where one is named, it is that one. */
const meansAllTags = (noun: string, clause: ReadClause, had: readonly string[]) =>
  partsWith(clause, 'tag').length === 0 && (had.length === 1 || (had.length > 1 && PLURAL.test(noun)));

function emptied(
  clause: ReadClause,
  change: TaskChange,
  had: readonly string[],
  words: readonly Word[],
): TaskChange | null {
  const places = beside(clause, words);
  const said = places.map((at) => words[at]!);
  if (deedOf(said) !== 'take' || places.some((at) => isDenial(words, at))) return null;
  const noun = said.find(({ word }) => EMPTIED.some(([nouns]) => nouns.test(word)))?.word;
  const found = noun && EMPTIED.find(([nouns]) => nouns.test(noun))![1](had);
  if (!found || (found.tags && !meansAllTags(noun, clause, had))) return null;
  const [field] = Object.keys(found);
  return field! in change ? null : found;
}

function replaced({ tags, ...rest }: TaskChange, had: readonly string[]): TaskChange | null {
  const take = had.filter((name) => !tags?.put?.includes(name));
  return tags?.put && !tags.take && take.length > 0 ? { ...rest, tags: { put: tags.put, take } } : null;
}

function lasting(clause: ReadClause, change: TaskChange, words: readonly Word[]): TaskChange | null {
  if ('estimateMinutes' in change) return null;
  const places = beside(clause, words);
  for (const at of places) {
    if (isLedElsewhere(words, at)) continue;
    const said = aboutAt(words, at) ?? minutesAt(words, at);
    if (!said || !places.includes(said.next - 1)) continue;
    const isOnlyTime = partsWith(clause, 'when').every(({ from, to }) => from < said.next && at < to);
    const { due: _, ...rest } = change;
    return { ...(isOnlyTime ? rest : change), estimateMinutes: said.minutes };
  }
  return null;
}

/** What a change of these tasks may be instead, by turn. */
export function turnsOf(
  clause: ReadClause,
  meant: Meant,
  change: TaskChange,
  interpretation: Interpretation,
): Map<Turn, TaskChange> {
  const { words, account } = interpretation;
  const [only, ...others] = meant.kind === 'these' ? meant.ids : [];
  const had = (others.length === 0 && account.tasks.find(({ id }) => id === only)?.tags) || [];
  const found: [Turn, TaskChange | null][] = [
    ['planned', planned(clause, change, interpretation)],
    ['emptied', emptied(clause, change, had, words)],
    ['replaced', replaced(change, had)],
    ['lasting', lasting(clause, change, words)],
  ];
  return new Map(found.flatMap(([turn, one]) => (one ? [[turn, one] as const] : [])));
}
