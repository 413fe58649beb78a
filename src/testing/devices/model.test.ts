import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Task } from '#features/tasks/contract.ts';
import { accountState, comparable } from '../server/feed/account-state.ts';
import type { Held } from '../server/feed/follower.ts';
import { type Account, Accounts } from './accounts.ts';
import { Device, SHOWN } from './device.ts';
import { HISTORIES, happen, lifeOf, type Step, told } from './history.ts';
import { Line } from './line.ts';
import { connectPages } from './page.ts';
import { Past } from './past.ts';

// What is kept of a password is of no account here.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, hash: (password: string) => real.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }) };
});

const { TEST_ENGINE = '', DEVICE_PATH, DEVICE_RESTORES, DEVICE_RUNS = '20' } = process.env;
const seed = process.env.DEVICE_SEED ?? process.env[`DEVICE_SEED_${TEST_ENGINE.toUpperCase()}`];
/** Milliseconds in which a history that failed is made shorter. */
const SHORTENING = 120_000;

let accounts: Accounts;

beforeAll(async () => {
  connectPages();
  vi.useFakeTimers({ toFake: ['Date'] });
  accounts = await Accounts.open();
});
afterAll(async () => {
  await accounts.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let now = Date.now();

/** Each step is of a second of its own. */
function pass(): void {
  now += 1000;
  vi.setSystemTime(now);
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

async function devicesOf(account: Account): Promise<Device[]> {
  const { id, email } = account.user!;
  const devices = [0, 1, 2].map((index) => {
    const own = { id: `${id}-${index}`, email };
    return new Device(new Line(() => account.user), own as never);
  });
  for (const device of devices) await device.load();
  await Promise.all(devices.map((device) => device.exchange()));
  await Promise.all(devices.map((device) => device.rest()));
  return devices;
}

/** Everybody is online, and everything is exchanged. */
async function meet(devices: readonly Device[]): Promise<void> {
  for (const { line } of devices) {
    line.calm();
    await line.deliverLate();
  }
  const unsent = () => Promise.all(devices.map((device) => device.unsent()));
  for (let turns = 0; turns < 20; turns++) {
    await Promise.all(devices.map((device) => device.exchange()));
    await Promise.all(devices.map((device) => device.rest()));
    if ((await unsent()).every((count) => count === 0)) break;
  }
  for (const { line } of devices) await line.quiet();
  expect(await unsent()).toEqual([0, 0, 0]);
  pass();
  await Promise.all(devices.map((device) => device.catchUp()));
  await Promise.all(devices.map((device) => device.look()));
}

async function heldBy(device: Device, kinds: readonly string[]): Promise<Held> {
  const rows = await Promise.all(kinds.map(async (kind) => [kind, await device.rows(kind)] as const));
  return Object.fromEntries(
    rows.map(([kind, held]) => [kind, Object.fromEntries(held.map((row) => [row.id, row]))]),
  ) as Held;
}

/** Positions are 0 … n-1 in each column, and no two ranks of it are alike. */
function expectOrder(tasks: readonly Task[]): void {
  const groups = Map.groupBy(
    tasks.filter(({ status }) => status !== 'archived'),
    ({ kanbanColumnId }) => kanbanColumnId,
  );
  for (const group of groups.values()) {
    const positions = group.map(({ position }) => position).toSorted((a, b) => a - b);
    expect(positions).toEqual(group.map((_, index) => index));
    expect(new Set(group.map(({ rank }) => rank)).size).toBe(group.length);
  }
}

/** What stands beside tasks, of which something is said. */
const BESIDE = ['columns', 'projects', 'habits', 'settings'];

async function expectAgreed(account: Account, devices: readonly Device[], past: Past): Promise<void> {
  const user = account.user!;
  const ask = async (path: string) => (await user.get(path)).body;
  const [tasks, state] = await Promise.all([ask('/api/tasks'), accountState(user)]);
  const shown = await Promise.all(SHOWN.map(async (path): Promise<[string, unknown]> => [path, await ask(path)]));
  for (const device of devices) {
    expect(comparable(await heldBy(device, Object.keys(state)))).toEqual(state);
    for (const [path, answer] of [['/api/tasks', tasks], ...shown]) {
      expect(device.shown(path)).toEqual(answer);
      expect(await device.answer(path)).toEqual(answer);
    }
  }
  expectOrder(tasks);
  const before = (tasks as Task[]).flatMap(({ repeatedFrom }) => repeatedFrom ?? []);
  expect(before).toEqual([...new Set(before)]);
  const refused = await Promise.all(devices.map((device) => device.refused()));
  const beside = BESIDE.flatMap((kind) => Object.values(state[kind]!));
  expect(past.lost(tasks, refused.flat(), beside)).toEqual([]);
}

const SERVER = {
  restarts: (account: Account) => accounts.restart(account),
  'is copied': (account: Account) => accounts.backUp(account),
  'is restored'(account: Account, past: Past) {
    past.restored();
    return accounts.restore(account);
  },
};

async function liveThrough(steps: readonly Step[], account: Account, devices: readonly Device[]): Promise<void> {
  const past = new Past();
  for (const { line } of devices) line.wake();
  for (const step of steps) {
    pass();
    if ('server' in step) await SERVER[step.server](account, past);
    else await happen(devices, past, step);
    await turn();
  }
  await meet(devices);
  await expectAgreed(account, devices, past);
}

async function live(histories: readonly (readonly Step[])[]): Promise<void> {
  pass();
  const account: Account = await accounts.take();
  await account.user!.post('/api/habits', { name: 'Бег' });
  const steps = [{ title: 'Общий шаг' }];
  for (const title of ['Общая', 'Ещё одна']) await account.user!.post('/api/tasks', { title, steps });
  const devices = await devicesOf(account);
  try {
    for (const steps of histories) await liveThrough(steps, account, devices);
  } catch (error) {
    for (const device of devices) await device.erase();
    throw error;
  }
  for (const device of devices) await device.end();
}

it('brings all devices and the server to the same, and keeps what was told to be done', async () => {
  let failedAt: number | undefined;
  const property = fc.asyncProperty(lifeOf(DEVICE_RESTORES === 'yes'), async (histories) => {
    fc.pre(failedAt === undefined || performance.now() < failedAt + SHORTENING);
    try {
      await live(histories);
    } catch (error) {
      failedAt ??= performance.now();
      throw error;
    }
  });
  const run = await fc.check(property, {
    numRuns: Math.ceil(Number(DEVICE_RUNS) / HISTORIES),
    ...(seed && { seed: Number(seed) }),
    ...(DEVICE_PATH && { path: DEVICE_PATH }),
  });
  if (!run.failed) return;
  const how = `--engine ${TEST_ENGINE} --life ${HISTORIES} --restores ${DEVICE_RESTORES === 'yes' ? 'yes' : 'no'}`;
  const again = `npm run devices -- ${how} --seed=${run.seed} --path ${run.counterexamplePath}`;
  const steps = run.counterexample?.[0].map((steps) => steps.map(told).join('\n')).join('\nthey meet\n') ?? '';
  // A report of the whole run has the first line alone.
  const [why] = String(run.errorInstance).split('\n');
  throw new Error(`${again} (after ${run.numRuns} lives): ${why}\n${steps}`, { cause: run.errorInstance });
}, 86_400_000);
