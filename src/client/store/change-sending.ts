import type { Outgoing, Sending } from './unsent.ts';
import { writeDown } from './write-down.ts';

const underWay = new WeakMap<object, Promise<readonly Sending[]>>();
const kept = new WeakSet<object>();

/**
 * Begins to keep a change on the device, under the variables of its mutation. It may be shown at once, and counts as done
 * once `answersTo` says so.
 */
export function keepChange(variables: object, calls: readonly Outgoing[]): void {
  const keeping = writeDown(calls);
  // Whoever asks for the answers hears of it.
  keeping.catch(() => undefined);
  underWay.set(variables, keeping);
}

/** What the server answers to each call; undefined where they are kept for later. */
export async function answersTo(variables: object): Promise<unknown[] | undefined> {
  const answers: unknown[] = [];
  for (const { first } of (await underWay.get(variables)) ?? []) {
    const sent = await first();
    if (sent === 'kept') {
      kept.add(variables);
      return undefined;
    }
    answers.push(sent.body);
  }
  return answers;
}

/** True for a change that the server will hear of later. */
export const isKept = (variables: object): boolean => kept.has(variables);

/** What the server answers in the end. */
export const lastAnswersTo = async (variables: object): Promise<unknown[]> =>
  Promise.all(((await underWay.get(variables)) ?? []).map(({ last }) => last));
