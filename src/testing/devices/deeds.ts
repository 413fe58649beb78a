import type { Column } from '#features/columns/contract.ts';
import type { FocusSession } from '#features/focus/contract.ts';
import type { Habit } from '#features/habits/contract.ts';
import type { Project } from '#features/projects/contract.ts';
import type { Settings } from '#features/settings/contract.ts';
import { AI_TONES, SETTINGS_ID } from '#features/settings/rules.ts';
import type { Task, TaskChange } from '#features/tasks/contract.ts';
import { newId } from '#server/id.ts';
import { type Deed, dayOf, make, one, tasksOf, unsaid } from './deed.ts';
import type { Device } from './device.ts';
import type { Past } from './past.ts';
import { adding, STEP_DEEDS } from './step-deeds.ts';

const COLOR = '#ef4444';
const REPEAT = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' } as const;
const STATUSES = { ticked: ['active', 'completed'], archived: ['active', 'archived'] } as const;
/** What is said of settings. */
const SETTINGS: readonly ((number: number) => Partial<Settings>)[] = [
  (number) => ({ goalTasks: number + 1 }),
  (number) => ({ goalFocusMinutes: 30 * (number + 1), goalSessions: number + 1 }),
  (number) => ({ aiTone: one(AI_TONES, number)! }),
  (number) => ({ reminderNotices: number % 2 === 0 }),
  (number) => ({ quietFrom: number % 2 === 0 ? null : `2${number % 4}:00`, quietTo: '07:00' }),
  (number) => ({ customSystemPrompt: number === 0 ? '' : unsaid('Пожелание') }),
];

const columnsOf = (device: Device) => device.shown<Column[]>('/api/kanban-columns') ?? [];
const projectsOf = (device: Device) => device.shown<Project[]>('/api/projects') ?? [];
const habitsOf = (device: Device) => device.shown<Habit[]>('/api/habits') ?? [];
const activeOf = (device: Device) => device.shown<FocusSession | null>('/api/focus-sessions/active');

function change(device: Device, past: Past, which: number, saying: (task: Task) => TaskChange): void {
  const task = one(tasksOf(device), which);
  if (!task) return;
  const change = saying(task);
  make(device, device.page.changes.updating(device.client), { id: task.id, change }, past.said(task.id, change));
}

const turned = (status: Task['status'], [one, other]: readonly [Task['status'], Task['status']]) =>
  status === other ? one : other;

export const DEEDS = {
  ...STEP_DEEDS,
  create(device, past, which, other) {
    const key = newId();
    const column = which % 2 === 0 ? one(columnsOf(device), which) : undefined;
    const steps = other % 3 === 0 ? [{ id: newId(), title: unsaid('Первый шаг') }] : [];
    const input = { title: unsaid('Задача'), steps, ...(column && { kanbanColumnId: column.id }) };
    const done = [past.making(key), adding(past, key, steps)];
    make(device, device.page.changes.creating(device.client), { input, key }, ...done);
  },
  rename: (device, past, which) => change(device, past, which, () => ({ title: unsaid('Дело') })),
  describe: (device, past, which) => change(device, past, which, () => ({ description: unsaid('Слова') })),
  renameAlone: (device, past, which) => change(device, past, which, () => ({ title: unsaid('Дело'), onlyThis: true })),
  weigh: (device, past, which, other) =>
    change(device, past, which, () => ({ priority: one(['low', 'medium', 'high'] as const, other)! })),
  tick: (device, past, which) =>
    change(device, past, which, ({ status }) => ({ status: turned(status, STATUSES.ticked) })),
  drop: (device, past, which) => change(device, past, which, () => ({ outcome: 'dropped' as const })),
  archive: (device, past, which) =>
    change(device, past, which, ({ status }) => ({ status: turned(status, STATUSES.archived) })),
  move: (device, past, which, other) =>
    change(device, past, which, ({ id }) => {
      const after = one(tasksOf(device), other + 1);
      return {
        kanbanColumnId: one([undefined, ...columnsOf(device)], other)?.id ?? null,
        afterTaskId: after && after.id !== id ? after.id : null,
      };
    }),
  remove(device, past, which) {
    const task = one(tasksOf(device), which);
    if (!task) return;
    past.removed(task.id);
    make(device, device.page.changes.deleting(device.client), { id: task.id });
  },
  takeBack(device, past) {
    past.tookBack();
    device.page.undoLast();
  },
  mark(device, _, which, other) {
    const habit = one(habitsOf(device), which);
    if (!habit) return;
    const mark = { date: dayOf(-1 - (other % 3)), completed: other % 2 === 0, skipped: false, note: null };
    make(device, device.page.habits.marking(device.client, habit.id), mark);
  },
  rest(device, _, which, other) {
    const habit = one(habitsOf(device), which);
    if (!habit) return;
    const { pauses } = device.page;
    const said = [{ from: dayOf(other - 4), to: other % 3 === 0 ? null : dayOf(other) }];
    const rest = which % 2 === 0 ? { lifted: [], paused: said } : { lifted: said, paused: [] };
    const told = pauses.toldRest(device.client, [{ id: habit.id, ...rest }], 'paused');
    make(device, pauses.resting(device.client), told);
  },
  snoozeHabit(device, _, which, other) {
    const habit = one(habitsOf(device), which);
    if (!habit) return;
    const snoozed = { from: `${dayOf(-1)}T05:00:00.000Z`, until: `${dayOf(other)}T06:00:00.000Z` };
    make(device, device.page.habits.changing(device.client), { id: habit.id, change: { snoozed } });
  },
  createHabit(device, past) {
    const key = newId();
    const input = { name: unsaid('Привычка') };
    make(device, device.page.habits.creating(device.client), { input, key }, past.saidBeside(key, input));
  },
  changeHabit(device, past, which, other) {
    const habit = one(habitsOf(device), which);
    if (!habit) return;
    const change = other % 2 === 0 ? { name: unsaid('Занятие') } : { targetDays: other + 1 };
    const done = past.saidBeside(habit.id, change);
    make(device, device.page.habits.changing(device.client), { id: habit.id, change }, done);
  },
  removeHabit(device, past, which) {
    const habit = one(habitsOf(device), which);
    if (!habit) return;
    past.removed(habit.id);
    make(device, device.page.habits.removing(device.client), { id: habit.id });
  },
  repeat: (device, past, which, other) =>
    change(device, past, which, () => ({ dueDay: dayOf(other - 2), repeat: REPEAT })),
  plan: (device, past, which, other) => change(device, past, which, () => ({ plannedDay: dayOf(other - 2) })),
  remind: (device, past, which, other) =>
    change(device, past, which, () => ({
      reminders: other % 3 === 0 ? [] : [{ id: newId(), at: `${dayOf(other)}T09:00` }],
    })),
  order: (device, past, which, other) =>
    change(device, past, which, ({ id }) => {
      const after = one(tasksOf(device), other);
      return { dayPlace: { day: dayOf(other % 2), afterTaskId: after && after.id !== id ? after.id : null } };
    }),
  orderProject(device, _, which, other) {
    const { page, client } = device;
    const task = one(
      tasksOf(device).filter(({ projectId }) => projectId !== null),
      which,
    );
    const project = projectsOf(device).find(({ id }) => id === task?.projectId);
    if (!task || !project) return;
    const after = one(
      tasksOf(device).filter(({ projectId, id }) => projectId === project.id && id !== task.id),
      other,
    );
    const place = { projectId: project.id, afterTaskId: after?.id ?? null };
    const headingId = one([undefined, ...project.headings], other)?.id ?? null;
    make(device, page.orders.orderingProject(client), { task, headingId, place });
  },
  heading(device, _, which, other) {
    const { page, client } = device;
    const project = one(projectsOf(device), which);
    if (!project) return;
    const heading = one(project.headings, other);
    const act =
      !heading || other % 3 === 0
        ? ({ do: 'add', heading: { id: newId(), title: unsaid('Раздел') } } as const)
        : other % 3 === 1
          ? ({ do: 'change', headingId: heading.id, change: { title: unsaid('Раздел') } } as const)
          : ({ do: 'remove', headingId: heading.id } as const);
    make(device, page.headings.changingHeadings(client), { project, act });
  },
  putOff: (device, past, which, other) => change(device, past, which, () => ({ someday: other % 2 === 0 })),
  put: (device, past, which, other) =>
    change(device, past, which, () => ({ projectId: one([undefined, ...projectsOf(device)], other)?.id ?? null })),
  createProject(device, past) {
    const key = newId();
    const input = { name: unsaid('Проект'), color: COLOR };
    make(device, device.page.projects.creating(device.client), { input, key }, past.saidBeside(key, input));
  },
  renameProject(device, past, which) {
    const project = one(projectsOf(device), which);
    if (!project) return;
    const input = { name: unsaid('Область'), color: COLOR };
    const done = past.saidBeside(project.id, input);
    make(device, device.page.projects.updating(device.client), { id: project.id, input }, done);
  },
  archiveProject(device, _, which, other) {
    const project = one(projectsOf(device), which);
    if (!project) return;
    const { page, client } = device;
    if (project.archivedAt) return make(device, page.projects.bringingBack(client), { project });
    const open = one(['keep', 'complete', 'archive'] as const, other)!;
    make(device, page.archives.archiving(client), { project, open });
  },
  fileProject(device, _, which, other) {
    const projects = projectsOf(device).filter((_project, at) => at % 2 === which % 2);
    if (projects.length === 0) return;
    const folder = one([null, 'Дом', 'Работа'], other) ?? null;
    make(device, device.page.folders.filing(device.client), { projects, folder, done: '' });
  },
  copyProject(device, _, which) {
    const example = one(projectsOf(device), which);
    if (!example) return;
    const copy = { example, name: unsaid('Образец'), start: null, key: newId() };
    make(device, device.page.copies.copying(device.client), copy);
  },
  removeProject(device, past, which) {
    const project = one(projectsOf(device), which);
    if (!project) return;
    past.removed(project.id);
    make(device, device.page.projects.deleting(device.client), { project });
  },
  createColumn(device, past) {
    const key = newId();
    const name = unsaid('Колонка');
    make(device, device.page.columns.creating(device.client), { name, key }, past.saidBeside(key, { name }));
  },
  renameColumn(device, past, which) {
    const column = one(columnsOf(device), which);
    if (!column) return;
    const change = { name: unsaid('Стадия') };
    make(device, device.page.columns.updating(device.client), { column, change }, past.saidBeside(column.id, change));
  },
  moveColumn(device, _, which, position) {
    const column = one(columnsOf(device), which);
    if (column) make(device, device.page.columns.updating(device.client), { column, change: { position } });
  },
  removeColumn(device, past, which) {
    const column = one(columnsOf(device), which);
    if (column) make(device, device.page.columns.deleting(device.client), { column }, past.removedForGood(column.id));
  },
  set(device, past, which, other) {
    const change = one(SETTINGS, which)!(other);
    make(device, device.page.settings.saving(device.client), change, past.saidBeside(SETTINGS_ID, change));
  },
  focus(device, _, which) {
    if (activeOf(device)) return;
    const input = { taskId: one(tasksOf(device), which)?.id ?? null };
    make(device, device.page.sessions.starting(device.client), { input, key: newId() });
  },
  pause(device) {
    const session = activeOf(device);
    if (session) device.page.setPaused(device.client, session, session.pausedAt === null);
  },
  finish(device, _, which) {
    const session = activeOf(device);
    const status = which % 2 === 0 ? 'completed' : 'interrupted';
    if (session) void device.page.endSession(device.client, session, status);
  },
} satisfies Record<string, Deed>;
