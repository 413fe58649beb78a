import { capitalize, fold } from '#shared/russian/text.ts';
import { isInfinitive, isPast } from '#shared/russian/verbs.ts';
import { spend } from '#shared/work.ts';
import { callsOff } from './calling-off.ts';
import { readChange, takeSourceDay } from './changing.ts';
import type { Clause } from './clause.ts';
import { type Creation, readCreation } from './creating.ts';
import { type Deed, deedOf, has } from './deeds.ts';
import { type Environment, tasksWith } from './environment.ts';
import { infinitiveOfImperative } from './imperatives.ts';
import type { ChangePlan, Draft, Step } from './model.ts';
import { readNote } from './notes.ts';
import { takePriority } from './priorities.ts';
import { readProjectMaking } from './project-making.ts';
import { takeProject } from './project-slot.ts';
import { mentioned } from './references.ts';
import { readRenaming, renames, swappedTitle } from './renaming.ts';
import { takeWhen } from './slots.ts';
import { statesDone } from './stated.ts';
import { resolveTarget } from './targets.ts';
import { copies, isMark, isWord, type Term, take } from './terms.ts';
import { hasContent, type Target, type Wanted } from './wanted.ts';
import { ALL, DONE_WORD, META, MODAL, TASK_NOUN } from './words.ts';

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
      /^(?:работу|активные|список|выполненные|готовые|сделанные|завершенные|открытые|невыполненные|незавершенные|несделанные)$/.test(
        terms[at + 1]?.word ?? '',
      )
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

/** Ids copied in the time of one look at a word. */
const COPIES = 16;

function idsOf(tasks: readonly { id: string }[]): string[] {
  spend(tasks.length / COPIES);
  return tasks.map((task) => task.id);
}

/** «всё сделал» of more than these, said in passing, is asked about first. */
const AT_ONCE = 5;

function findingOf(
  deed: Exclude<Deed, 'create' | 'report'>,
  target: Target,
  plan: ChangePlan,
  statement: boolean,
): Finding {
  switch (target.kind) {
    case 'found': {
      const steps = [stepOf(deed, idsOf(target.tasks), plan)];
      return statement && (!target.sure || target.tasks.length > AT_ONCE)
        ? { kind: 'unsure', steps, deed }
        : { kind: 'steps', steps, deed };
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
  const tasks = mentioned(terms, tasksWith(env, wanted.status), env);
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
  const link = after.find(isWord)?.word ?? '';
  // «гараж отмени, а корм купи»: what follows is of something else; in «гараж удали и корм тоже» it is of both.
  const contrast = before.some((term) => term.word === 'не');
  if (/^(?:а|но)$/.test(link) && !contrast) return fromStory(before, env, wanted);
  if (link === 'и') return resolveTarget(terms, env, wanted);
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
  const target = resolveTarget(renaming.about, env, wanted);
  const before = target.kind === 'found' && target.tasks.length === 1 ? target.tasks[0]!.title : '';
  return findingOf('update', target, { title: swappedTitle(clause, renaming, before) }, false);
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
  const drafts = creation.drafts.map((draft) => ({ ...draft, dueDate: null }));
  return creationFinding({ ...creation, drafts, done: true });
}

/** «…, такой задачи не было». */
const lacksTask = ({ terms }: Clause) =>
  terms.some((term, at) => !term.quote && term.word === 'было' && terms[at - 1]?.word === 'не');

function claimsDone(clause: Clause): boolean {
  const { terms, head } = clause;
  const named = !lacksTask(clause) && terms.some((term) => TASK_NOUN.test(term.word) || DONE_WORD.test(term.word));
  if (!head || named) return false;
  const after = terms.slice(head.at + 1).filter((term) => !isMark(term));
  // «запиши, чтобы я завтра оплатил кружок» wants it done.
  if (after[0]?.word === 'чтобы') return false;
  const told = terms.some(
    (term) => isWord(term) && !term.quote && isPast(term.word) && !META.test(term.word) && !MODAL.test(term.word),
  );
  const verbal = terms.some((term, at) => at !== head.at && isWord(term) && !term.quote && isInfinitive(term.word));
  if (CLAIM.test(after[0]?.word ?? '')) return (told || statesDone(after)) && !verbal;
  return told && !verbal && terms.some((term) => /^(?:я|мы|сегодня|вчера|уже)$/.test(term.word)) && head.verb === 'add';
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
  if (!verb || !infinitive || terms.some((term) => !term.quote && (TASK_NOUN.test(term.word) || ALL.test(term.word))))
    return undefined;
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
  if ((deed === 'create' || (deed === 'complete' && lacksTask(clause))) && claimsDone(clause))
    return claimed(clause, env, course);
  if (deed === 'update') return renames(clause) ? renameIn(clause, env, course) : changeIn(clause, env, course);
  const written = deed === 'create' && clause.head?.verb === 'describe' ? asTitle(clause, env) : undefined;
  if (written) return { kind: 'steps', deed, steps: [{ do: 'create', draft: written }] };
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
