/** «какой», «в каком», «с какими»: begins to ask for something of a task. */
const WHICH = /^как(?:ой|ая|ое|ие|ом|ому|им|ими|их)$/;
const NOUN_END = /^(?:[аяуюеоиыьй]|ом|ем|ой|ей|ью|ов|ев|ам|ям|ах|ях|ами|ями)?$/;
/** Words that may stand between. */
const BETWEEN = /^(?:там|тут|сейчас|теперь|сегодня|вообще|же|был[аои]?|стоит|стоят|есть)$/;
const FAR = 7;

export const isFormOf = (word: string, noun: string) => {
  const stem = noun.replace(/[аяеоиыьй]$/, '');
  return word.startsWith(stem) && NOUN_END.test(word.slice(stem.length));
};

/** Words of a question that are about the field itself: the noun, and what asks for it; null where it asks for no such thing. */
export function asksFor(words: readonly string[], nouns: readonly string[]): ReadonlySet<number> | null {
  const first = words.findIndex((word) => WHICH.test(word));
  if (first < 0) return null;
  for (let at = first + 1; at < words.length; at++) {
    const word = words[at]!;
    if (!nouns.some((noun) => isFormOf(word, noun))) continue;
    const before = words.slice(Math.max(first, at - FAR), at);
    const which = before.findLastIndex((one) => WHICH.test(one));
    const between = before.slice(which + 1);
    // «какие у отчёта теги», but not «какие у меня задачи с тегом дом».
    const ofSomething = between[0] === 'у' && nouns.includes(word);
    if (which >= 0 && (ofSomething || between.every((one) => BETWEEN.test(one))))
      return new Set(
        words.flatMap((one, index) => (word === one || WHICH.test(one) || BETWEEN.test(one) ? [index] : [])),
      );
  }
  return null;
}
