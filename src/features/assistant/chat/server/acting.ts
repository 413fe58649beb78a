import { dequal } from 'dequal/lite';
import { projectInput } from '#features/projects/contract.ts';
import { PROJECT_COLORS } from '#features/projects/rules.ts';
import { type NewTask, type Task, type TaskChange, taskChange, taskInput } from '#features/tasks/contract.ts';
import { IMAGE_FIELDS } from '#features/tasks/field-sets.ts';
import type { Planned, TaskWriting } from '#features/tasks/server/service.ts';
import type { Actor } from '#server/context.ts';
import type { Action, Changes, Draft } from '../../engine/model.ts';
import type { ChatChange } from '../contract.ts';
import { actionName, type ChatAction } from '../rules.ts';
import type { Sources } from './view.ts';

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

type Projects = Map<string, string>;
type Of<T extends Action['type']> = Extract<Action, { type: T }>;

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

const projectOf = (given: { projectId?: string | null; newProject?: string | null }, made: Projects) =>
  given.newProject ? (made.get(given.newProject) ?? null) : given.projectId;

function inputOf(draft: Draft, made: Projects): NewTask {
  const { newProject: _, dueDate, ...rest } = draft;
  return { ...rest, dueDate: iso(dueDate), projectId: projectOf(draft, made) };
}

function changeOf(changes: Changes, made: Projects): TaskChange {
  const { newProject: _, dueDate, ...rest } = changes;
  return { ...rest, dueDate: dueDate === undefined ? undefined : iso(dueDate), projectId: projectOf(changes, made) };
}

function checked(action: Action) {
  const made = new Map<string, string>();
  if ('draft' in action) return taskInput.safeParse(inputOf(action.draft, made));
  if ('changes' in action) return taskChange.safeParse(changeOf(action.changes, made));
  if (action.type === 'create_project') return projectInput.shape.name.safeParse(action.name);
  return undefined;
}

/** Why the services would refuse an action, in words fit to show; null where they would not. */
export function refusalOf(actions: readonly Action[]): string | null {
  return actions.map((action) => checked(action)?.error?.issues[0]?.message).find(Boolean) ?? null;
}

/** Whether a change made a task anything else to whoever looks at it. */
const differ = (before: Task, after: Task) => IMAGE_FIELDS.some((field) => !dequal(before[field], after[field]));

/** Carries actions out through the services. */
export function acting({ tasks: all, projects }: Pick<Sources, 'tasks' | 'projects'>) {
  function note(deeds: Deeds, name: ChatAction, task: Task, acted = true): void {
    deeds.acted ||= acted;
    deeds.tasks.set(task.id, task);
    const change = `${name} ${task.id}`;
    if (!deeds.told.has(change)) deeds.changes.push({ id: task.id, title: task.title, action: name });
    deeds.told.add(change);
  }

  async function createProject(actor: Actor, { name }: Of<'create_project'>, made: Projects, deeds: Deeds) {
    const { length } = await projects.list(actor.userId);
    const { id } = await projects.create(actor, { name, color: PROJECT_COLORS[length % PROJECT_COLORS.length]! });
    made.set(name, id);
    deeds.acted = true;
  }

  async function create(
    tasks: TaskWriting,
    actor: Actor,
    action: Of<'create' | 'report_completed'>,
    made: Projects,
    deeds: Deeds,
  ) {
    const created = await tasks.create(actor, taskInput.parse(inputOf(action.draft, made)));
    const reported = action.type === 'report_completed' && created.status !== 'completed';
    const task = reported ? await tasks.update(actor, created.id, { status: 'completed' }) : created;
    note(deeds, actionName(action.type)!, task);
  }

  async function change(
    tasks: TaskWriting,
    actor: Actor,
    type: Action['type'],
    id: string,
    wanted: TaskChange,
    deeds: Deeds,
  ) {
    const before = await tasks.require(actor.userId, id);
    const after = await tasks.update(actor, id, wanted);
    note(deeds, actionName(type)!, after, differ(before, after));
  }

  async function remove(tasks: TaskWriting, actor: Actor, id: string, deeds: Deeds) {
    const task = await tasks.require(actor.userId, id);
    await tasks.remove(actor, id);
    note(deeds, 'tasks_delete', task);
  }

  async function perform(
    tasks: TaskWriting,
    actor: Actor,
    action: Exclude<Action, Of<'create_project'>>,
    made: Projects,
    deeds: Deeds,
  ): Promise<void> {
    switch (action.type) {
      case 'create':
      case 'report_completed':
        return create(tasks, actor, action, made, deeds);
      case 'complete':
      case 'activate': {
        const status = action.type === 'complete' ? 'completed' : 'active';
        for (const id of action.ids) await change(tasks, actor, action.type, id, { status }, deeds);
        return;
      }
      case 'delete':
        for (const id of action.ids) await remove(tasks, actor, id, deeds);
        return;
      case 'update':
        return change(tasks, actor, action.type, action.id, taskChange.parse(changeOf(action.changes, made)), deeds);
    }
  }

  const isProject = (action: Action): action is Of<'create_project'> => action.type === 'create_project';
  const idsOf = (actions: readonly Action[]) =>
    actions.flatMap((action) => ('ids' in action ? action.ids : 'id' in action ? [action.id] : []));
  const nothing = (): Deeds => ({ acted: false, changes: [], told: new Set(), tasks: new Map() });

  async function performAll(
    tasks: TaskWriting,
    actor: Actor,
    actions: readonly Action[],
    made: Projects,
    deeds: Deeds,
  ) {
    for (const action of actions) if (!isProject(action)) await perform(tasks, actor, action, made, deeds);
    return deeds;
  }

  return {
    /** Does everything in order, inside a running write; whatever a service refuses is thrown and takes all of it back. */
    async perform(actor: Actor, actions: readonly Action[]): Promise<Deeds> {
      const deeds = nothing();
      const made: Projects = new Map();
      // A project stands before whatever goes into it.
      for (const action of actions.filter(isProject)) await createProject(actor, action, made, deeds);
      return all.together(actor, idsOf(actions), (tasks) => performAll(tasks, actor, actions, made, deeds));
    },

    /** The same ahead of the write; null where it makes a project, which only the write can. */
    async plan(actor: Actor, revision: number, actions: readonly Action[]): Promise<Planned<Deeds> | null> {
      if (actions.some(isProject)) return null;
      return all.togetherAhead(actor, revision, idsOf(actions), (tasks) =>
        performAll(tasks, actor, actions, new Map(), nothing()),
      );
    },
  };
}
