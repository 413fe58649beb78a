import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { newId } from '#server/id.ts';
import { type Account, Accounts } from './accounts.ts';
import { Device } from './device.ts';
import { Line } from './line.ts';
import { connectPages } from './page.ts';

/** What is done next is done a second later. */
const pass = () => vi.setSystemTime(Date.now() + 1000);

/** Sends and reads what there is, and asks anew for all that is shown. */
export async function exchange(device: Device): Promise<void> {
  for (let turns = 0; turns < 10; turns++) {
    await device.exchange();
    await device.rest();
    if (turns > 1 && (await device.unsent()) === 0) break;
  }
  await device.catchUp();
  await device.look();
}

export async function create({ page, client }: Device, title: string): Promise<string> {
  pass();
  const key = newId();
  await page.runChange(client, page.changes.creating(client), { input: { title, tags: ['дом'] }, key });
  return key;
}

export async function change({ page, client }: Device, id: string, said: object): Promise<void> {
  pass();
  await page.runChange(client, page.changes.updating(client), { id, change: said });
}

/** A server for the tests of one file, an account of each, and devices of that. */
export function useDevices() {
  let accounts: Accounts;
  let account: Account;
  let devices: Device[] = [];

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
  beforeEach(async () => {
    account = await accounts.take();
  });
  afterEach(async () => {
    for (const device of devices) await device.erase();
    devices = [];
  });

  return {
    get accounts() {
      return accounts;
    },
    get account() {
      return account;
    },
    /** Another device, which has read all of the account. */
    async open(): Promise<Device> {
      const { id, email } = account.user!;
      const device = new Device(new Line(() => account.user), { id: `${id}-${devices.length}`, email } as never);
      devices.push(device);
      await device.load();
      await exchange(device);
      return device;
    },
  };
}
