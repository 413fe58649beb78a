import { FRESH_TASK, type SaidField } from '#features/tasks/field-sets.ts';
import { said } from '#shared/fields.ts';
import { repeatWords } from '#shared/russian/repeat-words.ts';
import { shortened } from '#shared/shorten.ts';
import type { NewTask, ProjectSaid, TaskChange } from '#understanding/model.ts';
import { APART_SAID } from './apart-fields.ts';
import { namesOnce, newDraft } from './drafts.ts';
import type { Environment } from './environment.ts';
import { ESTIMATE } from './estimate-field.ts';
import type { Asked, Field, Proposed } from './field.ts';
import type { ChangePlan, Draft, SaidChanges, TaskView } from './model.ts';
import { PLAN } from './plan-field.ts';
import { REMINDERS } from './reminder-field.ts';
import { TAG, tagsInWords } from './tags-in-words.ts';
import { finished } from './titles.ts';
import { UNHEARD } from './unheard-field.ts';
import { dueText, LEVELS, nameOf, quote, shortQuote } from './wording.ts';

/** A description in an answer. */
const DESCRIPTION_SHOWN = 500;

/** «на пятницу, 27 ноября», of a deadline that is told as «в пятницу, 27 ноября». */
const onto = (due: number, env: Environment) => `на ${dueText(due, env).replace(/^во?\s/, '')}`;

const projectFields = (project: ProjectSaid | null | undefined) =>
  project ? ('id' in project ? { projectId: project.id } : { newProject: project.name }) : undefined;

/** In the order in which they are told. */
const FIELDS: { [F in SaidField]: Field } = {
  title: {
    made: () => '',
    changed: ({ title }) => (title === undefined ? '' : `теперь называется ${quote(title)}`),
    proposed: ({ title = '' }, { tasks }) => `переименовать ${tasks} в ${shortQuote(title)}`,
    heard: ({ title }) => ({ title: finished(title) }),
    changes: ({ title }) => ({ title: title && finished(title) }),
    again: ({ title }) => (title ? { title } : undefined),
    shared: false,
    beside: null,
    nouns: ['название', 'заголовок'],
    asked: null,
    away: null,
  },
  dueDate: {
    made: ({ dueDate }, env) => (dueDate === null ? '' : dueText(dueDate, env)),
    changed({ dueDate }, env) {
      if (dueDate === undefined) return '';
      return dueDate === null ? 'без срока' : `срок — ${dueText(dueDate, env)}`;
    },
    proposed: ({ dueDate }, { tasks, env, dated }) =>
      dueDate == null ? `убрать срок: ${tasks}` : `${dated ? 'перенести' : 'поставить'} ${tasks} ${onto(dueDate, env)}`,
    heard: ({ when }) => when && { dueDate: when.due },
    changes: ({ due }) => ({ due }),
    again({ dueDate }) {
      if (dueDate === undefined) return undefined;
      return { due: dueDate === null ? { kind: 'clear' } : { kind: 'at', due: dueDate } };
    },
    shared: true,
    beside: 'list',
    nouns: ['срок', 'дедлайн', 'дата'],
    asked: null,
    away: () => ({ due: { kind: 'clear' } }),
  },
  repeat: {
    made: ({ repeat }) => (repeat ? repeatWords(repeat) : ''),
    changed: ({ repeat }) =>
      repeat ? `повтор — ${repeatWords(repeat)}` : repeat === null ? 'больше не повторяется' : '',
    proposed: ({ repeat }, { tasks }) =>
      repeat ? `повторять ${tasks}: ${repeatWords(repeat)}` : `больше не повторять: ${tasks}`,
    heard: ({ repeat }) => repeat && { repeat },
    changes: ({ repeat }) => ({ repeat }),
    again: ({ repeat }) => (repeat ? { repeat } : undefined),
    shared: true,
    beside: 'choice',
    nouns: ['повтор', 'повторение'],
    asked: ({ title, repeat }) =>
      repeat ? `${quote(title)} повторяется ${repeatWords(repeat)}.` : `${quote(title)} не повторяется.`,
    away: () => ({ repeat: null }),
  },
  priority: {
    made: ({ priority }) => (priority === 'medium' ? '' : `${LEVELS[priority]} приоритет`),
    changed: ({ priority }) => (priority ? `приоритет — ${LEVELS[priority]}` : ''),
    proposed: ({ priority = 'medium' }, { tasks }) => `поставить ${LEVELS[priority]} приоритет: ${tasks}`,
    heard: ({ priority }) => priority && { priority },
    changes: ({ priority }) => ({ priority }),
    again: ({ priority }) => priority && { priority },
    shared: true,
    beside: null,
    nouns: ['приоритет'],
    asked: ({ title, priority }) => `У задачи ${quote(title)} ${LEVELS[priority]} приоритет.`,
    away: () => ({ priority: FRESH_TASK.priority }),
  },
  projectId: {
    made({ projectId, newProject }, env) {
      const name = newProject ?? nameOf(projectId, env.view.projects);
      return name ? `проект ${quote(name)}` : '';
    },
    changed({ projectId, newProject }, env) {
      if (newProject) return `новый проект ${quote(newProject)}`;
      if (projectId === null) return 'без проекта';
      return projectId ? `проект ${quote(nameOf(projectId, env.view.projects) ?? '')}` : '';
    },
    proposed({ projectId, newProject }, { tasks, env }) {
      if (newProject) return `переложить ${tasks} в новый проект ${shortQuote(newProject)}`;
      if (projectId == null) return `убрать из проекта: ${tasks}`;
      return `переложить ${tasks} в проект ${shortQuote(nameOf(projectId, env.view.projects) ?? '')}`;
    },
    heard: ({ project }) => projectFields(project),
    changes: ({ project }) => projectFields(project),
    again({ projectId, newProject }) {
      if (newProject) return { project: { name: newProject } };
      return projectId === undefined ? undefined : { project: { id: projectId } };
    },
    shared: true,
    beside: 'choice',
    nouns: ['проект'],
    asked({ title, projectId }, { view }) {
      const name = nameOf(projectId, [...view.projects, ...(view.archivedProjects ?? [])]);
      return `${quote(title)} — ${name ? `в проекте ${quote(name)}` : 'без проекта'}.`;
    },
    away: () => ({ projectId: null }),
  },
  headingId: {
    ...UNHEARD,
    made({ headingId }, { view }) {
      const name = nameOf(headingId, view.headings ?? []);
      return name ? `раздел ${quote(name)}` : '';
    },
    changed({ headingId }, { view }) {
      if (headingId === undefined) return '';
      return headingId ? `раздел ${quote(nameOf(headingId, view.headings ?? []) ?? '')}` : 'без раздела';
    },
    proposed: ({ headingId = null }, { tasks, env }) =>
      headingId === null
        ? `убрать из раздела: ${tasks}`
        : `переложить ${tasks} в раздел ${shortQuote(nameOf(headingId, env.view.headings ?? []) ?? '')}`,
  },
  tags: {
    made: ({ tags }) => (tags.length > 0 ? tagsInWords(tags, TAG) : ''),
    changed({ tags }) {
      if (!tags) return '';
      const { put = [], take = [] } = tags;
      const said = [
        put.length > 0 && tagsInWords(put, ['добавлен тег', 'добавлены теги']),
        take.length > 0 && tagsInWords(take, ['убран тег', 'убраны теги']),
      ];
      return said.filter(Boolean).join(', ') || 'теги те же';
    },
    proposed({ tags: { put = [], take = [] } = {} }, { tasks }) {
      const said = [
        put.length > 0 && `добавить ${tagsInWords(put, TAG)}`,
        take.length > 0 && `убрать ${tagsInWords(take, TAG)}`,
      ];
      return `${said.filter(Boolean).join(' и ') || 'оставить теги'}: ${tasks}`;
    },
    heard: ({ tags }) => (tags.length > 0 ? { tags: [...tags] } : undefined),
    changes: ({ tags }) => tags && { tags },
    again: ({ tags }) => tags && { tags },
    shared: true,
    beside: 'choice',
    nouns: ['тег', 'теги', 'тэг', 'тэги'],
    asked: ({ title, tags }) =>
      tags.length > 0 ? `У задачи ${quote(title)} ${tagsInWords(tags, TAG)}.` : `${quote(title)} — без тегов.`,
    away(tasks, noun) {
      const isClear = /и$/.test(noun) || tasks.every((task) => task.tags.length < 2);
      return isClear ? { tags: { take: tasks.flatMap((task) => task.tags) } } : undefined;
    },
  },
  ...APART_SAID,
  estimateMinutes: ESTIMATE,
  plannedDay: PLAN,
  plannedTime: UNHEARD,
  someday: UNHEARD,
  reminders: REMINDERS,
  kanbanColumnId: {
    made: () => '',
    changed({ kanbanColumnId }, env) {
      if (kanbanColumnId === undefined) return '';
      return kanbanColumnId ? `колонка ${quote(nameOf(kanbanColumnId, env.view.columns) ?? '')}` : 'без колонки';
    },
    proposed: ({ kanbanColumnId }, { tasks, env }) =>
      kanbanColumnId == null
        ? `убрать с доски: ${tasks}`
        : `переставить ${tasks} в колонку ${shortQuote(nameOf(kanbanColumnId, env.view.columns) ?? '')}`,
    heard: ({ columnId }) => columnId && { kanbanColumnId: columnId },
    changes: ({ columnId }) => ({ kanbanColumnId: columnId }),
    again: ({ kanbanColumnId }) => (kanbanColumnId ? { columnId: kanbanColumnId } : undefined),
    shared: true,
    beside: null,
    nouns: ['колонка'],
    asked({ title, kanbanColumnId }, { view }) {
      const name = nameOf(kanbanColumnId, view.columns);
      return `${quote(title)} — ${name ? `в колонке ${quote(name)}` : 'без колонки'}.`;
    },
    away: () => ({ kanbanColumnId: null }),
  },
  description: {
    made: () => '',
    changed({ description }) {
      if (description === undefined) return '';
      return description ? 'описание записано' : 'без описания';
    },
    proposed: ({ description }, { tasks }) =>
      description ? `записать к ${tasks}: ${shortQuote(description)}` : `стереть описание: ${tasks}`,
    heard: ({ note }) => note && { description: note },
    changes: ({ note }) => ({ description: note }),
    again: ({ description }) => (description ? { note: description } : undefined),
    shared: false,
    beside: null,
    nouns: ['описание'],
    asked: ({ title, description }) =>
      `${quote(title)} — ${description ? shortened(description, DESCRIPTION_SHOWN) : 'без описания.'}`,
    away: () => ({ description: null }),
  },
};

const ALL: readonly Field[] = Object.values(FIELDS);

const inWords = (say: (field: Field) => string) => ALL.map(say).filter(Boolean).join(', ');

/** «завтра в 18:00, высокий приоритет, проект «Дом»». */
export const detailsOf = (draft: Draft, env: Environment) => inWords(({ made }) => made(draft, env));

/** What tells a task beside its title, in a list or where one of several is to be chosen. */
export const besideTitle = (task: TaskView, where: 'list' | 'choice', env: Environment) =>
  ALL.filter(({ beside }) => beside === 'list' || beside === where)
    .map(({ made }) => made({ ...task, newProject: null }, env))
    .filter(Boolean)
    .join(', ');

/** How what a task has of each field is asked for. */
export const ASKED: readonly Asked[] = ALL.flatMap(({ nouns, asked }) => (asked ? [{ nouns, answer: asked }] : []));

export const nounsOf = (field: SaidField): readonly string[] => FIELDS[field].nouns;

/** How each field that has nouns is taken away under them. */
export const AWAY: readonly Pick<Field, 'nouns' | 'away'>[] = ALL.filter(({ nouns }) => nouns.length > 0);

export const changeText = (changes: SaidChanges, env: Environment) => inWords(({ changed }) => changed(changes, env));

/** The same change of tasks, as it would be proposed: «перенести «А» и «Б» на завтра». */
export function proposedChange(changes: SaidChanges, about: Proposed): string {
  const { newProject, ...fields } = changes;
  const changed = Object.entries({ ...fields, ...(newProject && { projectId: newProject }) });
  const said = changed.flatMap(([field, value]) => (value === undefined ? [] : [field as SaidField]));
  const [field] = said;
  if (said.length !== 1 || !field) return `изменить ${about.tasks}: ${changeText(changes, about.env)}`;
  return FIELDS[field].proposed(changes, about);
}

/** What was understood of a task that is to be. */
function heardOf(task: NewTask): Partial<Draft> {
  const said = Object.entries(Object.assign({}, ...ALL.map(({ heard }) => heard(task))));
  return Object.fromEntries(said.map(([field, value]) => [field, Array.isArray(value) ? namesOnce(value) : value]));
}

/** The task that was understood. */
export const draftOf = (task: NewTask): Draft => ({ ...newDraft(''), ...heardOf(task) });

const againBy = (fields: readonly Field[], values: SaidChanges): TaskChange =>
  Object.assign({}, ...fields.map(({ again }) => again(values)));

/** What is said of a task that is made, as it is said of one that there is: its lists are put. */
export const put = (fields: Partial<Draft>): SaidChanges =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, Array.isArray(value) ? { put: value } : value]),
  );

/** The change that makes of another task the one that was understood. */
export const correctionOf = (task: NewTask) => againBy(ALL, put(heardOf(task)));

/** The change that sets of further tasks what was set of one. */
export const sharedChange = (fields: SaidChanges) =>
  againBy(
    ALL.filter(({ shared }) => shared),
    fields,
  );

/** The change that was understood. */
export const changePlanOf = (change: TaskChange): ChangePlan =>
  said(Object.assign({}, ...ALL.map(({ changes }) => changes(change))));
