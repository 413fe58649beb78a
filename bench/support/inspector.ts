import { once } from 'node:events';
import WebSocket from 'ws';
import { freePort } from '#testing/server/free-port.ts';

/** A process of Node's, asked by the protocol of its inspector. */
export interface Inspector {
  ask<T = unknown>(method: string, params?: object): Promise<T>;
  close(): void;
}

/** What lets a server be asked that is started with these variables. */
export async function inspectable(): Promise<{ env: NodeJS.ProcessEnv; inspect(): Promise<Inspector> }> {
  const port = await freePort();
  return { env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` }, inspect: () => inspectorAt(port) };
}

async function inspectorAt(port: number): Promise<Inspector> {
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: { result?: never; error?: { message: string } }) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  return {
    ask: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last++;
        waiting.set(last, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result!)));
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.terminate(),
  };
}
