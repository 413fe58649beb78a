import type { WorkerQuestion } from '#features/notifications/push.ts';

/** Milliseconds in which a window answers that shows the app. */
const PROMPT = 700;

/** Asks a window something; false where it does not say yes in time, as one in which nobody is signed in. */
export function askWindow(client: Client, question: WorkerQuestion): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    client.postMessage(question, [port2]);
    setTimeout(() => resolve(false), PROMPT);
  });
}
