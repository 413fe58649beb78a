import type { Column } from '#features/columns/contract.ts';
import type { Habit } from '#features/habits/contract.ts';
import type { Task, TaskChange } from '#features/tasks/contract.ts';
import { newId } from '#server/id.ts';
import type { Device } from './device.ts';
import type { Past } from './past.ts';

/** What somebody does on a device; numbers choose what it is done to. */
type Deed = (device: Device, past: Past, which: number, other: number) => void;

const DAY = 24 * 3_600_000;
const STATUSES = { ticked: ['active', 'completed'], archived: ['active', 'archived'] } as const;

const tasksOf = (device: Device) => device.shown<readonly Task[]>('/api/tasks') ?? [];
const columnsOf = (device: Device) => device.shown<Column[]>('/api/kanban-columns') ?? [];
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
  weigh: (device, past, which, other) =>
    change(device, past, which, () => ({ priority: one(['low', 'medium', 'high'] as const, other)! })),
  tick: (device, past, which) =>
    change(device, past, which, ({ status }) => ({ status: turned(status, STATUSES.ticked) })),
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
    const date = new Date(Date.now() - (1 + (other % 3)) * DAY).toISOString().slice(0, 10);
    const mark = { date, completed: other % 2 === 0, skipped: false, note: null };
    void runChange(device.client, habits.marking(device.client, habit.id), mark);
  },
} satisfies Record<string, Deed>;
