interface Attempt {
  text: string;
  key: string;
  sent: Promise<unknown> | undefined;
}

/**
 * Sends what a form holds. The same values sent again are the same attempt: while it is on its way nothing is sent twice,
 * and after a refusal, which may be a lost answer, they go out under the same idempotency key.
 */
export function createAttempts(newKey: () => string) {
  let last: Attempt = { text: '', key: '', sent: undefined };
  return (values: unknown, send: (key: string) => Promise<unknown>): Promise<unknown> => {
    const text = JSON.stringify(values);
    if (last.text === text && last.sent) return last.sent;
    const key = last.text === text ? last.key : newKey();
    const attempt: Attempt = { text, key, sent: send(key) };
    last = attempt;
    attempt.sent?.then(
      () => Object.assign(attempt, { text: '', sent: undefined }),
      () => Object.assign(attempt, { sent: undefined }),
    );
    return attempt.sent!;
  };
}
