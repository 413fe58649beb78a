import { counted } from '#shared/russian/plural.ts';
import { isLate } from '#shared/russian/when.ts';
import type { Deed } from './deeds.ts';
import { type Environment, tasksOf } from './environment.ts';
import type { ChangePlan, Draft, Manner, Step, TaskView } from './model.ts';
import type { Update } from './proposals.ts';
import { besideTitle, changeText, detailsOf } from './task-fields.ts';
import { quote, TASKS } from './wording.ts';

/** «A», «B» и «C». */
function series(titles: readonly string[]): string {
  const quoted = titles.map(quote);
  return quoted.length < 2 ? (quoted[0] ?? '') : `${quoted.slice(0, -1).join(', ')} и ${quoted.at(-1)}`;
}

/** The most tasks that a reply names, done and to choose from; of more it says how many. */
const NAMED = { done: 100, choice: 20 };

/** A line for each item, up to so many. */
function linesOf<T>(items: readonly T[], most: number, line: (item: T, index: number) => string): string {
  const lines = items.slice(0, most).map(line);
  if (items.length > most) lines.push(`…и ещё ${counted(items.length - most, TASKS)}.`);
  return lines.join('\n');
}

/** Up to three in the sentence, more of them line by line. */
function listed(titles: readonly string[]): string {
  return titles.length < 4 ? ` ${series(titles)}` : `\n${linesOf(titles, NAMED.done, (title) => `• ${title}`)}`;
}

/** One line about a task in a list. */
export function taskLine(task: TaskView, env: Environment): string {
  const details = besideTitle(task, 'list', env);
  return details ? `${task.title} — ${details}` : task.title;
}

function createdReply(drafts: readonly Draft[], env: Environment): string {
  const [draft] = drafts;
  if (drafts.length === 1 && draft) {
    const details = detailsOf(draft, env);
    const late = draft.dueDate !== null && isLate(draft.dueDate, env.clock) ? ' Это время уже прошло.' : '';
    return `Добавлена задача ${quote(draft.title)}${details ? `: ${details}` : ''}.${late}`;
  }
  const lines = linesOf(drafts, NAMED.done, (one) => {
    const details = detailsOf(one, env);
    return `• ${one.title}${details ? ` — ${details}` : ''}`;
  });
  return `Добавлено ${counted(drafts.length, TASKS)}:\n${lines}`;
}

const titlesOf = (ids: readonly string[], env: Environment) => tasksOf(env, ids).map(({ title }) => title);

function updatedReply(updates: readonly Update[], env: Environment): string {
  const line = ({ id, said }: Update) => `${quote(titlesOf([id], env)[0] ?? '')}: ${changeText(said, env)}`;
  return updates.length === 1
    ? `${line(updates[0]!)}.`
    : `Изменено ${counted(updates.length, TASKS)}:\n${linesOf(updates, NAMED.done, (one) => `• ${line(one)}`)}`;
}

function groupReply(one: string, many: string, titles: readonly string[]): string {
  if (titles.length === 1) return `${one} ${quote(titles[0]!)}.`;
  const list = listed(titles);
  return `${many} ${counted(titles.length, TASKS)}:${list}${list.startsWith('\n') ? '' : '.'}`;
}

/** What the steps did, every touched task by its name. */
export function doneReply(steps: readonly Step[], updates: readonly Update[], env: Environment): string {
  const parts: string[] = [];
  const projects = steps.flatMap((step) => (step.do === 'project' ? [step.name] : []));
  if (projects.length) parts.push(`Создан проект ${series(projects)}.`);
  const created = steps.flatMap((step) => (step.do === 'create' ? [step.draft] : []));
  const reported = steps.flatMap((step) => (step.do === 'report' ? [step.draft.title] : []));
  const idsOf = (deed: Deed) => steps.flatMap((step) => (step.do === deed && 'ids' in step ? step.ids : []));
  const [completed, dropped, activated, deleted] = [
    titlesOf(idsOf('complete'), env),
    titlesOf(idsOf('drop'), env),
    titlesOf(idsOf('activate'), env),
    titlesOf(idsOf('delete'), env),
  ];
  if (completed.length)
    parts.push(praised(groupReply('Выполнена задача', 'Выполнено', completed), completed.length, env));
  if (dropped.length) parts.push(groupReply('Закрыта без выполнения задача', 'Закрыто без выполнения', dropped));
  if (activated.length) parts.push(groupReply('Снова в работе задача', 'Снова в работе', activated));
  if (deleted.length) parts.push(groupReply('Удалена задача', 'Удалено', deleted));
  if (updates.length) parts.push(updatedReply(updates, env));
  if (reported.length)
    parts.push(
      praised(groupReply('Записана как выполненная задача', 'Записано выполненных', reported), reported.length, env),
    );
  if (created.length) parts.push(createdReply(created, env));
  return parts.join('\n');
}

/** The praise stands behind a sentence and under a list. */
function praised(text: string, salt: number, env: Environment): string {
  const words = praise(env, salt);
  return text.includes('\n') && words ? `${text}\n${words.trimStart()}` : text + words;
}

const PRAISE: Record<Manner['personality'], readonly string[]> = {
  friendly: ['Отлично.', 'Так держать.', 'Здорово.'],
  professional: ['Хорошая работа.', 'Принято.'],
  motivating: ['Вперёд, к следующей.', 'Ещё один шаг сделан.', 'Хороший темп.'],
  caring: ['Вы молодец.', 'Можно немного выдохнуть.'],
};

/** What a role adds to the words of a personality. */
const ROLE_PRAISE: Record<Manner['role'], readonly string[]> = {
  assistant: [],
  coach: ['Держите темп.', 'Что берёте следующим?'],
  mentor: ['Запомните, что помогло.', 'Из таких шагов и складывается опыт.'],
};

/** A word of support, where the settings ask for it; the same for the same state of the account. */
function praise(env: Environment, salt: number): string {
  const { tone, role, personality } = env.view.settings;
  if (tone !== 'supportive') return '';
  const options = [...PRAISE[personality], ...ROLE_PRAISE[role]];
  return ` ${options[(env.view.tasks.length + salt) % options.length]}`;
}

const QUESTION: Record<Exclude<Deed, 'create' | 'report'>, string> = {
  complete: 'отметить выполненной',
  drop: 'закрыть без выполнения',
  activate: 'вернуть в работу',
  delete: 'удалить',
  update: 'изменить',
};

/** Asks which of several tasks is meant. */
export function chooseReply(
  deed: Exclude<Deed, 'create' | 'report'>,
  ids: readonly string[],
  env: Environment,
): string {
  const tasks = tasksOf(env, ids);
  const lines = linesOf(tasks, NAMED.choice, (task, index) => `${index + 1}. ${candidateText(task, env)}`);
  return `Нашлось несколько задач. Какую ${QUESTION[deed]}?\n${lines}`;
}

/** Asks which task is meant. */
export const whichReply = (deed: Exclude<Deed, 'create' | 'report'>, change: ChangePlan): string =>
  `Какую задачу ${change.due ? 'перенести' : QUESTION[deed]}?`;

/** Names some of several tasks that fit, where one must be told apart by its name. */
export const severalReply = (tasks: readonly TaskView[]): string =>
  `Подходит несколько задач: ${tasks
    .slice(0, 3)
    .map(({ title }) => quote(title))
    .join(', ')}. Назовите точнее.`;

function candidateText(task: TaskView, env: Environment): string {
  const details = besideTitle(task, 'choice', env);
  return details ? `${task.title} (${details})` : task.title;
}

const NOT_FOUND: Record<Deed, string> = {
  create: '',
  report: '',
  complete: 'Добавить её и сразу отметить выполненной?',
  drop: '',
  activate: '',
  delete: '',
  update: 'Создать её?',
};

/** Says that nothing fits, what comes close, and offers to create. */
export function noneReply(
  deed: Deed,
  said: string,
  near: readonly string[],
  env: Environment,
  offers: boolean,
): string {
  const named = said ? `Не нашлось задачи ${quote(said.replace(/[«»"]/g, ''))}.` : 'Подходящих задач не нашлось.';
  const close = titlesOf(near, env);
  const hint = close.length > 0 ? ` Похожие: ${series(close)}.` : '';
  const offer = offers && NOT_FOUND[deed] ? ` ${NOT_FOUND[deed]}` : '';
  return `${named}${hint}${offer}`;
}
