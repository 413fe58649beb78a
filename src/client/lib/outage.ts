import { toast } from '#client/ui/toast.ts';
import { type HttpError, isOutage, serverMessage } from './http-error.ts';
import { texts } from './texts.ts';

/** Milliseconds between two questions whether the server serves again. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 15_000;

/** Milliseconds after which a line that says nothing is taken for none. */
const PROMPT = 5000;

/** Whether the server serves now, writes included: what failed may have been one, also behind a question. */
export const doesServe = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PROMPT) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Answers a function to be told of every failed call. The first one that the server refused because it serves nobody for
 * now is told, once, and the server asked until it serves; then `onEnd` has all that is shown fetched again.
 */
export function watchOutage(onEnd: () => void): (error: Error) => void {
  let watching = false;

  async function watch(error: HttpError): Promise<void> {
    toast({ title: serverMessage(error) ?? texts.outageTitle, description: texts.outageText });
    for (let attempt = 0; ; attempt++) {
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(attempt)));
      if (await doesServe()) break;
    }
    toast({ title: texts.outageOver });
    onEnd();
  }

  return (error) => {
    if (watching || !isOutage(error)) return;
    watching = true;
    void watch(error).finally(() => {
      watching = false;
    });
  };
}

/** Doubling, and spread so that a server which has just come back is not met by every window at once. */
const pauseBefore = (attempt: number) =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.5 + Math.random() / 2);
