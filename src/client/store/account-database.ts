import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Unsent } from './unsent.ts';

/** An object as the feed tells it. */
export type Row = { id: string };
/** What a page of the feed tells of each kind. */
export type FeedChanges = Record<string, { rows: readonly Row[]; gone: readonly string[] }>;

/** Who holds a name, where the browser has no locks; until when, in epoch milliseconds. */
interface Lease {
  holder: string;
  until: number;
}

interface Kept extends DBSchema {
  /** Every object of the account, by kind and id. */
  rows: { key: [kind: string, id: string]; value: Row };
  /** How far the feed was read. */
  feed: { key: 'cursor' | 'read'; value: string | number };
  leases: { key: string; value: Lease };
  /** Changes that the server has not answered, by their number. */
  unsent: { key: number; value: KeptChange };
  /** Changes that it made, and of which the feed has not told yet. */
  answered: { key: number; value: KeptChange };
  /** Changes that it refused when nobody was there to hear it. */
  refused: { key: number; value: Refused };
  /** The last answer to each question that is remembered, by its path. */
  answers: { key: string; value: Answer };
}

/** What was answered, and to which question. */
interface Answer {
  key: readonly unknown[];
  answer: unknown;
}

type KeptChange = Omit<Unsent, 'number'>;

/** What the server said of a change. */
interface Outcome {
  number: number;
  isMade: boolean;
  /** Why it was refused, where nobody heard it. */
  reason?: string | undefined;
}

/** A change that the server refused for good, and its words. */
export interface Refused extends Unsent {
  reason: string;
}

const VERSION = 4;
/** Changes that go out in one batch. */
export const BATCH = 100;
const PREFIX = 'takt:';

const nameOf = (userId: string) => PREFIX + userId;

/** What one account keeps on this device. A connection that the browser closed by itself is opened again with the next use. */
export class AccountDatabase {
  readonly #name: string;
  #opening: Promise<IDBPDatabase<Kept>> | undefined;
  /** True once it was deleted, or is another version's: this page is then without it until it is loaded anew. */
  #gone = false;

  constructor(userId: string) {
    this.#name = nameOf(userId);
  }

  /** All rows of a kind. */
  async rows(kind: string): Promise<Row[]> {
    return (await this.#open()).getAll('rows', everyOf(kind));
  }

  /** The cursor up to which rows are kept; undefined before the first page. */
  async cursor(): Promise<string | undefined> {
    return (await (await this.#open()).get('feed', 'cursor')) as string | undefined;
  }

  /** When the feed was last read to its end, epoch milliseconds; undefined while not all of the account is here. */
  async readAt(): Promise<number | undefined> {
    return (await (await this.#open()).get('feed', 'read')) as number | undefined;
  }

  /** Notes that the feed was read to its end. */
  async noteRead(at: number): Promise<void> {
    await (await this.#open()).put('feed', at, 'read');
  }

  /**
   * Keeps a page with the cursor behind it.
   * @param since the cursor with which it was asked for; without one the page takes the place of all that was kept
   * @returns false where another window has read on meanwhile: then nothing is kept of it
   */
  async keepPage(since: string | undefined, cursor: string, changes: FeedChanges): Promise<boolean> {
    const transaction = (await this.#open()).transaction(['rows', 'feed'], 'readwrite');
    const [rows, feed] = [transaction.objectStore('rows'), transaction.objectStore('feed')];
    if (since !== undefined && (await feed.get('cursor')) !== since) return false;
    const work: Promise<unknown>[] = since === undefined ? [rows.clear(), feed.delete('read')] : [];
    for (const [kind, { rows: told, gone }] of Object.entries(changes)) {
      for (const row of told) work.push(rows.put(row, [kind, row.id]));
      for (const id of gone) work.push(rows.delete([kind, id]));
    }
    work.push(feed.put(cursor, 'cursor'));
    await Promise.all([...work, transaction.done]);
    return true;
  }

  /** Keeps changes, all or none, and answers their numbers: once it has, they outlive the page, the browser and a power cut. */
  async keepUnsent(changes: readonly KeptChange[]): Promise<number[]> {
    const transaction = (await this.#open()).transaction('unsent', 'readwrite', { durability: 'strict' });
    const adding = Promise.all(changes.map((change) => transaction.store.add(change)));
    // In this very turn: a page that is loaded anew in the next one would take what is not committed with it.
    transaction.commit();
    const [numbers] = await Promise.all([adding, transaction.done]);
    return numbers;
  }

  /** The changes that are to be sent, in order; the first ones, where it is said how many. */
  unsent(most?: number): Promise<Unsent[]> {
    return this.#changes('unsent', most);
  }

  /** Changes that the server has made, and of which the rows here may know nothing. */
  answered(): Promise<Unsent[]> {
    return this.#changes('answered', undefined);
  }

  /** Lets go of changes that the rows hold by now. */
  async dropAnswered(numbers: readonly number[]): Promise<void> {
    const transaction = (await this.#open()).transaction('answered', 'readwrite');
    await Promise.all([...numbers.map((number) => transaction.store.delete(number)), transaction.done]);
  }

  async #changes(name: 'unsent' | 'answered', most: number | undefined): Promise<Unsent[]> {
    const { store } = (await this.#open()).transaction(name);
    const [numbers, changes] = await Promise.all([store.getAllKeys(null, most), store.getAll(null, most)]);
    return changes.map((change, index) => ({ ...change, number: numbers[index]! }));
  }

  async countUnsent(): Promise<number> {
    return (await this.#open()).count('unsent');
  }

  /**
   * Lets go of changes that were answered: what was made is remembered until the feed tells of it, what was refused for a
   * `reason`, when nobody heard it, stays to be read.
   */
  async settleUnsent(outcomes: readonly Outcome[]): Promise<void> {
    const transaction = (await this.#open()).transaction(['unsent', 'answered', 'refused'], 'readwrite');
    const unsent = transaction.objectStore('unsent');
    const settle = async ({ number, isMade, reason }: Outcome) => {
      const change = await unsent.get(number);
      if (change && isMade) await transaction.objectStore('answered').put(change, number);
      if (change && reason !== undefined)
        await transaction.objectStore('refused').put({ ...change, number, reason }, number);
      await unsent.delete(number);
    };
    await Promise.all([...outcomes.map(settle), transaction.done]);
  }

  async refused(): Promise<Refused[]> {
    return (await this.#open()).getAll('refused');
  }

  async dropRefused(number: number): Promise<void> {
    await (await this.#open()).delete('refused', number);
  }

  async answers(): Promise<Answer[]> {
    return (await this.#open()).getAll('answers');
  }

  /** Keeps an answer in the place of the last one to the same question. */
  async keepAnswer(path: string, answer: Answer): Promise<void> {
    await (await this.#open()).put('answers', answer, path);
  }

  /** Takes or prolongs a lease; false while another holder has it. */
  async lease(name: string, holder: string, now: number, span: number): Promise<boolean> {
    const transaction = (await this.#open()).transaction('leases', 'readwrite');
    const held = await transaction.store.get(name);
    const free = !held || held.holder === holder || held.until <= now;
    if (free) await transaction.store.put({ holder, until: now + span }, name);
    await transaction.done;
    return free;
  }

  /** Gives a lease back. */
  async release(name: string): Promise<void> {
    await (await this.#open()).delete('leases', name);
  }

  /** Deletes all of it; windows that have it open let go of it. */
  async erase(): Promise<void> {
    this.#gone = true;
    const open = await this.#opening?.catch(() => undefined);
    open?.close();
    await deleteDB(this.#name);
  }

  async #open(): Promise<IDBPDatabase<Kept>> {
    if (this.#gone) throw new Error('The database of this account is gone');
    this.#opening ??= this.#connect();
    return this.#opening;
  }

  #connect(): Promise<IDBPDatabase<Kept>> {
    const forget = () => {
      this.#opening = undefined;
    };
    const opening = openDB<Kept>(this.#name, VERSION, {
      upgrade(database) {
        for (const store of ['rows', 'feed', 'leases', 'answered', 'refused', 'answers'] as const)
          if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
        if (!database.objectStoreNames.contains('unsent'))
          database.createObjectStore('unsent', { autoIncrement: true });
      },
      blocking: (_, __, event) => {
        this.#gone = true;
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  }
}

/** The keys of a kind: an array sorts behind every text. */
const everyOf = (kind: string) => IDBKeyRange.bound([kind], [kind, []]);
