import { addDays, addMonths, type Day, endOfMonth, startOfWeek } from '#shared/day.ts';
import { MONTHS, MONTHS_GENITIVE } from '#shared/russian/calendar-words.ts';
import { spokenDay } from '#shared/russian/spoken-date.ts';
import type { When } from '#shared/russian/when.ts';
import type { Environment } from './environment.ts';
import type { Priority, TaskView } from './model.ts';
import { type Narrowing, narrowingsIn } from './narrowing.ts';
import { isWithin, standsOn } from './of-day.ts';
import { takePriority } from './priorities.ts';
import { namedAt, type ProjectSlot, takeProject } from './project-slot.ts';
import { takeWhen } from './slots.ts';
import { type Term, take } from './terms.ts';
import { quote } from './wording.ts';

interface Month {
  first: Day;
  last: Day;
}

/** Which tasks a question is about. */
export interface Filter {
  when: When | null;
  month: Month | null;
  project: ProjectSlot | null;
  priority: Priority | null;
  /** A tag's name. */
  tag: string | null;
  week: 'this' | 'next' | null;
  also: readonly Narrowing[];
}

/** «что у меня по работе»: a project's name without the word. */
function spokenProject(terms: readonly Term[], env: Environment): ProjectSlot | null {
  for (const [at, term] of terms.entries()) {
    if (!/^(?:по|в|во|для|из)$/.test(term.word)) continue;
    const known = namedAt(terms, at + 1, env.view.projects);
    if (!known) continue;
    for (let index = at; index < known.next; index++) terms[index]!.taken = true;
    return { project: known.item, name: known.item.name };
  }
  return null;
}

const IN_MONTH = /^(?:на|в|за|до|по)$/;

/** «на декабрь», «в декабре»: the whole month, unless a day of it is named. */
function takeMonth(terms: readonly Term[], today: Day): Month | null {
  const at = terms.findIndex(
    (term, index) => !term.quote && MONTHS.has(term.word) && IN_MONTH.test(terms[index - 1]?.word ?? ''),
  );
  if (at < 0) return null;
  take(terms, at - 1, at + 1);
  const number = MONTHS.get(terms[at]!.word)!;
  const first = addMonths(`${today.slice(0, 4)}-01-01`, number - 1 + (number < Number(today.slice(5, 7)) ? 12 : 0));
  return { first, last: endOfMonth(first) };
}

const TAG = /^(?:т[еэ]г|метк|ярлы[кч])/;
const LEADS_TO_TAG = /^(?:с|со|под|по)$/;

/** «с тегом дом», «#дом»: a tag that some task has, or the account. */
function takeTag(terms: readonly Term[], env: Environment): string | null {
  const known = [...env.view.tasks.flatMap(({ tags }) => tags), ...(env.view.tags ?? []).map(({ name }) => name)];
  const names = [...new Set(known)].map((name) => ({ id: name, name }));
  for (const [at, { text, word, quote }] of terms.entries()) {
    if (quote || !(text === '#' ? terms[at + 1]?.glued : TAG.test(word))) continue;
    const named = namedAt(terms, terms[at + 1]?.quote ? at + 2 : at + 1, names);
    if (!named) continue;
    take(terms, LEADS_TO_TAG.test(terms[at - 1]?.word ?? '') ? at - 1 : at, named.next);
    return named.item.name;
  }
  return null;
}

/** Reads the days, project, priority and whatever else that a question names, and takes their words. */
export function filterOf(terms: readonly Term[], said: string, env: Environment): Filter {
  const week = /(?:на|за|в течение) (?:эт\p{L}+ |текущ\p{L}+ )?недел|до конца недели|на недельк/u.test(said)
    ? 'this'
    : /следующ\p{L}+ недел/u.test(said)
      ? 'next'
      : null;
  const also = narrowingsIn(terms, env);
  const tag = takeTag(terms, env);
  const project = takeProject(terms, env.text, env.view.projects) ?? spokenProject(terms, env);
  const priority = takePriority(terms, true);
  const month = takeMonth(terms, env.clock.today);
  return { project, priority, tag, month, when: month ? null : takeWhen(terms, env.clock, true), week, also };
}

export function inFilter(task: TaskView, filter: Filter, env: Environment): boolean {
  const { when, month, project, priority, tag, week } = filter;
  if (priority && task.priority !== priority) return false;
  if (tag !== null && !task.tags.includes(tag)) return false;
  if (!filter.also.every(({ fits }) => fits(task))) return false;
  if (project && (project.none ? task.projectId !== null : project.project?.id !== task.projectId || !project.project))
    return false;
  if (month) return isWithin(task, month.first, month.last, env);
  if (week) {
    const monday = addDays(startOfWeek(env.clock.today), week === 'next' ? 7 : 0);
    return isWithin(task, monday, addDays(monday, 6), env);
  }
  if (!when) return true;
  // At an hour, nothing waits that was due before.
  return when.hasTime ? isWithin(task, when.day, when.day, env) : standsOn(task, when.day, env);
}

/** «в декабре». `number`: 1 to 12. */
export const inMonth = (number: number): string => `в ${MONTHS_GENITIVE[number - 1]!.replace(/.$/, 'е')}`;

/** «в декабре», and with the year where it is not this one. */
function monthText({ first }: Month, today: Day): string {
  const year = first.slice(0, 4);
  return `${inMonth(Number(first.slice(5, 7)))}${year === today.slice(0, 4) ? '' : ` ${year} года`}`;
}

/** «на завтра», «в декабре»; empty where no days are named. */
export function periodText({ when, month, week }: Filter, env: Environment): string {
  if (month) return monthText(month, env.clock.today);
  if (week) return week === 'this' ? 'на этой неделе' : 'на следующей неделе';
  if (!when) return '';
  const day = spokenDay(when.day, env.clock.today);
  return day.startsWith('в') && !/^(?:вчера)$/.test(day)
    ? day
    : /^(?:сегодня|завтра|послезавтра|вчера)$/.test(day)
      ? `на ${day}`
      : `на ${day}`;
}

/** «на завтра в проекте «Дом» с высоким приоритетом». */
export function scopeText(filter: Filter, env: Environment): string {
  const parts = [periodText(filter, env), ...filter.also.map(({ text }) => text)];
  if (filter.project?.project) parts.push(`в проекте ${quote(filter.project.project.name)}`);
  if (filter.project?.none) parts.push('без проекта');
  if (filter.tag !== null) parts.push(`с тегом ${quote(filter.tag)}`);
  if (filter.priority)
    parts.push(`с ${{ high: 'высоким', medium: 'средним', low: 'низким' }[filter.priority]} приоритетом`);
  return parts.filter(Boolean).join(' ');
}
