import { said } from '#shared/fields.ts';
import type { DueChange } from '#shared/russian/when.ts';
import type { Intent, Meant, NewTask, ProjectSaid, Reading, TaskChange } from '#understanding/model.ts';
import { card } from './card.ts';
import { conclude, outcome } from './concluding.ts';
import { REPEATS } from './creating.ts';
import { newDraft } from './drafts.ts';
import type { Environment } from './environment.ts';
import type { Action, ChangePlan, Draft, Outcome, Step } from './model.ts';
import { undoOutcome } from './reading.ts';
import { noneReply } from './replies.ts';
import { finished } from './titles.ts';

/** What a reading comes to: what to do, or what stands in the way. */
interface Plan {
  steps: Step[];
  /** What was named and is not there. */
  unknown: { said: string; deed: 'complete' | 'activate' | 'delete' | 'update' } | null;
  /** Tasks of which it was not said what to change. */
  unsaid: string[];
  sure: boolean;
}

/** A message is acted upon at once where its best reading is at least so likely. */
const SURE = 0.8;
/** The message goes back to what was done by the one before. */
const MENDS = /^\s*(?:нет|не|ой|точнее|вернее|то есть|я имел[аи]? в виду)(?:[\s,.!]|$)/iu;
/** Another reading is worth offering. */
const WORTH_OFFERING = 0.15;
/** What two ways of reading agree upon is done where the learned one finds it at least so likely. */
const POSSIBLE = 0.05;

const projectFields = (project: ProjectSaid | null | undefined): Partial<Pick<Draft, 'projectId' | 'newProject'>> =>
  !project ? {} : 'id' in project ? { projectId: project.id } : { newProject: project.name };

const draftOf = ({ title, when, priority, project, note }: NewTask): Draft => ({
  ...newDraft(finished(title)),
  ...(when && { dueDate: when.due }),
  ...(priority && { priority }),
  ...(note && { description: note }),
  ...projectFields(project),
});

function changePlanOf({ title, project, note, ...rest }: TaskChange): ChangePlan {
  const { projectId, newProject } = projectFields(project);
  return said({
    ...rest,
    title: title && finished(title),
    description: note,
    projectId,
    newProject: newProject ?? undefined,
  });
}

const idsOf = (meant: Meant): { ids: string[]; candidates?: string[] } =>
  meant.kind === 'one of' ? { ids: [], candidates: meant.ids } : { ids: meant.kind === 'these' ? meant.ids : [] };

function addIntent(plan: Plan, intent: Intent): void {
  switch (intent.act) {
    case 'create':
    case 'report':
      plan.steps.push({ do: intent.act, draft: draftOf(intent.task) });
      return;
    case 'project':
      plan.steps.push({ do: 'project', name: intent.name });
      return;
    case 'answer':
    case 'undo':
    case 'none':
      return;
  }
  const { meant } = intent;
  if (meant.kind === 'unknown') {
    plan.unknown ??= { said: meant.said, deed: intent.act };
    return;
  }
  if (meant.kind === 'these' && !meant.sure) plan.sure = false;
  if (intent.act !== 'update') plan.steps.push({ do: intent.act, ...idsOf(meant) });
  else if (Object.keys(intent.change).length === 0) plan.unsaid.push(...(meant.kind === 'these' ? meant.ids : []));
  else plan.steps.push({ do: 'update', ...idsOf(meant), plan: changePlanOf(intent.change) });
}

function planFor({ intents }: Reading): Plan {
  const plan: Plan = { steps: [], unknown: null, unsaid: [], sure: true };
  for (const intent of intents) addIntent(plan, intent);
  return plan;
}

const isWhole = (plan: Plan) => plan.steps.length > 0 && !plan.unknown && plan.unsaid.length === 0;

/** What would be done, as a value that can be compared. */
const deedsOf = ({ actions, undo }: Outcome) => (undo ? 'undo' : JSON.stringify(actions));

/** Asks at most once, however often it is called. */
function once<T>(ask: () => T): () => T {
  let known: { answer: T } | undefined;
  return () => {
    known ??= { answer: ask() };
    return known.answer;
  };
}

const isNamed = ({ act }: Intent) => act !== 'none';

/**
 * What to do with the ways in which a message may be understood; null where it is no command. `otherwise` is what another
 * way of reading makes of it, read where it is asked for: what both agree upon needs no asking back.
 */
export function decide(
  readings: readonly Reading[],
  env: Environment,
  otherwise: () => Outcome | null,
): Outcome | null {
  const other = once(otherwise);
  const [top] = readings;
  if (!top) return null;
  const acts = top.intents.filter(isNamed);
  const plan = planFor(top);
  const done = isWhole(plan) ? conclude(plan.steps, env, noteOf(top)) : null;
  const sure = top.probability >= SURE && plan.sure;
  const mended = MENDS.test(env.text) && env.context.touched.length > 0 ? other() : null;
  if (mended && (mended.actions.length > 0 || mended.undo)) return mended;
  if (acts.length > 0 && acts.every(({ act }) => act === 'undo') && sure) return undoOutcome();
  const more = done && sure && top.leaves ? other() : null;
  if (done && more && doesMore(more, done)) return more;
  if (done && done.actions.length > 0 && sure) return deletes(done) ? deletion(done, readings, env, other()) : done;
  if (acts.length > 0 && acts.every(({ act }) => act === 'answer') && sure) return null;

  const second = other();
  if (second && (second.actions.length > 0 || second.undo) && isPossible(second, readings, env)) return second;
  if (second?.pending && (!done || done.pending)) return second;
  if (done && done.actions.length === 0 && sure) return done;
  if (second && acts.length === 0 && second.actions.length === 0) return second;
  const offered = readings
    .filter(({ probability }, rank) => rank === 0 || probability >= WORTH_OFFERING)
    .map(planFor)
    .filter((one) => isWhole(one) && conclude(one.steps, env).actions.length > 0);
  const quiet = acts.length === 0 || acts.every(({ act }) => act === 'answer');
  if (offered.length > 0 && !(quiet && top.probability >= SURE))
    return card(
      offered.map(({ steps }) => steps),
      env,
    );
  if (done) return done;
  if (second && second.actions.length > 0 && !quiet) return card([stepsOf(second.actions)], env);
  if (plan.unknown) return notFound(plan.unknown, env);
  if (plan.unsaid.length > 0) return outcome('На когда перенести?', { pending: { kind: 'due', ids: plan.unsaid } });
  return null;
}

/** What was asked for and cannot be done yet. */
const noteOf = ({ intents }: Reading): string =>
  intents.some((intent) => 'task' in intent && intent.task.repeats) ? REPEATS : '';

/** The steps that come to these actions. */
const stepsOf = (actions: readonly Action[]): Step[] =>
  actions.map((action): Step => {
    switch (action.type) {
      case 'create_project':
        return { do: 'project', name: action.name };
      case 'create':
        return { do: 'create', draft: action.draft };
      case 'report_completed':
        return { do: 'report', draft: action.draft };
      case 'update': {
        const { dueDate, ...rest } = action.changes;
        const due: DueChange | undefined =
          dueDate === undefined ? undefined : dueDate === null ? { kind: 'clear' } : { kind: 'at', due: dueDate };
        return { do: 'update', ids: [action.id], plan: said({ ...rest, due }) };
      }
      default:
        return { do: action.type, ids: action.ids };
    }
  });

/** Does one outcome do all that another does, and more? */
function doesMore(one: Outcome, than: Outcome): boolean {
  const deeds = new Set(one.actions.map((action) => JSON.stringify(action)));
  return one.actions.length > than.actions.length && than.actions.every((action) => deeds.has(JSON.stringify(action)));
}

const deletes = ({ actions }: Outcome) => actions.some(({ type }) => type === 'delete');

/** What deletes is done where nothing speaks for another deed. */
function deletion(done: Outcome, readings: readonly Reading[], env: Environment, second: Outcome | null): Outcome {
  if (!second || second.actions.length === 0 || deedsOf(second) === deedsOf(done)) return done;
  if (isPossible(second, readings, env)) return second;
  return card([stepsOf(done.actions), stepsOf(second.actions)], env);
}

/** Would any likely enough reading do the same? */
const isPossible = (outcome: Outcome, readings: readonly Reading[], env: Environment): boolean =>
  readings
    .filter(({ probability }) => probability >= POSSIBLE)
    .some((reading) => {
      const plan = planFor(reading);
      if (outcome.undo) return reading.intents.some(({ act }) => act === 'undo');
      return isWhole(plan) && deedsOf(conclude(plan.steps, env)) === deedsOf(outcome);
    });

function notFound({ said: name, deed }: NonNullable<Plan['unknown']>, env: Environment): Outcome {
  if (deed === 'activate' && env.context.lastAction === 'delete') return undoOutcome();
  return outcome(noneReply(deed, name, [], env, false), deed === 'update' ? {} : { pending: { kind: 'which', deed } });
}
