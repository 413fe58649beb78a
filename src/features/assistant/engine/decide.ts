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
const SURE = 0.91;
/** A message that begins so goes back to what was done by the one before. */
const MENDS = /^\s*(?:нет|не|ой|ах|точнее|вернее|то есть|я имел[аи]? в виду)(?:[\s,.!]|$)/iu;
const TOO = /^(?:тоже|также)$/;

/** Does a message go back to what was done by the one before: «нет, другую», «и молоко тоже»? */
function goesBack(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return MENDS.test(text) || TOO.test(words.at(-1) ?? '') || words.slice(-2).join(' ') === 'туда же';
}

/** Another reading is worth offering. */
const WORTH_OFFERING = 0.15;
/** How much likelier a reading is where the other way of reading makes the same of the message. */
const SUPPORT = 20;
/** Below this, nothing speaks for a reading. */
const POSSIBLE = 0.02;

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

function planFor({ intents }: { intents: readonly Intent[] }): Plan {
  const plan: Plan = { steps: [], unknown: null, unsaid: [], sure: true };
  for (const intent of intents) addIntent(plan, intent);
  return plan;
}

/** What these intents come to by themselves; null where they name nothing that could be done. */
export function outcomeOf(intents: readonly Intent[], env: Environment): Outcome | null {
  const plan = planFor({ intents });
  return isWhole(plan) ? conclude(plan.steps, env) : null;
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
  if (env.context.touched.length > 0 && goesBack(env.text)) {
    const mended = other();
    if (mended && (mended.actions.length > 0 || mended.undo)) return mended;
  }
  const [first] = readings;
  if (!first) return null;
  const plain = weighed(first, env);
  if (plain.sure && plain.done && plain.done.actions.length > 0 && !first.leaves && !deletes(plain.done))
    return plain.done;

  const second = other();
  const [top, ...others] = supported(readings, second, env);
  const { done, plan, sure, quiet } = top!;
  if (done && sure && top!.leaves && second && doesMore(second, done)) return second;
  if (done && sure && (done.undo || done.actions.length > 0))
    return deletes(done) && second && second.actions.length > 0 && deedsOf(second) !== deedsOf(done)
      ? card([stepsOf(done.actions), stepsOf(second.actions)], env)
      : done;
  if (quiet && top!.answers && sure) return null;
  if (second?.pending && (!done || done.pending)) return second;
  if (done && done.actions.length === 0 && sure) return done;
  if (second && !top!.answers && quiet && second.actions.length === 0) return second;
  const offered = [top!, ...others.filter(({ probability }) => probability >= WORTH_OFFERING)].filter(
    (one) => one.done && one.done.actions.length > 0,
  );
  if (offered.length > 0 && !(quiet && top!.probability >= SURE))
    return card(
      offered.map((one) => one.plan.steps),
      env,
    );
  if (done) return done;
  if (second && second.actions.length > 0 && !quiet) return card([stepsOf(second.actions)], env);
  if (plan.unknown) return notFound(plan.unknown, env);
  if (plan.unsaid.length > 0) return outcome('На когда перенести?', { pending: { kind: 'due', ids: plan.unsaid } });
  return null;
}

/** A reading with what it comes to. */
interface Weighed extends Reading {
  plan: Plan;
  /** Null where it is not whole. */
  done: Outcome | null;
  sure: boolean;
  /** It commands nothing. */
  quiet: boolean;
  /** It answers a question. */
  answers: boolean;
}

function weighed(reading: Reading, env: Environment): Weighed {
  const plan = planFor(reading);
  const acts = reading.intents.filter(isNamed);
  const undoes = acts.length > 0 && acts.every(({ act }) => act === 'undo');
  return {
    ...reading,
    plan,
    done: undoes ? undoOutcome() : isWhole(plan) ? conclude(plan.steps, env, noteOf(reading)) : null,
    sure: reading.probability >= SURE && plan.sure,
    quiet: acts.every(({ act }) => act === 'answer'),
    answers: acts.length > 0 && acts.every(({ act }) => act === 'answer'),
  };
}

/** The readings with what another way of reading speaks for, the likeliest first. */
function supported(readings: readonly Reading[], second: Outcome | null, env: Environment): Weighed[] {
  const deeds = second && (second.undo || second.actions.length > 0) ? deedsOf(second) : null;
  const agrees = ({ done, probability }: Weighed) =>
    deeds !== null && done !== null && probability >= POSSIBLE && deedsOf(done) === deeds;
  const heard = readings.map((reading) => weighed(reading, env));
  const parts = heard.map((one) => one.probability * (agrees(one) ? SUPPORT : 1));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return heard
    .map((one, at) => {
      const probability = parts[at]! / total;
      return { ...one, probability, sure: probability >= SURE && (one.plan.sure || agrees(one)) };
    })
    .sort((one, other) => other.probability - one.probability);
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

function notFound({ said: name, deed }: NonNullable<Plan['unknown']>, env: Environment): Outcome {
  if (deed === 'activate' && env.context.lastAction === 'delete') return undoOutcome();
  return outcome(noneReply(deed, name, [], env, false), deed === 'update' ? {} : { pending: { kind: 'which', deed } });
}
