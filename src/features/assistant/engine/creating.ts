import { numberWord } from '#shared/russian/numerals.ts';
import { capitalize, fold } from '#shared/russian/text.ts';
import { isInfinitive, isPast } from '#shared/russian/verbs.ts';
import type { When } from '#shared/russian/when.ts';
import { spend } from '#shared/work.ts';
import type { Clause } from './clause.ts';
import { newDraft } from './drafts.ts';
import type { Environment } from './environment.ts';
import { infinitiveOfImperative } from './imperatives.ts';
import { inheritDays } from './item-days.ts';
import { quotedTitle, titled } from './item-title.ts';
import { splitItems } from './items.ts';
import { takeDoneMark, takeParent, takeRepetition } from './marks.ts';
import type { Draft, Named, Priority } from './model.ts';
import { takePriority } from './priorities.ts';
import { takePlace } from './project-place.ts';
import { type ProjectSlot, takeProject } from './project-slot.ts';
import { takeColumn, takeFurther, takeNoDeadline, takeWhen } from './slots.ts';
import { isMark, isWord, type Term, take } from './terms.ts';
import { coreOf, finished, titleOfDone } from './titles.ts';
import { LIST_NOUN, NOISE, TASK_NOUN } from './words.ts';

interface Slots {
  when: When | null;
  priority: Priority | null;
  project: ProjectSlot | null;
  column: Named | null;
}

interface Item extends Slots {
  title: string;
  /** More days of the same thing. */
  further: When[];
}

export interface Creation {
  drafts: Draft[];
  done: boolean;
  /** A project that the message names and the account lacks. */
  unknownProject: string | null;
  /** What of the wish was left undone, to be said after the reply. */
  note: string;
}

export const REPEATS = '\nПовторять задачи я пока не умею, поэтому она записана один раз.';

const SUBTASKS = '\nПодзадач пока нет, поэтому записана обычная задача.';

/** Takes the command itself: «добавь мне новую задачу:», «в список дел». */
function takeCommand(terms: readonly Term[], head: number): void {
  if (head >= 0) take(terms, head, head + 1);
  terms.forEach((term, at) => {
    if (term.taken || term.quote || !isWord(term)) return;
    const lead = OWN.test(terms[at - 1]?.word ?? '') ? at - 2 : at - 1;
    if (LIST_NOUN.test(term.word) && /^(?:в|во|на|к)$/.test(terms[lead]?.word ?? ''))
      take(
        terms,
        lead,
        TASK_NOUN.test(terms[at + 1]?.word ?? '') || terms[at + 1]?.word === 'покупок' ? at + 2 : at + 1,
      );
    else if (TASK_NOUN.test(term.word) && isCommandNoun(terms, at, head)) takeNoun(terms, at);
  });
}

const OWN = /^(?:мои|моим|моих|свои|своим|мой|свой|моему)$/;

/** «задачу» right after the head, before a colon, or at the end; not «решить задачу по алгебре». */
function isCommandNoun(terms: readonly Term[], at: number, head: number): boolean {
  const owned = OWN.test(terms[at - 1]?.word ?? '') ? 1 : 0;
  if (
    /^(?:в|к|из)$/.test(terms[at - 1 - owned]?.word ?? '') &&
    /^(?:задачи|дела|делам|таски|задачам|делам|напоминания|заметки)$/.test(terms[at]!.word)
  )
    return true;
  spend(at);
  const before = terms
    .slice(0, at)
    .filter((term, index) => isWord(term) && !term.taken && !NOISE.test(term.word) && index !== head);
  const content = before.filter(
    (term) => isInfinitive(term.word) && !/^(?:добавить|создать|записать|забыть)$/.test(term.word),
  );
  if (content.length === 0)
    return (
      !/^(?:дело|дела|дел|записи|запись)$/.test(terms[at]!.word) ||
      isMark(terms[at + 1]) ||
      terms[at - 1]?.taken === true ||
      numberWord(terms[at - 1]?.word ?? '') !== undefined ||
      terms[at - 1]?.kind === 'number' ||
      at === 0
    );
  // In «добавь задачу объединить две задачи» the second noun is the title's own.
  const named = terms.slice(0, at).some((term) => term.taken && TASK_NOUN.test(term.word));
  const adjacent =
    terms[at - 1]?.taken === true ||
    (!named &&
      /^(?:двумя|тремя|две|три|как|эту|такую|обе|новую|отдельной|одной|мне|это)$/.test(terms[at - 1]?.word ?? ''));
  return adjacent;
}

const NOUN_LEAD =
  /^(?:новую|новая|новое|новые|новых|мои|моим|моих|свои|своим|нужна|нужно|вторую|третью|другую|такую|эту|это|еще|одну|два|две|три|четыре|пять|шесть|семь|двумя|тремя|несколько|пару|обе|как|следующую|следующие|такие|мне|все|в|к|из|отдельной|одной|для)$/;

function takeNoun(terms: readonly Term[], at: number): void {
  let from = at;
  while (from > 0 && (terms[from - 1]!.taken || NOUN_LEAD.test(terms[from - 1]!.word))) from--;
  if (terms[from - 1]?.kind === 'number' && !terms[from - 1]!.glued) from--;
  const named = /^(?:под|с)$/.test(terms[at + 1]?.word ?? '') && /^назван/.test(terms[at + 2]?.word ?? '');
  take(terms, from, named ? at + 3 : at + 1);
}

function takeSlots(terms: readonly Term[], env: Environment): Slots {
  const project = takeProject(terms, env.text, env.view.projects);
  const column = takeColumn(terms, env.text, env.view.columns, false);
  const own = terms.find((term) => isWord(term) && !term.taken && !/^(?:и|а|еще)$/.test(term.word));
  const priority = takePriority(terms, /^(?:не)?(?:срочную|важную)$/.test(own?.word ?? ''));
  takeNoDeadline(terms);
  return { project, column, priority, when: takeWhen(terms, env.clock) };
}

/** «заказать бы шторы» wishes for «Заказать шторы». */
function takeWishing(terms: readonly Term[]): void {
  terms.forEach((term, at) => {
    const wished = [terms[at - 1], terms[at + 1]].some((one) => isInfinitive(one?.word ?? ''));
    if (term.word === 'бы' && !term.quote && wished) take(terms, at, at + 1);
  });
}

function readItem(terms: readonly Term[], env: Environment, governed: boolean, named: boolean): Item {
  takeWishing(terms);
  const slots = takeSlots(terms, env);
  const further = slots.when ? takeFurther(terms, slots.when, env.clock) : [];
  const title = quotedTitle(terms, env, named) ?? titled(coreOf(terms), env, governed);
  return { title, further, ...slots };
}

/** True where an item's slot was said before any word of its title, and so for all items. */
function leading(terms: readonly Term[], head: number): boolean {
  const first = terms.findIndex((term, at) => !term.taken && isWord(term) && at > head);
  const open = first < 0 ? terms.length : first;
  return terms.slice(0, open).some((term, at) => term.taken && isWord(term) && at !== head);
}

const NONE: Slots = { when: null, priority: null, project: null, column: null };
const SLOTS = Object.keys(NONE) as (keyof Slots)[];

/** Of each slot what is said of the one, else what is said of the other. */
const filled = (own: Slots, other: Slots): Slots =>
  Object.fromEntries(SLOTS.map((slot) => [slot, own[slot] ?? other[slot]])) as unknown as Slots;

/** What each slot says of the task. */
const DRAFTED: { [S in keyof Slots]: (slot: NonNullable<Slots[S]>) => Partial<Draft> } = {
  when: ({ due }) => ({ dueDate: due }),
  priority: (priority) => ({ priority }),
  project: ({ project, name, fresh }) => ({
    projectId: project?.id ?? null,
    newProject: !project && fresh ? capitalize(name) : null,
  }),
  column: ({ id }) => ({ kanbanColumnId: id }),
};

function draftOf(item: Item): Draft {
  const drafted = <S extends keyof Slots>(slot: S) => {
    const value = item[slot];
    return value === null ? {} : DRAFTED[slot](value as NonNullable<Slots[S]>);
  };
  return Object.assign(newDraft(item.title), ...SLOTS.map(drafted));
}

const SHARED_LEAD = /^(?:в|во|на|к|ко|до|с|со|(?:не)?(?:срочн|важн)(?:о|ые))$/;

/** «помыть окна и постирать шторы, обе на субботу», «…, обе важные». */
function takeBoth(part: readonly Term[]): boolean {
  const at = part.findIndex(
    (term, index) =>
      !term.quote && /^(?:обе|оба|все)$/.test(term.word) && SHARED_LEAD.test(part[index + 1]?.word ?? ''),
  );
  if (at < 0) return false;
  take(part, at, at + 1);
  part[at + 1]!.word = part[at + 1]!.word.replace(/ные$/, 'но');
  return true;
}

/** «купить торт, потом свечи, добавь обе»: counts what was said, and is no part of the last title. */
function takeClosingBoth(part: readonly Term[]): void {
  const at = part.findLastIndex(isWord);
  if (/^(?:обе|оба)$/.test(part[at]?.word ?? '') && !part[at]!.quote && part[at - 1]?.taken) take(part, at, at + 1);
}

function readItems(parts: Term[][], head: number, env: Environment, governed: boolean, named: boolean): Item[] {
  if (parts.length > 1) takeClosingBoth(parts.at(-1)!);
  const before = parts.map((part) => part.map((term) => term.taken));
  const forAll = parts.map((part) => parts.length > 1 && takeBoth(part));
  const items = inheritDays(
    parts.map((part, index) => readItem(part, env, governed, named || index > 0)),
    env.clock,
  );
  const shared = items.reduce<Slots>((slots, item, index) => {
    const common =
      !item.title ||
      forAll[index] ||
      (index === 0 && parts.length > 1 && leading(parts[index]!, head) && before.length > 0);
    return common ? filled(item, slots) : slots;
  }, NONE);
  const full = items.filter((item) => item.title).map((item) => ({ ...item, ...filled(item, shared) }));
  return full.length > 0 ? full : [{ title: '', further: [], ...shared }];
}

/** Gives «молоко» and «яйца» of «купить хлеб, молоко, яйца» their verb. */
function withVerb(items: Item[]): Item[] {
  const verb = items[0]?.title.split(' ')[0] ?? '';
  if (items.length < 2 || !isInfinitive(fold(verb))) return items;
  const others = items
    .slice(1)
    .every((item) => !item.title.split(' ').some((word) => isInfinitive(fold(word))) && !/[«"]/.test(item.title));
  if (!others) return items;
  return items.map((item, index) =>
    index === 0 ? item : { ...item, title: `${verb} ${item.title[0]?.toLowerCase()}${item.title.slice(1)}` },
  );
}

/** Everything that a creating clause, with the lines that belong to it, asks to create. */
export function readCreation(clause: Clause, lines: readonly Term[][], env: Environment): Creation {
  const { terms } = clause;
  const head = clause.head?.at ?? -1;
  const all = [...terms, ...lines.flat()];
  const done = takeDoneMark(terms) || (clause.head !== null && lines.flat().length === 0 && takeDoneMark(all));
  const note = takeRepetition(all) ? REPEATS : takeParent(terms) ? SUBTASKS : '';
  const named =
    terms.some((term, at) => TASK_NOUN.test(term.word) && !term.quote && isCommandNoun(terms, at, head)) ||
    clause.opens;
  const place = takePlace(terms, head, env);
  const parts = splitParts(clause, lines, env);
  const heads = LIST_NOUN.test(terms.find(isWord)?.word ?? '') && terms.some((term) => term.text === ':');
  if (lines.length > 0 || clause.opens || heads)
    for (const term of terms) if (!term.quote && LIST_NOUN.test(term.word)) term.taken = true;
  for (const part of parts)
    takeCommand(part, part === parts[0] || part.includes(terms[head]!) ? part.indexOf(terms[head]!) : -1);
  const governed = head >= 0;
  const items = withVerb(readItems(parts, head, env, governed, named)).map((item) => ({
    ...item,
    project: item.project ?? place,
  }));
  const unknown =
    items.find(({ project }) => project && !project.project && !project.fresh && !project.none)?.project?.name ?? null;
  const past = (title: string) =>
    (isPast(fold(title.split(' ')[0] ?? '')) && infinitiveOfImperative(fold(title.split(' ')[0] ?? '')) === null) ||
    (done && !title.split(' ').some((word) => isInfinitive(fold(word))));
  const dated = items.flatMap((item) => [item, ...item.further.map((when) => ({ ...item, when }))]);
  const drafts = dated.map((item) =>
    draftOf(past(item.title) ? { ...item, title: finished(titleOfDone(item.title)) } : item),
  );
  return {
    drafts: drafts.map((draft) => (done ? { ...draft, dueDate: null } : draft)),
    done,
    unknownProject: unknown,
    note,
  };
}

/** The sign or number before an item on a line of its own. */
function takeBullet(line: readonly Term[]): void {
  if (line[0]?.kind === 'number' && line[1]?.glued && /^[.)]$/.test(line[1].text)) take(line, 0, 2);
  else if (isMark(line[0]) && !line[0]!.quote) take(line, 0, 1);
}

function splitParts(clause: Clause, lines: readonly Term[][], env: Environment): Term[][] {
  const named = clause.terms.some(
    (term) => TASK_NOUN.test(term.word) && !/^(?:задачи|дела)$/.test(term.word) && !term.quote,
  );
  const own = splitItems(clause.terms, env.clock, named);
  for (const line of lines) takeBullet(line);
  return [...own, ...lines.flatMap((line) => splitItems(line, env.clock, true))];
}
