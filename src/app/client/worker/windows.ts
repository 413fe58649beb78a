import type { WorkerQuestion } from '#features/notifications/push.ts';
import { ask } from '../ask.ts';

/** Milliseconds in which a window answers that shows the app. */
const PROMPT = 700;

/** Asks a window something; false where it does not say yes in time, as one in which nobody is signed in. */
export const askWindow = async (client: Client, question: WorkerQuestion): Promise<boolean> =>
  (await ask(client, question, PROMPT)) === true;
