import { deleteDB, type IDBPDatabase, openDB, unwrap } from 'idb';
import type { Answer, FeedChanges, Kept, KeptChange, Parts, Refused, Row } from './kept-rows.ts';
import { giveUpWhenLeft } from './leaving-page.ts';
import type { Overruled } from './overruled.ts';
import type { Unsent } from './unsent.ts';

/** What the server said of a change. */
interface Outcome {
  number: number;
  isMade: boolean;
  /** Why it was refused, where nobody heard it. */
  reason?: string | undefined;
  /** What of it a later change has overruled: kept as what was refused is. */
  overruled?: Overruled | undefined;
}

const VERSION = 5;
/** Milliseconds for which a change that was made can be made again: backups are younger, and its key is known for longer. */
const REMEMBERED = 30 * 24 * 3_600_000;
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

  readonly #outdated: () => void;

  /** @param outdated told where a later version of the app has taken the database over */
  constructor(userId: string, outdated = () => {}) {
    this.#name = nameOf(userId);
    this.#outdated = outdated;
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
  async keepPage(since: string | undefined, cursor: string, changes: FeedChanges, parts: Parts = {}): Promise<boolean> {
    const transaction = (await this.#open()).transaction(['rows', 'feed'], 'readwrite');
    const [rows, feed] = [transaction.objectStore('rows'), transaction.objectStore('feed')];
    if (since !== undefined && (await feed.get('cursor')) !== since) return false;
    const work: Promise<unknown>[] = since === undefined ? [rows.clear(), feed.delete('read')] : [];
    for (const [kind, { rows: told, gone }] of Object.entries(changes)) {
      for (const row of told) work.push(rows.put(row, [kind, row.id]));
      const part = parts[kind];
      for (const id of gone) {
        work.push(rows.delete([kind, id]));
        if (part) work.push(rows.delete(IDBKeyRange.bound([part, `${id}:`], [part, `${id};`])));
      }
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

  /**
   * What may be sent now: the first changes, and up to where this device knows the account. Nothing while what is lost is not known.
   * `copies` says how often a copy was put in the place of the server's database so far.
   */
  async outgoing(): Promise<{ unsent: Unsent[]; cursor: string | undefined; isRestoring: boolean; copies: number }> {
    const transaction = (await this.#open()).transaction(['unsent', 'feed']);
    const [unsent, feed] = [transaction.objectStore('unsent'), transaction.objectStore('feed')];
    const [numbers, changes, cursor, restoring, copies] = await Promise.all([
      unsent.getAllKeys(null, BATCH),
      unsent.getAll(null, BATCH),
      feed.get('cursor') as Promise<string | undefined>,
      feed.get('restoring'),
      copiesOf(feed),
    ]);
    return { unsent: numbered(numbers, changes), cursor, isRestoring: restoring !== undefined, copies };
  }

  /** The changes that are to be sent, in order. */
  unsent(): Promise<Unsent[]> {
    return this.#changes('unsent');
  }

  /** Changes that the server has made, and of which the rows here may know nothing. */
  answered(): Promise<Unsent[]> {
    return this.#changes('answered');
  }

  /** Shows changes that the rows hold by now no longer over them, and remembers them for some weeks. */
  async dropAnswered(numbers: readonly number[]): Promise<void> {
    const transaction = (await this.#open()).transaction(['answered', 'made'], 'readwrite');
    const [answered, made] = [transaction.objectStore('answered'), transaction.objectStore('made')];
    for (const number of numbers) {
      const change = await answered.get(number);
      if (change) await made.put(change, number);
      await answered.delete(number);
    }
    let oldest = await made.openCursor();
    while (oldest && oldest.value.at < Date.now() - REMEMBERED) {
      await oldest.delete();
      oldest = await oldest.continue();
    }
    await transaction.done;
  }

  /** Puts the rows aside, and all that was made back to what is unsent, in its old order and under its old keys. */
  async setAside(): Promise<void> {
    const stores = ['rows', 'feed', 'aside', 'unsent', 'answered', 'made'] as const;
    const transaction = (await this.#open()).transaction(stores, 'readwrite', { durability: 'strict' });
    const [rows, feed] = [transaction.objectStore('rows'), transaction.objectStore('feed')];
    const isWhole = (await feed.get('read')) !== undefined;
    const keys = isWhole ? await rows.getAllKeys() : [];
    for (const [at, row] of (isWhole ? await rows.getAll() : []).entries())
      await transaction.objectStore('aside').put(row, keys[at]!);
    for (const name of ['made', 'answered'] as const) {
      const store = transaction.objectStore(name);
      const [numbers, changes] = await Promise.all([store.getAllKeys(), store.getAll()]);
      for (const [at, change] of changes.entries())
        await transaction.objectStore('unsent').put({ ...change, again: true }, numbers[at]!);
      await store.clear();
    }
    await feed.delete('read');
    await feed.put(1, 'restoring');
    await feed.put((await copiesOf(feed)) + 1, 'copies');
    await transaction.done;
  }

  /** What was put aside and the server has no more, by kind; undefined where nothing was put aside. */
  async lost(): Promise<Map<string, Row[]> | undefined> {
    const transaction = (await this.#open()).transaction(['rows', 'feed', 'aside']);
    if ((await transaction.objectStore('feed').get('restoring')) === undefined) return undefined;
    const aside = transaction.objectStore('aside');
    const [keys, held, there] = await Promise.all([
      aside.getAllKeys(),
      aside.getAll(),
      transaction.objectStore('rows').getAllKeys(),
    ]);
    const known = new Set(there.map(String));
    const lost = new Map<string, Row[]>();
    for (const [at, key] of keys.entries())
      if (!known.has(String(key))) lost.set(key[0], [...(lost.get(key[0]) ?? []), held[at]!]);
    return lost;
  }

  /** Keeps changes ahead of all others: with them, and what was put back, the server has what it lost. */
  async giveBack(changes: readonly KeptChange[]): Promise<void> {
    const stores = ['feed', 'aside', 'unsent'] as const;
    const transaction = (await this.#open()).transaction(stores, 'readwrite', { durability: 'strict' });
    const unsent = transaction.objectStore('unsent');
    const first = Math.min(0, ...(await unsent.getAllKeys(null, 1))) - changes.length;
    for (const [at, change] of changes.entries()) await unsent.put(change, first + at);
    await transaction.objectStore('aside').clear();
    await transaction.objectStore('feed').delete('restoring');
    await transaction.done;
  }

  async #changes(name: 'unsent' | 'answered'): Promise<Unsent[]> {
    const { store } = (await this.#open()).transaction(name);
    return numbered(...(await Promise.all([store.getAllKeys(), store.getAll()])));
  }

  async countUnsent(): Promise<number> {
    return (await this.#open()).count('unsent');
  }

  /**
   * Lets go of changes that were answered: what was made is remembered until the feed tells of it, what was refused for a
   * `reason`, when nobody heard it, stays to be read. What was made in a database in whose place a copy was put since is sent again.
   * @param copies as `outgoing` said when they were sent
   */
  async settleUnsent(outcomes: readonly Outcome[], copies: number): Promise<void> {
    const transaction = (await this.#open()).transaction(['unsent', 'answered', 'refused', 'feed'], 'readwrite');
    const unsent = transaction.objectStore('unsent');
    const isLost = (await copiesOf(transaction.objectStore('feed'))) !== copies;
    const settle = async ({ number, isMade, reason, overruled }: Outcome) => {
      const change = await unsent.get(number);
      if (change && isMade && isLost) {
        await unsent.put({ ...change, again: true }, number);
        return;
      }
      if (change && isMade) await transaction.objectStore('answered').put(change, number);
      if (change && (overruled || reason !== undefined))
        await transaction.objectStore('refused').put({ ...change, ...overruled, number, reason: reason ?? '' }, number);
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
        for (const store of ['rows', 'feed', 'aside', 'leases', 'answered', 'made', 'refused', 'answers'] as const)
          if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
        if (!database.objectStoreNames.contains('unsent'))
          database.createObjectStore('unsent', { autoIncrement: true });
      },
      blocking: (_, next, event) => {
        this.#gone = true;
        (event.target as IDBDatabase).close();
        if (next !== null) this.#outdated();
      },
      terminated: forget,
    });
    opening.then((database) => giveUpWhenLeft(unwrap(database)), forget);
    return opening;
  }
}

/** The keys of a kind: an array sorts behind every text. */
const everyOf = (kind: string) => IDBKeyRange.bound([kind], [kind, []]);

/** How often a copy was put in the place of the server's database. */
const copiesOf = async (feed: { get(name: 'copies'): Promise<string | number | undefined> }) =>
  Number((await feed.get('copies')) ?? 0);

const numbered = (numbers: readonly number[], changes: readonly KeptChange[]): Unsent[] =>
  changes.map((change, at) => ({ ...change, number: numbers[at]! }));
