import { z } from 'zod';
import type { Environment } from '../engine/environment.ts';
import type { TaskView } from '../engine/model.ts';
import type { Grants } from './grammar/grants.ts';
import type { Kind } from './grammar/request-words.ts';
import type { Handles } from './handles.ts';
import type { Answered, Plan } from './plan.ts';
import { select, selection } from './selection.ts';
import { taskShown } from './shown.ts';
import { changed, editOf, made, NONE, TAKEN } from './task-fields.ts';

/** Something that a model may call. */
export interface Tool<I extends z.ZodType = z.ZodType> {
  description: string;
  input: I;
  run(input: z.output<I>): unknown;
}

const MOST_FOUND = 50;
const newTask = z.strictObject(made);
const handles = z.array(z.string().max(10)).min(1).max(500).describe('ids of tasks such as "t3"');
/** Tasks by their ids, or all that fit a rule. */
const meant = {
  tasks: handles.optional(),
  where: selection.optional().describe('a set by rule, only where the user names a set'),
};

/** What one asking of a model works on; a second beginning gets a fresh one. */
export interface Desk {
  env: Environment;
  grants: Grants;
  plan: Plan;
  handles: Handles;
}

const tool = <I extends z.ZodType>(made: Tool<I>): Tool => made as unknown as Tool;

function tasksOf(
  { tasks, where }: { tasks?: string[] | undefined; where?: z.output<typeof selection> | undefined },
  desk: Desk,
) {
  const found: TaskView[] = where ? select(where, desk.env) : [];
  const missing: string[] = [];
  for (const handle of tasks ?? []) {
    const task = desk.handles.task(handle);
    if (task) found.push(task);
    else missing.push(handle);
  }
  if (missing.length > 0) return { error: `there is no task ${missing.join(', ')}; look it up with find_tasks` };
  return found.length > 0 ? [...new Set(found)] : { error: 'no task fits' };
}

function onTasks(
  input: Parameters<typeof tasksOf>[0],
  desk: Desk,
  act: (tasks: readonly TaskView[]) => Answered,
): Answered {
  const found = tasksOf(input, desk);
  return 'error' in found ? found : act(found);
}

/** Tools that tell; they change nothing and are always there. */
function readingTools(desk: Desk): Record<string, Tool> {
  const { view } = desk.env;
  return {
    find_tasks: tool({
      description: 'Finds tasks of the user; answers how many there are and the first of them.',
      input: selection,
      run(input) {
        const found = select(input, desk.env);
        return {
          count: found.length,
          tasks: found.slice(0, MOST_FOUND).map((task) => taskShown(task, desk.env, desk.handles)),
        };
      },
    }),
    list_projects: tool({
      description: 'Projects of the user with the number of their active tasks, and the columns of the board.',
      input: z.strictObject({}),
      run: () => ({
        projects: view.projects.map(({ id, name }) => ({
          name,
          active: view.tasks.filter((task) => task.projectId === id && task.status === 'active').length,
        })),
        columns: view.columns.map(({ name }) => name),
      }),
    }),
    today_figures: tool({
      description: 'Habits that are due today, and minutes of focus today and this week.',
      input: z.strictObject({}),
      run: () => ({ habits: view.habits.map(({ name, done }) => ({ name, done })), focusMinutes: view.focus }),
    }),
  };
}

/** Tools that act, by the kind of request that they need. */
function actingTools(desk: Desk): [Kind, string, Tool][] {
  const { plan } = desk;
  const turning = (kind: 'complete' | 'activate' | 'delete', description: string): [Kind, string, Tool] => [
    kind,
    `${kind}_tasks`,
    tool({
      description,
      input: z.strictObject(meant),
      run: (input) => onTasks(input, desk, (tasks) => plan.turn(kind, tasks)),
    }),
  ];
  return [
    [
      'create',
      'create_task',
      tool({ description: 'Makes a task.', input: newTask, run: (input) => plan.create('create', editOf(input)) }),
    ],
    [
      'report',
      'report_completed',
      tool({
        description: 'Writes down something that the user has already done and that is no task yet.',
        input: newTask,
        run: (input) => plan.create('report', editOf(input)),
      }),
    ],
    turning('complete', 'Marks tasks as completed.'),
    turning('activate', 'Takes completed tasks back to work.'),
    turning('delete', 'Deletes tasks.'),
    [
      'update',
      'update_tasks',
      tool({
        description: `Changes tasks; what is left out stays, "${NONE}" takes away what they have: ${TAKEN.join(', ')}.`,
        input: z.strictObject({ ...meant, ...changed }),
        run: ({ tasks, where, ...said }) =>
          onTasks({ tasks, where }, desk, (found) => plan.update(found, editOf(said))),
      }),
    ],
  ];
}

/** All that a model may call for this message: tools that act are there only where the user's words ask for their kind. */
export function toolsFor(desk: Desk): Record<string, Tool> {
  const acting = actingTools(desk).filter(([kind]) => desk.grants.kinds.has(kind));
  const turns = (['complete', 'activate', 'delete'] as const).filter((kind) => desk.grants.kinds.has(kind));
  const [first, ...others] = turns;
  const asking = first && {
    ask_which: tool({
      description: 'Asks the user which of several tasks is meant, where one was named and several fit.',
      input: z.strictObject({ action: z.enum([first, ...others]), tasks: handles }),
      run: ({ action, tasks }) => onTasks({ tasks }, desk, (found) => desk.plan.ask(action, found)),
    }),
  };
  return { ...readingTools(desk), ...Object.fromEntries(acting.map(([, name, made]) => [name, made])), ...asking };
}
