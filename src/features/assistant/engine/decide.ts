import { clean, fold } from '#shared/russian/text.ts';
import { CALLS_IT_TASK } from '#understanding/interpret/creating.ts';
import type { AskedFor, Intent, Reading } from '#understanding/model.ts';
import { isQuestion } from './asking.ts';
import { card } from './card.ts';
import { conclude, outcome, undoOutcome } from './concluding.ts';
import { isContested } from './contested.ts';
import { newDraft, overlaid } from './drafts.ts';
import { type Environment, taskOf } from './environment.ts';
import { missed } from './missing.ts';
import type { Draft, Outcome, Step } from './model.ts';
import { isNamed, isNearlyWhole, isWhole, type Plan, planFor } from './reading-plan.ts';
import { REMIND_WHEN, remindersNote } from './reminder-field.ts';
import { draftOf } from './task-fields.ts';
import { finished } from './titles.ts';

/**
 * How likely a reading must be to be acted upon at once, by what it does: the more, the more harm it would do were it not
 * meant. The bench tells what comes of them: `npm run bench understanding`.
 */
const SURE: Record<Intent['act'], number> = {
  create: 0.92,
  report: 0.92,
  project: 0.86,
  answer: 0.8,
  undo: 0.58,
  none: 0.8,
  activate: 0.86,
  update: 0.94,
  complete: 0.92,
  delete: 0.95,
};
/** So much less is asked of new tasks by how they are asked for. */
const ASKED_FOR: Record<AskedFor, number> = { counted: 0.17, named: 0.14, not: 0 };
/** So much more is asked of a new title: it replaces one that somebody has chosen. */
const RENAMES = 0.02;
/** So much less is asked of what is done to the very tasks of the message before: they are in sight, and so is the undo. */
const IN_SIGHT = 0.12;
/** So much less is asked of what is done to a task whose whole title is said, of two words or more. */
const SAID_WHOLE = 0.1;
/** Another reading is worth offering. */
const WORTH_OFFERING = 0.15;
/** So likely, a reading that does all that the best one does, and more, is asked about: nothing that was said is dropped. */
const WORTH_A_QUESTION = 0.1;
/** So likely, it is worth to ask for its task where the message would not be understood otherwise. */
const WORTH_ASKING_WHICH = 0.02;
/** So likely, what it reports is offered to be written down. */
const WORTH_WRITING_DOWN = 0.005;
/** So likely, it is worth offering though nothing was probably commanded. */
const WORTH_INTERRUPTING = 0.25;

/**
 * The message is the title that was asked for, with what else it says of the task; null where it probably commands something
 * else.
 */
export function entitled(draft: Draft, [top]: readonly Reading[], message: string, env: Environment): Outcome | null {
  const acts = top?.intents.filter(isNamed) ?? [];
  const made = acts.flatMap((intent) => (intent.act === 'create' ? [draftOf(intent.task)] : []));
  if (top && made.length < acts.length && top.probability >= SURE.answer) return null;
  const said = made.length > 0 && made.length === acts.length ? made : [newDraft(finished(clean(message)))];
  return conclude(
    said.map((one): Step => ({ do: 'create', draft: overlaid(draft, one) })),
    env,
  );
}

/** What to do with the ways in which a message may be understood; null where it is no command. */
export function decide(readings: readonly Reading[], env: Environment): Outcome | null {
  const [top, ...others] = readings.map((reading) => weighed(reading, env));
  if (!top) return null;
  const { done, plan, sure, quiet, undoes } = top;
  const drops =
    done && !undoes && others.some((other) => other.probability >= WORTH_A_QUESTION && doesMore(other.done, done));
  if (done && sure && !drops) return done;
  if (quiet && sure) return null;
  if (others.some(mayAnswer) && isQuestion(fold(env.text), env.text)) return null;
  const worth = quiet ? WORTH_INTERRUPTING : drops ? WORTH_A_QUESTION : WORTH_OFFERING;
  const offered = [top, ...others.filter(({ probability }) => probability >= worth)].filter(
    (one) => one.done && one.done.actions.length > 0,
  );
  if (offered.length > 0)
    return card(
      offered.map((one) => one.plan.steps),
      env,
    );
  if (done) return gentlest([top, ...others.filter(({ probability }) => probability >= worth)]).done;
  if (plan.unknown)
    return (plan.unknown.deed === 'complete' && writtenDown(readings, env)) || missed(plan.unknown, env);
  if (asksToRemind(top)) return outcome(REMIND_WHEN);
  if (plan.unsaid.length > 0) return outcome('На когда перенести?', { pending: { kind: 'due', ids: plan.unsaid } });
  return null;
}

/** Of ways that differ in what is done to the task that is asked for, the one that does least harm: «close тикет» deletes none. */
const gentlest = (ways: readonly Weighed[]): Weighed =>
  ways.filter(({ done }) => done).reduce((one, other) => (riskOf(other) < riskOf(one) ? other : one));

const riskOf = ({ intents }: Reading) => Math.max(...intents.map(({ act }) => SURE[act]));

/** Offers to write down what was done, where that may be meant: it need not have been a task. */
function writtenDown(readings: readonly Reading[], env: Environment): Outcome | null {
  const said = fold(env.text);
  if (isQuestion(said, env.text) || said.split(' ').some((word) => CALLS_IT_TASK.test(word))) return null;
  const [steps] = readings
    .filter(
      ({ probability, intents }) => probability >= WORTH_WRITING_DOWN && intents.some(isNamed) && intents.every(isDone),
    )
    .map((reading) => planFor(reading, env))
    .flatMap(({ steps, unlisted }) => (steps.length + unlisted.length > 0 ? [[...steps, ...unlisted]] : []));
  return steps ? card([steps], env) : null;
}

const isDone = (intent: Intent) => intent.act === 'none' || intent.act === 'report' || 'unlisted' in intent;

/**
 * Of a message of which nothing else is made: offers to write down what it reports, or asks for the task that may be done with, where
 * none is there as it was said.
 */
export function guessed(readings: readonly Reading[], env: Environment): Outcome | null {
  const offered = writtenDown(readings, env);
  if (offered) return offered;
  const [plan] = readings
    .filter(({ probability }) => probability >= WORTH_ASKING_WHICH)
    .map((reading) => planFor(reading, env))
    .filter(({ steps, unknown }) => steps.length === 0 && unknown);
  return plan?.unknown && plan.unknown.deed !== 'update' ? missed({ ...plan.unknown, said: '' }, env) : null;
}

/** A reading with what it comes to. */
interface Weighed extends Reading {
  plan: Plan;
  /** Null where it is not whole. */
  done: Outcome | null;
  sure: boolean;
  /** It commands nothing. */
  quiet: boolean;
  /** It takes back what was done last. */
  undoes: boolean;
}

/** «какой у отчёта приоритет»: it may well be a question. */
const mayAnswer = ({ quiet, intents, probability }: Weighed) =>
  quiet && intents.some(({ act }) => act === 'answer') && probability >= WORTH_INTERRUPTING;

/** «удали задачу позвонить маме» */
function isSaidWhole(intent: Intent, env: Environment): boolean {
  const [only, another] = 'meant' in intent && intent.meant.kind === 'these' ? intent.meant.ids : [];
  const title = another === undefined ? taskOf(env, only)?.title.trim() : undefined;
  return title !== undefined && /\s/.test(title) && ` ${fold(env.text)} `.includes(` ${fold(title)} `);
}

function neededFor(intent: Intent, { askedFor }: Reading, env: Environment): number {
  const { context } = env;
  const inSight =
    'meant' in intent &&
    intent.meant.kind === 'these' &&
    intent.meant.ids.length > 0 &&
    intent.meant.ids.every((id) => context.touched.includes(id));
  const renames = 'change' in intent && intent.change.title !== undefined ? RENAMES : 0;
  const less = Math.max(inSight ? IN_SIGHT : 0, isSaidWhole(intent, env) ? SAID_WHOLE : 0);
  return SURE[intent.act] + renames - less - ('task' in intent ? ASKED_FOR[askedFor] : 0);
}

function weighed(reading: Reading, env: Environment): Weighed {
  const plan = planFor(reading, env);
  const acts = reading.intents.filter(isNamed);
  const undoes = acts.length > 0 && acts.every(({ act }) => act === 'undo');
  return {
    ...reading,
    plan,
    done: undoes ? undoOutcome() : doneBy(reading, plan, env),
    sure:
      plan.sure &&
      !reading.doubtful &&
      !isContested(reading, env) &&
      reading.intents.every((intent) => reading.probability >= neededFor(intent, reading, env)),
    quiet: acts.every(({ act }) => act === 'answer'),
    undoes,
  };
}

function doneBy(reading: Reading, plan: Plan, env: Environment): Outcome | null {
  if (!isWhole(plan) && !isNearlyWhole(plan)) return null;
  const done = conclude(plan.steps, env, noteOf(reading, plan.steps, env));
  return plan.unknown ? { ...done, notUnderstood: { said: plan.unknown.said, place: plan.unknown.place } } : done;
}

/** What an outcome sets, fact by fact: of which task, and what of it. */
function factsOf({ actions }: Outcome): Set<string> {
  const of = (task: string, fields: object) =>
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : JSON.stringify([task, name, value]),
    );
  return new Set(
    actions.flatMap((action): string[] => {
      if ('draft' in action) return [`${action.type} ${action.draft.title}`, ...of(action.draft.title, action.draft)];
      if ('changes' in action) return of(action.id, action.changes);
      return 'ids' in action ? action.ids.map((id) => `${action.type} ${id}`) : [JSON.stringify(action)];
    }),
  );
}

/** Does one outcome do all that another does, and more? */
function doesMore(one: Outcome | null, than: Outcome): boolean {
  if (!one) return false;
  const [facts, fewer] = [factsOf(one), factsOf(than)];
  return facts.size > fewer.size && [...fewer].every((fact) => facts.has(fact));
}

const REPEATS = 'Как повторять, я не понял, поэтому задача записана один раз.';

const asksToRemind = ({ intents }: Reading) =>
  intents.some((intent) => ('task' in intent ? intent.task.reminds : 'change' in intent && intent.reminds));

/** What was asked for and not understood, or cannot be done. */
function noteOf(reading: Reading, steps: readonly Step[], env: Environment): string {
  const isOnce = reading.intents.some((one) => 'task' in one && one.task.repeats && !one.task.repeat);
  return [isOnce && REPEATS, asksToRemind(reading) && remindersNote(steps, env)]
    .flatMap((note) => (note ? `\n${note}` : []))
    .join('');
}
