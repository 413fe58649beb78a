import { fold } from '#shared/russian/text.ts';
import { MARKS, TAG_NOUN } from '../hear/tag-words.ts';
import type { Word } from '../hear/words.ts';
import type { Act } from '../model.ts';
import type { Clause } from '../read/clauses.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import type { Label, Part } from '../read/labels.ts';
import { type Interpretation, partsWith, placesOf, wordsOf } from './context.ts';
import { CREATES } from './creating.ts';
import type { Resolver } from './resolve.ts';
import { SETTING } from './slots.ts';
import { commandsBy, deedOf, isDenial } from './tag-deed.ts';

const UPON = /^(?:complete|delete|activate|update)$/;
/** A part that names a task at least so well is about it. */
const NAMES_IT = 0.4;

/** «открепи задачу от проекта»: what is taken out of a project is not deleted. */
export function takesOutOfProject({ from, to }: Clause, words: readonly Word[]): boolean {
  const said = words.slice(from, to).filter(({ kind }) => kind === 'word');
  const [before, last] = said.slice(-2);
  const leaves = last?.word === 'проекта' && /^(?:от|из)$/.test(before?.word ?? '');
  return leaves && !said.some(({ word }) => /^(?:удал|стер|сотр|снес)/.test(word));
}

/** What only a task has, and what may as well be a task itself: «удали напоминание про хлеб». */
const FIELD = /^(?:(?:х[еэ]ш)?т[еэ]г|метк|меток|описани|приоритет|срок|дедлайн|оценк)/;
const LIKE_A_FIELD = /^(?:заметк|комментари|напоминани|повтор)/;
const OF_A_TASK = /^(?:у|с|со|от|из|к)$/;
const BESIDE = /^(?:весь|этот|мой|его|её|ее)$/;

/** «удали теги отчёта»: what is to go is something of a task, and not the task, unless that is called so. */
function takesOfTask(clause: ReadClause, words: readonly Word[], title: string | undefined): boolean {
  const command = partsWith(clause, 'cmd')[0]?.from ?? clause.from;
  const at = words.findIndex(({ kind, lemma }, index) => index > command && kind === 'word' && !BESIDE.test(lemma));
  const word = words[at]?.word ?? '';
  const isField = FIELD.test(word) || (LIKE_A_FIELD.test(word) && OF_A_TASK.test(words[at + 1]?.word ?? ''));
  return at >= 0 && at < clause.to && isField && !fold(title ?? '').includes(word.slice(0, 4));
}

/** «проект Магистратура и туда …»: a title that makes a project. */
function isProject({ from, to }: Part, words: readonly Word[]): boolean {
  const [first, second] = words.slice(from, to);
  return first?.lemma === 'проект' && second !== undefined && !/^(?:VERB|INFN|PREP)$/.test(second.speech);
}

const relabelledOnly = (clause: ReadClause, part: Part, label: Label): ReadClause => ({
  ...clause,
  parts: clause.parts.map((one) => (one === part ? { ...one, label } : one)),
});

/** «пометь как налоги и контора»: what a task is marked as is a tag, and no note. */
function markedAs(clause: ReadClause, words: readonly Word[]): Part | undefined {
  const isMarked = wordsOf(partsWith(clause, 'cmd'), words).some(({ word }) => MARKS.test(word));
  return partsWith(clause, 'note').find(
    ({ from }) => isMarked && [words[from], words[from - 1]].some((one) => one?.word === 'как'),
  );
}

const PAUSE = /^[,.;:!?–—]$/;

/** Whether nothing between these places parts a noun from the command that it belongs to. */
const isTogether = (words: readonly Word[]) =>
  words.every(({ kind, text, word }) => kind !== 'break' && !PAUSE.test(text) && word !== 'не');

/** «снеси нафиг все теги с шоурила»: the noun of a tag that no part has taken up, beside the command that takes it. */
function strayTag({ from, to, parts }: ReadClause, words: readonly Word[]): Part | null {
  const commands = partsWith({ parts }, 'cmd');
  if (commands.length === 0 || partsWith({ parts }, 'tag', 'name').length > 0) return null;
  const isFree = (at: number) => at >= from && !parts.some((part) => at >= part.from && at < part.to);
  const isTaken = (at: number) => {
    const [command] = commandsBy({ label: 'tag', from: at, to: at + 1 }, { parts });
    const within = command!.from < at ? words.slice(command!.to, at) : words.slice(at + 1, command!.from);
    return (
      deedOf(wordsOf([command!], words)) === 'take' && isTogether(within) && words[command!.from - 1]?.word !== 'не'
    );
  };
  const at = words.findIndex(
    ({ word, quote }, place) =>
      place < to &&
      quote === 0 &&
      TAG_NOUN.test(word) &&
      isFree(place) &&
      words[place - 1]?.speech !== 'PREP' &&
      isTaken(place) &&
      !isDenial(words, place + 1),
  );
  if (at < 0) return null;
  return { label: 'tag', from: isFree(at - 1) && /^все[хм]?$/.test(words[at - 1]!.word) ? at - 1 : at, to: at + 1 };
}

/** «добавь купить краску с меткой «летний сад»» makes a task, though there is one of that name. */
function makesTagged(clause: ReadClause, [ref]: readonly Part[], words: readonly Word[]): boolean {
  const [command, ...others] = partsWith(clause, 'cmd');
  if (!command || !ref || others.length > 0 || partsWith(clause, 'tag').length === 0) return false;
  const isMade = words.slice(command.from, command.to).every(({ word }) => CREATES.test(word));
  return isMade && ref.from === command.to && words[ref.from]!.speech === 'INFN';
}

/** An act upon a task that is there is about words that name it, and a new task is not about such. */
export function consistent(heard: ReadClause, { words }: Interpretation, resolver: Resolver): ReadClause {
  const clause = { ...heard, parts: heard.parts.filter(({ label }) => label !== 'void') };
  const [titles, refs] = [partsWith(clause, 'title'), partsWith(clause, 'ref')];
  const relabelled = (from: Label, to: Label, act: Act): ReadClause => ({
    ...clause,
    act,
    parts: clause.parts.map((part) => (part.label === from ? { ...part, label: to } : part)),
  });
  const stray = /^(?:update|delete)$/.test(clause.act) ? strayTag(heard, words) : null;
  if (stray) return { ...clause, act: 'update', parts: [...clause.parts, stray].sort((a, b) => a.from - b.from) };
  const marked = clause.act === 'update' ? markedAs(clause, words) : undefined;
  if (marked) return relabelledOnly(clause, marked, 'tag');
  if (clause.act === 'update' && makesTagged(clause, refs, words)) return relabelled('ref', 'title', 'create');
  const cover = (some: readonly Part[]) => resolver.best(placesOf(some), clause.act)?.cover ?? 0;
  if (UPON.test(clause.act) && titles.length > 0 && refs.length === 0) {
    if (cover(titles) > NAMES_IT) return relabelled('title', 'ref', clause.act);
    return clause.act === 'complete' ? { ...clause, act: 'report' } : clause;
  }
  if (clause.act === 'delete' && takesOutOfProject(clause, words)) return { ...clause, act: 'update' };
  const meant = () => resolver.best(placesOf(refs), clause.act)?.task.title;
  if (clause.act === 'delete' && takesOfTask(clause, words, meant())) return { ...clause, act: 'update' };
  const renamed = partsWith(clause, 'name');
  if (UPON.test(clause.act) && renamed.length > 0 && refs.length === 0) {
    const named =
      clause.act === 'update'
        ? renamed.length > 1 || partsWith(clause, ...SETTING).length > 0
          ? renamed.slice(0, 1)
          : []
        : renamed;
    if (named.length > 0 && cover(named) > NAMES_IT) return relabelledOnly(clause, named[0]!, 'ref');
  }
  if (clause.act === 'create' && titles.length > 0 && isProject(titles[0]!, words))
    return { ...clause, act: 'project' };
  if (!/^(?:create|report)$/.test(clause.act) || refs.length === 0 || titles.length > 0) return clause;
  if (cover(refs) < NAMES_IT) return relabelled('ref', 'title', clause.act);
  if (clause.act === 'report') return { ...clause, act: 'complete' };
  return partsWith(clause, ...SETTING).length > 0 ? { ...clause, act: 'update' } : clause;
}
