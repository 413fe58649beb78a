import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a scripted service was asked. */
export interface Asked {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export type Script = (response: ServerResponse, asked: Asked) => void;

/** A service on loopback that answers as the running test says. */
export interface ScriptedService {
  base: string;
  asked: Asked[];
  answer(script: Script): void;
  close(): Promise<void>;
}

/** Starts a service that answers 500 until it is told better. */
export async function startScriptedService(): Promise<ScriptedService> {
  let script: Script = (response) => response.writeHead(500).end();
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const call = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
    asked.push(call);
    script(response, call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (next) => {
      script = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
