import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { AccountDatabase } from '#client/store/account-database.ts';
import type { Refused, Row } from '#client/store/kept-rows.ts';
import type { User } from '#features/auth/contract.ts';
import type { Line } from './line.ts';
import { openPage, type Page, putBack } from './page.ts';

const ZONE = 'Europe/Moscow';
/** What is shown beside the tasks. */
export const SHOWN = [
  '/api/kanban-columns',
  '/api/projects',
  '/api/habits',
  '/api/focus-sessions/active',
  '/api/settings',
];

const turn = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A device of an account with one window, which may be loaded anew at any time. */
export class Device {
  page!: Page;
  client!: QueryClient;
  readonly line: Line;
  readonly #account: User;
  readonly #database: AccountDatabase;
  #keeper!: ReturnType<Page['keeperOf']>;
  #left: () => void = () => {};
  /** Pages that were left when nothing was on its way. */
  readonly #rested: Page[] = [];

  /** @param account its id is this device's own, since all devices here share what a browser shares between its windows */
  constructor(line: Line, account: User) {
    this.line = line;
    this.#account = account;
    this.#database = new AccountDatabase(account.id);
  }

  /** Opens the page, or loads it anew: what it had asked is never answered, and what it shows begins with what is kept. */
  async load(): Promise<void> {
    if (this.page && this.#rests()) this.#rested.push(this.page);
    this.leave();
    this.page = await openPage(this.line);
    const { createQueryClient, keeperOf, keepBy, allTasks, setOwnClock } = this.page;
    setOwnClock({ zone: ZONE, dayStart: 0 });
    const client = createQueryClient(() => {}, []);
    this.client = client;
    this.#keeper = keeperOf(client, this.#account);
    await this.#keeper.begin();
    keepBy(Promise.resolve(this.#keeper));
    const watching = [
      new QueryObserver(client, allTasks(client)),
      ...SHOWN.map((path) => new QueryObserver(client, { queryKey: [path] })),
    ].map((observer) => observer.subscribe(() => {}));
    this.#left = () => {
      for (const leave of watching) leave();
      client.clear();
    };
  }

  /** The page is gone. */
  leave(): void {
    this.line.drop();
    this.#left();
    this.#keeper?.close();
  }

  /** Sends and reads what there is. */
  exchange(): Promise<void> {
    return this.#keeper.exchange();
  }

  /** Reads the feed to its end, also where the server is out of order for a moment. */
  async catchUp(): Promise<void> {
    for (let tries = 0; tries < 20; tries++) {
      await this.exchange();
      if ((await this.#database.readAt()) === Date.now()) return;
      await turn(100);
    }
    throw new Error('a device cannot read the feed');
  }

  /** How many changes are unsent. */
  unsent(): Promise<number> {
    return this.#database.countUnsent();
  }

  refused(): Promise<Refused[]> {
    return this.#database.refused();
  }

  rows(kind: string): Promise<Row[]> {
    return this.#database.rows(kind);
  }

  shown<T>(path: string): T | undefined {
    return this.client.getQueryData<T>([path]);
  }

  /** What it would answer by itself to a question. */
  answer(path: string): Promise<unknown> {
    return this.#keeper.answer(path);
  }

  #rests(): boolean {
    return this.client.isFetching() === 0 && this.client.isMutating() === 0;
  }

  /** Waits until nothing is on its way. */
  async rest(): Promise<void> {
    for (let turns = 0; turns < 500; turns++) {
      await turn();
      if (this.#rests()) return;
    }
    throw new Error('a device never comes to rest');
  }

  /** Asks anew for all that is shown. */
  async look(): Promise<void> {
    await this.client.invalidateQueries();
    await this.rest();
  }

  /** Nobody uses it any more. */
  async erase(): Promise<void> {
    this.leave();
    await this.#database.erase();
  }

  /** Nobody uses it any more, and nothing of it is on its way. */
  async end(): Promise<void> {
    await this.erase();
    for (const page of [...this.#rested, this.page]) putBack(page);
  }
}
