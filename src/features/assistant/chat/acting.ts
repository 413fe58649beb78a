import { dequal } from 'dequal/lite';
import { projectInput } from '#features/projects/contract.ts';
import { PROJECT_COLORS } from '#features/projects/rules.ts';
import { type NewTask, type Task, type TaskChange, taskChange, taskInput } from '#features/tasks/contract.ts';
import { duplicateOf } from '#features/tasks/duplicate.ts';
import { IMAGE_FIELDS } from '#features/tasks/field-sets.ts';
import type { Action, Changes, Draft } from '../engine/model.ts';
import type { ChatChange } from './contract.ts';
import { actionName, type ChatAction } from './rules.ts';

/** Through what the assistant changes tasks of one account, on either side. A refusal is thrown. */
export interface TaskDeeds {
  /** The id of a reminder that is made. */
  newId: () => string;
  create: (input: NewTask) => Promise<Task>;
  /** @returns the task as it stands */
  require: (id: string) => Promise<Task>;
  update: (id: string, change: TaskChange) => Promise<Task>;
  remove: (id: string) => Promise<unknown>;
  addStep: (id: string, title: string) => Promise<unknown>;
}

/** Likewise its projects. */
export interface ProjectDeeds {
  count: () => Promise<number>;
  create: (input: { name: string; color: string; folder?: string }) => Promise<{ id: string }>;
}

/** What a message has done so far. */
export interface Deeds {
  /** Something can be taken back. */
  acted: boolean;
  changes: ChatChange[];
  /** Names of the changes that are told. */
  told: Set<string>;
  /** Touched tasks by id in the order of the changes, as each stands now; deleted ones as they last stood. */
  tasks: Map<string, Task>;
}

/** Ids of the projects that a message makes, by their names. */
export type Projects = Map<string, string>;
type Of<T extends Action['type']> = Extract<Action, { type: T }>;

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

const projectOf = (given: { projectId?: string | null; newProject?: string | null }, made: Projects) =>
  given.newProject ? (made.get(given.newProject) ?? null) : given.projectId;

/** Reminders that are new get their ids when they are made. */
const withIds = (reminders: Draft['reminders'], newId: () => string) =>
  reminders.map((one) => (one.id ? one : { ...one, id: newId() }));

/** Ids of what is only looked at, and never made. */
function idsToLookAt() {
  let made = 0;
  return () => `00000000-0000-7000-8000-${String(made++).padStart(12, '0')}`;
}

function inputOf(draft: Draft, made: Projects, newId: () => string): NewTask {
  const { newProject: _, dueDate, reminders, ...rest } = draft;
  // Of a task of which nothing is said about reminders, the settings decide.
  const reminded = reminders.length > 0 && { reminders: withIds(reminders, newId) };
  return { ...rest, ...reminded, dueDate: iso(dueDate), projectId: projectOf(draft, made) };
}

function changeOf(changes: Changes, made: Projects, newId: () => string): TaskChange {
  const { newProject: _, dueDate, reminders, ...rest } = changes;
  const reminded = reminders && { reminders: withIds(reminders, newId) };
  return {
    ...rest,
    ...reminded,
    dueDate: dueDate === undefined ? undefined : iso(dueDate),
    projectId: projectOf(changes, made),
  };
}

function checked(action: Action) {
  const made = new Map<string, string>();
  if ('draft' in action) return taskInput.safeParse(inputOf(action.draft, made, idsToLookAt()));
  if ('changes' in action) return taskChange.safeParse(changeOf(action.changes, made, idsToLookAt()));
  if (action.type === 'create_project') return projectInput.shape.name.safeParse(action.name);
  return undefined;
}

/** Why the services would refuse an action, in words fit to show; null where they would not. */
export function refusalOf(actions: readonly Action[]): string | null {
  return actions.map((action) => checked(action)?.error?.issues[0]?.message).find(Boolean) ?? null;
}

/** Whether a change made a task anything else to whoever looks at it. */
const differ = (before: Task, after: Task) => IMAGE_FIELDS.some((field) => !dequal(before[field], after[field]));

const nothing = (): Deeds => ({ acted: false, changes: [], told: new Set(), tasks: new Map() });

function note(deeds: Deeds, name: ChatAction, task: Task, acted = true): void {
  deeds.acted ||= acted;
  deeds.tasks.set(task.id, task);
  const change = `${name} ${task.id}`;
  if (!deeds.told.has(change)) deeds.changes.push({ id: task.id, title: task.title, action: name });
  deeds.told.add(change);
}

async function create(
  tasks: TaskDeeds,
  action: Of<'create' | 'report_completed'>,
  made: Projects,
  deeds: Deeds,
): Promise<void> {
  const original = action.type === 'create' && action.copyOf ? await tasks.require(action.copyOf) : null;
  const steps = original && { steps: duplicateOf(original, tasks.newId).steps };
  const created = await tasks.create(taskInput.parse({ ...inputOf(action.draft, made, tasks.newId), ...steps }));
  const reported = action.type === 'report_completed' && created.status !== 'completed';
  const task = reported ? await tasks.update(created.id, { status: 'completed' }) : created;
  note(deeds, actionName(action.type)!, task);
}

async function change(tasks: TaskDeeds, type: Action['type'], id: string, wanted: TaskChange, deeds: Deeds) {
  const before = await tasks.require(id);
  const after = await tasks.update(id, wanted);
  note(deeds, actionName(type)!, after, differ(before, after));
}

async function remove(tasks: TaskDeeds, id: string, deeds: Deeds): Promise<void> {
  const task = await tasks.require(id);
  await tasks.remove(id);
  note(deeds, 'tasks_delete', task);
}

async function addSteps(tasks: TaskDeeds, { type, id, titles }: Of<'steps'>, deeds: Deeds): Promise<void> {
  for (const title of titles) await tasks.addStep(id, title);
  note(deeds, actionName(type)!, await tasks.require(id));
}

/** What ends a task, or begins it again. */
const TURNS = {
  complete: { status: 'completed' },
  drop: { status: 'completed', outcome: 'dropped' },
  activate: { status: 'active' },
} as const satisfies Record<string, TaskChange>;

async function perform(
  tasks: TaskDeeds,
  action: Exclude<Action, Of<'create_project'>>,
  made: Projects,
  deeds: Deeds,
): Promise<void> {
  switch (action.type) {
    case 'create':
    case 'report_completed':
      return create(tasks, action, made, deeds);
    case 'complete':
    case 'drop':
    case 'activate':
      for (const id of action.ids) await change(tasks, action.type, id, TURNS[action.type], deeds);
      return;
    case 'delete':
      for (const id of action.ids) await remove(tasks, id, deeds);
      return;
    case 'steps':
      return addSteps(tasks, action, deeds);
    case 'update':
      return change(
        tasks,
        action.type,
        action.id,
        taskChange.parse({
          ...changeOf(action.changes, made, tasks.newId),
          ...(action.onlyThis && { onlyThis: true }),
        }),
        deeds,
      );
  }
}

const isProject = (action: Action): action is Of<'create_project'> => action.type === 'create_project';

/** Whether actions make a project. */
export const makesProject = (actions: readonly Action[]) => actions.some(isProject);

/** The tasks that actions change. */
export const idsOf = (actions: readonly Action[]): string[] =>
  actions.flatMap((action) => ('ids' in action ? action.ids : 'id' in action ? [action.id] : []));

/** Makes the projects of a message, which stand before whatever goes into them. */
export async function makeProjects(projects: ProjectDeeds, actions: readonly Action[]): Promise<Projects> {
  const made: Projects = new Map();
  for (const { name, folder } of actions.filter(isProject)) {
    const color = PROJECT_COLORS[(await projects.count()) % PROJECT_COLORS.length]!;
    made.set(name, (await projects.create({ name, color, ...(folder !== undefined && { folder }) })).id);
  }
  return made;
}

/** Does everything to tasks in order. @param made the projects of the message */
export async function performAll(tasks: TaskDeeds, actions: readonly Action[], made: Projects): Promise<Deeds> {
  const deeds = { ...nothing(), acted: made.size > 0 };
  for (const action of actions) if (!isProject(action)) await perform(tasks, action, made, deeds);
  return deeds;
}
