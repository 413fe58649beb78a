/** A window or a worker, from the other's side. */
interface Asked {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/**
 * Asks over a port of its own.
 * @param within milliseconds
 * @returns the answer; undefined where none came in time
 */
export function ask(whom: Asked, question: object, within: number): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    whom.postMessage(question, [port2]);
    setTimeout(resolve, within);
  });
}
