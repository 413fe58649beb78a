import { isTakenBack } from '#shared/russian/taking-back.ts';
import { fold } from '#shared/russian/text.ts';
import { deedOnTags } from '../hear/tag-words.ts';
import type { Word } from '../hear/words.ts';
import type { Account, Meant, TagChange } from '../model.ts';
import type { Clause } from '../read/clauses.ts';
import type { Part } from '../read/labels.ts';
import { partsWith, wordsOf } from './context.ts';
import { tasksWith } from './meant.ts';
import { deedOf, deedSaid, directionOf, isDenied, KEEPS } from './tag-deed.ts';
import { knownTagsIn, type Said, tagsNamed } from './tag-names.ts';

const ONLY = /^(?:только|чисто|лишь|only)$/;
/** «оставь один тег», but not «ещё один тег» */
const SINGLE = /^(?:один|одну|одно|одного|одной)$/;
const PAUSE = /^[,.;!?–—]$/;

const isPause = ({ kind, text }: Word) => kind === 'break' || PAUSE.test(text);

/** «оставь только дом», «дом пусть только останется»: it has no other tag. */
function isOnly(part: Part, { from, to }: Clause, words: readonly Word[]): boolean {
  const before = words.slice(from, part.from);
  const begin = before.findLastIndex(isPause) + 1;
  const behind = words.slice(part.to, to);
  const end = behind.findIndex(isPause);
  const ahead = [...before.slice(begin), ...words.slice(part.from, part.to)];
  const near = [...ahead, ...behind.slice(0, end < 0 ? behind.length : end)];
  const keeper = near.findIndex(({ word }) => KEEPS.test(word));
  if (keeper < 0) return false;
  return near.some(({ word }) => ONLY.test(word)) || ahead.slice(keeper + 1).some(({ word }) => SINGLE.test(word));
}

const LEADS_FROM = /^(?:с|со|из|изо)$/;
const LEADS_TO = /^(?:на|в|во|to|into)$/;

/** The word that leads a part, in it or before it. */
const leadOf = ({ from }: Part, words: readonly Word[], lead: RegExp) =>
  [words[from], words[from - 1]].find((one) => one !== undefined && lead.test(one.word));

/** Verbs by which one thing becomes another: «смени», «переделай», «назови». */
const turns = (word: Word) =>
  deedOnTags(word) === 'swaps' || word.senses.includes('rename') || /^(?:пере(?!н[её]с|стан)|меня)/.test(word.word);
const NOW = /^(?:теперь|отныне|now)$/;

/** Whether something says that a new tag stands for this: «вместо дома», «не дом, а сад», «смени дом на сад», «с дома на сад», «убери дом, повесь сад», «был дом, теперь сад». */
function isReplaced(part: Part, clause: Clause, words: readonly Word[]): boolean {
  if (leadOf(part, words, /^(?:вместо|не|заместо)$/)) return true;
  const commands = partsWith(clause, 'cmd');
  const adjacent = commands.find(({ to }) => to === part.from);
  if (adjacent && deedOf(wordsOf([adjacent], words)) === 'take') return true;
  const isWith = words.slice(part.from, part.to).some(({ forms }) => forms.includes('NOUN:ablt'));
  if (isWith) return false;
  const tags = partsWith(clause, 'tag');
  if (tags.some((tag) => leadOf(tag, words, NOW)) || wordsOf(commands, words).some(turns)) return true;
  return leadOf(part, words, LEADS_FROM) !== undefined && tags.some((tag) => leadOf(tag, words, LEADS_TO));
}

/** «поменяй тег дом на тег сад»: the first of two that are swapped. */
const isSwapped = (part: Part, clause: Clause, words: readonly Word[]): boolean =>
  wordsOf(partsWith(clause, 'cmd'), words).some(turns) &&
  leadOf(part, words, LEADS_TO) === undefined &&
  partsWith(clause, 'tag').some((other) => other.from >= part.to && leadOf(other, words, LEADS_TO) !== undefined);

/** The tags that new ones stand for; «задаче с тегом дом» only tells which. */
const replaced = (clause: Clause, said: Said): string[] =>
  partsWith(clause, 'old')
    .filter((part) => isReplaced(part, clause, said.words))
    .flatMap((part) => knownTagsIn(said.words.slice(part.from, part.to), said));

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
  ...new Set(
    kept(parts, said)
      .filter((part) => !isDenied(part, { parts: [] }, said.words))
      .flatMap((part) => tagsNamed(part, said).names),
  ),
];

/** How the tags of tasks change, and whether only what they have tells it. */
interface Weighed {
  change: TagChange | null;
  isGuessed: boolean;
}

type SaidOfTasks = Said & { account: Pick<Account, 'tasks'> };

function weighed(clause: Clause, meant: Meant, said: SaidOfTasks): Weighed {
  const parts = partsWith(clause, 'tag');
  const { words, account } = said;
  const tasks = meant.kind === 'unknown' ? [] : tasksWith(meant.ids, account.tasks);
  const had = [...new Set(tasks.flatMap(({ tags }) => tags))];
  const [put, take, only] = [new Set<string>(), new Set<string>(), new Set<string>()];
  // «всё с тегом дом перенеси на завтра» takes nothing.
  const isAside = partsWith(clause, 'cmd').length === 0 || partsWith(clause, 'when', 'prio', 'proj', 'name').length > 0;
  const haveAll = (names: readonly string[]) =>
    tasks.length > 0 && tasks.every(({ tags }) => names.every((name) => tags.includes(name)));
  let isGuessed = false;
  for (const part of kept(parts, said)) {
    const named = tagsNamed(part, said);
    if (isDenied(part, clause, words)) continue;
    if (isOnly(part, clause, words)) for (const name of named.names) only.add(name);
    else {
      const told = isSwapped(part, clause, words) ? 'take' : deedSaid(part, named, clause, words);
      // «убери тег» does not tell which of several, «поправь теги» not what is to become of them.
      if (named.all && (told !== 'take' || (named.all === 'only' && had.length > 1))) continue;
      const open = !told && !isAside && haveAll(named.names);
      const way = open ? directionOf(clause, words) : told;
      isGuessed ||= open && !way;
      const names = named.all ? had : named.names;
      for (const name of names) (way === 'take' || (open && !way) ? take : put).add(name);
    }
  }
  if (only.size > 0) {
    for (const name of had) if (!only.has(name) && !put.has(name)) take.add(name);
    for (const name of only) if (!had.includes(name)) put.add(name);
  } else if (put.size > 0)
    for (const name of replaced(clause, said))
      if (!put.has(name) && (tasks.length === 0 || had.includes(name))) take.add(name);
  for (const name of take) put.delete(name);
  if (put.size + take.size === 0) return { change: null, isGuessed };
  return { change: { ...(put.size > 0 && { put: [...put] }), ...(take.size > 0 && { take: [...take] }) }, isGuessed };
}

/** How the tags of tasks that there are change; null where nothing is said of them. */
export const tagChangeOf = (clause: Clause, meant: Meant, said: SaidOfTasks): TagChange | null =>
  partsWith(clause, 'tag').length === 0 ? null : weighed(clause, meant, said).change;

/** Whether no word tells that tags go, but that the tasks have them: «тыркни дом, краска». */
export const guessesTags = (clause: Clause, meant: Meant, said: SaidOfTasks): boolean =>
  partsWith(clause, 'tag').length > 0 && weighed(clause, meant, said).isGuessed;
