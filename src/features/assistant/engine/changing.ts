import { NAME_MAX } from '#features/projects/rules.ts';
import { said } from '#shared/fields.ts';
import { fold } from '#shared/russian/text.ts';
import {
  clockAt,
  compatible,
  type DueChange,
  dueChangeOf,
  findPieces,
  momentOf,
  type When,
} from '#shared/russian/when.ts';
import { EARLIER, LATER, readLength } from '#shared/russian/when-relative.ts';
import { spend } from '#shared/work.ts';
import type { Clause, HeadAt } from './clause.ts';
import type { Environment } from './environment.ts';
import type { Verb } from './heads.ts';
import { namesIn } from './known-names.ts';
import type { ChangePlan, Priority } from './model.ts';
import { takePriority } from './priorities.ts';
import { type ProjectSlot, takeProject } from './project-slot.ts';
import { speaksOfDeadline, takeColumn, takeWhen } from './slots.ts';
import { isWord, matches, quotation, type Term, take } from './terms.ts';
import { DEADLINE_NOUN, PRIORITY_NOUN } from './words.ts';

/** What a clause asks to change, and what of it describes the tasks. */
export interface Change {
  plan: ChangePlan;
  /** The day, project or priority that the tasks have now. */
  from: { when: When | null; project: ProjectSlot | null; priority: Priority | null };
  unknownProject: string | null;
}

/** «на час позже», «на два дня», «ещё на неделю»; «на три часа дня» and «перенеси на пять часов» are times. */
export function takeShift(terms: readonly Term[], verb: Verb | null): DueChange | null {
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at]!;
    if (term.taken || term.quote) continue;
    const led = term.word === 'на';
    const length = led ? readLength(terms, at + 1) : readLength(terms, at);
    if (!length || terms[length.next - 1]!.quote) continue;
    const way = terms[length.next]?.word ?? '';
    const ahead = terms[at - 1]?.word ?? '';
    const later = LATER.test(way) || LATER.test(ahead);
    const earlier = EARLIER.test(way) || EARLIER.test(ahead);
    if (!later && !earlier && !(led && plainShift(terms, at + 1, length, verb))) continue;
    const from = LATER.test(ahead) || EARLIER.test(ahead) ? at - 1 : at;
    take(terms, from, length.next + (LATER.test(way) || EARLIER.test(way) ? 1 : 0));
    return { kind: 'shift', amount: earlier ? -length.value : length.value, unit: length.unit };
  }
  return null;
}

function plainShift(
  terms: readonly Term[],
  at: number,
  length: { value: number; unit: string; next: number },
  verb: Verb | null,
): boolean {
  const next = terms[length.next]?.word ?? '';
  if (/^(?:дня|утра|вечера|ночи|рождения)$/.test(next) || terms[length.next]?.kind === 'number') return false;
  if (verb !== 'shift' && verb !== 'move') return false;
  if (length.unit !== 'hour') return true;
  const single = terms[at]!.word.startsWith('час');
  return verb === 'shift' ? length.value <= 12 : single || length.value % 1 > 0;
}

const UNDATED = [
  [/^без$/, /^(?:срока|даты|дедлайна|времени)$/],
  [/^на$/, /^(?:потом|когда-нибудь|неопределенн\p{L}+)$/u],
] as const;

/** «у отчёта срока больше нет», «срока у отчёта нет»; «нет, срок в пятницу» has one. */
function lacksDeadline(terms: readonly Term[]): boolean {
  const words = terms.filter(isWord);
  return words.at(-1)?.word === 'нет' && words.some((term) => /^(?:срока|дедлайна|даты)$/.test(term.word));
}

function takeUndated(terms: readonly Term[], verb: Verb | null): boolean {
  for (let at = 0; at < terms.length; at++) {
    for (const pattern of UNDATED) {
      if (!matches(terms, at, ...pattern)) continue;
      take(terms, at, at + 2);
      const more = /^срок/.test(terms[at + 2]?.word ?? '');
      if (more) take(terms, at + 2, at + 3);
      return true;
    }
  }
  const endless = terms.findIndex((term) => !term.quote && /^бессрочн/.test(term.word));
  if (endless >= 0) {
    take(terms, endless, endless + 1);
    return true;
  }
  const removing =
    verb === 'remove' ||
    verb === 'delete' ||
    verb === 'cancel' ||
    terms.some((term, at) => term.word === 'не' && /^нуж/.test(terms[at + 1]?.word ?? '')) ||
    lacksDeadline(terms);
  if (!removing || !speaksOfDeadline(terms)) return false;
  takeNouns(terms, DEADLINE_NOUN);
  return true;
}

function takeNouns(terms: readonly Term[], noun: RegExp): void {
  terms.forEach((term, at) => {
    if (!term.quote && noun.test(term.word))
      take(
        terms,
        /^(?:у|с|со|в|на|крайний)$/.test(terms[at - 1]?.word ?? '') && terms[at - 1]!.word === 'крайний' ? at - 1 : at,
        at + 1,
      );
  });
}

const ADJECTIVE_DAYS: Record<string, string> = { завтрашн: 'завтра', сегодняшн: 'сегодня', вчерашн: 'вчера' };

/** «завтрашние задачи», «со среды на четверг»: the day that they have now. */
export function takeSourceDay(terms: readonly Term[], env: Environment): When | null {
  for (const [at, term] of terms.entries()) {
    const day = Object.keys(ADJECTIVE_DAYS).find(
      (stem) => term.word.startsWith(stem) && !/^д(?:ень|ня|ню|нем)$/.test(terms[at + 1]?.word ?? ''),
    );
    if (!day || term.quote || term.taken) continue;
    take(terms, at, at + 1);
    const clock = clockAt(env.clock.now, env.clock.zone);
    const tokens = [{ ...term, kind: 'word' as const, word: ADJECTIVE_DAYS[day]!, quote: 0 }];
    return momentOf(tokens, compatible(tokens, findPieces(tokens, clock)), clock);
  }
  return takeRangeStart(terms, env);
}

function takeRangeStart(terms: readonly Term[], env: Environment): When | null {
  const openTerms = terms.filter((term) => !term.taken);
  const pieces = findPieces(openTerms, env.clock);
  const source = pieces.findIndex((piece) => /^со?$/.test(piece.prep));
  const target = pieces[source + 1];
  if (source < 0 || !target || !/^(?:на|в|во|к|до)$/.test(target.prep)) return null;
  const piece = pieces[source]!;
  for (let at = piece.from; at < piece.to; at++) openTerms[at]!.taken = true;
  return momentOf(openTerms, [piece], env.clock);
}

/** The new date stands after the command; one before it is usually part of the story. */
function takeNewWhen(terms: readonly Term[], head: HeadAt | null, env: Environment): When | null {
  const after = head ? terms.slice(head.at + 1) : terms;
  return takeWhen(after, env.clock) ?? (head ? takeWhen(terms.slice(0, head.at), env.clock) : null);
}

function takeStep(verb: Verb | null): 1 | -1 | undefined {
  if (verb !== 'raise' && verb !== 'lower') return undefined;
  return verb === 'raise' ? 1 : -1;
}

/** Reads what is to change; takes it from the terms, so that the tasks' description is left. */
export function readChange(clause: Clause, env: Environment): Change {
  const { terms, head } = clause;
  const verb = head?.verb ?? null;
  if (head) take(terms, head.at, head.at + 1);
  const project = takeProject(terms, env.text, env.view.projects) ?? bareProject(terms, verb, env);
  const source = takeProject(terms, env.text, env.view.projects);
  const [to, from] = source && (project?.source ?? false) ? [source, project] : [project, source];
  const column = takeColumn(terms, env.text, env.view.columns, verb === 'move');
  const sourceDay = takeSourceDay(terms, env);
  const shift = takeShift(terms, verb);
  const moved: DueChange | undefined = takeUndated(terms, verb) ? { kind: 'clear' } : (shift ?? undefined);
  const cleared = verb === 'remove' && terms.some((term) => PRIORITY_NOUN.test(term.word));
  const priority = takePriority(terms, true) ?? (cleared ? 'medium' : undefined);
  const when = moved ? null : takeNewWhen(terms, head, env);
  const due = moved ?? (when ? dueChangeOf(when) : undefined);
  takeNouns(terms, PRIORITY_NOUN);
  if (speaksOfDeadline(terms)) takeNouns(terms, DEADLINE_NOUN);
  // A second date, as in «перенеси на завтра всё, что на сегодня», is where the tasks are now.
  const dated = sourceDay ?? (due ? takeWhen(terms, env.clock) : null);
  const { unknownProject, ...place } = destination(to, verb);
  const every: { [F in keyof Required<ChangePlan>]: ChangePlan[F] } = {
    // A new name and a description have readers of their own: renaming.ts and notes.ts.
    title: undefined,
    description: undefined,
    due,
    priority,
    priorityStep: priority ? undefined : takeStep(verb),
    ...place,
    kanbanColumnId: column?.id,
  };
  return {
    plan: said(every),
    from: {
      when: dated,
      project: from ?? (to?.source && place.projectId === undefined ? to : null),
      priority: null,
    },
    unknownProject,
  };
}

/** Where the tasks go by what was said of a project. */
function destination(
  to: ProjectSlot | null,
  verb: Verb | null,
): Pick<Required<Change>, 'unknownProject'> & { [F in 'projectId' | 'newProject']: ChangePlan[F] } {
  const nowhere = { projectId: undefined, newProject: undefined, unknownProject: null };
  if (to?.none || (to?.source && verb !== null && /^(?:remove|detach|delete)$/.test(verb)))
    return { ...nowhere, projectId: null };
  if (to?.project && !to.source) return { ...nowhere, projectId: to.project.id };
  if (to && !to.source && to.fresh) return { ...nowhere, newProject: to.name };
  return { ...nowhere, unknownProject: to && !to.project ? to.name : null };
}

/** Names compared in the time of one look at a word. */
const GLANCES = 4;

/** «перекинь краску в ремонт»: a project's name alone, after a verb of moving. */
function bareProject(terms: readonly Term[], verb: Verb | null, env: Environment): ProjectSlot | null {
  if (verb !== 'move') return null;
  for (let at = 0; at < terms.length; at++) {
    if (!/^(?:в|во|к)$/.test(terms[at]!.word) || terms[at]!.taken) continue;
    const quoted = quotation(terms, at + 1, env.text);
    const from = terms[at + 1]?.start ?? 0;
    const rest = fold(quoted ? quoted.inner : env.text.slice(from, from + NAME_MAX));
    const known = namesIn(env.view.projects).all.find(
      ({ folded }) => rest.startsWith(folded.slice(0, Math.max(3, folded.length - 1))) && (!quoted || rest === folded),
    );
    spend(env.view.projects.length / GLANCES);
    if (!known) continue;
    const { item } = known;
    const words = item.name.split(/\s+/).length;
    take(terms, at, quoted ? quoted.next : at + 1 + words);
    return { project: item, name: item.name };
  }
  return null;
}
