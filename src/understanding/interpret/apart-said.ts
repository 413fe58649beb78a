import type { TokenRange } from '#shared/russian/length-words.ts';
import { spanOf } from '#shared/russian/said-minutes.ts';
import { type Token, tokenize } from '#shared/russian/text.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import { APART_FIELDS, type ApartValues, saysOf } from '../apart/fields.ts';
import type { Intent, NewTask, Reading } from '../model.ts';
import { CREATES } from './creating.ts';
import { heardPlan, heardSomeday } from './plan-said.ts';
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
}
type Hear = (tokens: readonly Token[], text: string, clock: Clock) => readonly Heard[];

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
  heardSomeday,
  heardPlan,
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

/** What is for some day is of low priority anyway: «не к спеху» says no more of it. */
const saysAgain = ({ plan }: Heard['says'], priority: NewTask['priority'] | undefined) =>
  plan === 'someday' && priority === 'low';

function saying(intent: Intent, says: Heard['says']): Intent {
  if ('task' in intent) {
    const { task } = intent;
    return { ...intent, task: { ...task, ...(saysAgain(says, task.priority) && { priority: null }), ...says } };
  }
  if (intent.act === 'activate') return { act: 'update', meant: intent.meant, change: says };
  if (!('change' in intent)) return intent;
  const { priority, ...change } = intent.change;
  return { ...intent, change: { ...says, ...(saysAgain(says, priority) || !priority ? change : intent.change) } };
}

/** Each of as many as there are tasks goes to one of them; a single one of several tasks is asked about. */
function given(reading: Reading, heard: readonly Heard[]): Reading {
  const able = reading.intents.filter((intent) => takes(intent, heard[0]!.says));
  if (able.length === 0) return { ...reading, doubtful: true };
  const isEach = able.length === heard.length;
  const intents = reading.intents.map((intent) => {
    const at = able.indexOf(intent);
    return at < 0 ? intent : saying(intent, heard[isEach ? at : 0]!.says);
  });
  return { ...reading, intents, ...(!isEach && { doubtful: true }) };
}

type Read = (text: string) => Reading[];

const ONTO = /^(?:к|ко)$/;

/** «добавь задачу сдать отчёт, оценка 2 часа» makes one, «добавь к отчёту …» does not. */
const makesOne = (tokens: readonly Token[]) =>
  tokens.some(({ word, quote }, at) => quote === 0 && CREATES.test(word) && !ONTO.test(tokens[at + 1]?.word ?? ''));

/** What it is read as of a task that is there; null where it is not said of one. */
function ofKnown(
  read: Read,
  { says, verb, also = [], ...phrase }: Heard,
  tokens: readonly Token[],
  text: string,
  clock: Clock,
) {
  const ranges = [phrase, ...also];
  const beside = tokens.filter((_, at) => !ranges.some(({ from, to }) => at >= from && at < to));
  const standIn = makesOne(tokens) ? null : standInFor(beside, clock);
  if (!standIn) return null;
  const pieces = [
    { ...spanOf(tokens, phrase), text: standIn.what },
    ...also.map((range) => ({ ...spanOf(tokens, range), text: '' })),
  ];
  if (verb !== undefined) pieces.push({ start: tokens[verb]!.start, end: tokens[verb]!.end, text: STAND_IN_DEED });
  return stoodFor(read(withInstead(text, pieces)), standIn, says);
}

function aheadOf(read: Read, hear: Hear, clock: Clock): Read {
  return (text) => {
    const tokens = tokenize(text);
    const heard = hear(tokens, text, clock);
    const [only, another] = heard;
    const known = only && !another ? ofKnown(read, only, tokens, text, clock) : null;
    if (known) return known;
    const said = heard.filter((phrase) => !phrase.ofKnown);
    const rest = said.length > 0 ? without(said, tokens, text) : null;
    return rest === null ? read(text) : read(rest).map((reading) => given(reading, said));
  };
}

/** Reads what is said apart ahead of the rest of a message, which is left without it. */
export const readingApart = (read: Read, clock: Clock): Read =>
  HEARS.reduceRight((inner, hear) => aheadOf(inner, hear, clock), read);
