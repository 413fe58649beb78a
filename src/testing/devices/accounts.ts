import { copyDatabase, createTestDatabase, putDatabaseBack, type TestDatabase } from '../server/database.ts';
import { type OpenTestApp, openTestApp, type TestUser } from '../server/test-app.ts';
import { askingOnce } from './asking-once.ts';

/** An account, as the server has it that runs now; nobody answers while none does. */
export interface Account {
  user: TestUser | undefined;
}

/** A server that is restarted now and then, and accounts on it. */
export class Accounts {
  readonly #database: TestDatabase;
  #server: OpenTestApp;
  /** The next account: its password is hashed while somebody else still is at theirs. */
  #next: Promise<TestUser>;

  static async open(): Promise<Accounts> {
    const database = await createTestDatabase({ isFleeting: true });
    return new Accounts(database, await openTestApp(database));
  }

  private constructor(database: TestDatabase, server: OpenTestApp) {
    this.#database = database;
    this.#server = server;
    this.#next = server.user();
  }

  /** An account of its own. */
  async take(): Promise<Account & { user: TestUser }> {
    const user = this.#here(await this.#next);
    this.#next = this.#server.user();
    return { user };
  }

  /** The server stops, answers what is under way, and begins anew, where it is said with another state of its database. */
  async restart(account: Account, between = async () => {}): Promise<void> {
    await this.#next;
    const { user } = account;
    account.user = undefined;
    await this.#server.close();
    await between();
    this.#server = await openTestApp(this.#database);
    account.user = this.#here(user!);
  }

  /** The database is copied, to be put back some time. */
  backUp(account: Account): Promise<void> {
    return this.restart(account, () => copyDatabase(this.#database));
  }

  /** The copy takes the place of the database: what was written since is lost. */
  restore(account: Account): Promise<void> {
    return this.restart(account, () => putDatabaseBack(this.#database));
  }

  async close(): Promise<void> {
    await this.#next;
    await this.#server.close();
    await this.#database.remove();
  }

  /** Somebody who is signed in, at the server that runs now. */
  #here({ id, email, cookie }: TestUser): TestUser {
    return askingOnce(Object.assign(this.#server.visitor(), { id, email, cookie }));
  }
}
