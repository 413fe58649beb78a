/** The first failure is why the others failed. */
export function throwFirst(answers: readonly PromiseSettledResult<unknown>[]): void {
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Does work and waits for all that was sent behind it. The first failure is why what came after it failed. */
export async function answered<T>(sent: Promise<unknown>[], work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work()]);
  throwFirst(await Promise.allSettled(sent.splice(0)));
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
