import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Pair {
  client: Socket;
  server: Socket;
}

/** A network between a program and a server, which breaks as a test says. */
export interface TcpProxy {
  /** Port of 127.0.0.1 that stands for the server's. */
  port: number;
  /** Takes no new connections, until `accept`. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  /** Lets nothing through, in either direction, and breaks no connection. */
  freeze(): void;
  /** Lets new connections through; of those frozen, the program's ends break and the server's hear nothing of it. */
  forget(): void;
  /** Breaks the connection over which `text` is sent next: before it arrives, or when the server has done it. */
  breakAt(text: string, when: 'before' | 'after'): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let frozen = false;
  let trap: { text: string; when: 'before' | 'after' } | undefined;

  const listener = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    const pair = { client, server };
    pairs.add(pair);
    const end = () => {
      if (frozen) return;
      pairs.delete(pair);
      client.destroy();
      server.destroy();
    };
    let dying = false;
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    client.on('data', (data) => {
      if (trap && data.includes(trap.text)) {
        const { when } = trap;
        trap = undefined;
        if (when === 'before') return end();
        dying = true;
      }
      server.write(data);
    });
    server.on('data', (data) => (dying ? end() : client.write(data)));
    if (frozen) hold(pair);
  });

  const hold = ({ client, server }: Pair) => {
    client.pause();
    server.pause();
  };
  const accept = async () => {
    listener.listen(port, '127.0.0.1');
    await once(listener, 'listening');
  };

  let port = 0;
  await accept();
  port = (listener.address() as AddressInfo).port;

  return {
    port,
    accept,
    async refuse() {
      const closed = once(listener, 'close');
      listener.close();
      for (const { client } of pairs) client.destroy();
      await closed;
    },
    freeze() {
      frozen = true;
      for (const pair of pairs) hold(pair);
    },
    forget() {
      for (const { client } of pairs) client.destroy();
      frozen = false;
    },
    breakAt(text, when) {
      trap = { text, when };
    },
    async close() {
      frozen = false;
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
      if (!listener.listening) return;
      const closed = once(listener, 'close');
      listener.close();
      await closed;
    },
  };
}
