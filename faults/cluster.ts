import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#testing/server/free-port.ts';
import { type LoopbackProgram, startProgram } from '#testing/server/loopback-program.ts';
import { findPostgres } from '#testing/server/postgres-server.ts';
import { until } from './people.ts';

/** A database that outlives each of its machines: three of etcd, three of PostgreSQL under Patroni, and HAProxy before them. */
export interface Cluster {
  /** Always leads to the primary. */
  url: string;
  /** Ends the primary's machine, Patroni and all. */
  killPrimary(): Promise<void>;
  stop(): Promise<void>;
}

interface Node extends LoopbackProgram {
  postgres: number;
}

const THREE = [1, 2, 3];

async function startEtcd(): Promise<LoopbackProgram[]> {
  const peers = await Promise.all(
    THREE.map(async (n) => [`etcd${n}`, `http://127.0.0.1:${await freePort()}`] as const),
  );
  const cluster = peers.map((peer) => peer.join('=')).join(',');
  // Each waits for the others.
  return Promise.all(
    peers.map(([name, peer]) =>
      startProgram('etcd', ({ port, folder }) => [
        ...['--name', name, '--data-dir', join(folder, 'data'), '--initial-cluster', cluster, '--unsafe-no-fsync'],
        ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--log-level', 'panic'],
        ...['--listen-client-urls', `http://127.0.0.1:${port}`, '--advertise-client-urls', `http://127.0.0.1:${port}`],
      ]),
    ),
  );
}

/** A machine of its own as far as processes go: they end with it, and its first one buries the dead. */
const MACHINE = ['--pid', '--fork', '--kill-child', '--mount-proc'];

async function startNode(name: string, etcd: LoopbackProgram[]): Promise<Node> {
  const postgres = await freePort();
  const passwd = readFileSync('/etc/passwd', 'utf8');
  const [uid, gid] = /^postgres:[^:]*:(\d+):(\d+)/m.exec(passwd)!.slice(1).map(Number);
  const node = await startProgram('unshare', ({ port, folder }) => {
    const settings = {
      scope: 'takt',
      name,
      log: { level: 'CRITICAL' },
      restapi: { listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` },
      etcd3: { hosts: etcd.map((one) => `127.0.0.1:${one.port}`) },
      bootstrap: {
        dcs: { ttl: 6, retry_timeout: 2, loop_wait: 1, synchronous_mode: true },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, { auth: 'trust' }],
      },
      postgresql: {
        listen: `127.0.0.1:${postgres}`,
        connect_address: `127.0.0.1:${postgres}`,
        data_dir: join(folder, 'data'),
        pgpass: join(folder, 'pgpass'),
        bin_dir: findPostgres(),
        authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
        parameters: { unix_socket_directories: folder, max_connections: 200, log_min_messages: 'panic' },
        pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      },
    };
    // What is JSON is YAML.
    writeFileSync(join(folder, 'patroni.yml'), JSON.stringify(settings));
    chownSync(folder, uid!, gid!);
    const account = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
    return [...MACHINE, 'setpriv', ...account, 'tini', '--', 'patroni', join(folder, 'patroni.yml')];
  });
  return { ...node, postgres };
}

const startHaproxy = (nodes: Node[]) =>
  startProgram('haproxy', ({ port, folder }) => {
    const servers = nodes.map((node, n) => `server node${n} 127.0.0.1:${node.postgres} check port ${node.port}`);
    const lines = [
      'defaults\nmode tcp\ntimeout connect 2s\ntimeout client 1h\ntimeout server 1h',
      `listen database\nbind 127.0.0.1:${port}\noption httpchk GET /primary\nhttp-check expect status 200`,
      'default-server inter 500ms fastinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions',
      ...servers,
    ];
    writeFileSync(join(folder, 'haproxy.cfg'), `${lines.join('\n')}\n`);
    return ['-db', '-q', '-f', join(folder, 'haproxy.cfg')];
  });

const isPrimary = async ({ port }: Node) =>
  (await fetch(`http://127.0.0.1:${port}/primary`).catch(() => null))?.status === 200;

/** Whether that many of the others follow the primary, the one that must have every commit among them. */
async function areFollowing(nodes: Node[], count: number): Promise<boolean> {
  const answers = await Promise.all(
    ['/replica', '/synchronous'].map((path) =>
      Promise.all(nodes.map(({ port }) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null))),
    ),
  );
  const [replicas, synchronous] = answers.map((of) => of.filter((answer) => answer?.status === 200).length);
  return replicas! >= count && synchronous! >= 1;
}

async function asked(url: string, statement: string): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows[0];
  } finally {
    await client.end();
  }
}

export async function startCluster(): Promise<Cluster> {
  const started: LoopbackProgram[] = [];
  const stop = async () => {
    for (const one of started.toReversed()) await one.stop();
  };
  try {
    const etcd = await startEtcd();
    started.push(...etcd);
    const nodes: Node[] = [];
    for (const n of THREE) {
      nodes.push(await startNode(`node${n}`, etcd));
      started.push(nodes.at(-1)!);
      // The first makes the cluster that the others join.
      if (n === 1) await until(() => isPrimary(nodes[0]!), 60);
    }
    await until(() => areFollowing(nodes, 2), 60);
    const [first] = nodes;
    await asked(`postgres://postgres@127.0.0.1:${first!.postgres}/postgres`, 'create database takt');
    const haproxy = await startHaproxy(nodes);
    started.push(haproxy);
    const url = `postgres://postgres@127.0.0.1:${haproxy.port}/takt`;
    // Until it has looked at them, it takes everybody for the primary.
    await sleep(2_000);
    await until(
      async () => (await asked(url, 'select pg_is_in_recovery() as follows').catch(() => null))?.follows === false,
    );
    return {
      url,
      async killPrimary() {
        for (const node of nodes) if (await isPrimary(node)) return node.kill();
        throw new Error('there is no primary');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
