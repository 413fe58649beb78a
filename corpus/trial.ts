import { dequal } from 'dequal/lite';
import {
  type Action,
  type Context,
  EMPTY_CONTEXT,
  type Outcome,
  type TaskView,
  type View,
} from '#features/assistant/engine/model.ts';
import { nextContext } from '#features/assistant/engine/next-context.ts';
import { plainName } from '#features/assistant/engine/terms.ts';
import type { OwnField } from '#features/tasks/field-sets.ts';
import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  endOfMonth,
  instantOf,
  MINUTE,
  startOfWeek,
  timeOf,
  weekdayOf,
} from '#shared/day.ts';
import { Account } from '#testing/account.ts';

/** A case of a command corpus: an account, what is said to it, and what must be true afterwards. */
export interface TrialTask extends Partial<Omit<Pick<TaskView, OwnField | 'status'>, 'dueDate' | 'projectId'>> {
  due?: string | null;
  project?: string | null;
}
export interface Trial {
  id: string;
  tags: string[];
  tasks?: TrialTask[];
  projects?: string[];
  /** In which folder a project stands, by its name. */
  folders?: Record<string, string>;
  turns: string[];
  expect: { action?: string | null; tasks?: TrialTask[]; absent?: string[]; count?: number; reply?: string[] };
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function targetDay(form: string, today: Day): Day | null {
  const [kind = '', value = ''] = form.split(/:|\+(?=\d+$)/);
  if (/^D\+\d+$/.test(form)) return addDays(today, Number(form.slice(2)));
  if (kind === 'W') return addDays(today, ((WEEKDAYS.indexOf(value) + 1 - weekdayOf(today) + 6) % 7) + 1);
  if (kind === 'W+1') return addDays(startOfWeek(today), 7 + WEEKDAYS.indexOf(value));
  if (kind === 'DM')
    return nearest(
      today,
      (day) =>
        Number(day.slice(8)) === Number(value.split('.')[0]) && Number(day.slice(5, 7)) === Number(value.split('.')[1]),
    );
  if (kind === 'DOM') return nearest(today, (day) => Number(day.slice(8)) === Number(value));
  if (form === 'EOW') return addDays(startOfWeek(today), 6);
  if (form === 'EOM') return endOfMonth(today);
  return kind === 'MO' ? addMonths(today, Number(value)) : null;
}

function nearest(today: Day, test: (day: Day) => boolean): Day {
  let day = today;
  for (let step = 0; step < 1500 && !test(day); step++) day = addDays(day, 1);
  return day;
}

const split = (form: string) => /^(.+?)(?: (\d\d:\d\d))?$/.exec(form)!;

function relative(form: string): number | null {
  const match = /^([HM])\+(\d+)$/.exec(form);
  return match && Number(match[2]) * (match[1] === 'H' ? 60 : 1) * MINUTE;
}

function dueInstant(form: string | null | undefined, now: number, zone: string): number | null {
  if (form == null) return null;
  const ahead = relative(form);
  if (ahead !== null) return now + ahead;
  const [, day, time = '12:00'] = split(form);
  return instantOf(targetDay(day!, dayOf(now, zone))!, time, zone);
}

function dueFits(actual: number | null, form: string | null, now: number, zone: string): boolean {
  if (form === null || actual === null) return form === null && actual === null;
  const ahead = relative(form);
  if (ahead !== null) return Math.abs(actual - now - ahead) <= 2 * MINUTE;
  const [, day, time] = split(form);
  return dayOf(actual, zone) === targetDay(day!, dayOf(now, zone)) && (!time || timeOf(actual, zone) === time);
}

const KIND: Record<Action['type'], string | null> = {
  create_project: null,
  create: 'tasks_create',
  report_completed: 'tasks_report_completed',
  complete: 'tasks_complete',
  drop: 'tasks_update',
  activate: 'tasks_activate',
  delete: 'tasks_delete',
  update: 'tasks_update',
  steps: 'tasks_update',
};

/** The account of a case, before anything is said. */
export function prepare(trial: Trial, now: number, zone: string): Account {
  const account = new Account(now);
  for (const name of [...(trial.projects ?? []), ...(trial.tasks ?? []).flatMap((task) => task.project ?? [])])
    account.project(name);
  account.view.projects = account.view.projects.map((each) => ({
    ...each,
    folder: trial.folders?.[each.name] ?? null,
  }));
  for (const { due, project, ...fields } of trial.tasks ?? [])
    account.add({
      title: '',
      status: 'active',
      ...fields,
      dueDate: dueInstant(due, now, zone),
      projectId: project ? account.project(project) : null,
    });
  return account;
}

function wrongs(task: TaskView, wanted: TrialTask, account: Account, now: number, zone: string): string[] {
  const { title, due, project, ...plain } = wanted;
  const named = account.view.projects.find(({ id }) => id === task.projectId)?.name ?? null;
  const found: string[] = [];
  if (title !== undefined && plainName(task.title) !== plainName(title)) found.push('title');
  if (due !== undefined && !dueFits(task.dueDate, due, now, zone))
    found.push(`due ${task.dueDate && new Date(task.dueDate).toISOString()}, not ${due}`);
  if (project !== undefined && named !== project) found.push(`project ${named}`);
  for (const [field, value] of Object.entries(plain)) {
    const actual = task[field as keyof typeof plain];
    if (!dequal(actual, value)) found.push(`${field} ${JSON.stringify(actual)}`);
  }
  return found;
}

function faultsOf(
  trial: Trial,
  account: Account,
  said: { action: string | null; reply: string },
  now: number,
  zone: string,
): string[] {
  const { expect } = trial;
  const faults: string[] = [];
  const left = [...account.tasks];
  if (expect.action !== undefined && said.action !== expect.action)
    faults.push(`action ${said.action}, not ${expect.action}`);
  if (expect.count !== undefined && left.length !== expect.count)
    faults.push(`${left.length} tasks, not ${expect.count}`);
  const wanted = [...(expect.tasks ?? [])].sort((a, b) => Number('title' in b) - Number('title' in a));
  for (const one of wanted) {
    const index = left.findIndex((task) => wrongs(task, one, account, now, zone).length === 0);
    if (index >= 0) left.splice(index, 1);
    else {
      const near = left.find((task) => plainName(task.title) === plainName(one.title ?? ''));
      faults.push(
        near
          ? `«${one.title}»: ${wrongs(near, one, account, now, zone).join(', ')}`
          : `no «${one.title ?? JSON.stringify(one)}» (${account.tasks.map((task) => task.title).join(' | ')})`,
      );
    }
  }
  for (const gone of expect.absent ?? [])
    if (account.tasks.some((task) => plainName(task.title) === plainName(gone))) faults.push(`«${gone}» is there`);
  for (const pattern of expect.reply ?? [])
    if (!new RegExp(pattern, 'iu').test(said.reply)) faults.push(`reply lacks /${pattern}/`);
  return faults;
}

/** What judges may put to the test. */
export type Reader = (message: string, view: View, now: number, zone: string, context: Context) => Outcome;

/** Plays a case through at one moment; answers what is wrong afterwards, and the last reply. */
export function play(trial: Trial, now: number, zone: string, reader: Reader): { faults: string[]; reply: string } {
  const account = prepare(trial, now, zone);
  let context = EMPTY_CONTEXT;
  let said: { action: string | null; reply: string } = { action: null, reply: '' };
  for (const turn of trial.turns) {
    const outcome = reader(turn, account.view, now, zone, JSON.parse(JSON.stringify(context)) as typeof context);
    if (outcome.undo) account.undo();
    const touched = account.act(outcome.actions);
    context = nextContext(context, outcome, touched);
    const last = outcome.actions.filter((action) => KIND[action.type]).at(-1);
    said = { action: last ? KIND[last.type] : null, reply: outcome.reply };
  }
  return { faults: faultsOf(trial, account, said, now, zone), reply: said.reply };
}

const CARD = /^Вы имели в виду/;

/**
 * As `play`, where a card that the last turn brings is answered by «да»: its first reading is the one that was meant.
 * `atOnce` says that none had to be.
 */
export function playAnswering(
  ...[trial, ...given]: Parameters<typeof play>
): ReturnType<typeof play> & { atOnce: boolean } {
  const played = play(trial, ...given);
  const atOnce = played.faults.length === 0;
  if (atOnce || !CARD.test(played.reply)) return { ...played, atOnce };
  const { faults } = play({ ...trial, turns: [...trial.turns, 'да'] }, ...given);
  return { ...played, faults, atOnce };
}
