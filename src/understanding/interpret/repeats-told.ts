import { ruleOf } from '#shared/repeat/rule.ts';
import type { Place, SaidRepeat } from '#shared/russian/said-repeat.ts';
import type { Token } from '#shared/russian/text.ts';
import { findPieces } from '#shared/russian/when.ts';
import type { Clock, Piece } from '#shared/russian/when-piece.ts';
import type { Analysis, Dictionary } from '../morphology/dictionary.ts';

const SIGN = /^[,;:.!?()–—]$/;
/** «принимают», «приходит»: what others do. */
const isOthers = (first: Analysis | undefined) =>
  first !== undefined &&
  !first.grammemes.includes('Abbr') &&
  ['3per', 'pres'].every((one) => first.grammemes.includes(one));

const isEnd = ({ kind, text }: Token) => kind === 'break' || SIGN.test(text);

/** From sign to sign. */
function clauseOf(tokens: readonly Token[], { from, to }: Place): Place {
  const begin = tokens.findLastIndex((token, at) => at < from && isEnd(token)) + 1;
  const end = tokens.findIndex((token, at) => at >= to && isEnd(token));
  return { from: begin, to: end < 0 ? tokens.length : end };
}

/** Does the clause in which it stands tell what others do? */
export function tellsOfOthers(tokens: readonly Token[], { from, to }: Place, dictionary: Dictionary): boolean {
  const clause = clauseOf(tokens, { from, to });
  return tokens.slice(clause.from, clause.to).some(({ word }) => isOthers(dictionary.analyse(word)[0]));
}

const BECAUSE = /^(?:поскольку|потому|ибо|ведь|оттого)$/;

/** «поскольку по будням он глух»: what a reason tells is not asked for. */
export function tellsWhy(tokens: readonly Token[], place: Place): boolean {
  return tokens.slice(clauseOf(tokens, place).from, place.from).some(({ word }) => BECAUSE.test(word));
}

/** «а он по пятницам свободен», «по вторникам у них учёт» */
const OTHERS = /^(?:он|она|они|них|него|нее|там)$/;
/** From when and until when something is to repeat. */
const BOUNDS = /^(?:с|со|до|по)$/;

/** A day that is set beside a repeat, and no bound of it. */
const daysBeside = (pieces: readonly Piece[], { from, to }: Place): Piece[] =>
  pieces.filter((piece) => piece.day !== undefined && !piece.past && (piece.to <= from || piece.from >= to));

/** «в понедельник, ах нет, по понедельникам там не принимают, во вторник»: why the first of two days was taken back. */
function tellsWhyNot({ repeat }: SaidRepeat, days: readonly Piece[]): boolean {
  const weekdays = new Set(ruleOf(repeat).weekdays.map(({ weekday }) => weekday));
  return (
    days.some(({ weekday }) => weekday !== undefined && weekdays.has(weekday)) &&
    days.some(({ weekday }) => weekday !== undefined && !weekdays.has(weekday))
  );
}

/** Those of what comes again that are no reason for a day which is set by other words. */
export function withoutTold(
  repeats: readonly SaidRepeat[],
  tokens: readonly Token[],
  clock: Clock,
  dictionary: Dictionary,
): SaidRepeat[] {
  const pieces = findPieces(tokens, clock);
  return repeats.filter((said) => {
    const [place] = said.places;
    const beside = daysBeside(pieces, place!);
    if (tellsWhyNot(said, beside)) return false;
    const clause = clauseOf(tokens, place!);
    const outside = daysBeside(beside, clause).filter(({ prep }) => !BOUNDS.test(prep));
    const ofOthers =
      tokens.slice(clause.from, clause.to).some(({ word }) => OTHERS.test(word)) ||
      tellsOfOthers(tokens, place!, dictionary);
    return !(ofOthers && outside.length > 0);
  });
}
