/** The same question, its answers remembered; where they become more than `most`, all are forgotten. */
export function remembered<Key, Answer>(ask: (key: Key) => Answer, most: number): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(key);
    if (answers.size >= most) answers.clear();
    answers.set(key, answer);
    return answer;
  };
}
