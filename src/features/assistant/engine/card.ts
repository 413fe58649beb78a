import { IMAGE_FIELDS, type ImageField } from '#features/tasks/field-sets.ts';
import { pick } from '#shared/fields.ts';
import { numberWord } from '#shared/russian/numerals.ts';
import { numberOf } from '../manner/variety.ts';
import { CHOOSING, EVERY, NO, places, saidBy, YES } from './answering.ts';
import { actionsOf, conclude, outcome } from './concluding.ts';
import { type Environment, tasksOf } from './environment.ts';
import {
  type Action,
  type Outcome,
  type Pending,
  type Seen,
  type Step,
  TASKS_AT_ONCE,
  type TaskView,
} from './model.ts';
import { againReply, cardReply, proposalText, staleReply } from './proposals.ts';
import { fallback } from './talk.ts';
import { isMark, type Term } from './terms.ts';

type Card = Extract<Pending, { kind: 'card' }>;

/** One way in which a message may have been meant: what it would do, in words and as actions. */
export interface Proposal {
  label: string;
  actions: Action[];
}

/** The most readings that a card offers. */
const PROPOSALS = 3;

const stateOf = (task: TaskView, fields: readonly ImageField[]) => String(numberOf(JSON.stringify(pick(task, fields))));

/** All that there were before a card told its own. */
const FIRST_FIELDS: readonly ImageField[] = [
  'title',
  'description',
  'priority',
  'projectId',
  'dueDate',
  'status',
  'kanbanColumnId',
];

const idsOf = (steps: readonly Step[]) => [...new Set(steps.flatMap((step) => ('ids' in step ? step.ids : [])))];

function proposed(steps: readonly Step[], env: Environment): Proposal {
  const { actions, updates } = actionsOf(steps, env);
  return { label: proposalText(steps, updates, env), actions };
}

/** What is offered while a question waits; nothing where it offers no readings. */
export const proposalsOf = (pending: Pending | null, env: Environment): Proposal[] =>
  pending?.kind === 'card' ? pending.readings.map((steps) => proposed(steps, env)) : [];

/**
 * Asks whether one of these was meant; the likeliest first, at most three that would differ. What one message may not do is
 * not offered; where that is all, the likeliest is concluded, and whoever carries it out says why not.
 */
export function card(readings: readonly Step[][], env: Environment): Outcome {
  const possible = readings.filter((steps) => tasksOf(env, idsOf(steps)).length <= TASKS_AT_ONCE);
  if (possible.length === 0 && readings[0]) return conclude(readings[0], env);
  const offered = possible
    .map((steps) => ({ steps, text: proposed(steps, env).label }))
    .filter(({ text }, at, all) => text && all.findIndex((other) => other.text === text) === at)
    .slice(0, PROPOSALS);
  if (offered.length === 0) return outcome(fallback());
  const seen = tasksOf(env, idsOf(offered.flatMap(({ steps }) => steps))).map(
    (task): Seen => ({ id: task.id, title: task.title, state: stateOf(task, IMAGE_FIELDS) }),
  );
  return outcome(cardReply(offered.map(({ text }) => text)), {
    pending: { kind: 'card', readings: offered.map(({ steps }) => steps), seen, fields: [...IMAGE_FIELDS] },
  });
}

/**
 * Does exactly the reading at this place, unless what it would change has become another since it was offered: in one of the
 * fields that there were then, for of a later one nothing was seen.
 */
function chooseReading({ readings, seen = [], fields = FIRST_FIELDS }: Card, place: number, env: Environment): Outcome {
  const steps = readings[place] ?? [];
  const ids = new Set(idsOf(steps));
  const now = new Map(tasksOf(env, [...ids]).map((task) => [task.id, stateOf(task, fields)]));
  const stale = seen.filter(({ id, state }) => ids.has(id) && now.get(id) !== state);
  if (stale.length === 0) return conclude(steps, env);
  const gone = stale.filter(({ id }) => !now.has(id));
  const titles = (gone.length > 0 ? gone : stale).map(({ title }) => title);
  return outcome(staleReply(titles, gone.length > 0));
}

/** The question is called off. */
export const declined = (): Outcome => outcome('Хорошо, ничего не меняю.');

/** What comes of a press on the reading at this place, or on none of them where it is null. */
export function choose(pending: Pending | null, place: number | null, env: Environment): Outcome {
  return place === null || pending?.kind !== 'card' ? declined() : chooseReading(pending, place, env);
}

/** Words that may stand beside the place of what is chosen: «да, второе», «нет, давай первое». */
const BESIDE = /^(?:да|ага|угу|нет|неа|ой|лучше|все|таки|же|скорее|мой|выбор|ответ)$/;

const LAST = /^последн\p{L}+$/u;

/** «да», «второе», «ничего из этого»; null where the message speaks of something else. */
export function answerCard(card: Card, terms: readonly Term[], env: Environment): Outcome | null {
  const count = card.readings.length;
  const said = saidBy(terms);
  const ordinals = terms.filter(({ word, kind }) => kind === 'number' || numberWord(word) || LAST.test(word));
  const chooses = terms.every(
    (term) => isMark(term) || CHOOSING.test(term.word) || BESIDE.test(term.word) || ordinals.includes(term),
  );
  const found = chooses ? places(terms, count) : [];
  if (found.length === 1) return chooseReading(card, found[0]!, env);
  if (NO.test(said) && said.split(' ').length < 5) return declined();
  if (YES.test(said)) return chooseReading(card, 0, env);
  const unclear = EVERY.test(said) || found.length > 1 || (chooses && ordinals.length > 0);
  return unclear ? outcome(againReply(count), { pending: card }) : null;
}
