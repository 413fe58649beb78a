import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '#testing/server/free-port.ts';

/** The line between a browser and the server, which can be lost: no engine but Chromium can be told that it is. */
export interface Line {
  baseUrl: string;
  lose(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line to the server at that address. */
export async function layLine(serverUrl: string): Promise<Line> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let lost = false;
  const server = createServer((near) => {
    if (lost) return near.resetAndDestroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    lose: () => {
      lost = true;
      cut();
    },
    mend: () => {
      lost = false;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}
