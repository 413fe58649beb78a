import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Environment, environmentOf } from '#features/assistant/engine/environment.ts';
import { type Action, EMPTY_CONTEXT, type Step } from '#features/assistant/engine/model.ts';
import { deedsOf } from '#features/assistant/model/deeds.ts';
import { tellsAll, tellsTruth } from '#features/assistant/model/grammar/claims.ts';
import { grantsOf } from '#features/assistant/model/grammar/grants.ts';
import { createPlan, type Plan } from '#features/assistant/model/plan.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { prepare, type Trial } from './trial.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const ZONE = 'Europe/Moscow';
const folder = new URL('commands/', import.meta.url).pathname;
const trials = readdirSync(folder)
  .flatMap((name) =>
    readFileSync(folder + name, 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  .map((line) => JSON.parse(line) as Trial);

/** A model has no tool for the steps of a task, and closes none undone. */
type Planned = Exclude<Action, { type: 'steps' | 'drop' }>;

const stepOf = (action: Planned): Step => {
  if (action.type === 'create_project') return { do: 'project', name: action.name };
  if ('draft' in action) return { do: action.type === 'create' ? 'create' : 'report', draft: action.draft };
  if (action.type === 'update') return { do: 'update', ids: [action.id], plan: action.changes as object };
  return { do: action.type, ids: action.ids };
};

/** Plans an action as a model would that understands as much as the grammar. */
function replan(action: Planned, plan: Plan, { view }: Environment) {
  const tasks = (ids: string[]) => view.tasks.filter(({ id }) => ids.includes(id));
  const project = (id: string | null | undefined) => view.projects.find((one) => one.id === id)?.name;
  if (action.type === 'create_project') return {};
  if ('draft' in action) {
    const { title, projectId, newProject } = action.draft;
    const place = newProject ? { new_project: newProject } : { project: project(projectId) };
    return plan.create(action.type === 'create' ? 'create' : 'report', { title, ...place });
  }
  if (action.type !== 'update') return plan.turn(action.type, tasks(action.ids));
  return plan.update(tasks([action.id]), { priority: 'low' });
}

const readings = trials.map((trial) => {
  const { view } = prepare(trial, NOW, ZONE);
  const [message = ''] = trial.turns;
  const surroundings = { view, now: NOW, zone: ZONE, context: EMPTY_CONTEXT };
  const outcome = productEngine(message, view, NOW, ZONE);
  const actions = outcome.actions.filter((action): action is Planned => action.type !== 'steps');
  return { message, env: environmentOf(message, surroundings), outcome, actions };
});

describe('what the grammar reads in a message', () => {
  it('may be planned by a model, all of it', () => {
    const refused = readings.flatMap(({ message, env, outcome, actions }) => {
      const plan = createPlan(env, grantsOf(message, outcome));
      return actions.flatMap((action) => {
        const answer = replan(action, plan, env);
        return 'error' in answer ? [`${message}: ${answer.error}`] : [];
      });
    });
    expect(refused).toEqual([]);
  });

  it('is told truly in its own words', () => {
    const doubted = readings
      .filter(({ actions }) => actions.length > 0)
      .filter(({ env, outcome, actions }) => {
        const deeds = deedsOf(actions.map(stepOf), env);
        const names = env.view.projects.map(({ name }) => name);
        return !tellsTruth(outcome.reply, { deeds, names, counts: [] }, true) || !tellsAll(outcome.reply, deeds);
      })
      .map(({ outcome }) => outcome.reply);
    expect(doubted).toEqual([]);
  });
});
