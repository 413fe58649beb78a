import { dequal } from 'dequal/lite';
import type { Deed } from './deeds.ts';
import { changesFor, saidChanges } from './drafts.ts';
import { type Environment, taskOf } from './environment.ts';
import type { Action, Changes, Outcome, Step } from './model.ts';
import type { Update } from './proposals.ts';
import { chooseReply, doneReply } from './replies.ts';
import { fallback } from './talk.ts';

export function outcome(reply: string, rest: Partial<Outcome> = {}): Outcome {
  return { actions: [], pending: null, undo: false, listed: [], reply, ...rest };
}

/** What the message before did is taken back. */
export const undoOutcome = (): Outcome => outcome('Готово, вернул как было.', { undo: true });

interface Result {
  actions: Action[];
  updates: Update[];
}

function updatesOf(steps: readonly Step[], env: Environment): Result['updates'] {
  const merged = new Map<string, Changes>();
  for (const step of steps) {
    if (step.do !== 'update') continue;
    for (const id of step.ids) {
      const task = taskOf(env, id);
      if (!task) continue;
      const before = merged.get(id) ?? {};
      merged.set(id, { ...before, ...changesFor({ ...task, ...before }, step.plan, env.clock) });
    }
  }
  return [...merged].map(([id, changes]) => ({ id, changes, said: saidChanges(taskOf(env, id)!, changes) }));
}

/** What steps come to, and what they change of tasks that there are. */
export function actionsOf(steps: readonly Step[], env: Environment): Result {
  const updates = updatesOf(steps, env);
  const named = new Set<string>();
  const actions: Action[] = [];
  const project = (name: string | null | undefined, folder?: string) => {
    if (!name || named.has(name)) return;
    named.add(name);
    actions.push({ type: 'create_project', name, ...(folder !== undefined && { folder }) });
  };
  let updated = false;
  for (const step of steps) {
    if (step.do === 'project') project(step.name, step.folder);
    else if ('draft' in step) {
      project(step.draft.newProject);
      const { draft, copyOf } = step;
      if (step.do === 'report') actions.push({ type: 'report_completed', draft });
      else actions.push({ type: 'create', draft, ...(copyOf !== undefined && { copyOf }) });
    } else if (step.do !== 'update') {
      actions.push({ type: step.do, ids: [...new Set(step.ids)] });
    } else if (!updated) {
      for (const { id, changes, said } of updates) {
        project(changes.newProject);
        actions.push({ type: 'update', id, changes, ...(!dequal(said, changes) && { said }) });
      }
      updated = true;
    }
  }
  return { actions, updates };
}

/** The task that is meant, or those of which one is to be chosen. */
export const oneOf = (ids: string[]) => (ids.length === 1 ? { ids } : { ids: [], candidates: ids });

/** Carries out the steps, or asks for the first choice that is still open. */
export function conclude(steps: Step[], env: Environment, note = ''): Outcome {
  const open = steps.find((step) => 'candidates' in step && step.candidates);
  if (open && 'candidates' in open) {
    const deed = open.do as Exclude<Deed, 'create' | 'report'>;
    return outcome(chooseReply(deed, open.candidates!, env), {
      pending: { kind: 'choose', steps },
      listed: open.candidates!,
    });
  }
  const untitled = steps.find((step) => (step.do === 'create' || step.do === 'report') && !step.draft.title);
  if (untitled && 'draft' in untitled)
    return outcome('Как назвать задачу?', { pending: { kind: 'title', draft: untitled.draft } });
  const { actions, updates } = actionsOf(steps, env);
  if (actions.length === 0) return outcome(fallback());
  return outcome(doneReply(steps, updates, env) + note, { actions });
}
