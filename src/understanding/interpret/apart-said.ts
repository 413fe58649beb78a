import { remembered } from '#shared/remembered.ts';
import type { TokenRange } from '#shared/russian/length-words.ts';
import { spanOf } from '#shared/russian/said-minutes.ts';
import { isUnhurried } from '#shared/russian/said-someday.ts';
import { type Token, tokenize } from '#shared/russian/text.ts';
import { findPieces } from '#shared/russian/when.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import { APART_FIELDS, type ApartValues, saysOf } from '../apart/fields.ts';
import type { Intent, NewTask, Reading } from '../model.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import { CREATES } from './creating.ts';
import { heardLength } from './length-said.ts';
import { plannedAgain } from './out-of-someday.ts';
import { heardPlan, heardPromise, heardSomeday } from './plan-said.ts';
import { STAND_IN_DEED, standInFor, stoodFor, withInstead } from './standing-in.ts';

/** What a phrase says of a task, new or there, and the tokens that it is made of. */
interface Heard extends TokenRange {
  says: Partial<ApartValues> & Partial<Pick<NewTask, 'plan'>>;
  /** The place of a verb that says nothing else: «оцени». */
  verb?: number | undefined;
  /** Further words that say nothing else. */
  also?: readonly TokenRange[] | undefined;
  /** Only of a task that is there. */
  ofKnown?: boolean;
  /** It may be meant otherwise. */
  unsure?: boolean;
  /** What is read where it is said of no task that is there, leaves a doubt. */
  elseUnsure?: boolean;
}
type Hear = (tokens: readonly Token[], text: string, clock: Clock, dictionary: Dictionary) => readonly Heard[];

const HEARS: readonly Hear[] = [
  ...APART_FIELDS.map(
    ([field, { hear }]): Hear =>
      (tokens, text) =>
        hear(tokens, text).map(({ value, from, to, verb, also }) => ({
          says: saysOf(field, value),
          from,
          to,
          verb,
          also,
        })),
  ),
  heardLength,
  heardSomeday,
  heardPlan,
  heardPromise,
];

/** The message without these phrases, and a comma before each; null where nothing else is said. */
function without(heard: readonly Heard[], tokens: readonly Token[], text: string): string | null {
  const ranges = heard.flatMap((phrase) => [phrase, ...(phrase.also ?? [])]);
  const rest = withInstead(
    text,
    ranges.map((range) => ({ ...spanOf(tokens, range), text: '' })),
  );
  return /\p{L}/u.test(rest) ? rest : null;
}

/** Whether something can be said of it: «верни из когда-нибудь» has one go on with a task that is there. */
const takes = (intent: Intent, { plan }: Heard['says']) =>
  intent.act === 'create' || intent.act === 'update' || (intent.act === 'activate' && plan === null);

/** «когда-нибудь, не к спеху»: whoever puts off to no day what may wait says one thing twice. */
const saysAgain = ({ plan }: Heard['says'], priority: NewTask['priority'] | undefined, tokens: readonly Token[]) =>
  plan === 'someday' && priority === 'low' && tokens.some(isUnhurried);

function saying(intent: Intent, says: Heard['says'], tokens: readonly Token[]): Intent {
  if ('task' in intent) {
    const { task } = intent;
    return { ...intent, task: { ...task, ...(saysAgain(says, task.priority, tokens) && { priority: null }), ...says } };
  }
  if (intent.act === 'activate') return { act: 'update', meant: intent.meant, change: says };
  if (!('change' in intent)) return intent;
  const { priority, ...change } = intent.change;
  return { ...intent, change: { ...says, ...(saysAgain(says, priority, tokens) ? change : intent.change) } };
}

/** Each of as many as there are tasks goes to one of them; a single one of several tasks is asked about. */
function given(reading: Reading, heard: readonly Heard[], tokens: readonly Token[]): Reading {
  const able = reading.intents.filter((intent) => takes(intent, heard[0]!.says));
  if (able.length === 0) return { ...reading, doubtful: true };
  const isEach = able.length === heard.length;
  const intents = reading.intents.map((intent) => {
    const at = able.indexOf(intent);
    return at < 0 ? intent : saying(intent, heard[isEach ? at : 0]!.says, tokens);
  });
  return { ...reading, intents, ...(!isEach && { doubtful: true }) };
}

type Read = (text: string) => Reading[];

const ONTO = /^(?:к|ко)$/;

/** «добавь задачу сдать отчёт, оценка 2 часа» makes one, «добавь к отчёту …» does not. */
const makesOne = (tokens: readonly Token[]) =>
  tokens.some(({ word, quote }, at) => quote === 0 && CREATES.test(word) && !ONTO.test(tokens[at + 1]?.word ?? ''));

/** «перенеси отчёт на завтра, оценка 2 часа»: what has a day of its own needs none to stand in; null where it changes no task. */
function besideDay(read: Read, heard: Heard, tokens: readonly Token[], text: string): Reading[] | null {
  const rest = without([heard], tokens, text);
  const readings = rest === null ? [] : read(rest);
  const changes = (intent: Intent) =>
    intent.act === 'update' && intent.meant.kind !== 'unknown' && Object.keys(intent.change).length > 0;
  return readings[0]?.intents.some(changes) ? readings.map((reading) => given(reading, [heard], tokens)) : null;
}

/** What it is read as of a task that is there; null where it is not said of one. */
function ofKnown(read: Read, heard: Heard, tokens: readonly Token[], text: string, clock: Clock) {
  const { says, verb, also = [], ...phrase } = heard;
  const ranges = [phrase, ...also];
  const beside = tokens.filter((_, at) => !ranges.some(({ from, to }) => at >= from && at < to));
  if (makesOne(tokens.filter((_, at) => at !== verb))) return null;
  const saysDay = says.plan !== undefined && says.plan !== null;
  if (verb === undefined && !saysDay && findPieces(beside, clock).some(({ day }) => day !== undefined)) {
    const known = besideDay(read, heard, tokens, text);
    if (known) return known;
  }
  const standIn = standInFor(beside, clock);
  if (!standIn) return null;
  const pieces = [
    { ...spanOf(tokens, phrase), text: standIn.what },
    ...also.map((range) => ({ ...spanOf(tokens, range), text: '' })),
  ];
  if (verb !== undefined) pieces.push({ start: tokens[verb]!.start, end: tokens[verb]!.end, text: STAND_IN_DEED });
  return stoodFor(read(withInstead(text, pieces)), standIn, says);
}

const doubtful = (readings: readonly Reading[]): Reading[] =>
  readings.map((reading) => ({ ...reading, doubtful: true }));

function aheadOf(read: Read, hear: Hear, clock: Clock, dictionary: Dictionary): Read {
  return (text) => {
    const tokens = tokenize(text);
    const heard = hear(tokens, text, clock, dictionary);
    const readings = readWith(heard, tokens, text);
    return heard[0]?.says.plan === null ? plannedAgain(readings, tokens, clock) : readings;
  };

  function readWith(heard: readonly Heard[], tokens: readonly Token[], text: string): Reading[] {
    const [only, another] = heard;
    const known = only && !another ? ofKnown(read, only, tokens, text, clock) : null;
    if (known) return only!.unsure ? doubtful(known) : known;
    const said = heard.filter((phrase) => !phrase.ofKnown);
    const rest = said.length > 0 ? without(said, tokens, text) : null;
    if (rest !== null) return read(rest).map((reading) => given(reading, said, tokens));
    return only?.elseUnsure ? doubtful(read(text)) : read(text);
  }
}

const once = (read: Read): Read => remembered(read, Number.POSITIVE_INFINITY);

/**
 * Reads what is said apart ahead of the rest of a message, which is left without it. Ways to leave something out lead to the same
 * words, and passages come again: each text is read once.
 */
export const readingApart = (read: Read, clock: Clock, dictionary: Dictionary): Read =>
  HEARS.reduceRight((inner, hear) => once(aheadOf(inner, hear, clock, dictionary)), once(read));
