import type { Column } from '#features/columns/contract.ts';
import type { FocusSession } from '#features/focus/contract.ts';
import type { Habit } from '#features/habits/contract.ts';
import type { Project } from '#features/projects/contract.ts';
import type { Task, TaskChange } from '#features/tasks/contract.ts';
import { newId } from '#server/id.ts';
import type { Device } from './device.ts';
import type { Past } from './past.ts';

/** What somebody does on a device; numbers choose what it is done to. */
type Deed = (device: Device, past: Past, which: number, other: number) => void;

const DAY = 24 * 3_600_000;
const dayOf = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const COLOR = '#ef4444';
const REPEAT = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' } as const;
const STATUSES = { ticked: ['active', 'completed'], archived: ['active', 'archived'] } as const;

const tasksOf = (device: Device) => device.shown<readonly Task[]>('/api/tasks') ?? [];
const columnsOf = (device: Device) => device.shown<Column[]>('/api/kanban-columns') ?? [];
const projectsOf = (device: Device) => device.shown<Project[]>('/api/projects') ?? [];
const activeOf = (device: Device) => device.shown<FocusSession | null>('/api/focus-sessions/active');
const one = <T>(things: readonly T[], which: number): T | undefined => things[which % things.length];

let texts = 0;

function change(device: Device, past: Past, which: number, saying: (task: Task) => TaskChange): void {
  const task = one(tasksOf(device), which);
  if (!task) return;
  const change = saying(task);
  const done = past.said(task.id, change);
  const { changes, runChange } = device.page;
  const running = runChange(device.client, changes.updating(device.client), { id: task.id, change });
  void running.then((outcome) => outcome !== 'refused' && done());
}

const turned = (status: Task['status'], [one, other]: readonly [Task['status'], Task['status']]) =>
  status === other ? one : other;

export const DEEDS = {
  create(device, past, which) {
    const key = newId();
    const column = which % 2 === 0 ? one(columnsOf(device), which) : undefined;
    const input = { title: `Задача ${texts++}`, ...(column && { kanbanColumnId: column.id }) };
    const { changes, runChange } = device.page;
    const running = runChange(device.client, changes.creating(device.client), { input, key });
    void running.then((outcome) => outcome !== 'refused' && past.made(key));
  },
  rename: (device, past, which) => change(device, past, which, () => ({ title: `Дело ${texts++}` })),
  describe: (device, past, which) => change(device, past, which, () => ({ description: `Слова ${texts++}` })),
  renameAlone: (device, past, which) =>
    change(device, past, which, () => ({ title: `Дело ${texts++}`, onlyThis: true })),
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
    const { changes, runChange } = device.page;
    void runChange(device.client, changes.deleting(device.client), { id: task.id });
  },
  takeBack(device, past) {
    past.tookBack();
    device.page.undoLast();
  },
  mark(device, _, which, other) {
    const habit = one(device.shown<Habit[]>('/api/habits') ?? [], which);
    if (!habit) return;
    const { habits, runChange } = device.page;
    const mark = { date: dayOf(-1 - (other % 3)), completed: other % 2 === 0, skipped: false, note: null };
    void runChange(device.client, habits.marking(device.client, habit.id), mark);
  },
  rest(device, _, which, other) {
    const habit = one(device.shown<Habit[]>('/api/habits') ?? [], which);
    if (!habit) return;
    const { pauses, runChange } = device.page;
    const said = [{ from: dayOf(other - 4), to: other % 3 === 0 ? null : dayOf(other) }];
    const rest = which % 2 === 0 ? { lifted: [], paused: said } : { lifted: said, paused: [] };
    const told = pauses.toldRest(device.client, [{ id: habit.id, ...rest }], 'paused');
    void runChange(device.client, pauses.resting(device.client), told);
  },
  snoozeHabit(device, _, which, other) {
    const habit = one(device.shown<Habit[]>('/api/habits') ?? [], which);
    if (!habit) return;
    const { habits, runChange } = device.page;
    const snoozed = { from: `${dayOf(-1)}T05:00:00.000Z`, until: `${dayOf(other)}T06:00:00.000Z` };
    void runChange(device.client, habits.changing(device.client), { id: habit.id, change: { snoozed } });
  },
  repeat: (device, past, which, other) =>
    change(device, past, which, () => ({ dueDay: dayOf(other - 2), repeat: REPEAT })),
  plan: (device, past, which, other) => change(device, past, which, () => ({ plannedDay: dayOf(other - 2) })),
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
    void page.runChange(client, page.orders.orderingProject(client), { task, headingId, place });
  },
  heading(device, _, which, other) {
    const { page, client } = device;
    const project = one(projectsOf(device), which);
    if (!project) return;
    const heading = one(project.headings, other);
    const act =
      !heading || other % 3 === 0
        ? ({ do: 'add', heading: { id: newId(), title: `Раздел ${texts++}` } } as const)
        : other % 3 === 1
          ? ({ do: 'change', headingId: heading.id, change: { title: `Раздел ${texts++}` } } as const)
          : ({ do: 'remove', headingId: heading.id } as const);
    void page.runChange(client, page.headings.changingHeadings(client), { project, act });
  },
  putOff: (device, past, which, other) => change(device, past, which, () => ({ someday: other % 2 === 0 })),
  put: (device, past, which, other) =>
    change(device, past, which, () => ({ projectId: one([undefined, ...projectsOf(device)], other)?.id ?? null })),
  createProject({ page, client }) {
    void page.runChange(client, page.projects.creating(client), {
      input: { name: `Проект ${texts++}`, color: COLOR },
      key: newId(),
    });
  },
  renameProject(device, _, which) {
    const { page, client } = device;
    const project = one(projectsOf(device), which);
    const input = { name: `Область ${texts++}`, color: COLOR };
    if (project) void page.runChange(client, page.projects.updating(client), { id: project.id, input });
  },
  archiveProject(device, _, which, other) {
    const project = one(projectsOf(device), which);
    if (!project) return;
    const { page, client } = device;
    if (project.archivedAt) return void page.runChange(client, page.projects.bringingBack(client), { project });
    const open = one(['keep', 'complete', 'archive'] as const, other)!;
    void page.runChange(client, page.archives.archiving(client), { project, open });
  },
  fileProject(device, _, which, other) {
    const { page, client } = device;
    const projects = projectsOf(device).filter((_project, at) => at % 2 === which % 2);
    if (projects.length === 0) return;
    const folder = one([null, 'Дом', 'Работа'], other) ?? null;
    void page.runChange(client, page.folders.filing(client), { projects, folder, done: '' });
  },
  copyProject(device, _, which) {
    const { page, client } = device;
    const example = one(projectsOf(device), which);
    if (!example) return;
    const copy = { example, name: `Образец ${texts++}`, start: null, key: newId() };
    void page.runChange(client, page.copies.copying(client), copy);
  },
  removeProject(device, past, which) {
    const project = one(projectsOf(device), which);
    if (!project) return;
    past.removed(project.id);
    void device.page.runChange(device.client, device.page.projects.deleting(device.client), { project });
  },
  createColumn({ page, client }) {
    void page.runChange(client, page.columns.creating(client), { name: `Колонка ${texts++}`, key: newId() });
  },
  changeColumn(device, _, which, other) {
    const column = one(columnsOf(device), which);
    const change = other % 2 === 0 ? { name: `Стадия ${texts++}` } : { position: other };
    if (!column) return;
    const { columns, runChange } = device.page;
    void runChange(device.client, columns.updating(device.client), { column, change });
  },
  focus(device, _, which) {
    const { page, client } = device;
    if (activeOf(device)) return;
    const input = { taskId: one(tasksOf(device), which)?.id ?? null };
    void page.runChange(client, page.sessions.starting(client), { input, key: newId() });
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
