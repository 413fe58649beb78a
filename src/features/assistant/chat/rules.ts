import { MINUTE } from '#shared/day.ts';
import type { Action, View } from '../engine/model.ts';

/** Characters of an answer that a device gave. */
export const ANSWER_MAX = 40_000;
/** Messages of one page of the history, and the most that one call answers. */
export const HISTORY_PAGE = 20;
export const HISTORY_LIMIT = 100;
/** Messages that an account keeps; older ones are forgotten. */
const HISTORY_KEPT = 1000;
/** Changed tasks that a message names; `taskCount` counts all of them. */
export const CHANGES_KEPT = 100;

/** Readings that one answer offers. */
export const PROPOSALS = 3;

/** A question that nobody answered for this long is no longer asked. */
export const QUESTION_LIFETIME = 15 * MINUTE;
/** A conversation silent for this long is forgotten whole. */
export const CONVERSATION_LIFETIME = 24 * 60 * MINUTE;

/** Conversations that an account keeps in mind; those that are silent for longest are forgotten. */
const CONVERSATIONS_KEPT = 100;

/** How much of an account’s talks is kept. */
export const KEEPING = {
  messages: HISTORY_KEPT,
  conversations: CONVERSATIONS_KEPT,
  silent: CONVERSATION_LIFETIME,
};

/** Messages that a language model is reminded of, and the characters of each. */
export const TURNS_TOLD = 10;
export const TURN_LENGTH = 600;

export const CHAT_ACTIONS = [
  'tasks_create',
  'tasks_complete',
  'tasks_activate',
  'tasks_delete',
  'tasks_update',
  'tasks_report_completed',
] as const;
export type ChatAction = (typeof CHAT_ACTIONS)[number];

const NAMES: Record<Exclude<Action['type'], 'create_project'>, ChatAction> = {
  create: 'tasks_create',
  report_completed: 'tasks_report_completed',
  complete: 'tasks_complete',
  activate: 'tasks_activate',
  delete: 'tasks_delete',
  update: 'tasks_update',
  // Behind what they are told as, which is found again by that name.
  drop: 'tasks_update',
  steps: 'tasks_update',
};

/** The interface's name of an action; null for one that is only a means to the next. */
export function actionName(type: Action['type']): ChatAction | null {
  return type === 'create_project' ? null : NAMES[type];
}

/** What an action is called by the engine. */
export const engineNameOf = (name: ChatAction): Action['type'] =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).find((type) => NAMES[type] === name)!;

/** Names in their order, a repetition in a row counted once. */
export function withoutRepeats(names: readonly ChatAction[]): ChatAction[] {
  // Stryker disable next-line ArithmeticOperator: of equal neighbours the last may stay as well as the first.
  return names.filter((name, index) => name !== names[index - 1]);
}

/** The interface's names of what is done, in the order of the actions. */
export const namesOf = (types: readonly Action['type'][]): ChatAction[] =>
  withoutRepeats(types.flatMap((type) => actionName(type) ?? []));

/** How many tasks actions change, one that several of them change counted for each. A project is none. */
export const tasksIn = (actions: readonly Action[]) =>
  actions.flatMap((action) => ('ids' in action ? action.ids : (actionName(action.type) ?? []))).length;

/** Whether everything that actions touch is still there. */
export function stillThere(actions: readonly Action[], view: View): boolean {
  const ids = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
  const [tasks, projects, columns] = [ids(view.tasks), ids(view.projects), ids(view.columns)];
  const placed = ({ projectId, kanbanColumnId }: { projectId?: string | null; kanbanColumnId?: string | null }) =>
    (!projectId || projects.has(projectId)) && (!kanbanColumnId || columns.has(kanbanColumnId));
  return actions.every((action) => {
    if ('draft' in action) return placed(action.draft);
    if ('changes' in action) return tasks.has(action.id) && placed(action.changes);
    if (action.type === 'steps') return tasks.has(action.id);
    return 'ids' in action ? action.ids.every((id) => tasks.has(id)) : true;
  });
}
