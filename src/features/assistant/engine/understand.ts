import { isInfinitive, isPassive, isPast } from '#shared/russian/verbs.ts';
import { clockAt, findPieces } from '#shared/russian/when.ts';
import { type Course, callsOff, type Deed, type Finding, readCommand, readStatement } from './acting.ts';
import { reactTo, saidBy } from './answering.ts';
import { takeShift } from './changing.ts';
import { type Clause, clausesOf, isCreating, statesDone } from './clauses.ts';
import { readCreation } from './creating.ts';
import type { Environment } from './environment.ts';
import { headForms } from './heads.ts';
import { infinitiveOfImperative } from './imperatives.ts';
import {
  type Action,
  type Changes,
  type Context,
  type Draft,
  EMPTY_CONTEXT,
  type Outcome,
  type Pending,
  type Step,
  type TaskView,
  type View,
} from './model.ts';
import { answerQuestion, answerWhether, isQuestion } from './questions.ts';
import { findTasks } from './references.ts';
import { changesFor, chooseReply, doneReply, noneReply, quote } from './replies.ts';
import { takePriority, takeProject, takeWhen } from './slots.ts';
import { fallback, howTo, smallTalk } from './talk.ts';
import { describing, hasContent } from './targets.ts';
import { isMark, isWord, type Message, readMessage, type Term } from './terms.ts';
import { coreOf, finished, textOf } from './titles.ts';
import { DEADLINE_NOUN, DONE_WORD, MODAL, NOISE, PRIORITY_NOUN, TASK_NOUN } from './words.ts';

const LONGEST = 4_000;

function outcome(reply: string, rest: Partial<Outcome> = {}): Outcome {
  return { actions: [], pending: null, undo: false, listed: [], reply, ...rest };
}

/** A copy of a task with what a step does to it already done, so that later steps see it. */
function patched(task: TaskView, changes: Changes): TaskView {
  return { ...task, ...changes, description: changes.description ?? task.description } as TaskView;
}

interface Result {
  actions: Action[];
  updates: { id: string; changes: Changes }[];
}

function updatesOf(steps: readonly Step[], env: Environment): Result['updates'] {
  const merged = new Map<string, Changes>();
  for (const step of steps) {
    if (step.do !== 'update') continue;
    for (const id of step.ids) {
      const task = env.view.tasks.find((one) => one.id === id);
      if (!task) continue;
      const before = merged.get(id) ?? {};
      merged.set(id, { ...before, ...changesFor(patched(task, before), step.plan, env) });
    }
  }
  return [...merged].map(([id, changes]) => ({ id, changes }));
}

function actionsOf(steps: readonly Step[], env: Environment): Result {
  const updates = updatesOf(steps, env);
  const named = new Set<string>();
  const actions: Action[] = [];
  const project = (name: string | null | undefined) => {
    if (!name || named.has(name)) return;
    named.add(name);
    actions.push({ type: 'create_project', name });
  };
  let updated = false;
  for (const step of steps) {
    if (step.do === 'project') project(step.name);
    else if ('draft' in step) {
      project(step.draft.newProject);
      actions.push({ type: step.do === 'create' ? 'create' : 'report_completed', draft: step.draft });
    } else if (step.do !== 'update') {
      actions.push({ type: step.do, ids: [...new Set(step.ids)] });
    } else if (!updated) {
      for (const { id, changes } of updates) {
        project(changes.newProject);
        actions.push({ type: 'update', id, changes });
      }
      updated = true;
    }
  }
  return { actions, updates };
}

/** Carries out the steps, or asks for the first choice that is still open. */
function conclude(steps: Step[], env: Environment, note = ''): Outcome {
  const open = steps.find((step) => 'candidates' in step && step.candidates);
  if (open && 'candidates' in open) {
    const deed = open.do as Exclude<Deed, 'create' | 'report'>;
    return outcome(chooseReply(deed, open.candidates!, env), {
      pending: { kind: 'choose', steps },
      listed: open.candidates!,
    });
  }
  const untitled = steps.find((step) => (step.do === 'create' || step.do === 'report') && !step.draft.title);
  if (untitled && 'draft' in untitled)
    return outcome('Как назвать задачу?', { pending: { kind: 'title', draft: untitled.draft } });
  const { actions, updates } = actionsOf(steps, env);
  if (actions.length === 0) return outcome(fallback());
  return outcome(doneReply(steps, updates, env) + note, { actions });
}

const isStatement = (terms: readonly Term[]) =>
  callsOff(terms) ||
  statesDone(terms) ||
  terms.some((term) => !term.quote && DONE_WORD.test(term.word)) ||
  GENERIC_DONE.test(saidBy(terms));
const GENERIC_DONE =
  /(?:^| )(?:готово|сделано|выполнено|закончено|закончил|закончила|закончили|сделал|сделала|все|справился|справилась)(?: |$)/;
const FUTURE = /^(?:буду|будем|будет|надо|нужно|завтра|послезавтра|хочу|планирую|собираюсь)$/;

/** «ещё не закончил», «не удаляй», «так и не купил». */
function denies(terms: readonly Term[]): boolean {
  const forgot = terms.findIndex((term) => /^(?:забыл|забыла|забыли)$/.test(term.word) && !term.quote);
  if (
    forgot >= 0 &&
    terms[forgot - 1]?.word !== 'не' &&
    terms.slice(forgot + 1).some((term) => isInfinitive(term.word))
  )
    return true;
  return terms.some((term, at) => {
    if (term.quote || !isWord(term)) return false;
    const before = terms[at - 1]?.word;
    const done = isPast(term.word) || isPassive(term.word) || DONE_WORD.test(term.word);
    if (done && before === 'не' && !/^(?:забыл|забыла|успел|успела|мог|могла)$/.test(term.word)) return true;
    if (done && before === 'не' && /^(?:успел|успела|мог|могла|смог|смогла)$/.test(term.word)) return true;
    return /^(?:могу|успеваю|успею|получается|удается)$/.test(term.word) && /^(?:не|никак)$/.test(before ?? '');
  });
}

function isModifier(clause: Clause, env: Environment): boolean {
  if (clause.head) return false;
  const copy = clause.terms.map((term) => ({ ...term }));
  if (copy.some((term) => term.quote && !/^проект/.test(copy[0]?.word ?? ''))) return false;
  const project = takeProject(copy, env.text, env.view.projects);
  const priority = takePriority(copy, true);
  const when = takeWhen(copy, env.clock);
  return (
    Boolean(project || priority || when) &&
    coreOf(
      copy.filter((term) => !/^(?:приоритет|проект|срок|дедлайн|это|она|очень|начало|нет|лучше|а)$/.test(term.word)),
    ).length === 0
  );
}

const joined = (left: Clause, right: Clause): Clause => {
  const head = left.head ?? (right.head && { ...right.head, at: right.head.at + left.terms.length });
  return { terms: [...left.terms, ...right.terms], head, line: left.line, opens: right.opens };
};

/** A statement and the command without an object that follows it are one: «Окна помыты. Отметь.» */
function mergeClauses(clauses: readonly Clause[], env: Environment): { clause: Clause; lines: Term[][] }[] {
  const groups: { clause: Clause; lines: Term[][] }[] = [];
  for (const clause of clauses) {
    const last = groups.at(-1);
    if (!last) groups.push({ clause, lines: [] });
    else if (belongsTo(last, clause)) last.lines.push(clause.terms);
    else if (isModifier(clause, env) && (last.clause.head || !isStatement(last.clause.terms)))
      last.clause = last.lines.length > 0 ? last.clause : joined(last.clause, clause);
    else if (
      (isModifier(last.clause, env) || headless(last.clause)) &&
      clause.head &&
      !last.clause.head &&
      (isModifier(last.clause, env) || refersBack(clause, env))
    )
      last.clause = joined(last.clause, clause);
    else groups.push({ clause, lines: [] });
  }
  return groups;
}

const headless = (clause: Clause) => !clause.head && hasContent(clause.terms);

/** The command has no object of its own: «удали её», «добавь». */
function refersBack(clause: Clause, env: Environment): boolean {
  const rest = clause.terms.filter((_, at) => at !== clause.head!.at).map((term) => ({ ...term }));
  takeProject(rest, env.text, env.view.projects);
  takePriority(rest);
  takeWhen(rest, env.clock);
  return !hasContent(rest.filter((term) => !NOISE.test(term.word)));
}

function belongsTo(last: { clause: Clause; lines: Term[][] }, clause: Clause): boolean {
  if (clause.head && !(last.clause.opens && clause.line)) return false;
  const list =
    last.clause.opens || last.lines.length > 0 || (clause.line && (listHead(last.clause) || startsBullet(clause)));
  const collects = last.clause.head ? true : listHead(last.clause) || last.clause.opens;
  return list && collects && (clause.line || last.clause.opens || startsNumber(clause));
}

const startsBullet = (clause: Clause) => /^[-–—•*]$/.test(clause.terms[0]?.text ?? '');
const startsNumber = (clause: Clause) => clause.terms[0]?.kind === 'number';
const listHead = (clause: Clause) =>
  clause.terms.some(
    (term) =>
      !term.quote &&
      (TASK_NOUN.test(term.word) ||
        /^(?:план|планы|список|надо|нужно|купить|запиши|добавь|сделано|готово|выполнено|забыть)$/.test(term.word)),
  );

interface Progress {
  steps: Step[];
  recent: readonly string[];
  /** Drafts of this message that «её» may mean. */
  drafts: Extract<Step, { draft: Draft }>[];
  problem: Outcome | null;
  undo: boolean;
  kept: boolean;
  note: string;
  ignored: Outcome | null;
  unsaid: Outcome | null;
  /** A project that was named and does not exist: its creation is asked for. */
  unknownProject: string | null;
}

/** A later clause about a task that the same message creates. */
function applyToDrafts(progress: Progress, finding: Extract<Finding, { kind: 'unsaid' }>, env: Environment): boolean {
  if (progress.drafts.length === 0) return false;
  for (const step of progress.drafts) {
    if (finding.deed === 'complete') step.do = 'report';
    else if (finding.deed === 'delete') progress.steps = progress.steps.filter((one) => one !== step);
    else if (finding.deed === 'update') {
      const blank = { ...step.draft, id: '', status: 'active', createdAt: 0, completedAt: null } as unknown as TaskView;
      const { title, priority, dueDate, projectId, newProject, description, kanbanColumnId } = changesFor(
        blank,
        finding.plan ?? {},
        env,
      );
      step.draft = {
        ...step.draft,
        ...(title !== undefined && { title }),
        ...(priority && { priority }),
        ...(dueDate !== undefined && { dueDate }),
        ...(projectId !== undefined && { projectId }),
        ...(newProject && { newProject }),
        ...(description !== undefined && { description }),
        ...(kanbanColumnId !== undefined && { kanbanColumnId }),
      };
    }
  }
  return true;
}

const ASK_ABOUT: Record<Deed, string> = {
  create: 'Как назвать задачу?',
  report: 'Какую задачу записать выполненной?',
  complete: 'Какую задачу отметить выполненной?',
  activate: 'Какую задачу вернуть в работу?',
  delete: 'Какую задачу удалить?',
  update: 'Какую задачу изменить и как? Например: «перенеси отчёт на пятницу».',
};

function draftFrom(title: string): Draft {
  return {
    title: finished(title),
    description: null,
    priority: 'medium',
    dueDate: null,
    hasTime: false,
    projectId: null,
    newProject: null,
    kanbanColumnId: null,
  };
}

function notFound(finding: Extract<Finding, { kind: 'none' }>, env: Environment): Outcome {
  const { deed, said, near, instead } = finding;
  if (instead)
    return outcome(`${noneReply(deed, said, near, env, false)} Добавить задачу ${quote(instead.title)}?`, {
      pending: { kind: 'confirm', steps: [{ do: 'create', draft: instead }] },
    });
  const offers = said !== '' && deed === 'complete' && near.length === 0 && said.length < 200;
  const pending: Pending | null = offers
    ? { kind: 'confirm', steps: [{ do: 'report', draft: draftFrom(said) }] }
    : null;
  return outcome(noneReply(deed, said, near, env, offers), { pending });
}

function accept(progress: Progress, finding: Finding, env: Environment, alone: boolean): void {
  switch (finding.kind) {
    case 'undo':
      progress.undo = true;
      return;
    case 'kept':
      progress.kept = true;
      return;
    case 'unsaid':
      if (applyToDrafts(progress, finding, env)) return;
      progress.unsaid ??= unsaidOutcome(finding, progress);
      return;
    case 'none':
      if (finding.statement && !alone) progress.ignored ??= notFound(finding, env);
      else progress.problem ??= notFound(finding, env);
      return;
    case 'unsure':
      if (!alone) return;
      progress.problem ??= confirmOutcome(finding.steps, env);
      return;
    case 'steps':
      acceptSteps(progress, finding);
      return;
    case 'cancelled':
      if (alone) progress.problem ??= cancelledOutcome(finding.ids, env);
      return;
    case 'known-project':
      progress.problem ??= outcome(`Проект ${quote(finding.name)} уже есть.`);
  }
}

function cancelledOutcome(ids: string[], env: Environment): Outcome {
  const titles = ids.flatMap((id) => env.view.tasks.find((task) => task.id === id)?.title ?? []);
  return outcome(`Удалить задачу ${titles.map(quote).join(', ')}?`, {
    pending: { kind: 'confirm', steps: [{ do: 'delete', ids }] },
  });
}

function unsaidOutcome(finding: Extract<Finding, { kind: 'unsaid' }>, progress: Progress): Outcome {
  const empty = finding.deed === 'update' && Object.keys(finding.plan ?? {}).length === 0;
  const ids = finding.ids ?? [...progress.recent];
  if (empty && ids.length > 0) return outcome('На когда перенести?', { pending: { kind: 'due', ids } });
  return outcome(ASK_ABOUT[finding.deed]);
}

function confirmOutcome(steps: Step[], env: Environment): Outcome {
  const titles = steps
    .flatMap((step) => ('ids' in step ? step.ids : []))
    .flatMap((id) => env.view.tasks.find((task) => task.id === id)?.title ?? []);
  return outcome(`Отметить выполненной задачу ${titles.map(quote).join(', ')}?`, {
    pending: { kind: 'confirm', steps },
  });
}

function inProject(step: Step, name: string): Step {
  if ('draft' in step) return { ...step, draft: { ...step.draft, newProject: name } };
  return step.do === 'update' ? { ...step, plan: { ...step.plan, newProject: name } } : step;
}

function acceptSteps(progress: Progress, finding: Extract<Finding, { kind: 'steps' }>): void {
  const name = finding.unknownProject;
  const steps = name ? finding.steps.map((step) => inProject(step, name)) : finding.steps;
  if (name) progress.unknownProject = name;
  progress.steps.push(...steps);
  progress.note ||= finding.note ?? '';
  progress.drafts = steps.filter((step): step is Extract<Step, { draft: Draft }> => 'draft' in step);
  const ids = steps.flatMap((step) => ('ids' in step ? step.ids : []));
  if (ids.length > 0) progress.recent = ids;
}

/** «задача про бойлер теперь срочная», «новый срок для отчёта: пятница»: a change without a verb. */
function changesQuietly(clause: Clause, env: Environment, course: Course): Finding | null {
  const { terms } = clause;
  const property = terms.some(
    (term) => !term.quote && (DEADLINE_NOUN.test(term.word) || PRIORITY_NOUN.test(term.word)),
  );
  const noun = terms.findIndex((term) => !term.quote && TASK_NOUN.test(term.word));
  const said = saidBy(terms);
  const placed = /(?:^| )в проект /.test(said) && terms.length < 9 && !terms.some((term) => isInfinitive(term.word));
  const shifted =
    takeShift(
      terms.map((term) => ({ ...term })),
      null,
    ) !== null;
  const verbal = terms.some((term) => !term.quote && isInfinitive(term.word) && term.word !== 'быть');
  const valued =
    /(?:^| )(?:теперь|стала|стал|не|очень|больше не) (?:срочн|важн)(?:ая|ый|ое|ые)(?: |$)|(?:^| )без (?:проекта|срока)(?: |$)/.test(
      said,
    );
  const predicate = !verbal && (placed || shifted || (valued && terms.length < 12));
  const moved =
    /(?:^| )(?:теперь|давай|лучше) (?:в|во|на|к|до|послезавтра|завтра|сегодня)(?: |$)|(?:^| )(?:переносится|переносим|перенесли|перенесена|перенесен|сдвигается|сдвинули|переехал\p{L}?)(?: |$)/u.test(
      said,
    ) && !terms.some((term) => isInfinitive(term.word));
  const about =
    (terms.length < 9 && terms.some((term) => PRIORITY_NOUN.test(term.word))) ||
    terms.some((term) => term.quote > 0) ||
    noun >= 0 ||
    /(?:^| )(?:у|для|по) /.test(said);
  if (!(property && about && !verbal) && !predicate && !moved) return null;
  const finding = readCommand(
    {
      ...clause,
      terms: terms.map((term) => ({ ...term })),
      head: { verb: 'change', mood: 'imperative', at: -1, negated: false },
    },
    [],
    env,
    course,
  );
  return finding.kind === 'steps' ? finding : null;
}

function readBare(clause: Clause, lines: Term[][], env: Environment, course: Course): Finding | null {
  const commanded = commandsKnown(clause, env);
  if (commanded) return readCommand(commanded, lines, env, course);
  if (course.alone) takeReporting(clause.terms);
  else if (reportsAt(clause.terms) >= 0) return null;
  if (corrects(clause, env))
    return readCommand(
      { ...clause, head: { verb: 'move', mood: 'imperative', at: -1, negated: false } },
      [],
      env,
      course,
    );
  if (!bareCreates(clause, lines, env)) return null;
  const { drafts, note, unknownProject } = readCreation(clause, lines, env);
  if (!drafts.some((draft) => draft.title)) return null;
  return {
    kind: 'steps',
    deed: 'create',
    steps: drafts.map((draft) => ({ do: 'create', draft })),
    note,
    ...(unknownProject && { unknownProject }),
  };
}

/** «нужно перенести встречу с юристом на вторник»: the title of a task, whole, after the infinitive of a command. */
function commandsKnown(clause: Clause, env: Environment): Clause | null {
  const at = clause.terms.findIndex(
    (term) =>
      !term.quote && headForms.get(term.word)?.mood === 'infinitive' && !isCreating(headForms.get(term.word)!.verb),
  );
  if (at < 0) return null;
  const rest = clause.terms.slice(at + 1).map((term) => ({ ...term }));
  takeWhen(rest, env.clock);
  const words = describing(rest).map((term) => term.word);
  const { found, score } = findTasks(
    words,
    env.view.tasks.filter((task) => task.status === 'active'),
  );
  const whole = found.length === 1 && score >= 0.94 && found[0]!.title.split(/\s+/).length <= words.length;
  return whole ? { ...clause, head: { ...headForms.get(clause.terms[at]!.word)!, at, negated: false } } : null;
}

const REPORTING = /^(?:сказал|попросил|просил|велел|напомнил|поручил|приказал|потребовал)(?:а|и|о)?$/;

const reportsAt = (terms: readonly Term[]) =>
  terms.findIndex(
    (term, at) =>
      !term.quote && REPORTING.test(term.word) && terms.slice(at + 1, at + 6).some((next) => isInfinitive(next.word)),
  );

/** «начальник попросил перенести совещание»: who asked is not part of the title. */
function takeReporting(terms: readonly Term[]): void {
  const at = reportsAt(terms);
  for (let index = 0; index <= at; index++) terms[index]!.taken = true;
}

/** «нет, лучше в 16:30» after an action. */
function corrects(clause: Clause, env: Environment): boolean {
  return env.context.touched.length > 0 && isModifier(clause, env);
}

const REFUSES =
  /^(?:пожалуйста )?(?:не трогай|не меняй|не надо|не нужно|не стоит|ничего не|никого не|не смей|как|почему|зачем|кто|что) /;

/** A title said without a command: an infinitive, a need, a thing with a date. */
function bareCreates(clause: Clause, lines: Term[][], env: Environment): boolean {
  if (lines.length > 0) return true;
  const { terms } = clause;
  const said = saidBy(terms);
  if (/\?\s*$/.test(env.text) || REFUSES.test(said)) return false;
  if (/^(?:и |а )?(?:потом|еще|также|плюс) /.test(said) && terms.some((term) => term.quote > 0)) return true;
  const words = terms.filter((term) => isWord(term) && !term.quote && !NOISE.test(term.word));
  const [first] = words;
  if (!first) return false;
  if (words.some((term) => isInfinitive(term.word)) && !isStatement(terms.slice(0, 2))) return true;
  if (
    TASK_NOUN.test(first.word) ||
    (/^(?:новая|новое|еще|важная|срочная|критически)$/.test(first.word) &&
      words.slice(0, 4).some((term) => TASK_NOUN.test(term.word)))
  )
    return true;
  if (words.some((term) => MODAL.test(term.word)) || (words.length > 1 && infinitiveOfImperative(first.word) !== null))
    return true;
  return findPieces(terms, env.clock).some((piece) => !piece.past) && describing(terms).length > 0;
}

function readClause(
  group: { clause: Clause; lines: Term[][] },
  env: Environment,
  course: Course,
): Finding | 'denied' | null {
  const { clause, lines } = group;
  if (clause.head?.negated) return 'denied';
  if (clause.head) return readCommand(clause, lines, env, course);
  if (CHECK_FIRST.test(clause.terms.find(isWord)?.word ?? '')) return readStatement(clause, lines, env, course);
  const quiet = changesQuietly(clause, env, course);
  if (quiet) return quiet;
  if (callsOff(clause.terms) && !startsAsTitle(clause.terms)) return readStatement(clause, lines, env, course);
  if (denies(clause.terms)) return affirmedPart(clause, lines, env, course) ?? 'denied';
  if (isStatement(clause.terms) && !startsAsTitle(clause.terms)) return readStatement(clause, lines, env, course);
  return readBare(clause, lines, env, course);
}

/** «Купить то, что обещал»: an infinitive or a need comes before the past tense. */
/** The word that a check mark goes on: «галочку на «Полить фикус»». */
const CHECK_FIRST = /^(?:галочку|галку|отметку)$/;

function startsAsTitle(terms: readonly Term[]): boolean {
  if (reportsAt(terms) >= 0) return true;
  const words = terms.filter((term) => isWord(term) && !term.quote && !NOISE.test(term.word));
  const past = words.findIndex((term) => isPast(term.word) || DONE_WORD.test(term.word) || isPassive(term.word));
  const lead = words.slice(0, past < 0 ? words.length : past);
  return lead.some((term) => isInfinitive(term.word) || FUTURE.test(term.word));
}

/** «молоко купил, а посылку не забрал»: the part that is not denied still holds. */
function affirmedPart(clause: Clause, lines: Term[][], env: Environment, course: Course): Finding | null {
  const parts: Term[][] = [[]];
  for (const term of clause.terms) {
    if (!term.quote && (term.text === ',' || /^(?:а|но)$/.test(term.word))) parts.push([]);
    parts.at(-1)!.push(term);
  }
  const held = parts.filter((part) => !denies(part));
  const terms = held.flat();
  if (held.length === parts.length || !held.some((part) => statesDone(part)) || !hasContent(terms)) return null;
  const finding = readStatement({ ...clause, terms }, lines, env, course);
  return finding.kind === 'steps' ? finding : null;
}

/** Something that was denied: a completed task that is not done after all may be reopened. */
function deniedOutcome(message: Message, env: Environment): Outcome {
  const terms = message.terms.filter((term) => !headForms.has(term.word));
  const done = findTasks(
    describing(terms).map((term) => term.word),
    env.view.tasks.filter((task) => task.status === 'completed'),
  );
  const active = findTasks(
    describing(terms).map((term) => term.word),
    env.view.tasks.filter((task) => task.status === 'active'),
  );
  if (done.found.length === 1 && done.score >= 0.75 && active.score < done.score) {
    const [task] = done.found;
    return outcome(`Задача ${quote(task!.title)} отмечена выполненной. Вернуть её в работу?`, {
      pending: { kind: 'confirm', steps: [{ do: 'activate', ids: [task!.id] }] },
    });
  }
  return outcome('Хорошо, ничего не меняю.');
}

function readAll(message: Message, env: Environment): Outcome | null {
  const clauses = clausesOf(message.terms, env.clock).filter(
    (clause) =>
      clause.head ||
      clause.terms.some((term) => !isMark(term) && !(isWord(term) && NOISE.test(term.word) && !term.quote)),
  );
  const groups = mergeClauses(clauses, env);
  const progress: Progress = {
    steps: [],
    recent: env.context.listed.length > 0 ? env.context.listed : env.context.touched,
    drafts: [],
    problem: null,
    undo: false,
    kept: false,
    note: '',
    ignored: null,
    unsaid: null,
    unknownProject: null,
  };
  let denied = false;
  const alone = groups.filter(({ clause }) => clause.head).length === 0;
  for (const group of groups) {
    if (!group.clause.head && greets(group.clause)) continue;
    const course: Course = { alone, recent: progress.drafts.length > 0 ? [] : progress.recent };
    const finding = readClause(group, env, course);
    if (finding === 'denied') denied = true;
    else if (finding) accept(progress, finding, env, alone);
  }
  if (progress.problem) return progress.problem;
  if (progress.undo && progress.steps.length === 0) return undoOutcome(env);
  if (progress.unknownProject)
    return outcome(`Проекта ${quote(progress.unknownProject)} нет. Создать его?`, {
      pending: { kind: 'confirm', steps: progress.steps },
    });
  if (progress.steps.length > 0) return conclude(progress.steps, env, progress.note);
  if (progress.unsaid) return progress.unsaid;
  if (denied || /^(?:пожалуйста )?не (?:трогай|меняй|трожь)/.test(saidBy(message.terms)))
    return deniedOutcome(message, env);
  if (progress.kept) return outcome('Хорошо, оставляю как есть.');
  return progress.ignored;
}

const greets = (clause: Clause) =>
  /^(?:привет|здравствуй\p{L}*|добр(?:ое|ый|ого) \p{L}+|спасибо|благодарю|пожалуйста|отлично|супер|ура)$/u.test(
    saidBy(clause.terms),
  );

function undoOutcome(env: Environment): Outcome {
  if (env.context.lastAction === null) return outcome('Отменять нечего: я ещё ничего не менял.');
  return outcome('Готово, вернул как было.', { undo: true });
}

const HELP =
  /^(?:а |и |ну |слушай |подскажи |скажи |пожалуйста |расскажи |привет )*(?:как (?:мне |тут |здесь |же |можно |я могу |в \p{L}+ |лучше )*(?:\p{L}+(?:ть|ти|чь)(?:ся)?)(?: |$)|что (?:значит|такое|означает|будет если)|можно ли|можешь ли ты|а? ?(?:ты )?умеешь(?: ли)?|(?:а )?если я|где (?:мне )?(?:найти|посмотреть|увидеть)|зачем|для чего|как работает)/u;
/** Wishes about how to live, not how to use the product. */
const ADVICE =
  /планировать|успевать|успеть|организовать|сосредоточ|откладывать|бороться|перестать|эффективн|продуктивн|отдохнуть|выспаться/;

function talkOutcome(said: string, message: Message, env: Environment): Outcome | null {
  if (HELP.test(said) && !ADVICE.test(said)) return outcome(howTo(said));
  const reply = smallTalk(said, env);
  const commands = message.terms.some((term) => headForms.get(term.word)?.mood === 'imperative');
  const long = said.split(' ').length > 6;
  return reply !== null && !(commands && long) && !mixesWork(said, message) ? outcome(reply) : null;
}

/** A greeting or thanks with a command behind it is a command. */
function mixesWork(said: string, message: Message): boolean {
  const rest = message.terms.filter(
    (term) =>
      isWord(term) &&
      !/^(?:привет|здравствуй\p{L}*|добрый|доброе|день|утро|вечер|спасибо|пожалуйста|большое|огромное|как|дела|ты|мне|очень|помог\p{L}*)$/u.test(
        term.word,
      ),
  );
  if (
    /^(?:привет|здравствуй|добр|спасибо|благодар|отлично|супер|молодец|хорошо|ок|ладно|здорово|круто|класс)/.test(said)
  )
    return rest.some(
      (term) =>
        headForms.has(term.word) ||
        isInfinitive(term.word) ||
        MODAL.test(term.word) ||
        isPast(term.word) ||
        term.quote > 0 ||
        /^(?:что|какие|сколько|когда|покажи)$/.test(term.word),
    );
  return /^(?:включи|поставь|закажи|запусти)/.test(said)
    ? message.terms.some((term) => TASK_NOUN.test(term.word))
    : message.terms.some(
        (term) => headForms.get(term.word)?.verb === 'add' || headForms.get(term.word)?.verb === 'remind',
      );
}

function questionOutcome(said: string, message: Message, env: Environment): Outcome | null {
  const follow =
    /^(?:а|и) (?:на |в |во |что на |про )?/.test(said) &&
    /\?\s*$/.test(message.text) &&
    isModifierMessage(message, env);
  const late = /просроч/.test(said) && /\?\s*$/.test(message.text);
  if (!follow && !late && !isQuestion(said, message.text)) return whetherOutcome(message, env);
  const found = answerQuestion(said, message.terms, env);
  return found && outcome(found.reply, { listed: found.listed });
}

const isModifierMessage = (message: Message, env: Environment) =>
  isModifier(
    { terms: message.terms.filter((term) => !/^(?:а|и|что)$/.test(term.word)), head: null, line: false, opens: false },
    env,
  );

/** «Я оплатил интернет?» */
function whetherOutcome(message: Message, env: Environment): Outcome | null {
  const asks = /\?\s*$/.test(message.text) || /(?:^| )ли(?: |$)/.test(saidBy(message.terms));
  const terms = message.terms;
  if (
    !asks ||
    clausesOf(terms, env.clock).some(
      ({ head }) => head && (head.mood !== 'infinitive' || !/^я /.test(saidBy(terms))),
    ) ||
    !(statesDone(terms) || /(?:^| )ли(?: |$)/.test(saidBy(terms)) || DONE_WORD.test(terms.at(-2)?.word ?? ''))
  )
    return null;
  const found = answerWhether(terms, env);
  return outcome(found.reply, { listed: found.listed });
}

function pendingOutcome(pending: Pending, message: Message, env: Environment): Outcome | null {
  const said = saidBy(message.terms);
  const question = isQuestion(said, message.text) && pending.kind !== 'title';
  const reaction = reactTo(pending, message.terms, env, question);
  if (reaction.kind === 'cancel') return outcome('Хорошо, ничего не меняю.');
  if (reaction.kind === 'steps' || reaction.kind === 'narrow') return conclude(reaction.steps, env);
  if (pending.kind === 'title') return titleOutcome(pending.draft, message, env);
  return null;
}

/** The message is the title that was asked for. */
function titleOutcome(draft: Draft, message: Message, env: Environment): Outcome | null {
  const clauses = clausesOf(message.terms, env.clock);
  if (
    clauses.some(
      (clause) =>
        clause.head && (!isCreating(clause.head.verb) || clause.terms.some((term) => TASK_NOUN.test(term.word))),
    )
  )
    return null;
  const [first] = clauses;
  if (!first) return null;
  const { drafts } = readCreation(
    first,
    clauses.slice(1).map((clause) => clause.terms),
    env,
  );
  const steps = drafts.map(
    (one): Step => ({
      do: 'create',
      draft: {
        ...one,
        priority: one.priority === 'medium' ? draft.priority : one.priority,
        dueDate: one.dueDate ?? draft.dueDate,
        hasTime: one.dueDate === null ? draft.hasTime : one.hasTime,
        projectId: one.projectId ?? draft.projectId,
        newProject: one.newProject ?? draft.newProject,
      },
    }),
  );
  return conclude(steps, env);
}

/** Offers to write down what was not understood as a command but may be a task. */
function offer(message: Message, env: Environment): Outcome {
  const core = coreOf(message.terms);
  const title = finished(textOf(core, env.text));
  const russian = core.filter((term) => isWord(term) && /[а-я]/.test(term.word)).length;
  if (russian === 0 || core.length > 14 || title.length > 120) return outcome(fallback());
  return outcome(`Не понял, что сделать. Добавить задачу ${quote(title)}?`, {
    pending: { kind: 'confirm', steps: [{ do: 'create', draft: draftFrom(title) }] },
  });
}

/** «нет, я ошибся», «не то» right after an action. */
const REGRETS =
  /^(?:(?:ой|нет|а|стоп|блин|упс|извини|прости) )*(?:(?:я )?(?:ошибся|ошиблась)|не то|не надо|не та|не тот|не туда|не нужно было|зря)(?: (?:верни|отмени|задача|сделал|сделала))?$/;

/**
 * Understands one message of a conversation: what to do, what to ask, what to answer. Pure: the same arguments give the
 * same outcome. `now` is epoch milliseconds, `zone` an IANA name.
 */
export function understand(
  raw: string,
  view: View,
  now: number,
  zone: string,
  context: Context = EMPTY_CONTEXT,
): Outcome {
  const read = () => readMessage(raw.slice(0, LONGEST));
  const message = read();
  const env: Environment = { text: message.text, view, clock: clockAt(now, zone), context };
  const said = saidBy(message.terms);
  if (!said) return outcome(fallback());
  if (context.lastAction && !context.pending && REGRETS.test(said)) return undoOutcome(env);
  const answered = context.pending && pendingOutcome(context.pending, message, env);
  if (answered) return answered;
  return (
    talkOutcome(said, message, env) ?? questionOutcome(said, read(), env) ?? readAll(read(), env) ?? offer(message, env)
  );
}
