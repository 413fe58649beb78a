import { spanOf } from '#shared/russian/said-minutes.ts';
import { type Token, tokenize } from '#shared/russian/text.ts';
import { APART_FIELDS, type ApartValues, saysOf } from '../apart/fields.ts';
import type { Intent, NewTask, Reading } from '../model.ts';
import { heardSomeday } from './someday-said.ts';

/** What a phrase says of a task, new or there, and the tokens that it is made of. */
interface Heard {
  says: Partial<ApartValues> & Partial<Pick<NewTask, 'plan'>>;
  from: number;
  to: number;
}
type Hear = (tokens: readonly Token[], text: string) => readonly Heard[];

const HEARS: readonly Hear[] = [
  ...APART_FIELDS.map(
    ([field, { hear }]): Hear =>
      (tokens, text) =>
        hear(tokens, text).map(({ value, from, to }) => ({ says: saysOf(field, value), from, to })),
  ),
  heardSomeday,
];

/** The message without these phrases, and a comma before each; null where nothing else is said. */
function without(heard: readonly Heard[], tokens: readonly Token[], text: string): string | null {
  const rest = heard.reduceRight((left, phrase) => {
    const { start, end } = spanOf(tokens, phrase);
    return `${left.slice(0, start)} ${left.slice(end)}`;
  }, text);
  return /\p{L}/u.test(rest) ? rest : null;
}

const takes = ({ act }: Intent) => act === 'create' || act === 'update';

function saying(intent: Intent, says: Heard['says']): Intent {
  if ('task' in intent) return { ...intent, task: { ...intent.task, ...says } };
  return 'change' in intent ? { ...intent, change: { ...intent.change, ...says } } : intent;
}

/** Each of as many as there are tasks goes to one of them; a single one of several tasks is asked about. */
function given(reading: Reading, heard: readonly Heard[]): Reading {
  const able = reading.intents.filter(takes);
  if (able.length === 0) return { ...reading, doubtful: true };
  const isEach = able.length === heard.length;
  const intents = reading.intents.map((intent) => {
    const at = able.indexOf(intent);
    return at < 0 ? intent : saying(intent, heard[isEach ? at : 0]!.says);
  });
  return { ...reading, intents, ...(!isEach && { doubtful: true }) };
}

type Read = (text: string) => Reading[];

function aheadOf(read: Read, hear: Hear): Read {
  return (text) => {
    const tokens = tokenize(text);
    const heard = hear(tokens, text);
    const rest = heard.length > 0 ? without(heard, tokens, text) : null;
    return rest === null ? read(text) : read(rest).map((reading) => given(reading, heard));
  };
}

/** Reads what is said apart ahead of the rest of a message, which is left without it. */
export const readingApart = (read: Read): Read => HEARS.reduceRight(aheadOf, read);
