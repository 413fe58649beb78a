import type { TokenRange } from '#shared/russian/length-words.ts';
import { saidPlan } from '#shared/russian/said-plan.ts';
import { saidSomeday } from '#shared/russian/said-someday.ts';
import type { Token } from '#shared/russian/text.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import { planOf } from './plan-slot.ts';
import { corrects, movesOn, promiseIn } from './promise.ts';

/** The words that put a task off to no day, or take it back from there: a plan that no label marks. */
export function heardSomeday(tokens: readonly Token[]) {
  const said = saidSomeday(tokens);
  const plan = said?.lead === 'из' ? null : ('someday' as const);
  return said ? [{ says: { plan }, from: said.from, to: said.to }] : [];
}

/** The words that say on which day somebody means to do it: «…, займусь в среду», «запланируй … на среду». */
export function heardPlan(tokens: readonly Token[], _: string, clock: Clock) {
  const said = saidPlan(tokens, clock);
  const plan = said && planOf(said.when, clock.zone);
  if (!plan) return [];
  const { from, to, verb, doing } = said;
  return [{ says: { plan }, from, to, verb, ofKnown: !doing }];
}

const DEADLINE = /^(?:срок|дедлайн)$/;
const LEADS_ON = /^(?:а|и|но|сам|крайний|,)$/;
/** «срок не трогай», «а срок как стоял так и стоит» */
const STAYS = /^(?:трогай|трогайте|трогать|остав\p{L}*|сохран\p{L}*|прежн\p{L}*|стоял|стоит|был|лежит|лежал)$/u;
const isEnd = ({ kind, text }: Token) => kind === 'break' || /^[,;.!]$/.test(text);

/** The words that leave a deadline as it is. */
function deadlineStays(tokens: readonly Token[]): TokenRange | null {
  const at = tokens.findIndex(({ word, quote }) => quote === 0 && DEADLINE.test(word));
  if (at < 0) return null;
  const end = tokens.findIndex((token, place) => place > at && isEnd(token));
  const to = end < 0 ? tokens.length : end;
  if (!tokens.slice(at, to).some(({ word }) => STAYS.test(word))) return null;
  let from = at;
  while (from > 0 && LEADS_ON.test(tokens[from - 1]!.word || tokens[from - 1]!.text)) from--;
  return { from, to };
}

/** «с мамой поговорю в понедельник»: of a task that is there, what somebody promises to do on a day; its deadline may be meant as well. */
export function heardPromise(tokens: readonly Token[], _: string, clock: Clock, dictionary: Dictionary) {
  const isCommand = ({ word, quote }: Token, at: number) =>
    quote === 0 && !isOfStaying(at) && dictionary.analyse(word)[0]?.grammemes.includes('impr') === true;
  const stays = deadlineStays(tokens);
  const isOfStaying = (at: number) => stays !== null && at >= stays.from && at < stays.to;
  const said = tokens.some(isCommand) || corrects(tokens) ? null : saidPlan(tokens, clock, promiseIn(dictionary));
  const plan = said?.doing ? planOf(said.when, clock.zone) : null;
  if (!said || !plan) return [];
  const { from, to } = said;
  if (movesOn(tokens.slice(from, to))) return [];
  const also = stays && (stays.from >= to || stays.to <= from) ? [stays] : [];
  return [{ says: { plan }, from, to, also, ofKnown: true, unsure: true }];
}
