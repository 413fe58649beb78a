/** Answers kept: what people write in a day has fewer different words. */
const MOST = 5_000;
/** Letters of the longest word that is kept: a longer one is none. */
const LONGEST = 40;

/** The same question about words, its answers remembered: the words of a language come again and again. */
export function remembered<Answer>(ask: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, Answer>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    const answer = ask(word);
    if (answers.size >= MOST) answers.clear();
    if (word.length <= LONGEST) answers.set(word, answer);
    return answer;
  };
}
