import { saidOf } from './drafts.ts';
import { type Action, type Context, EMPTY_CONTEXT, type Outcome, type SaidChanges } from './model.ts';
import { put, sharedChange } from './task-fields.ts';

/** The context of the next message. `touched` are the ids that were acted on, those of created tasks included. */
export function nextContext(context: Context, outcome: Outcome, touched: readonly string[]): Context {
  const last = outcome.actions.at(-1);
  if (outcome.undo) return { ...EMPTY_CONTEXT, touched: [...touched] };
  return {
    pending: outcome.pending,
    touched: last ? [...touched] : context.touched,
    listed: outcome.listed.length > 0 ? outcome.listed : last ? [] : context.listed,
    lastAction: last ? last.type : context.lastAction,
    ...changeBy(last, context.lastChange),
  };
}

function changeBy(last: Action | undefined, before: Context['lastChange']): Pick<Context, 'lastChange'> {
  if (!last) return before ? { lastChange: before } : {};
  if (last.type !== 'create' && last.type !== 'update') return {};
  // Of a project that was made for it only the name is known.
  const { newProject: _, ...fields }: SaidChanges =
    last.type === 'create' ? put(saidOf(last.draft)) : (last.said ?? put(last.changes));
  const lastChange = sharedChange(fields);
  return Object.keys(lastChange).length > 0 ? { lastChange } : {};
}
