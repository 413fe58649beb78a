import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Pair {
  client: Socket;
  server: Socket;
  /** What happens at one end is not told to the other. */
  cut: boolean;
}

type Break = 'before' | 'after' | 'silent';

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
  /**
   * Breaks the connection over which `text` is sent next: before it arrives, when the server has done it, or so that
   * nothing comes through any more and neither end is told.
   */
  breakAt(text: string, how: Break): void;
  close(): Promise<void>;
}

/** What is said over a connection to PostgreSQL, with the texts of the statements of which only the names are. */
function hearStatements(): (data: Buffer) => string {
  const texts = new Map<string, string>();
  return (data) => {
    const said = data.toString('latin1');
    const parts = said.split('\0');
    const meant = parts.flatMap((part, at) => {
      const [name] = /takt_\d{1,3}$/.exec(part) ?? [];
      if (name === undefined) return [];
      const known = texts.get(name);
      if (known === undefined) texts.set(name, parts[at + 1] ?? '');
      return known ?? [];
    });
    return [said, ...meant].join('\0');
  };
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let frozen = false;
  let trap: { text: string; how: Break } | undefined;

  const listener = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    const pair: Pair = { client, server, cut: false };
    pairs.add(pair);
    const end = () => {
      if (frozen || pair.cut) return;
      pairs.delete(pair);
      client.destroy();
      server.destroy();
    };
    let dying = false;
    const heard = hearStatements();
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    client.on('data', (data) => {
      const said = heard(Buffer.from(data));
      if (trap && said.includes(trap.text)) {
        const { how } = trap;
        trap = undefined;
        if (how === 'before') return end();
        if (how === 'silent') pair.cut = true;
        dying = true;
      }
      if (!pair.cut) server.write(data);
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
      for (const pair of pairs) {
        pair.cut = true;
        pair.client.destroy();
      }
      frozen = false;
    },
    breakAt(text, how) {
      trap = { text, how };
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
