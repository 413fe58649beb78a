import { drafted, newDraft } from '../engine/drafts.ts';
import type { Environment } from '../engine/environment.ts';
import type { Step, TaskView } from '../engine/model.ts';
import type { Grants } from './grammar/grants.ts';
import { mayGoByAnotherName, mayTakeAway, unspoken } from './grammar/grounding.ts';
import type { Kind } from './grammar/request-words.ts';
import { NOT_ASKED, planOf, refuse, type TaskEdit, takesAway } from './task-fields.ts';

/** The most deeds of one message. */
const MOST_CREATED = 30;
const MOST_TOUCHED = 500;

/** What a tool answers a model: an error is something that it may mend. */
export type Answered = { planned: number; note?: string } | { error: string };

/**
 * Collects what a model wants done. Nothing happens yet: each deed is checked against the account as it was read and
 * against what the user's own words ask for, and a model is told what is wrong with it.
 */
export function createPlan(env: Environment, grants: Grants) {
  const steps: Step[] = [];
  /** The one task that the words may mean without naming it. */
  let byAnotherName: string | undefined;

  /** Refuses what the user did not ask for, one task or more of it. */
  function refusal(kind: Kind, tasks: readonly TaskView[]): { error: string } | null {
    if (!grants.kinds.has(kind)) return refuse(NOT_ASKED);
    if (tasks.length > MOST_TOUCHED) return refuse(`at most ${MOST_TOUCHED} tasks at once`);
    const strangers = unspoken(grants, kind, tasks, env);
    const [stranger] = strangers;
    if (stranger && tasks.length === 1 && mayGoByAnotherName(grants, kind)) byAnotherName ??= stranger.id;
    return stranger && (tasks.length > 1 || stranger.id !== byAnotherName)
      ? refuse(
          `${NOT_ASKED}: ${strangers
            .slice(0, 5)
            .map(({ title }) => title)
            .join('; ')}`,
        )
      : null;
  }

  return {
    steps: steps as readonly Step[],

    create(kind: 'create' | 'report', task: TaskEdit & { title: string }): Answered {
      if (!grants.kinds.has(kind)) return refuse(NOT_ASKED);
      if (steps.filter((step) => 'draft' in step).length >= MOST_CREATED)
        return refuse(`at most ${MOST_CREATED} tasks at once`);
      const plan = planOf(task, { env, grants });
      if ('error' in plan) return plan;
      steps.push({ do: kind, draft: drafted(newDraft(task.title), plan, env.clock) });
      return { planned: 1 };
    },

    turn(kind: 'complete' | 'activate' | 'delete', tasks: readonly TaskView[]): Answered {
      const refused = refusal(kind, tasks);
      if (refused) return refused;
      const there = kind === 'complete' ? 'completed' : kind === 'activate' ? 'active' : null;
      const left = tasks.filter(({ status }) => status !== there);
      if (left.length > 0) steps.push({ do: kind, ids: left.map(({ id }) => id) });
      const skipped = tasks.length - left.length;
      return skipped > 0 ? { planned: left.length, note: `${skipped} already ${there}` } : { planned: left.length };
    },

    update(tasks: readonly TaskView[], edit: TaskEdit): Answered {
      const refused = refusal('update', tasks);
      if (refused) return refused;
      if (takesAway(edit) && !mayTakeAway(grants)) return refuse(NOT_ASKED);
      const plan = planOf(edit, { env, grants });
      if ('error' in plan) return plan;
      if (Object.keys(plan).length === 0) return refuse('nothing to change was given');
      steps.push({ do: 'update', ids: tasks.map(({ id }) => id), plan });
      return { planned: tasks.length };
    },

    /** Leaves the choice among several tasks to the user. */
    ask(kind: 'complete' | 'activate' | 'delete', tasks: readonly TaskView[]): Answered {
      if (!grants.kinds.has(kind)) return refuse(NOT_ASKED);
      if (tasks.length < 2) return refuse('give at least two tasks');
      steps.push({ do: kind, ids: [], candidates: tasks.map(({ id }) => id) });
      return { planned: 0, note: 'the user will be asked; end your answer now' };
    },
  };
}
export type Plan = ReturnType<typeof createPlan>;
