import type { Unsent } from './unsent.ts';

/** What of a change is overruled: the same change of that alone, and what is to be said to have it all the same. */
export interface Overruled {
  change: object;
  body: object;
}

/** Finds what an answer to a change tells otherwise. */
export type FindOverruled = (unsent: Unsent, answer: object) => Overruled | undefined;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether an answer to a change is not it, word for word: it may still say the same. */
const isOtherwise = ({ body }: Unsent, answer: Record<string, unknown>): boolean =>
  isObject(body) &&
  Object.entries(body).some(
    ([field, value]) => field in answer && JSON.stringify(value) !== JSON.stringify(answer[field]),
  );

/**
 * What of a change is overruled. What is made again where a server lost it has itself been followed by what came later.
 * @param load is asked for what finds it where there may be something; where that cannot be had, nothing is found
 */
export async function overruledBy(
  load: () => Promise<FindOverruled>,
  unsent: Unsent,
  { status, body }: { status: number; body: unknown },
): Promise<Overruled | undefined> {
  if (status >= 400 || unsent.again || !isObject(body) || !isOtherwise(unsent, body)) return undefined;
  try {
    return (await load())(unsent, body);
  } catch (error) {
    console.debug('overruled', error);
    return undefined;
  }
}
