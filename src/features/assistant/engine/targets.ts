import { dayOf } from '#shared/day.ts';
import { numberWord } from '#shared/russian/numerals.ts';
import { isPast } from '#shared/russian/verbs.ts';
import type { When } from '#shared/russian/when.ts';
import type { Environment } from './environment.ts';
import type { Priority, Status, TaskView } from './model.ts';
import { byTitle, findTasks, SURE } from './references.ts';
import { type ProjectSlot, quotation } from './slots.ts';
import { isMark, isWord, type Term } from './terms.ts';
import { ALL, LIST_NOUN, META, NOISE, PREPOSITION, TASK_NOUN } from './words.ts';

/** Which tasks a clause means. */
export type Target =
  | { kind: 'found'; tasks: TaskView[]; sure: boolean }
  | { kind: 'several'; tasks: TaskView[] }
  | { kind: 'none'; said: string; near: TaskView[]; elsewhere?: TaskView }
  | { kind: 'unsaid' };

export interface Wanted {
  /** Where to look first; the other statuses are looked at where nothing is found. */
  status: Status;
  deed: 'complete' | 'activate' | 'delete' | 'update' | 'create' | 'report';
  when: When | null;
  project: ProjectSlot | null;
  priority: Priority | null;
  /** Ids that «её» and «обе» mean. */
  recent: readonly string[];
  /** A past tense without a command: be careful. */
  statement?: boolean;
}

/** Words that may describe a task: no command, no talk, nothing that a slot has taken. */
export function describing(terms: readonly Term[]): Term[] {
  return terms.filter(
    (term) =>
      !term.taken &&
      !isMark(term) &&
      (term.quote > 0 ||
        !(
          NOISE.test(term.word) ||
          META.test(term.word) ||
          TASK_NOUN.test(term.word) ||
          LIST_NOUN.test(term.word) ||
          ALL.test(term.word)
        )),
  );
}

const wordsOf = (terms: readonly Term[]) => describing(terms).map((term) => term.word);
const hasContent = (terms: readonly Term[]) => describing(terms).some((term) => !PREPOSITION.test(term.word));
const open = (task: TaskView) => task.status !== 'archived';

function pools(env: Environment, status: Status): TaskView[][] {
  const tasks = env.view.tasks.filter(open);
  return [tasks.filter((task) => task.status === status), tasks.filter((task) => task.status !== status)];
}

const byId = (env: Environment, ids: readonly string[]) =>
  ids.flatMap((id) => env.view.tasks.find((task) => task.id === id) ?? []);

function quotedTargets(terms: readonly Term[], env: Environment, wanted: Wanted): Target | null {
  const names: string[] = [];
  terms.forEach((term, at) => {
    const quoted = term.taken ? null : quotation(terms, at, env.text);
    if (quoted?.inner) names.push(quoted.inner);
  });
  if (names.length === 0) return null;
  const each = names.map((name) => quotedTarget(name, env, wanted));
  const missing = each.find((one) => one.kind === 'none');
  if (missing) return missing;
  const vague = each.find((one) => one.kind === 'several');
  if (vague) return vague;
  return { kind: 'found', tasks: each.flatMap((one) => (one.kind === 'found' ? one.tasks : [])), sure: true };
}

function quotedTarget(name: string, env: Environment, wanted: Wanted): Target {
  const words =
    name
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  for (const pool of pools(env, wanted.status)) {
    const exact = byTitle(name, pool);
    const { found, score } = exact.length > 0 ? { found: exact, score: 1 } : findTasks(words, pool);
    if (score < 0.75) continue;
    return narrowed(found, wanted, env);
  }
  return { kind: 'none', said: name, near: findTasks(words, env.view.tasks.filter(open)).found.slice(0, 3) };
}

const sameDay = (task: TaskView, when: When, env: Environment) =>
  task.dueDate !== null && dayOf(task.dueDate, env.clock.zone) === when.day;

/** Among equals, those of the day, project or priority that the clause also names. */
function narrowed(tasks: readonly TaskView[], wanted: Wanted, env: Environment): Target {
  let left = [...tasks];
  const keep = (test: (task: TaskView) => boolean) => {
    const kept = left.filter(test);
    if (kept.length > 0 && left.length > 1) left = kept;
  };
  const { when, project, priority } = wanted;
  if (when) keep((task) => sameDay(task, when, env));
  if (project?.project) keep((task) => task.projectId === project.project!.id);
  if (priority) keep((task) => task.priority === priority);
  return left.length === 1 ? { kind: 'found', tasks: left, sure: true } : { kind: 'several', tasks: left };
}

const OVERDUE = /^(?:просроченн\p{L}+|просрочен\p{L}?|просрочк\p{L}|прошедш\p{L}+|сгоревш\p{L}+)$/u;
const COMPLETED =
  /^(?:выполненн(?:ые|ых|ое)|завершенн(?:ые|ых|ое)|сделанн(?:ые|ых|ое)|законченн(?:ые|ых)|готов(?:ые|ых|ое)|закрыт(?:ые|ых|ое)|сделано|выполнено|готово|завершено|сделал\p{L}?|выполнил\p{L}?)$/u;
const ACTIVE =
  /^(?:активн(?:ые|ых|ое)|незавершенн\p{L}+|невыполненн\p{L}+|несделанн\p{L}+|открыт(?:ые|ых)|оставшиеся|остальн\p{L}+|текущие|текущих)$/u;
const UNDATED = /^(?:бессрочн\p{L}+)$/u;

/** «все просроченные», «все задачи из проекта», «обе», «выполненные задачи». */
function setTarget(terms: readonly Term[], env: Environment, wanted: Wanted): Target | null {
  const words = terms.filter((term) => !term.taken && isWord(term) && !term.quote);
  const has = (pattern: RegExp) => words.some((term) => pattern.test(term.word));
  const every =
    has(/^(?:обе|оба|обеих)$/) ||
    words.some(
      (term, index) => ALL.test(term.word) && !/^(?:равно|таки|же|еще|ли|что-то)$/.test(words[index + 1]?.word ?? ''),
    );
  const plural = words.some((term) => /^(?:задачи|задачам|дела|таски|задач|напоминания)$/.test(term.word));
  const rule =
    has(OVERDUE) ||
    has(UNDATED) ||
    words.some((term) =>
      /^(?:выполненн(?:ые|ых)|завершенн(?:ые|ых)|сделанн(?:ые|ых)|готов(?:ые|ых)|закрыт(?:ые|ых)|активные|срочные|важные|завтрашние|сегодняшние|вчерашние)$/.test(
        term.word,
      ),
    );
  const set =
    every ||
    (plural && (rule || wanted.when !== null || wanted.project !== null || wanted.priority !== null)) ||
    (rule && (plural || !describing(terms).some((term) => !PREPOSITION.test(term.word) && !SET_WORD.test(term.word))));
  if (!set) return null;
  return filteredSet(terms, env, wanted, {
    overdue: has(OVERDUE),
    completed: has(COMPLETED),
    active: has(ACTIVE),
    undated: has(UNDATED) || /без (?:срока|даты|дедлайна)/.test(words.map((term) => term.word).join(' ')),
  });
}

interface Rule {
  overdue: boolean;
  completed: boolean;
  active: boolean;
  undated: boolean;
}

const SET_WORD =
  /^(?:просроч\p{L}+|прошедш\p{L}+|активн\p{L}+|бессрочн\p{L}+|невыполненн\p{L}+|незаверш\p{L}+|закрыт\p{L}+|остальн\p{L}+|срок\p{L}?|дат\p{L}|дедлайн\p{L}?|проект\p{L}*|текущ\p{L}+|сегодняшн\p{L}+|завтрашн\p{L}+|вчерашн\p{L}+|пункт\p{L}*|приоритет\p{L}*|срочн\p{L}+|важн\p{L}+|сразу|лишнее|старые|старых|мои|моих|подряд|целиком|разом)$/u;

/** Only tasks that the deed can touch; for deleting and moving, what was said counts. */
function statusOfSet(rule: Rule, { deed }: Wanted): Status | null {
  if (deed === 'activate') return 'completed';
  if (deed === 'complete' || rule.active) return 'active';
  return rule.completed ? 'completed' : deed === 'update' ? 'active' : null;
}

const EXCEPT = /^(?:кроме|окромя|исключая|исключением|считая)$/;

/** «кроме встречи с юристом»: takes the words and answers the tasks that stay out of the set. */
function exceptions(terms: readonly Term[], env: Environment): TaskView[] | null {
  const at = terms.findIndex((term) => !term.quote && !term.taken && EXCEPT.test(term.word));
  if (at < 0) return [];
  const rest = terms.slice(at + 1);
  const named = rest.filter((term) => !isMark(term) || term.quote > 0);
  const each = parts(named).map((part) => findTasks(wordsOf(part), env.view.tasks.filter(open)));
  for (const term of terms.slice(at)) term.taken = true;
  return each.every(({ score }) => score >= SURE) ? each.flatMap(({ found }) => found) : null;
}

function filteredSet(terms: readonly Term[], env: Environment, wanted: Wanted, rule: Rule): Target {
  const { when, project, priority } = wanted;
  const now = env.clock.now;
  const tests: ((task: TaskView) => boolean)[] = [];
  if (rule.overdue) tests.push((task) => task.status === 'active' && task.dueDate !== null && task.dueDate < now);
  if (rule.undated) tests.push((task) => task.dueDate === null);
  if (when) tests.push((task) => sameDay(task, when, env));
  if (project?.project) tests.push((task) => task.projectId === project.project!.id);
  if (project && !project.project && !project.none) return { kind: 'none', said: `проект «${project.name}»`, near: [] };
  if (priority) tests.push((task) => task.priority === priority);
  const except = exceptions(terms, env);
  if (!except) return { kind: 'none', said: '', near: [] };
  const words = describing(terms)
    .filter((term) => !SET_WORD.test(term.word))
    .map((term) => term.word);
  const pool = env.view.tasks.filter((task) => open(task) && tests.every((test) => test(task)));
  const status = statusOfSet(rule, wanted);
  const kept = status ? pool.filter((task) => task.status === status) : pool;
  const content = words.filter((word) => !PREPOSITION.test(word));
  const match = content.length > 0 ? findTasks(content, kept) : null;
  if (match && match.score < SURE) return { kind: 'none', said: words.join(' '), near: [] };
  const tasks = (match ? match.found : kept).filter((task) => !except.includes(task));
  return tasks.length > 0 ? { kind: 'found', tasks, sure: true } : { kind: 'none', said: '', near: [] };
}

/** «последнюю», «вторую»: by place among what was listed, or the newest. */
function ordinalTarget(terms: readonly Term[], env: Environment, wanted: Wanted): Target | null {
  const words = terms.filter((term) => !term.taken && !term.quote && isWord(term));
  const rest = describing(words).filter((term) => !PREPOSITION.test(term.word));
  const last = rest.findIndex((term) => /^(?:последн\p{L}+|крайн\p{L}+|предыдущ\p{L}+)$/u.test(term.word));
  const extra = rest.filter(
    (term, index) =>
      index !== last &&
      !/^(?:добавленн\p{L}+|созданн\p{L}+|записанн\p{L}+|добавил\p{L}?|создал\p{L}?|задач\p{L}*|введенн\p{L}+)$/u.test(
        term.word,
      ),
  );
  if (last >= 0 && extra.length === 0) {
    const newest = env.view.tasks
      .filter(open)
      .reduce<TaskView | null>(
        (best, task) =>
          !best ||
          task.createdAt > best.createdAt ||
          (task.createdAt === best.createdAt && wanted.recent.at(-1) === task.id)
            ? task
            : best,
        null,
      );
    return newest
      ? { kind: 'found', tasks: [newest], sure: true }
      : { kind: 'none', said: 'последняя задача', near: [] };
  }
  if (rest.length !== 1) return null;
  const place = numberWord(rest[0]!.word);
  const listed = env.context.listed.length > 0 ? env.context.listed : wanted.recent;
  if (!place?.ordinal || place.value < 1) return null;
  const [task] = byId(env, listed.slice(place.value - 1, place.value));
  return task ? { kind: 'found', tasks: [task], sure: true } : { kind: 'unsaid' };
}

const BOTH = /^(?:обе|оба|обеих|обоих|их|все|эти)$/;

/** What «её», «обе» or nothing at all points to. */
function recentTarget(terms: readonly Term[], env: Environment, wanted: Wanted): Target {
  const tasks = byId(env, wanted.recent).filter(open);
  const many = terms.some((term) => BOTH.test(term.word));
  if (tasks.length === 0) return { kind: 'unsaid' };
  if (tasks.length === 1 || many) return { kind: 'found', tasks, sure: true };
  return { kind: 'several', tasks };
}

/** More tasks than a person names one by one in a sentence. */
const MOST_PARTS = 20;
const JOINT = /^(?:и|а|или|также|плюс|еще)$/;

function parts(terms: readonly Term[]): Term[][] {
  const found: Term[][] = [[]];
  for (const term of terms) {
    const cut =
      !term.quote && !term.taken && (/^[,;]$/.test(term.text) || term.kind === 'break' || JOINT.test(term.word));
    if (cut) found.push([]);
    else found.at(-1)!.push(term);
  }
  return found.filter(hasContent);
}

/** «прорабу позвонил смету отправил»: each past tense ends, or begins, a part. */
function runOnParts(terms: readonly Term[]): Term[][] {
  const words = terms.filter((term) => !term.taken && isWord(term) && !META.test(term.word) && !NOISE.test(term.word));
  const verbs = words.filter((term) => isPast(term.word) && !term.quote);
  if (verbs.length < 2) return [];
  const leads = words[0] === verbs[0];
  const found: Term[][] = [[]];
  for (const term of words) {
    if (leads && verbs.includes(term) && found.at(-1)!.length > 0) found.push([]);
    found.at(-1)!.push(term);
    if (!leads && verbs.includes(term)) found.push([]);
  }
  return found.filter(hasContent);
}

function single(terms: readonly Term[], pool: readonly TaskView[]) {
  return findTasks(wordsOf(terms), pool);
}

/** «встречу с юристом и звонок в поликлинику»: each part sure of its own task. */
function jointTarget(
  terms: readonly Term[],
  pool: readonly TaskView[],
  env: Environment,
  wanted: Wanted,
): TaskView[] | null {
  const split = parts(terms);
  const named = split.filter((part) =>
    describing(part).some((term) => !PREPOSITION.test(term.word) && !isPast(term.word)),
  );
  const run = runOnParts(terms);
  const each = named.length > 1 ? named : run.length > 1 ? run : split;
  if (each.length < 2 || each.length > MOST_PARTS) return null;
  const tasks = each.map((part) => {
    const { found, score } = single(part, pool);
    if (score < SURE) return null;
    const target = narrowed(found, wanted, env);
    return target.kind === 'found' ? target.tasks[0]! : null;
  });
  if (tasks.some((task) => task === null)) return null;
  const distinct = [...new Set(tasks as TaskView[])];
  return distinct.length > 1 ? distinct : null;
}

/** Where a whole sentence describes nothing, one part between its commas may. */
function bySegment(terms: readonly Term[], env: Environment, wanted: Wanted): Target | null {
  const segments: Term[][] = [[]];
  for (const term of terms) {
    if (!term.quote && /^[,;:—–]$/.test(term.text)) segments.push([]);
    else segments.at(-1)!.push(term);
  }
  const own = segments.filter(hasContent);
  if (own.length < 2 || own.length > MOST_PARTS) return null;
  for (const pool of pools(env, wanted.status)) {
    const sure = own.map((part) => single(part, pool)).filter((match) => match.score >= SURE);
    if (sure.length > 0)
      return narrowed(sure.find((match) => match.found.length === 1)?.found ?? sure[0]!.found, wanted, env);
  }
  return null;
}

function described(terms: readonly Term[], env: Environment, wanted: Wanted): Target {
  let best: Target | null = null;
  for (const pool of pools(env, wanted.status)) {
    const whole = single(terms, pool);
    const joint = whole.score < 0.95 || whole.found.length > 1 ? jointTarget(terms, pool, env, wanted) : null;
    if (joint) return { kind: 'found', tasks: joint, sure: true };
    if (whole.score < SURE) continue;
    const target = narrowed(whole.found, wanted, env);
    best = target.kind === 'found' ? { ...target, sure: !whole.conflict } : target;
    break;
  }
  if (best) return best;
  const segment = bySegment(terms, env, wanted);
  if (segment) return segment;
  const words = describing(terms);
  const said = env.text.slice(words[0]!.start, words.at(-1)!.end);
  const near = findTasks(wordsOf(terms), env.view.tasks.filter(open));
  return { kind: 'none', said, near: near.score >= 0.4 ? near.found.slice(0, 3) : [] };
}

const bySlots = ({ when, project, priority }: Wanted) =>
  when !== null || (project?.project ?? null) !== null || priority !== null;

/** «задачу на завтра», «срочную»: nothing but slots describes it. */
function slotTarget(env: Environment, wanted: Wanted): Target {
  const [pool = []] = pools(env, wanted.status);
  const { when, project, priority } = wanted;
  const fits = pool.filter(
    (task) =>
      (!when || sameDay(task, when, env)) &&
      (!project?.project || task.projectId === project.project.id) &&
      (!priority || task.priority === priority),
  );
  if (fits.length === 0) return { kind: 'none', said: '', near: [] };
  return fits.length === 1 ? { kind: 'found', tasks: fits, sure: true } : { kind: 'several', tasks: fits };
}

/** «не молоко, а билеты»: what is excluded is not described. */
function takeContrast(terms: readonly Term[]): void {
  const at = terms.findIndex(
    (term, index) =>
      !term.quote &&
      !term.taken &&
      term.word === 'не' &&
      isWord(terms[index + 1]) &&
      !META.test(terms[index + 1]!.word) &&
      !isPast(terms[index + 1]!.word),
  );
  const end = terms.findIndex((term, index) => index > at && term.word === 'а' && !term.quote);
  if (at < 0 || end < 0 || end - at > 8) return;
  for (let index = at; index <= end; index++) terms[index]!.taken = true;
}

/** Resolves what the terms say about tasks, from the surest way of naming to the vaguest. */
export function resolveTarget(terms: readonly Term[], env: Environment, wanted: Wanted): Target {
  takeContrast(terms);
  const named = quotedTargets(terms, env, wanted);
  if (named) return named;
  const ordinal = ordinalTarget(terms, env, wanted);
  if (ordinal) return ordinal;
  const both =
    terms.some((term) => /^(?:обе|оба|их)$/.test(term.word)) && wanted.recent.length > 0 && !hasContent(terms);
  const set = both ? null : setTarget(terms, env, wanted);
  if (set) return set;
  if (hasContent(terms)) return described(terms, env, wanted);
  if (bySlots(wanted) && wanted.recent.length === 0) return slotTarget(env, wanted);
  const pointed = recentTarget(terms, env, wanted);
  return pointed.kind === 'unsaid' && bySlots(wanted) ? slotTarget(env, wanted) : pointed;
}

export { hasContent };
