import { numberWord } from '#shared/russian/numerals.ts';
import { isPast } from '#shared/russian/verbs.ts';
import { type Environment, openTasks, tasksOf } from './environment.ts';
import type { TaskView } from './model.ts';
import { byTitle, findTasks, SURE } from './references.ts';
import { setTarget } from './sets.ts';
import { isWord, quotation, type Term } from './terms.ts';
import {
  describing,
  hasContent,
  MOST_PARTS,
  narrowed,
  parts,
  pools,
  sameDay,
  type Target,
  type Wanted,
  wordsOf,
} from './wanted.ts';
import { META, NOISE, PREPOSITION } from './words.ts';

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
    const exact = byTitle(name, pool, env);
    const { found, score } = exact.length > 0 ? { found: exact, score: 1 } : findTasks(words, pool, env);
    if (score < 0.75) continue;
    return narrowed(found, wanted, env);
  }
  return { kind: 'none', said: name, near: findTasks(words, openTasks(env), env).found.slice(0, 3) };
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
    const newest = openTasks(env).reduce<TaskView | null>(
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
  const [task] = tasksOf(env, listed.slice(place.value - 1, place.value));
  return task ? { kind: 'found', tasks: [task], sure: true } : { kind: 'unsaid' };
}

const BOTH = /^(?:обе|оба|обеих|обоих|их|все|эти)$/;

/** What «её», «обе» or nothing at all points to. */
function recentTarget(terms: readonly Term[], env: Environment, wanted: Wanted): Target {
  const tasks = tasksOf(env, wanted.recent).filter(({ status }) => status !== 'archived');
  const many = terms.some((term) => BOTH.test(term.word));
  if (tasks.length === 0) return { kind: 'unsaid' };
  if (tasks.length === 1 || many) return { kind: 'found', tasks, sure: true };
  return { kind: 'several', tasks };
}

/** «прорабу позвонил смету отправил»: each past tense ends, or begins, a part. */
function runOnParts(terms: readonly Term[]): Term[][] {
  const words = terms.filter((term) => !term.taken && isWord(term) && !META.test(term.word) && !NOISE.test(term.word));
  const verbs = new Set(words.filter((term) => isPast(term.word) && !term.quote));
  if (verbs.size < 2) return [];
  const leads = verbs.has(words[0]!);
  const found: Term[][] = [[]];
  for (const term of words) {
    if (leads && verbs.has(term) && found.at(-1)!.length > 0) found.push([]);
    found.at(-1)!.push(term);
    if (!leads && verbs.has(term)) found.push([]);
  }
  return found.filter(hasContent);
}

function single(terms: readonly Term[], pool: readonly TaskView[], env: Environment) {
  return findTasks(wordsOf(terms), pool, env);
}

/** «встречу с юристом и звонок в поликлинику»: each part sure of its own task. */
function jointTarget(
  terms: readonly Term[],
  pool: readonly TaskView[],
  env: Environment,
  wanted: Wanted,
): TaskView[] | null {
  const split = parts(terms).filter((part) => !/^котор/.test(part.find(isWord)?.word ?? ''));
  const named = split.filter((part) =>
    describing(part).some((term) => !PREPOSITION.test(term.word) && !isPast(term.word)),
  );
  const run = runOnParts(terms);
  const each = named.length > 1 ? named : run.length > 1 ? run : split;
  if (each.length < 2 || each.length > MOST_PARTS) return null;
  const tasks = each.map((part) => {
    const { found, score } = single(part, pool, env);
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
    const sure = own.map((part) => single(part, pool, env)).filter((match) => match.score >= SURE);
    if (sure.length > 0)
      return narrowed(sure.find((match) => match.found.length === 1)?.found ?? sure[0]!.found, wanted, env);
  }
  return null;
}

/** «визу, сыр и аквариум», where there is no аквариум: a list that is not known to its end is not begun. */
function brokenList(terms: readonly Term[], env: Environment, wanted: Wanted): Target | null {
  const each = parts(terms);
  const plain = each.length > 2 && each.length <= MOST_PARTS && !terms.some((term) => isPast(term.word));
  if (!plain) return null;
  const [pool = []] = pools(env, wanted.status);
  const matches = each.map((part) => single(part, pool, env));
  const known = new Set(matches.flatMap(({ found, score }) => (score >= SURE ? found.slice(0, 1) : [])));
  const unknown = describing(each[matches.findIndex(({ score }) => score < SURE)] ?? []);
  if (known.size < 2 || unknown.length === 0) return null;
  return { kind: 'none', said: env.text.slice(unknown[0]!.start, unknown.at(-1)!.end), near: [...known] };
}

function described(terms: readonly Term[], env: Environment, wanted: Wanted): Target {
  let best: Target | null = null;
  for (const pool of pools(env, wanted.status)) {
    const whole = single(terms, pool, env);
    const joint = whole.score < 0.95 || whole.found.length > 1 ? jointTarget(terms, pool, env, wanted) : null;
    if (joint) return { kind: 'found', tasks: joint, sure: true };
    if (whole.score < SURE) continue;
    const target = narrowed(whole.found, wanted, env);
    best = target.kind === 'found' ? { ...target, sure: !whole.conflict } : target;
    break;
  }
  if (best) return best;
  const segment = brokenList(terms, env, wanted) ?? bySegment(terms, env, wanted);
  if (segment) return segment;
  const words = describing(terms);
  const said = env.text.slice(words[0]!.start, words.at(-1)!.end);
  const near = findTasks(wordsOf(terms), openTasks(env), env);
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
