import { aboutAt, MOVES, minutesAt } from '#shared/russian/length-words.ts';
import { isLedElsewhere } from '#shared/russian/said-minutes.ts';
import type { Token } from '#shared/russian/text.ts';
import { wordAt } from '#shared/russian/when-piece.ts';
import type { Word } from '../hear/words.ts';
import type { Clause } from '../read/clauses.ts';
import type { ReadClause } from '../read/known-clauses.ts';

/** «впиши», «проставь», «оцени»: what is done with a length that is told of a task. */
const WRITES_DOWN =
  /^(?:(?:в|за|про)?пиши|(?:про|по)?ставь|вбей|укажи|внеси|занеси|отметь|засеки|зафиксируй|обозначь|оцени|прикинь|отведи|запомни|эст)(?:те)?$|^(?:указать|внести|вписать|est)$/;
/** What stands between the length and that verb. */
const BETWEEN =
  /^(?:,|\.|\.\.\.|…|так|и|столько|плиз|пожалуйста|не|больше|меньше|более|менее|наверное|примерно|чисто|чистого|времени|ровно|это)$/;
const MOST_BETWEEN = 5;
/** «движок 4 часа впиши»: a length that stands between the name of a task that is there and a verb that writes it down. */
export function heardLength(tokens: readonly Token[]) {
  for (const at of tokens.keys()) {
    if (at === 0 || tokens[at]!.quote > 0 || isLedElsewhere(tokens, at)) continue;
    const said = aboutAt(tokens, at) ?? minutesAt(tokens, at);
    if (!said) continue;
    let verb = said.next;
    while (verb < said.next + MOST_BETWEEN && BETWEEN.test(tokens[verb]?.word || (tokens[verb]?.text ?? ''))) verb++;
    if (!WRITES_DOWN.test(wordAt(tokens, verb))) continue;
    return [{ says: { estimateMinutes: said.minutes }, from: at, to: verb, verb, ofKnown: true, elseUnsure: true }];
  }
  return [];
}

/** Done with a length, they make no estimate: a session is run for so long, something is put off by it. */
const OTHERWISE =
  /^(?:фокус\p{L}*|таймер\p{L}*|помодор\p{L}*|поработ\p{L}*|работаю|сес{1,2}и\p{L}*|позже|раньше|назад|кажд\p{L}+|ежедневно|опозда\p{L}*|задерж\p{L}*)$/u;

const tellsNoLength = ({ word, text }: Token) => OTHERWISE.test(word) || MOVES.test(word) || text === '?';

/** The minutes of a length that stands in no part of these words, behind what is to be done; null for none. */
function lengthIn({ from, to, parts }: Clause, words: readonly Word[]): number | null {
  if (words.slice(from, to).some(tellsNoLength)) return null;
  const isFree = (at: number) => !parts.some((part) => at >= part.from && at < part.to);
  // «опять три часа ночи, а надо …», «как выдастся час, разобрать шкаф» tell when, and not how long.
  const begin = parts.find(({ label }) => label === 'title')?.to ?? to;
  for (let at = Math.max(from, begin); at < to; at++) {
    if (!isFree(at) || words[at]!.quote > 0 || isLedElsewhere(words, at)) continue;
    const said = aboutAt(words, at) ?? minutesAt(words, at);
    if (said && said.next <= to && isFree(said.next - 1)) return said.minutes;
  }
  return null;
}

/**
 * The minutes that a new task takes by what stands in no part beside it: «съездить за щебнем завтра, полтора часа туда-обратно»; null
 * for none. Of the only one of a message they may stand in a sentence of their own: «Сварить клей. Полчаса.»
 */
export function lengthBeside(
  clause: ReadClause,
  clauses: readonly ReadClause[],
  words: readonly Word[],
): number | null {
  const isAlone = clauses.every((one) => one.from === clause.from || (one.act === 'none' && one.parts.length === 0));
  return lengthIn(isAlone ? { from: 0, to: words.length, parts: clause.parts } : clause, words);
}
