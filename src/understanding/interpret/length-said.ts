import { aboutAt, minutesAt } from '#shared/russian/length-words.ts';
import { isLedElsewhere } from '#shared/russian/said-minutes.ts';
import type { Token } from '#shared/russian/text.ts';
import { wordAt } from '#shared/russian/when-piece.ts';

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
