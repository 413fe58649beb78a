import { type Comparable, kinship, SAME_WORD, titleWords } from '../hear/kinship.ts';
import { names, type Word } from '../hear/words.ts';
import type { Intent } from '../model.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import { type Interpretation, partsWith, placesOf, wordsOf } from './context.ts';
import { describesTask, tasksWith } from './meant.ts';
import { ownOfProject } from './project-slot.ts';

/** A word that is so near to one of a name may be meant for it. */
const IS_KIN = 0.3;
/** So much of a title is all of it. */
const WHOLE = 0.95;
/** Leads to whose something is. */
const OF = /^(?:у|с|со|из|изо|от)$/;

/** «удали фото из ремонта кухни»: what is to go is something of a task, of which its name tells nothing. */
function takesFrom(clause: ReadClause, intents: readonly Intent[], { words, account, dictionary }: Interpretation) {
  const commands = partsWith(clause, 'cmd').map((part) => wordsOf([part], words));
  const does = new Set(
    commands.flatMap(([verb, ...more]) => [verb, ...more.filter(({ speech }) => speech !== 'NOUN')]),
  );
  const said = words.slice(clause.from, clause.to).filter((word) => !does.has(word));
  const of = said.findLastIndex(({ word, quote }) => !quote && OF.test(word));
  const things = said
    .slice(0, Math.max(0, of))
    .filter((word) => word.quote > 0 || (word.speech === 'NOUN' && describesTask(word)));
  if (things.length === 0) return false;
  const ids = intents.flatMap((intent) => (intent.act === 'delete' && 'ids' in intent.meant ? intent.meant.ids : []));
  const stand = (some: readonly Word[], title: readonly Comparable[]) =>
    some.some((one) => title.some((word) => kinship(one, word) >= SAME_WORD));
  return tasksWith(ids, account.tasks)
    .map(({ title }) => titleWords(title, dictionary))
    .some((title) => !stand(things, title) && stand(said.slice(of + 1).filter(names), title));
}

/** «назначьте встречу с аудитором на вторник», where only documents for him are listed: what is meant may be new. */
function mayBeNew(clause: ReadClause, intents: readonly Intent[], { words, account, dictionary }: Interpretation) {
  const others = clause.parts.filter(({ label }) => label !== 'ref' && label !== 'title');
  const first = placesOf([clause])
    .filter((at) => !others.some(({ from, to }) => at >= from && at < to))
    .map((at) => words[at]!)
    .find(({ speech, kind }) => kind === 'word' && speech !== 'PREP');
  if (first?.speech !== 'NOUN' || !describesTask(first)) return false;
  const ids = intents.flatMap((intent) =>
    intent.act === 'update' && intent.meant.kind === 'these' ? intent.meant.ids : [],
  );
  const [title, another] = tasksWith(ids, account.tasks).map((task) => task.title);
  if (title === undefined || another !== undefined) return false;
  return titleWords(title, dictionary).every((word) => kinship(first, word) < SAME_WORD);
}

/** «листочек сдала», where two tasks are called so among other words: it is not told which. */
function mayBeAnother(clause: ReadClause, intents: readonly Intent[], { words, namings }: Interpretation): boolean {
  const places = placesOf(partsWith(clause, 'ref')).filter((at) => describesTask(words[at]!));
  const ids = intents.flatMap((intent) =>
    intent.act === clause.act && 'meant' in intent && intent.meant.kind === 'these' ? intent.meant.ids : [],
  );
  if (places.length === 0 || ids.length !== 1) return false;
  const open = namings.of(places, ({ status }) => status === 'active');
  const meant = open.find(({ task }) => task.id === ids[0]);
  return (
    meant !== undefined &&
    meant.title < WHOLE &&
    open.some((one) => one !== meant && one.cover >= meant.cover && one.said >= meant.said && one.same >= meant.same)
  );
}

/** «Личные пункты», where a project is called «Личное»: it is named along with something that it is not. */
const namesProjectAsElse = (clause: ReadClause, { words, account, dictionary }: Interpretation) =>
  partsWith(clause, 'proj').some(({ from, to }) => {
    const said = ownOfProject(words.slice(from, to));
    const [first, last] = [said[0], said.at(-1)];
    if (!first || !last || said.length < 2 || last.speech !== 'NOUN') return false;
    const names = account.projects.map(({ name }) => titleWords(name, dictionary));
    const isOf = (word: Word) => names.some((name) => name.some((own) => kinship(word, own) > IS_KIN));
    return !isOf(last) && said.some(isOf);
  });

/** Whether what is done by a clause may be meant of something else than the task or the project that its words come nearest to. */
export const mayMeanAnother = (
  clause: ReadClause,
  intents: readonly Intent[],
  interpretation: Interpretation,
): boolean =>
  (clause.act === 'delete' && takesFrom(clause, intents, interpretation)) ||
  (clause.act === 'update' && mayBeNew(clause, intents, interpretation)) ||
  (/^(?:complete|delete)$/.test(clause.act) && mayBeAnother(clause, intents, interpretation)) ||
  (clause.act === 'create' && namesProjectAsElse(clause, interpretation));
