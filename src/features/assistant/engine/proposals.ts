import { counted, type PluralForms, plural } from '#shared/russian/plural.ts';
import { type Environment, taskOf } from './environment.ts';
import type { Changes, Draft, SaidChanges, Step } from './model.ts';
import { detailsOf, proposedChange } from './task-fields.ts';
import { quote, shortQuote, TASKS } from './wording.ts';

/** What a reading would change of a task that there is. */
export interface Update {
  id: string;
  changes: Changes;
  said: SaidChanges;
}

/** Tasks that a reading names; of more it says how many. */
const NAMED = 3;

const ACCUSATIVE: PluralForms = ['задачу', 'задачи', 'задач'];
const GENITIVE: PluralForms = ['задачи', 'задач', 'задач'];

/** «А», «Б» и ещё 3 задачи, in the case of `forms`. */
function several(titles: readonly string[], forms = ACCUSATIVE): string {
  const shown = titles.slice(0, NAMED).map(shortQuote);
  const more = titles.length - shown.length;
  if (more > 0) return `${shown.join(', ')} и ещё ${counted(more, forms)}`;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} и ${shown.at(-1)}`;
}

/** The same change of tasks: «перенести «А» и «Б» на завтра». */
function changeOf(changes: SaidChanges, updates: readonly Update[], env: Environment): string {
  const of = updates.flatMap(({ id }) => taskOf(env, id) ?? []);
  const tasks = several(of.map(({ title }) => title));
  return proposedChange(changes, { tasks, env, dated: of.every(({ dueDate }) => dueDate !== null) });
}

function changed(updates: readonly Update[], env: Environment): string[] {
  const alike = new Map<string, Update[]>();
  for (const update of updates) {
    const key = JSON.stringify(update.said);
    const group = alike.get(key);
    if (group) group.push(update);
    else alike.set(key, [update]);
  }
  return [...alike.values()].map((group) => changeOf(group[0]!.said, group, env));
}

function drafted([one, many]: readonly [string, string], drafts: readonly Draft[], env: Environment): string[] {
  if (drafts.length === 0) return [];
  const lines = drafts.slice(0, NAMED).map((draft) => {
    const details = detailsOf(draft, env);
    return `${shortQuote(draft.title)}${details ? ` — ${details}` : ''}`;
  });
  const more = drafts.length > NAMED ? [`ещё ${counted(drafts.length - NAMED, ACCUSATIVE)}`] : [];
  return [`${drafts.length === 1 ? one : many} ${[...lines, ...more].join('; ')}`];
}

const DEEDS = {
  complete: ['отметить выполненной', 'отметить выполненными'],
  drop: ['закрыть без выполнения', 'закрыть без выполнения'],
  activate: ['вернуть в работу', 'вернуть в работу'],
  delete: ['удалить', 'удалить'],
} as const;

function moved(steps: readonly Step[], deed: keyof typeof DEEDS, env: Environment): string[] {
  const ids = steps.flatMap((step) => (step.do === deed ? step.ids : []));
  const titles = [...new Set(ids)].flatMap((id) => taskOf(env, id)?.title ?? []);
  const [one, many] = DEEDS[deed];
  return titles.length === 0 ? [] : [`${titles.length === 1 ? one : many} ${several(titles)}`];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What steps would do, as a person would ask it back: «Перенести «Сдать отчёт» на пятницу, 27 ноября»; empty where
 * nothing. Long titles are shortened, and of many tasks only the first are named.
 */
export function proposalText(steps: readonly Step[], updates: readonly Update[], env: Environment): string {
  const drafts = (deed: 'create' | 'report') => steps.flatMap((step) => (step.do === deed ? [step.draft] : []));
  const projects = steps.flatMap((step) => (step.do === 'project' ? [`создать проект ${shortQuote(step.name)}`] : []));
  const parts = [
    ...projects,
    ...moved(steps, 'complete', env),
    ...moved(steps, 'drop', env),
    ...moved(steps, 'activate', env),
    ...moved(steps, 'delete', env),
    ...changed(updates, env),
    ...drafted(['записать выполненной', 'записать выполненными'], drafts('report'), env),
    ...drafted(['добавить задачу', 'добавить задачи'], drafts('create'), env),
  ];
  return capital(parts.join('; '));
}

const PLACES = ['первое', 'второе', 'третье'];

/** Asks once more for one of so many readings. */
export const againReply = (count: number): string =>
  count === 1 ? 'Ответьте «да» или «нет».' : `Ответьте ${PLACES.slice(0, count).map(quote).join(', ')} или «нет».`;

/** Asks which of up to three readings is meant; each as `proposalText` spells it out. */
export function cardReply(readings: readonly string[]): string {
  const [first = ''] = readings;
  if (readings.length === 1) return `Вы имели в виду: ${first.charAt(0).toLowerCase()}${first.slice(1)}?`;
  const lines = readings.map((reading, at) => `${at + 1}. ${reading}`);
  return `Вы имели в виду…\n${lines.join('\n')}\n${againReply(readings.length)}`;
}

/** Says why what was offered is not done. `gone`: these tasks are not there any more, else they have become others. */
export function staleReply(titles: readonly string[], gone: boolean): string {
  const noun = gone ? plural(titles.length, GENITIVE) : titles.length === 1 ? 'задача' : 'задачи';
  const what = gone ? 'уже нет' : `с тех пор ${titles.length === 1 ? 'изменилась' : 'изменились'}`;
  return `Ничего не меняю: ${noun} ${several(titles, gone ? GENITIVE : TASKS)} ${what}. Скажите, пожалуйста, ещё раз.`;
}
