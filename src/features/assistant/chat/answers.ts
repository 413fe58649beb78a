import { choose } from '../engine/card.ts';
import type { Environment } from '../engine/environment.ts';
import { type Outcome, type Pending, TASKS_AT_ONCE, type View } from '../engine/model.ts';
import { type Deeds, refusalOf } from './acting.ts';
import type { ChatReply } from './contract.ts';
import { CHANGES_KEPT, stillThere, tasksIn, withoutRepeats } from './rules.ts';
import { texts } from './texts.ts';

/** What a message is answered, before it has its place in the history. */
export type Answer = Omit<ChatReply, 'messageId' | 'askedId' | 'canUndo' | 'proposals'>;

/** An answer that did nothing. */
export const saying = (message: string): Answer => ({
  message,
  action: null,
  actions: [],
  taskCount: 0,
  tasks: [],
  changes: [],
  notUnderstood: null,
});

/** Words that change nothing, as a refusal. */
const onlySaying = (message: string): Outcome => ({
  actions: [],
  pending: null,
  undo: false,
  listed: [],
  reply: message,
});

const alreadyChecked = new WeakMap<Outcome, Outcome>();

/** What is refused as a whole, in words. The same outcome is looked at once: ahead of its write, which then need not. */
export function checked(outcome: Outcome): Outcome {
  const known = alreadyChecked.get(outcome) ?? check(outcome);
  alreadyChecked.set(outcome, known);
  return known;
}

function check(outcome: Outcome): Outcome {
  const count = tasksIn(outcome.actions);
  if (count > TASKS_AT_ONCE) return onlySaying(texts.tooMany(count, TASKS_AT_ONCE));
  const reason = refusalOf(outcome.actions);
  return reason === null ? outcome : onlySaying(texts.refused(reason));
}

/** What was decided about an account that has changed since is done whole, or not at all. */
export const timely = (thought: Outcome, view: View): Outcome =>
  stillThere(thought.actions, view) ? thought : onlySaying(texts.overtaken);

/** What comes of an answer to a card that is no message: the place of a reading, or null for none; no `press` was none in time. */
export const pressed = (
  pending: Pending | null,
  press: { place: number | null } | null,
  account: Environment | null,
): Outcome =>
  press && account ? timely(choose(pending, press.place, account), account.view) : onlySaying(texts.card.over);

/** What is told of an outcome that was carried out. */
export function answerOf({ reply, notUnderstood }: Outcome, { changes, tasks }: Deeds): Answer {
  const actions = withoutRepeats(changes.map(({ action }) => action));
  return {
    message: notUnderstood ? `${reply}\n${texts.notUnderstood(notUnderstood)}` : reply,
    action: actions.at(-1) ?? null,
    actions,
    taskCount: tasks.size,
    tasks: [...tasks.values()],
    changes: changes.slice(0, CHANGES_KEPT),
    notUnderstood: notUnderstood?.said ?? null,
  };
}
