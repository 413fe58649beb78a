// A private PostgreSQL of the system's binaries, for tests, benchmarks and development.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

const READY_WITHIN_MS = 20_000;
/**
 * Speed instead of safety: what is lost with the machine was only a test's. Commits stay synchronous, which costs nothing without
 * fsync: otherwise the log that a replica is compared with (`pg_current_wal_lsn`) lags behind what was answered.
 */
const FORGETFUL = ['fsync=off', 'full_page_writes=off'];

const PLANS = 'plans';
const EXPLAINING = [
  ...['shared_preload_libraries=auto_explain', 'auto_explain.log_min_duration=0', 'auto_explain.log_format=json'],
  ...['logging_collector=on', 'log_destination=jsonlog', `log_directory=${PLANS}`, `log_filename=${PLANS}.log`],
  'log_rotation_size=0',
];

/**
 * Serves while its input is open and cleans up behind itself, so that even a killed parent leaves nothing running.
 * SIGINT is PostgreSQL's fast shutdown: it ends its sessions and goes. A line of input starts a killed one again.
 */
const SUPERVISOR =
  '"$@" & server=$!; while read -r _; do wait $server; "$@" & server=$!; done; kill -INT $server; wait $server; cd /; rm -rf "$0"';

export interface PostgresServer {
  /** Of a superuser, who may create databases. */
  url: string;
  /** Ends all its processes at once, as a crash of the machine would. */
  kill(): void;
  /** Starts it again on the same data and port, once killed. */
  start(): Promise<void>;
  /** Stops all its processes where they stand, connections and all. */
  freeze(): void;
  thaw(): void;
  /** How each statement was carried out so far, as `auto_explain` tells it, where it writes that down. */
  plans(): Explained[];
  stop(): Promise<void>;
}

/** A statement, the database that it was asked of, and the plan that it was carried out by. */
export interface Explained {
  database: string;
  query: string;
  plan: PlanNode;
}

/** As of `EXPLAIN (FORMAT JSON)`. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

interface Account {
  uid?: number;
  gid?: number;
}

/** Folder of the newest PostgreSQL's binaries on this machine, or null. */
export function findPostgres(): string | null {
  const inPath = (process.env.PATH ?? '').split(':').find((folder) => existsSync(join(folder, 'initdb')));
  // Debian keeps each version in its own folder, outside the path.
  const versions = globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname);
  const newest = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest ?? inPath ?? null;
}

export interface PostgresTraits {
  /** Keeps the default, safe writes: what a benchmark should measure. */
  durable?: boolean;
  /** Of the server that it follows, as a replica that can be read; absent where it begins empty. */
  replicaOf?: string;
  /** Counts what each statement takes, where a database has the extension `pg_stat_statements`. */
  counting?: boolean;
  /** Writes down how it carried out each statement, for `plans`. */
  explaining?: boolean;
  /** Where its files are to lie, in a folder of their own; among the temporary ones where absent. */
  within?: string;
  /** More of its settings, as `name=value`. */
  settings?: readonly string[];
}

/** Starts a server on a free loopback port, in a temporary folder that `stop` removes. */
export async function startPostgres({
  durable,
  replicaOf,
  counting,
  explaining,
  within = tmpdir(),
  settings: more = [],
}: PostgresTraits = {}): Promise<PostgresServer> {
  const binaries = findPostgres();
  if (!binaries) throw new Error('PostgreSQL is not installed (on Debian: apt-get install postgresql)');
  const account = serverAccount();
  const folder = mkdtempSync(join(within, 'takt-postgres-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const port = await freePort();
  if (replicaOf) copyCluster(join(binaries, 'pg_basebackup'), folder, account, replicaOf);
  else createCluster(join(binaries, 'initdb'), folder, account);
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'];
  if (counting) settings.push('shared_preload_libraries=pg_stat_statements');
  if (explaining) settings.push(...EXPLAINING);
  settings.push(...more);
  const args = [...settings, ...(durable ? [] : FORGETFUL)].flatMap((setting) => ['-c', setting]);
  const command = [join(binaries, 'postgres'), '-D', folder, ...args];
  // Its own group: Ctrl+C in the terminal reaches us alone, and we stop it when its clients are gone.
  const child = spawn('sh', ['-c', SUPERVISOR, folder, ...command], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const url = `postgres://takt@127.0.0.1:${port}/postgres`;
  const signal = (name: NodeJS.Signals) => {
    const all = processesOf(folder);
    for (const pid of all) signalIfAlive(pid, name);
    return all;
  };
  let killed: number[] = [];
  const stop = () => {
    signal('SIGCONT');
    return stopServer(child);
  };
  try {
    await untilReady(child, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    kill() {
      // One that stands still has no more children.
      signal('SIGSTOP');
      killed = signal('SIGKILL');
    },
    async start() {
      // As long as one of them is there, so is their memory, and the next one refuses.
      while (killed.some(isAlive)) await sleep(20);
      child.stdin?.write('\n');
      await untilReady(child, url);
    },
    freeze: () => void signal('SIGSTOP'),
    thaw: () => void signal('SIGCONT'),
    plans: () => readPlans(join(folder, PLANS, `${PLANS}.json`)),
    stop,
  };
}

function readPlans(file: string): Explained[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const { dbname: database, message } = JSON.parse(line) as { dbname?: string; message: string };
    const told = /^duration: .* plan:\n(\{.*\})$/s.exec(message)?.[1];
    if (!database || !told) return [];
    const { 'Query Text': query, Plan: plan } = JSON.parse(told) as { 'Query Text': string; Plan: PlanNode };
    return [{ database, query, plan }];
  });
}

/** The server on that folder and its children, each of which leads a group of its own; none where it does not run. */
function processesOf(folder: string): number[] {
  const lock = join(folder, 'postmaster.pid');
  if (!existsSync(lock)) return [];
  const server = Number(readFileSync(lock, 'utf8').split('\n', 1)[0]);
  const parentOf = (pid: number) => {
    try {
      return Number(/^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    } catch {
      return undefined; // it has just ended
    }
  };
  const all = existsSync('/proc') ? readdirSync('/proc').map(Number).filter(Boolean) : [];
  return all.filter((pid) => pid === server || parentOf(pid) === server);
}

/** Whether a process runs or may; one that has ended may wait for good to be buried. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Its processes end on their own while they are being counted: each serves one connection. */
function signalIfAlive(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** PostgreSQL refuses to run as root. */
function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const passwd = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:'].map((name) => passwd.find((entry) => entry.startsWith(name))).find(Boolean);
  const [, , uid, gid] = line?.split(':').map(Number) ?? [];
  if (!uid || !gid) throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody');
  return { uid, gid };
}

const createCluster = (initdb: string, folder: string, account: Account) =>
  fill(initdb, folder, account, ['-U', 'takt', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']);

/** What the server at `url` has, with where to follow it from. */
const copyCluster = (baseBackup: string, folder: string, account: Account, url: string) =>
  fill(baseBackup, folder, account, ['-d', url, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']);

/** Has a program of PostgreSQL's put a server's files into a folder. */
function fill(program: string, folder: string, account: Account, args: string[]) {
  const { status, stderr } = spawnSync(program, ['-D', folder, ...args], { ...account, cwd: folder, encoding: 'utf8' });
  if (status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`${program} failed:\n${stderr}`);
}

async function untilReady(child: ChildProcess, url: string) {
  let log = '';
  child.stderr?.on('data', (chunk) => {
    log = (log + chunk).slice(-4000);
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await answers(url)) return;
    await sleep(50);
  }
  throw new Error(`PostgreSQL did not start:\n${log}`);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false; // not yet listening; the caller gives up in time
  } finally {
    await client.end();
  }
}

async function stopServer(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await gone;
}
