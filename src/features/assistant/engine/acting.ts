import { capitalize, fold } from '#shared/russian/text.ts';
import { isInfinitive, isPast } from '#shared/russian/verbs.ts';
import { NOTE_NOUN, readChange, readNote, readRenaming, renames, takeShift, takeSourceDay } from './changing.ts';
import type { Clause } from './clauses.ts';
import { type Creation, readCreation } from './creating.ts';
import type { Environment } from './environment.ts';
import type { Verb } from './heads.ts';
import { infinitiveOfImperative } from './imperatives.ts';
import type { ChangePlan, Draft, Step } from './model.ts';
import { byTitle, findTasks, mentioned } from './references.ts';
import { levelOf, quotation, speaksOfDeadline, takePriority, takeProject, takeWhen } from './slots.ts';
import { describing, hasContent, resolveTarget, type Target, type Wanted } from './targets.ts';
import { isMark, isWord, matches, plainName, type Term, take } from './terms.ts';
import { coreOf, finished, textOf } from './titles.ts';
import { ALL, DONE_WORD, META, MODAL, PRIORITY_NOUN, TASK_NOUN, UNDONE_WORD } from './words.ts';

export type Deed = 'create' | 'report' | 'complete' | 'activate' | 'delete' | 'update';

/** What came of one clause. */
export type Finding =
  | { kind: 'steps'; steps: Step[]; deed: Deed; note?: string; unknownProject?: string }
  /** Steps that the person should confirm first. */
  | { kind: 'unsure'; steps: Step[]; deed: Deed }
  | { kind: 'none'; deed: Deed; said: string; near: string[]; statement: boolean; instead?: Draft }
  /** No task, or for known `ids` no change, was named. */
  | { kind: 'unsaid'; deed: Deed; plan?: ChangePlan; ids?: string[] }
  /** Said to be off: is it to be deleted? */
  | { kind: 'cancelled'; ids: string[] }
  | { kind: 'known-project'; name: string }
  | { kind: 'undo' }
  | { kind: 'kept' };

const has = (terms: readonly Term[], pattern: RegExp) =>
  terms.some((term) => !term.quote && !term.taken && pattern.test(term.word));

const AGAIN = /^(?:заново|снова|опять|обратно|невыполненн\p{L}+|незаверш\p{L}+)$/u;
const CHECK = /^(?:галочк\p{L}|галк\p{L}|отметк\p{L}|метк\p{L}|пометк\p{L}|птичк\p{L})$/u;

/** «сними отметку», «убери из выполненных», «отмени выполнение». */
function undoesDone(terms: readonly Term[]): boolean {
  if (has(terms, CHECK)) return true;
  return terms.some(
    (term, at) =>
      (term.word === 'из' && /^(?:выполненных|готовых|сделанных|завершенных)$/.test(terms[at + 1]?.word ?? '')) ||
      /^(?:выполнение|завершение|выполненность)$/.test(term.word),
  );
}

const toList = (terms: readonly Term[]) =>
  terms.some(
    (term, at) => term.word === 'из' && /^(?:списка|задач|дел|плана|планов|списков)$/.test(terms[at + 1]?.word ?? ''),
  );

/** «поставь отчёту срок», «поставь задаче высокий приоритет»: the object is a property, not a task. */
function setsProperty(clause: Clause, env: Environment): boolean {
  const { terms, head } = clause;
  const after = terms.slice((head?.at ?? -1) + 1);
  const property = after.findIndex(
    (term) => !term.quote && (PRIORITY_NOUN.test(term.word) || /^(?:срок|дедлайн|дату|время|крайний)$/.test(term.word)),
  );
  const owner = terms.some(
    (term, at) =>
      !term.quote &&
      (/^(?:задаче|задачам|ей|ему|им|ней|них|нее|задачке)$/.test(term.word) ||
        (/^(?:у|для)$/.test(term.word) && /^(?:задач[иу]|нее|него|них)$/.test(terms[at + 1]?.word ?? ''))),
  );
  if (owner && (property >= 0 || takesWhen(terms, env))) return true;
  if (property < 0) return false;
  const titled = after
    .slice(0, property)
    .some(
      (term) =>
        TASK_NOUN.test(term.word) &&
        /^(?:задачу|задачи|дело|таск|напоминание)$/.test(term.word) &&
        !/^(?:у|для|на)$/.test(after[after.indexOf(term) - 1]?.word ?? ''),
    );
  const broken = after
    .slice(0, property)
    .some((term, index) => /^[,:—–.]$/.test(term.text) && !term.quote && hasContent(after.slice(0, index)));
  const led =
    /^(?:с|со)$/.test(after[property - 1]?.word ?? '') ||
    (/^(?:с|со)$/.test(after[property - 2]?.word ?? '') &&
      (levelOf(after[property - 1]!.word) !== undefined || /^крайн/.test(after[property - 1]!.word)));
  return !titled && !broken && !led;
}

const takesWhen = (terms: readonly Term[], env: Environment) => takeWhen(copies(terms), env.clock) !== null;
const copies = (terms: readonly Term[]) => terms.map((term) => ({ ...term }));

function onlyPointsBack(terms: readonly Term[], head: number, env: Environment): boolean {
  const rest = copies(terms.filter((_, at) => at !== head));
  takeProject(rest, env.text, env.view.projects);
  takePriority(rest, true);
  takeWhen(rest, env.clock);
  return has(rest, /^(?:ее|его|их|эту|эти|обе|оба|последнюю)$/) && !hasContent(rest);
}

/** «поставь звонок маме на завтра» moves the task of exactly that name. */
function namesTask(clause: Clause, env: Environment): boolean {
  const { terms } = clause;
  const at = terms.findIndex((term) => term.quote > 0);
  const quoted = at >= 0 ? quotation(terms, at, env.text) : null;
  if (quoted)
    return (
      byTitle(
        quoted.inner,
        env.view.tasks.filter((task) => task.status === 'active'),
      ).length === 1
    );
  return false;
}

const DIRECT: Partial<Record<Verb, Deed>> = {
  complete: 'complete',
  activate: 'activate',
  delete: 'delete',
  move: 'update',
  shift: 'update',
  rename: 'update',
  change: 'update',
  raise: 'update',
  lower: 'update',
  detach: 'update',
  open: 'activate',
};

function putDeed(clause: Clause, env: Environment): Deed {
  const { terms, head } = clause;
  if (has(terms, CHECK)) return 'complete';
  if (has(terms, /^статус$/)) return has(terms, UNDONE_WORD) ? 'activate' : 'complete';
  if (setsProperty(clause, env)) return 'update';
  if (onlyPointsBack(terms, head!.at, env)) return 'update';
  if (takeShift(copies(terms), null) !== null) return 'update';
  return namesTask(clause, env) && takesWhen(terms, env) ? 'update' : 'create';
}

const quotedInPredicate = (terms: readonly Term[]) =>
  terms.some((term) => !term.quote && /^(?:срочн|важн|несрочн|неважн|приоритетн)(?:ой|ым|ыми|ее)$/.test(term.word));

function makeDeed(clause: Clause, env: Environment): Deed {
  const { terms } = clause;
  if (has(terms, UNDONE_WORD) || (has(terms, AGAIN) && !has(terms, DONE_WORD))) return 'activate';
  if (has(terms, /^(?:выполненн|сделанн|завершенн|готов|законченн)(?:ой|ым|ыми)$/)) return 'complete';
  const level = has(terms, PRIORITY_NOUN) && has(terms, /^(?:высок|низк|средн|обычн)(?:им|ым)$/);
  if (level || quotedInPredicate(terms) || has(terms, /^бессрочн/) || setsProperty(clause, env)) return 'update';
  return onlyPointsBack(terms, clause.head!.at, env) && takesWhen(terms, env) ? 'update' : 'create';
}

function removeDeed(clause: Clause): Deed | 'property' {
  const { terms } = clause;
  const property = terms.some(
    (term) =>
      !term.quote && (PRIORITY_NOUN.test(term.word) || /^(?:срок|дедлайн|дату|время|срока|сроки)$/.test(term.word)),
  );
  if (property) return 'update';
  if (undoesDone(terms)) return 'activate';
  const fromProject = terms.some(
    (term, at) => !term.quote && term.word === 'из' && /^проект/.test(terms[at + 1]?.word ?? ''),
  );
  if (fromProject && !has(terms, /^(?:все|всё)$/)) return 'update';
  return 'delete';
}

function markDeed(clause: Clause): Deed {
  const { terms } = clause;
  if (has(terms, UNDONE_WORD)) return 'activate';
  const urgent = terms.some(
    (term, at) =>
      !term.quote &&
      /^(?:срочн|важн|приоритетн|несрочн|неважн)(?:ой|ым|ую|ые|ыми|ый|ая|ое)$/.test(term.word) &&
      (terms[at - 1]?.word === 'как' || /(?:ой|ым|ыми)$/.test(term.word)),
  );
  return urgent || (has(terms, PRIORITY_NOUN) && !has(terms, DONE_WORD)) ? 'update' : 'complete';
}

/** What stands before «срок» or «приоритет» is a task of the account. */
function namesKnown({ terms, head }: Clause, env: Environment): boolean {
  const property = terms.findIndex((term) => PRIORITY_NOUN.test(term.word) || /^(?:срок|дедлайн)$/.test(term.word));
  const words = describing(terms.slice((head?.at ?? -1) + 1, property)).map((term) => term.word);
  return findTasks(words, env.view.tasks).score >= 0.85;
}

function addDeed(clause: Clause, env: Environment): Deed {
  const { terms } = clause;
  const target = terms.some(
    (term, at) =>
      !term.quote &&
      (/^(?:задаче|задачам|ней|нему)$/.test(term.word) || (term.word === 'задачу' && terms[at - 1]?.word === 'в')),
  );
  if (setsProperty(clause, env) && namesKnown(clause, env)) return 'update';
  if (target && (has(terms, NOTE_NOUN) || has(terms, PRIORITY_NOUN) || speaksOfDeadline(terms))) return 'update';
  if (
    onlyPointsBack(terms, clause.head!.at, env) &&
    terms.some((term, at) => term.word === 'в' && /^проект/.test(terms[at + 1]?.word ?? ''))
  )
    return 'update';
  return 'create';
}

function returnDeed(clause: Clause): Deed | 'undo' {
  const { terms, head } = clause;
  const rest = terms.filter((_, at) => at !== head!.at);
  const back = !hasContent(rest) && !has(rest, TASK_NOUN) && has(rest, /^(?:обратно|назад)$/);
  const bare =
    back ||
    (!hasContent(rest) &&
      !has(rest, TASK_NOUN) &&
      !has(rest, /^(?:ее|его|их|эту|обе|последнюю|все|всё|активн\p{L}+|работу)$/u));
  const asWas = terms.some((_, at) => matches(terms, at, 'как', 'было'));
  return asWas || bare ? 'undo' : 'activate';
}

function cancelDeed(clause: Clause, env: Environment): Deed | 'undo' {
  const { terms, head } = clause;
  if (
    undoesDone(terms) &&
    (hasContent(terms.filter((term) => !/^выполнение$/.test(term.word) && term.at !== terms[head!.at]!.at)) ||
      has(terms, TASK_NOUN))
  )
    return 'activate';
  const rest = terms.filter(
    (term, at) =>
      at !== head!.at &&
      !/^(?:последн\p{L}+|действи\p{L}+|изменени\p{L}+|команд\p{L}+|операци\p{L}+|удалени\p{L}+|создани\p{L}+|перенос|переименовани\p{L}+|выполнени\p{L}+|шаг|предыдущ\p{L}+|обратно|прошл\p{L}+|добавлени\p{L}+|завершени\p{L}+)$/u.test(
        term.word,
      ),
  );
  if (!hasContent(rest) && !has(rest, TASK_NOUN)) return 'undo';
  if (hasContent(rest) || env.context.touched.length > 0) return 'delete';
  return 'undo';
}

/** What a commanding clause wants done. */
export function deedOf(clause: Clause, env: Environment): Deed | 'undo' | 'keep' {
  const { head, terms } = clause;
  if (!head) return 'create';
  if (renames(clause)) return 'update';
  switch (head.verb) {
    case 'put':
      return putDeed(clause, env);
    case 'make':
      return makeDeed(clause, env);
    case 'remove':
      return removeDeed(clause) as Deed;
    case 'delete':
      return speaksOfDeadline(terms) && has(terms, /^(?:срок|дедлайн|дату|время)$/) && !toList(terms)
        ? 'update'
        : undoesDone(terms) && has(terms, CHECK)
          ? 'activate'
          : 'delete';
    case 'mark':
      return markDeed(clause);
    case 'add':
      return addDeed(clause, env);
    case 'remind':
      return 'create';
    case 'return':
      return returnDeed(clause);
    case 'cancel':
      return cancelDeed(clause, env);
    case 'keep':
      return 'keep';
    case 'complete':
      return has(terms, CHECK) && has(terms, /^сними$/) ? 'activate' : 'complete';
    default:
      return DIRECT[head.verb] ?? 'create';
  }
}

/** What the parts of a message know of each other. */
export interface Course {
  /** Ids that the clauses before have named. */
  recent: readonly string[];
  /** No clause of the message commands: statements and wishes are all there is. */
  alone: boolean;
}

/** «в работу», «в активные», «в выполненные»: where the task goes, not what it is. */
function takeDestination(terms: readonly Term[]): void {
  terms.forEach((term, at) => {
    if (
      !term.taken &&
      /^во?$/.test(term.word) &&
      /^(?:работу|активные|список|выполненные|готовые|сделанные|завершенные|открытые)$/.test(terms[at + 1]?.word ?? '')
    )
      take(terms, at, at + 2);
  });
}

function wantedOf(terms: readonly Term[], env: Environment, deed: Deed, course: Course, statement: boolean): Wanted {
  takeDestination(terms);
  const project = takeProject(terms, env.text, env.view.projects);
  const priority = takePriority(terms, false) ?? setPriority(terms);
  const when = takeSourceDay(terms, env) ?? takeWhen(terms, env.clock, true);
  return {
    status: deed === 'activate' ? 'completed' : 'active',
    deed,
    when: statement && !has(terms, /^(?:все|всё)$/) ? null : when,
    project,
    priority,
    recent: course.recent,
    statement,
  };
}

/** «все срочные», «важную». */
function setPriority(terms: readonly Term[]) {
  const plural = terms.some((term) => /^(?:все|всё|задачи|дела)$/.test(term.word));
  return plural ? takePriority(terms, true) : null;
}

function stepOf(
  deed: Exclude<Deed, 'create' | 'report'>,
  ids: string[],
  plan: ChangePlan,
  candidates?: string[],
): Step {
  const choice = candidates ? { candidates } : {};
  return deed === 'update' ? { do: 'update', ids, plan, ...choice } : { do: deed, ids, ...choice };
}

const idsOf = (tasks: readonly { id: string }[]) => tasks.map((task) => task.id);

function findingOf(
  deed: Exclude<Deed, 'create' | 'report'>,
  target: Target,
  plan: ChangePlan,
  statement: boolean,
): Finding {
  switch (target.kind) {
    case 'found': {
      const steps = [stepOf(deed, idsOf(target.tasks), plan)];
      return statement && !target.sure ? { kind: 'unsure', steps, deed } : { kind: 'steps', steps, deed };
    }
    case 'several':
      return { kind: 'steps', steps: [stepOf(deed, [], plan, idsOf(target.tasks))], deed };
    case 'none':
      return { kind: 'none', deed, said: target.said, near: idsOf(target.near), statement };
    case 'unsaid':
      return { kind: 'unsaid', deed, plan };
  }
}

/** «каски привезли бракованные, верни задачу»: what was said before the command may be more than a description. */
function fromStory(terms: readonly Term[], env: Environment, wanted: Wanted): Target {
  const target = resolveTarget(terms, env, wanted);
  if (target.kind !== 'none') return target;
  const tasks = mentioned(
    terms,
    env.view.tasks.filter((task) => task.status === wanted.status),
  );
  return tasks.length === 1
    ? { kind: 'found', tasks, sure: true }
    : tasks.length > 1
      ? { kind: 'several', tasks }
      : target;
}

/** After the head first; before it where nothing there names a task, and both together where that fails. */
function resolveAround(clause: Clause, env: Environment, wanted: Wanted): Target {
  const { terms, head } = clause;
  if (!head) return resolveTarget(terms, env, wanted);
  take(terms, head.at, head.at + 1);
  if (terms.some((term) => term.quote > 0 && !term.taken)) return resolveTarget(terms, env, wanted);
  const [before, after] = [terms.slice(0, head.at), terms.slice(head.at + 1)];
  if (!hasContent(before) && !hasContent(after)) return resolveTarget(terms, env, wanted);
  if (after.some((term) => ALL.test(term.word) && !term.quote)) return resolveTarget(after, env, wanted);
  if (!hasContent(before)) return resolveTarget(after.length > 0 ? after : terms, env, wanted);
  if (!hasContent(after)) return fromStory(before, env, wanted);
  const first = resolveTarget(after, env, wanted);
  if (first.kind === 'found') return first;
  const second = resolveTarget(before, env, wanted);
  return second.kind === 'found' || first.kind === 'none'
    ? second.kind === 'none'
      ? resolveTarget(terms, env, wanted)
      : second
    : first;
}

function actOn(
  clause: Clause,
  deed: 'complete' | 'activate' | 'delete',
  env: Environment,
  course: Course,
  statement: boolean,
): Finding {
  const wanted = wantedOf(clause.terms, env, deed, course, statement);
  const target = resolveAround(clause, env, wanted);
  return findingOf(deed, target, {}, statement);
}

function renameIn(clause: Clause, env: Environment, course: Course): Finding {
  const renaming = readRenaming(clause, env);
  if (!renaming) return { kind: 'unsaid', deed: 'update', plan: {} };
  const wanted: Wanted = {
    status: 'active',
    deed: 'update',
    when: null,
    project: null,
    priority: null,
    recent: course.recent,
  };
  return findingOf('update', resolveTarget(renaming.about, env, wanted), { title: renaming.title }, false);
}

/** «поменяй молоко на кефир»: nothing but another name is given. */
function replacesTitle(clause: Clause, env: Environment): boolean {
  const copy = { ...clause, terms: copies(clause.terms) };
  const divided = clause.terms.some((term) => !term.quote && term.word === 'на') && clause.head!.at >= 0;
  return divided && Object.keys(readChange(copy, env).plan).length === 0;
}

function changeIn(clause: Clause, env: Environment, course: Course): Finding {
  const note = readNote(clause, env);
  if (note)
    return findingOf(
      'update',
      resolveTarget(note.about, env, {
        status: 'active',
        deed: 'update',
        when: null,
        project: null,
        priority: null,
        recent: course.recent,
      }),
      { description: note.text },
      false,
    );
  if (clause.head?.verb === 'change' && replacesTitle(clause, env)) return renameIn(clause, env, course);
  const { plan, from, unknownProject } = readChange(clause, env);
  const wanted: Wanted = { status: 'active', deed: 'update', ...from, recent: course.recent };
  const target = resolveAround({ ...clause }, env, wanted);
  const finding = findingOf('update', target, plan, false);
  const empty = Object.keys(plan).length === 0;
  if (unknownProject && finding.kind === 'steps') return { ...finding, unknownProject };
  if (!empty || finding.kind !== 'steps') return finding;
  const ids = finding.steps.flatMap((one) => ('ids' in one ? one.ids : []));
  return { kind: 'unsaid', deed: 'update', plan: {}, ids };
}

function creationFinding(creation: Creation): Finding {
  const { drafts, done, unknownProject, note } = creation;
  const steps: Step[] = drafts.map((draft) => ({ do: done ? 'report' : 'create', draft }));
  return { kind: 'steps', steps, deed: done ? 'report' : 'create', note, ...(unknownProject && { unknownProject }) };
}

const CLAIM = /^(?:что|как)$/;

/** «запиши, что я выписал рецепт»: a task of that name is meant, not a new one. */
function claimed(clause: Clause, env: Environment, course: Course): Finding {
  const finding = actOn({ ...clause, terms: copies(clause.terms) }, 'complete', env, course, false);
  if (finding.kind !== 'none') return finding;
  const creation = readCreation(clause, [], env);
  const drafts = creation.drafts.map((draft) => ({ ...draft, dueDate: null, hasTime: false }));
  return creationFinding({ ...creation, drafts, done: true });
}

function claimsDone(clause: Clause): boolean {
  const { terms, head } = clause;
  if (!head || terms.some((term) => TASK_NOUN.test(term.word) || DONE_WORD.test(term.word))) return false;
  const after = terms.slice(head.at + 1).filter((term) => !isMark(term));
  const told = terms.some(
    (term) => isWord(term) && !term.quote && isPast(term.word) && !META.test(term.word) && !MODAL.test(term.word),
  );
  const verbal = terms.some((term) => isWord(term) && !term.quote && isInfinitive(term.word));
  if (CLAIM.test(after[0]?.word ?? '')) return told && !verbal;
  return told && !verbal && terms.some((term) => /^(?:я|мы|сегодня|вчера|уже)$/.test(term.word)) && head.verb === 'add';
}

/** «создай проект «Отпуск»»: a quotation, a capital or «новый» marks the name of a project. */
function readProjectMaking(clause: Clause, env: Environment): Finding | null {
  const { terms, head } = clause;
  if (!head || !/^(?:add|make)$/.test(head.verb)) return null;
  const noun = terms.findIndex((term) => term.word === 'проект' && !term.quote);
  const before = terms.slice(head.at + 1, noun);
  if (
    noun < 0 ||
    before.some((term) => isWord(term) && !/^(?:мне|новый|еще|один|пожалуйста)$/.test(term.word)) ||
    terms.some((term) => TASK_NOUN.test(term.word) && !term.quote)
  )
    return null;
  const from = terms.findIndex(
    (term, at) => at > noun && !/^[:—–-]$/.test(term.text) && !/^(?:под|названием|с)$/.test(term.word),
  );
  const quoted = quotation(terms, from, env.text);
  const fresh = before.some((term) => term.word === 'новый');
  const rest = terms.slice(from);
  const capital = isWord(rest[0]) && rest[0].text !== rest[0].text.toLowerCase();
  if (from < 0 || (!quoted && !fresh && !capital)) return null;
  const name = (quoted?.inner ?? finished(textOf(coreOf(rest), env.text))).slice(0, 100);
  if (!name) return null;
  const known = env.view.projects.some((project) => plainName(project.name) === plainName(name));
  return known
    ? { kind: 'known-project', name }
    : { kind: 'steps', steps: [{ do: 'project', name: capitalize(name) }], deed: 'create' };
}

/** Reads a clause that commands. */
export function readCommand(clause: Clause, lines: readonly Term[][], env: Environment, course: Course): Finding {
  const copy = { ...clause, terms: copies(clause.terms) };
  const finding = readDeed(clause, lines, env, course);
  if (finding.kind !== 'none' || finding.near.length > 0) return finding;
  const instead = asTitle(copy, env);
  return instead ? { ...finding, instead } : finding;
}

/** «закрой окно», where no such task exists, may be a thing to do. */
function asTitle(clause: Clause, env: Environment): Draft | undefined {
  const { head, terms } = clause;
  const verb = head && head.at >= 0 ? terms[head.at]! : undefined;
  const infinitive = verb && infinitiveOfImperative(verb.word);
  if (!verb || !infinitive || terms.some((term) => !term.quote && TASK_NOUN.test(term.word))) return undefined;
  const [draft] = readCreation(
    {
      ...clause,
      head: null,
      terms: terms.map((term) => (term === verb ? { ...term, word: infinitive, text: infinitive } : term)),
    },
    [],
    env,
  ).drafts;
  return (
    draft && {
      ...draft,
      title: draft.title.replace(/^\S+/, (word) =>
        infinitiveOfImperative(fold(word)) ? capitalize(infinitive) : word,
      ),
    }
  );
}

function readDeed(clause: Clause, lines: readonly Term[][], env: Environment, course: Course): Finding {
  const making = readProjectMaking(clause, env);
  if (making) return making;
  const deed = deedOf(clause, env);
  if (deed === 'undo') return { kind: 'undo' };
  if (deed === 'keep') return { kind: 'kept' };
  if (deed === 'create' && claimsDone(clause)) return claimed(clause, env, course);
  if (deed === 'update') return renames(clause) ? renameIn(clause, env, course) : changeIn(clause, env, course);
  if (deed === 'create' || deed === 'report') return creationFinding(readCreation(clause, lines, env));
  const whole = lines.length > 0 ? withLines(clause, lines) : clause;
  return actOn(whole, deed, env, course, false);
}

/** The clause with the lines that belong to it, each behind a break. */
function withLines(clause: Clause, lines: readonly Term[][]): Clause {
  const flat = lines.flatMap((line): Term[] => [
    { ...line[0]!, kind: 'break', text: '\n', word: '\n', quote: 0 },
    ...line,
  ]);
  return lines.length > 0 ? { ...clause, terms: [...clause.terms, ...flat] } : clause;
}

/** «отменил встречу», «встреча отменяется»: not done, but off. */
const OFF =
  /^(?:отменил\p{L}{0,3}|отменяется|отменена|отменено|отменен|отменены|отпал\p{L}?|отпадает|сорвал\p{L}{2,3}|отменилось)$/u;

/** True for a statement that something will not take place. */
export const callsOff = (terms: readonly Term[]) =>
  terms.some(
    (term, at) =>
      !term.quote &&
      (OFF.test(term.word) ||
        /^(?:неактуальн\p{L}*|передумал[аи]?)$/u.test(term.word) ||
        (terms[at - 1]?.word === 'не' &&
          /^(?:актуальн\p{L}*|нужн\p{L}{1,2}|нужен)$/u.test(term.word) &&
          term.word !== 'нужно')),
  );

/** Reads a statement that something is done. */
export function readStatement(clause: Clause, lines: readonly Term[][], env: Environment, course: Course): Finding {
  const whole = withLines(clause, lines);
  const off = callsOff(clause.terms);
  const finding = actOn(whole, 'complete', env, course, true);
  if (!off) return finding;
  if (finding.kind !== 'steps' && finding.kind !== 'unsure') return { kind: 'kept' };
  const ids = finding.steps.flatMap((step) => ('ids' in step ? step.ids : []));
  const meant = env.view.tasks.some((task) => ids.includes(task.id) && /отмен/i.test(task.title));
  return meant ? finding : { kind: 'cancelled', ids };
}
