import { dequal } from 'dequal/lite';
import { ownZone } from '#client/lib/clock.ts';
import { minutesWords } from '#shared/russian/minutes-words.ts';
import { repeatWords } from '#shared/russian/repeat-words.ts';
import type { Task, TaskChange } from '../contract.ts';
import type { Deadline } from '../deadline.ts';
import { isSet } from '../due.ts';
import type { ImageField } from '../field-sets.ts';
import { fullDate, fullDue } from '../full-due.ts';
import { reminderWords } from '../reminder-words.ts';
import { texts } from '../texts.ts';

/** Names of what ids stand for. */
export interface Names {
  projects: ReadonlyMap<string, string>;
  columns: ReadonlyMap<string, string>;
  headings: ReadonlyMap<string, string>;
}

type Values = Pick<Task, ImageField> & Deadline;
type Told = Pick<Values, 'dueDay' | 'dueHasTime'>;

const { fields, history } = texts;

/** How a value of each field is told, behind the field's name. */
export const FIELD_WORDS: {
  [F in ImageField]: { name: string; tell: (values: Pick<Values, F> & Told, names: Names) => string };
} = {
  title: { name: fields.title, tell: ({ title }) => title },
  description: { name: fields.description, tell: ({ description }) => description ?? fields.noDescription },
  priority: { name: fields.priority, tell: ({ priority }) => texts.priority[priority].toLowerCase() },
  status: { name: fields.status, tell: ({ status }) => texts.status[status].toLowerCase() },
  outcome: {
    name: texts.outcome.name,
    tell: ({ outcome }) => texts.outcome[outcome ?? 'none'].toLowerCase(),
  },
  dueDate: {
    name: fields.dueDate,
    tell: (deadline) => (isSet(deadline) ? fullDue(deadline, ownZone()) : fields.dueNone.toLowerCase()),
  },
  projectId: {
    name: fields.project,
    tell: ({ projectId }, { projects }) =>
      projectId === null ? fields.noProject.toLowerCase() : `«${projects.get(projectId) ?? history.otherProject}»`,
  },
  headingId: {
    name: fields.heading,
    tell: ({ headingId }, { headings }) =>
      headings.has(headingId ?? '') ? `«${headings.get(headingId!)}»` : fields.noHeading.toLowerCase(),
  },
  repeat: {
    name: fields.repeat,
    tell: ({ repeat }) => (repeat ? repeatWords(repeat) : texts.repeat.never.toLowerCase()),
  },
  reminders: {
    name: fields.reminders,
    tell: ({ reminders }) => reminderWords(reminders) || texts.reminders.none.toLowerCase(),
  },
  estimateMinutes: {
    name: fields.estimate,
    tell: ({ estimateMinutes }) =>
      estimateMinutes === null ? texts.estimate.none.toLowerCase() : minutesWords(estimateMinutes),
  },
  plannedDay: {
    name: fields.plan,
    tell: ({ plannedDay }) => (plannedDay ? fullDate(plannedDay, ownZone()) : texts.plan.none.toLowerCase()),
  },
  plannedTime: { name: fields.planTime, tell: ({ plannedTime }) => plannedTime ?? texts.plan.noTime },
  someday: { name: texts.plan.someday, tell: ({ someday }) => (someday ? texts.plan.on : texts.plan.off) },
  tags: { name: fields.tags, tell: ({ tags }) => tags.join(', ') || fields.noTags.toLowerCase() },
  kanbanColumnId: {
    name: history.column,
    tell: ({ kanbanColumnId }, { columns }) =>
      kanbanColumnId === null ? history.noColumn : `«${columns.get(kanbanColumnId) ?? history.otherColumn}»`,
  },
};

type Said = Partial<TaskChange> & Partial<Deadline>;

/** What is said of each field but the title, a line for each that the task does not have anyway. */
export function saidWords(said: Said, names: Names, otherwise: Partial<Task> = {}): string[] {
  return Object.entries(FIELD_WORDS).flatMap(([field, { name, tell }]) => {
    const value = said[field as ImageField];
    const isSame = dequal(value, otherwise[field as ImageField]);
    if (field === 'title' || value === undefined || isSame) return [];
    return [texts.unsent.said(name, (tell as (values: Said, names: Names) => string)(said, names))];
  });
}
