import type { QueryClient } from '@tanstack/react-query';
import { request } from '#client/lib/call.ts';
import { isUnauthorized, NetworkError } from '#client/lib/http-error.ts';
import { withLater } from '#shared/fields.ts';
import { AccountDatabase } from './account-database.ts';
import { deviceState, noteDevice } from './device-state.ts';
import { type FeedPage, follow } from './follow.ts';
import { dropHastyNotes } from './hasty-notes.ts';
import { oneWindowAtATime } from './in-turn.ts';
import { keepAccount } from './kept-account.ts';
import type { KeptQuery } from './kept-query.ts';
import type { KeptChange, Parts, Refused, Row } from './kept-rows.ts';
import { Outbox } from './outbox.ts';
import type { FindOverruled } from './overruled.ts';
import { type Remembered, RememberedAnswers } from './remembered-answers.ts';
import { shownChanges } from './shown-changes.ts';
import type { Look } from './shown-over.ts';
import type { Outgoing, Sending, ShowUnsent, Unsent } from './unsent.ts';

/** Milliseconds that the first page has to itself. */
const FIRST_PAGE = 3000;
/** Milliseconds in which several writes are waited for, to be heard of at once. */
const PAUSE = 1000;
const PAGE = 1000;
/** Milliseconds before what could not be read is asked for again. */
const FIRST_RETRY = 1000;
const LONGEST_RETRY = 60_000;

interface Keeping {
  account: { id: string };
  client: QueryClient;
  queries: readonly KeptQuery[];
  /** What it asks the server alone, and whose last answer it remembers. */
  remembered: readonly Remembered[];
  /** What a row of each kind has of the fields that came after it was kept. */
  fresh: Readonly<Record<string, object>>;
  /** Which rows go with others. */
  parts?: Parts;
  /** How changes that are on their way are shown, by the kind of their rows. */
  shows: ReadonlyMap<string, ShowUnsent>;
  /** How they look in rows of the feed. */
  looks: readonly Look<object>[];
  /** What finds what of a change another one has overruled. */
  loadFindOverruled: () => Promise<FindOverruled>;
  /** What makes rows of the feed again, by their kinds. */
  loadGivesBack: () => Promise<(lost: ReadonlyMap<string, readonly Row[]>) => KeptChange[]>;
  /** Hears, each time that it is so, that the device has all of the account. */
  whole?: () => void;
}

const ask = async (since: string | undefined): Promise<FeedPage> => {
  const query = new URLSearchParams({ limit: String(PAGE), ...(since !== undefined && { since }) });
  return (await request('GET', `/api/changes?${query}`)).json();
};

/** What this page cannot keep any more the next one does. */
function offerNewPage(): void {
  if (!deviceState().takeUpdate) noteDevice({ takeUpdate: () => location.reload() });
}

/** Keeps an account on this device: shows what is there before the network answers, and follows the feed. */
export class AccountKeeper {
  readonly #account: { id: string };
  readonly #database: AccountDatabase;
  readonly #queries: ReadonlyMap<string, KeptQuery>;
  readonly #fresh: Readonly<Record<string, object>>;
  readonly #parts: Parts | undefined;
  readonly #client: QueryClient;
  readonly #turn: string;
  readonly #shows: ReadonlyMap<string, ShowUnsent>;
  readonly #loadGivesBack: Keeping['loadGivesBack'];
  readonly #looks: ReadonlyMap<string, Look<object>>;
  readonly #outbox: Outbox;
  readonly #answering = new Map<string, Promise<unknown>>();
  readonly #begun = Promise.withResolvers<void>();
  readonly #remembered: RememberedAnswers;
  readonly #whole: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #retryPause = FIRST_RETRY;
  #reading = false;
  #closed = false;

  constructor({
    account,
    client,
    queries,
    remembered,
    fresh,
    parts,
    shows,
    looks,
    loadFindOverruled,
    loadGivesBack,
    whole = () => {},
  }: Keeping) {
    this.#account = account;
    this.#database = new AccountDatabase(account.id, offerNewPage);
    this.#queries = new Map(queries.map((query) => [query.key[0], query]));
    this.#fresh = fresh;
    this.#parts = parts;
    this.#client = client;
    this.#shows = shows;
    this.#loadGivesBack = loadGivesBack;
    this.#whole = whole;
    this.#looks = new Map(looks.map((look) => [look.kind, look]));
    this.#outbox = new Outbox(this.#database, account.id, () => this.#catchUpIn(0), loadFindOverruled);
    this.#remembered = new RememberedAnswers(client, this.#database, remembered);
    this.#turn = `feed:${account.id}`;
  }

  /** Shows what is kept, where nothing is known yet, and reads on once the page has come to rest. */
  async begin(): Promise<void> {
    try {
      const readAt = await this.#database.readAt();
      this.#note(readAt);
      if (readAt !== undefined) await Promise.all([...this.#queries.values()].map((query) => this.#show(query)));
      await this.#outbox.begin(this.#shows);
      await this.#remembered.begin();
    } catch (error) {
      console.debug('device', error);
      noteDevice({ keeps: false });
    }
    this.#begun.resolve();
    this.#catchUpIn(FIRST_PAGE);
  }

  /** Rows of a kind, as whole as one of today, with what is unsent of them. Throws before the device has all of the account. */
  readonly rowsOf = async <R extends Row>(kind: string): Promise<readonly R[]> => {
    // All asked for at once: each would wait for the one before it. What is sent meanwhile may be in both of the last two.
    const [readAt, kept, unsent, answered] = await Promise.all([
      this.#database.readAt(),
      this.#database.rows(kind),
      this.#database.unsent(),
      this.#database.answered(),
    ]);
    if (readAt === undefined) throw new Error('Not all of the account is kept yet');
    let rows: readonly object[] = this.#asToday(kind, kept);
    for (const { kind: of, change } of [...answered, ...unsent])
      rows = this.#looks.get(of)?.inRows?.(rows, change, kind) ?? rows;
    return rows as readonly R[];
  };

  /** What the device answers to a question; undefined where that is not kept. Those who ask at the same time are answered once. */
  readonly answer = (path: string): Promise<unknown> => {
    const known = this.#answering.get(path);
    if (known) return known;
    const answering = Promise.resolve(this.#queries.get(path)?.answer(this.rowsOf)).finally(() =>
      this.#answering.delete(path),
    );
    this.#answering.set(path, answering);
    return answering;
  };

  /** Keeps changes until the server has them. */
  keepUnsent(outgoing: readonly Outgoing[]): Promise<Sending[]> {
    return this.#outbox.keep(outgoing);
  }

  /** Keeps changes and shows them as if another page had made them. */
  async keepShown(outgoing: readonly Outgoing[]): Promise<void> {
    const sendings = await this.#outbox.keep(outgoing);
    const kinds = Map.groupBy(outgoing.keys(), (at) => outgoing[at]!.kind);
    for (const [kind, places] of kinds) {
      const left = [...places].map((at) => ({ change: outgoing[at]!.change, answer: sendings[at]!.last }));
      this.#shows.get(kind)?.(left);
    }
  }

  /** Changes that the server refused when nobody was there to hear it. */
  refused(): Promise<Refused[]> {
    return this.#database.refused();
  }

  async dropRefused(number: number): Promise<void> {
    await this.#database.dropRefused(number);
    await this.#outbox.count();
  }

  /** All that signing out would lose. */
  async unsaved(): Promise<Unsent[]> {
    return [...(await this.#database.unsent()), ...(await this.#database.refused())];
  }

  /** Sends now what the server has not heard, once what pages that are gone left is taken up. */
  async send(): Promise<void> {
    await this.#begun.promise;
    await this.#outbox.send();
  }

  /** Sends and reads what there is, now. */
  async exchange(): Promise<void> {
    await this.send();
    await this.catchUp();
  }

  /** Reads on in a moment, unless that is as far as it was read. */
  async catchUpSoon(cursor: string | undefined): Promise<void> {
    if (cursor === undefined || (await this.#database.cursor()) !== cursor) this.#catchUpIn(PAUSE);
  }

  /** Reads the feed to its end; that it could not be read is told by the state of the device alone, and it is tried again. */
  async catchUp(): Promise<void> {
    clearTimeout(this.#retry);
    this.#reading = true;
    try {
      await oneWindowAtATime(this.#database, this.#turn, async (stay) => {
        const answered = await this.#database.answered();
        await follow(this.#database, ask, stay, this.#parts);
        await this.#database.dropAnswered(answered.map(({ number }) => number));
        await this.#giveBack();
      });
      await this.#outbox.caughtUp();
      this.#note(Date.now());
      await this.#remembered.ask();
      this.#retryPause = FIRST_RETRY;
    } catch (error) {
      console.debug('device', error);
      if (error instanceof DOMException) noteDevice({ keeps: false });
      // The channel tells of a network that is back, and a sign-in begins anew.
      else if (!(error instanceof NetworkError) && !isUnauthorized(error)) this.#tryAgain();
    } finally {
      this.#reading = false;
    }
  }

  #tryAgain(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.catchUp(), this.#retryPause * (0.5 + Math.random() / 2));
    this.#retryPause = Math.min(LONGEST_RETRY, this.#retryPause * 2);
  }

  /** Rows with the fields that came after they were kept. */
  #asToday(kind: string, rows: readonly Row[]): Row[] {
    const fresh = this.#fresh[kind] ?? {};
    return rows.map((row) => withLater(row, fresh) as Row);
  }

  /** Where the server's database is a copy of an earlier one, it is given what it lost. */
  async #giveBack(): Promise<void> {
    const lost = await this.#database.lost();
    if (!lost) return;
    const whole = [...lost].map(([kind, rows]) => [kind, this.#asToday(kind, rows)] as const);
    const givesBack = await this.#loadGivesBack();
    await this.#database.giveBack(givesBack(new Map(whole)));
    await this.#outbox.sendAgain();
    void this.#client.invalidateQueries();
  }

  async erase(): Promise<void> {
    this.close();
    dropHastyNotes(this.#account.id);
    await this.#database.erase();
  }

  close(): void {
    this.#closed = true;
    this.#outbox.close();
    this.#remembered.close();
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
  }

  /** Notes up to when the device has all of the account: from then on it can be opened before the server says whose it is. */
  #note(readAt: number | undefined): void {
    noteDevice({ keeps: true, readAt });
    if (readAt === undefined || this.#closed) return;
    void keepAccount(this.#account);
    this.#whole();
  }

  async #show({ key, parts = [] }: KeptQuery): Promise<void> {
    // What was noted for the first drawing is no younger than the rows, and is asked for again.
    const isKnown = () =>
      [key, ...parts].some((known) => {
        const state = this.#client.getQueryState(known);
        return state?.data !== undefined && !state.isInvalidated;
      });
    if (isKnown()) return;
    const answer = await this.answer(key[0]);
    if (answer === undefined || isKnown() || this.#closed) return;
    this.#client.setQueryData(key, shownChanges(this.#client).over(key, answer, { held: new Set() }));
    // What the server says of it is asked for all the same.
    await this.#client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  }

  #catchUpIn(pause: number): void {
    if (this.#closed || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#reading) this.#catchUpIn(PAUSE);
      else void this.catchUp();
    }, pause);
  }
}
