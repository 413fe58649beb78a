import { isTakenBack } from '#shared/russian/taking-back.ts';
import { fold } from '#shared/russian/text.ts';
import { BY_TAG, deedOnTags } from '../hear/tag-words.ts';
import type { Word } from '../hear/words.ts';
import type { Account, KnownTask, Meant, TagChange } from '../model.ts';
import type { Clause } from '../read/clauses.ts';
import type { Part } from '../read/labels.ts';
import { partsWith, wordsOf } from './context.ts';
import { knownTagsIn, type Said, type TagsNamed, tagsNamed } from './tag-names.ts';

const KEEPS = /^(?:остав|сохран|keep|хватит|пусть|пускай|живет)/;
const ONLY = /^(?:только|чисто|лишь|один|одну|одно|only)$/;
/** Words before a tag that may say that it is the only one. */
const REACH = 4;

type Deed = 'put' | 'take';

/** What a command says of tags; null where it does not tell. */
function deedOf(words: readonly Word[]): Deed | null {
  for (const [at, word] of words.entries()) {
    const deed = deedOnTags(word);
    if (deed === 'takes' || (word.word === 'место' && words[at - 1]?.word === 'не')) return 'take';
    if (deed === 'puts' || deed === 'marks' || word.senses.includes('add')) return 'put';
    if (word.senses.includes('delete')) return 'take';
  }
  return words.some(({ text }) => text === '+') ? 'put' : null;
}

/** Words between two parts. */
const between = (one: Part, other: Part) => (one.from >= other.to ? one.from - other.to : other.from - one.to);

/** What is to be done with a tag: its sign or its preposition tells, or the nearest command; or that its task has it already. */
function deedWith(
  part: Part,
  { names, all }: TagsNamed,
  clause: Clause,
  tasks: readonly KnownTask[],
  words: readonly Word[],
): Deed {
  const [first, second] = words.slice(part.from, part.to);
  const sign = /^[+–-]$/.test(first?.text ?? '')
    ? first
    : words[part.from - 1]?.text === '-'
      ? words[part.from - 1]
      : undefined;
  if (first?.word === 'без' || second?.word === 'без') return 'take';
  if (sign && (words[part.from]?.glued || sign === first)) return sign.text === '+' ? 'put' : 'take';
  const commands = partsWith(clause, 'cmd').toSorted((a, b) => between(a, part) - between(b, part));
  for (const command of commands) {
    const told = deedOf(wordsOf([command], words));
    if (told) return told;
    if (between(command, part) === 0) break;
  }
  if (all) return 'take';
  const had = tasks.length > 0 && tasks.every(({ tags }) => names.every((name) => tags.includes(name)));
  // «всё с тегом дом перенеси на завтра» takes nothing.
  const isAside = partsWith(clause, 'when', 'prio', 'proj', 'name').length > 0;
  return had && commands.length > 0 && !isAside ? 'take' : 'put';
}

/** «оставь только дом»: it has no other tag. */
function isOnly(part: Part, { from, to }: Clause, words: readonly Word[]): boolean {
  const near = words.slice(Math.max(from, part.from - REACH), part.to);
  return near.some(({ word }) => ONLY.test(word)) && words.slice(from, to).some(({ word }) => KEEPS.test(word));
}

/** The tags that new ones stand for: «вместо дома сад», «не дом, а сад»; «задаче с тегом дом» only tells which. */
function replaced(clause: Clause, said: Said): string[] {
  return partsWith(clause, 'old').flatMap((part) => {
    const words = said.words.slice(part.from, part.to);
    const describes = /^(?:с|со|под|без)$/.test(words[0]?.word ?? '') && words.some(({ word }) => BY_TAG.test(word));
    return describes ? [] : knownTagsIn(words, said);
  });
}

const LEADS_AGAIN = /^(?:с|со|на|к|под)$/;

/** Those of these parts that no other takes back: «с тегом дом, ой нет, какой дом, с тегом сад». */
function kept(parts: readonly Part[], said: Said): Part[] {
  const again = new Set(parts.flatMap((part) => tagsNamed(part, said).names.map(fold)));
  return parts.filter((part, at) => {
    const next = parts[at + 1];
    const between = next ? said.words.slice(part.to, next.from) : [];
    return !isTakenBack(between, (word) => again.has(word) || LEADS_AGAIN.test(word));
  });
}

/** The tags that a new task is to have. */
export const tagsOfNew = (parts: readonly Part[], said: Said): string[] => [
  ...new Set(kept(parts, said).flatMap((part) => tagsNamed(part, said).names)),
];

const tasksOf = (meant: Meant, tasks: readonly KnownTask[]): KnownTask[] =>
  meant.kind === 'unknown' ? [] : tasks.filter(({ id }) => meant.ids.includes(id));

/** How the tags of tasks that there are change; null where nothing is said of them. */
export function tagChangeOf(
  clause: Clause,
  meant: Meant,
  said: Said & { account: Pick<Account, 'tasks'> },
): TagChange | null {
  const parts = partsWith(clause, 'tag');
  if (parts.length === 0) return null;
  const { words, account } = said;
  const tasks = tasksOf(meant, account.tasks);
  const had = [...new Set(tasks.flatMap(({ tags }) => tags))];
  const [put, take, only] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const part of kept(parts, said)) {
    const named = tagsNamed(part, said);
    if (isOnly(part, clause, words)) for (const name of named.names) only.add(name);
    else {
      const deed = deedWith(part, named, clause, tasks, words);
      // «убери тег» does not tell which of several.
      if (named.all === 'only' && had.length > 1) continue;
      const names = deed === 'take' && named.all ? had : named.names;
      for (const name of names) (deed === 'take' ? take : put).add(name);
    }
  }
  if (only.size > 0) {
    for (const name of had) if (!only.has(name) && !put.has(name)) take.add(name);
    for (const name of only) if (!had.includes(name)) put.add(name);
  } else if (put.size > 0)
    for (const name of replaced(clause, said))
      if (!put.has(name) && (tasks.length === 0 || had.includes(name))) take.add(name);
  for (const name of take) put.delete(name);
  if (put.size + take.size === 0) return null;
  return { ...(put.size > 0 && { put: [...put] }), ...(take.size > 0 && { take: [...take] }) };
}
