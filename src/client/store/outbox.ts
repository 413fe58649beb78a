import { clientId } from '#client/lib/client-id.ts';
import { tellCommonFailure } from '#client/lib/failure.ts';
import { HttpError, isUnauthorized } from '#client/lib/http-error.ts';
import { serverTime } from '#client/lib/server-clock.ts';
import { succeeded } from '#client/lib/told-failures.ts';
import type { ErrorBody } from '#shared/errors.ts';
import type { AccountDatabase } from './account-database.ts';
import { noteDevice } from './device-state.ts';
import { FORSAKEN, hastyNotes } from './hasty-notes.ts';
import { oneWindowAtATime } from './in-turn.ts';
import { type FindOverruled, overruledBy } from './overruled.ts';
import { askToPersist } from './persistence.ts';
import { type Answered, RESTORED, refusalOf, sendPortion, withGone } from './send-portion.ts';
import { late, thingsOf } from './stuck.ts';
import type { Outgoing, Sending, Sent, ShowUnsent, Unsent } from './unsent.ts';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/** Milliseconds in which another window has told of an answer. */
const TOLD = 2000;
/** Answers that a window remembers. */
const ANSWERS = 500;

/** What windows tell each other: changes that were made, and answers. */
type News = { made: number[] } | { answered: Answered[] };

interface Waiting {
  first: PromiseWithResolvers<Sent>;
  last: PromiseWithResolvers<unknown>;
}

/** Of what nobody waits for: it may find that the account has gone from the device meanwhile. */
const aside = (work: Promise<unknown>) => void work.catch((error) => console.debug('outbox', error));

/** Changes on their way to the server, in the order in which they were made, whichever window sends them. */
export class Outbox {
  readonly #database: AccountDatabase;
  readonly #userId: string;
  readonly #turn: string;
  readonly #lost: () => void;
  readonly #loadFindOverruled: () => Promise<FindOverruled>;
  readonly #channel: BroadcastChannel | undefined;
  readonly #waiting = new Map<number, Waiting>();
  /** Numbers of changes whose makers know that they are kept for later. */
  readonly #held = new Set<number>();
  /** Answers by the numbers of their changes: another window may tell of one before its maker waits for it, or of its making late. */
  readonly #answered = new Map<number, Answered>();
  /** Changes of earlier pages that were made, and that are shown until the rows hold them. */
  readonly #untold = new Map<number, Pick<Waiting, 'last'>>();
  readonly #shows = new Map<string, ShowUnsent>();
  #sending: Promise<void> | undefined;
  #again = false;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** Those that a server within reach has not taken for long. */
  #late: readonly Unsent[] = [];
  #closed = false;

  /** @param lost told where the server has less than this device knows of */
  constructor(
    database: AccountDatabase,
    userId: string,
    lost = () => {},
    loadFindOverruled = async (): Promise<FindOverruled> => () => undefined,
  ) {
    this.#database = database;
    this.#lost = lost;
    this.#loadFindOverruled = loadFindOverruled;
    this.#userId = userId;
    this.#turn = `outbox:${userId}`;
    this.#channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(this.#turn) : undefined;
    if (this.#channel) this.#channel.onmessage = ({ data }) => aside(this.#hear(data as News));
    addEventListener('online', this.send);
  }

  /** Shows what is unsent of before, and sends it. */
  async begin(shows: ReadonlyMap<string, ShowUnsent>): Promise<void> {
    for (const [kind, show] of shows) this.#shows.set(kind, show);
    this.#showAnswered(await this.#database.answered());
    await this.#takeUp();
    // By then a note of a window that was closed is anybody's.
    this.#later = setTimeout(() => aside(this.#takeUp()), FORSAKEN);
  }

  /** Shows and sends what pages that are gone left. */
  async #takeUp(): Promise<void> {
    if (this.#closed) return;
    await this.#keepNotes();
    this.#show(await this.#database.unsent());
    void this.send();
  }

  /** Shows and sends what the server had made and lost. */
  async sendAgain(): Promise<void> {
    const unsent = await this.#database.unsent();
    for (const { number, again } of unsent) if (again) this.#answered.delete(number);
    this.#show(unsent);
    void this.send();
  }

  /** The rows have come up to the server's: what they hold by now is no longer shown over them. */
  async caughtUp(): Promise<void> {
    const left = new Set((await this.#database.answered()).map(({ number }) => number));
    for (const [number, { last }] of this.#untold) {
      if (left.has(number)) continue;
      this.#untold.delete(number);
      last.resolve(undefined);
    }
  }

  /** Keeps what pages that are gone had no time to keep; what they had, and it was only not told, is known by its keys. */
  async #keepNotes(): Promise<void> {
    for (const { changes, forget } of hastyNotes(this.#userId)) {
      const known = new Set((await this.#database.unsent()).map(({ key }) => key));
      await this.#database.keepUnsent(changes.filter(({ key }) => !known.has(key)));
      forget();
    }
  }

  /** Keeps changes on the device, all or none, and begins to send them. */
  async keep(outgoing: readonly Outgoing[]): Promise<Sending[]> {
    const at = serverTime();
    const numbers = await this.#database.keepUnsent(outgoing.map((each) => ({ at, ...each, by: clientId })));
    const waiting = numbers.map((number) => this.#wait(number));
    for (const number of numbers) {
      const answer = this.#answered.get(number);
      if (answer) this.#settle(answer);
    }
    this.#tell({ made: numbers });
    aside(this.count());
    void this.send();
    return waiting.map(({ first, last }) => ({ first: () => first.promise, last: last.promise }));
  }

  /** Sends what there is, now. @returns when that was tried: what did not get through stays, and is tried again */
  readonly send = async (): Promise<void> => {
    if (this.#closed) return;
    this.#again = true;
    this.#sending ??= this.#sendAll();
    await this.#sending;
  };

  async #sendAll(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      while (this.#again) {
        this.#again = false;
        await oneWindowAtATime(this.#database, this.#turn, async (stay) => {
          while (await this.#sendSome(stay));
        });
      }
      this.#pause = FIRST_PAUSE;
      this.#late = [];
    } catch (error) {
      console.debug('outbox', error);
      if (isUnauthorized(error)) tellCommonFailure(error);
      if (error instanceof HttpError && error.status === RESTORED) this.#lost();
      if (error instanceof HttpError) this.#late = late(await this.#database.unsent(), serverTime());
      this.#hold();
    } finally {
      this.#sending = undefined;
      aside(this.count());
    }
  }

  /** Tells how much is unsent, and how much was refused. */
  async count(): Promise<void> {
    const [unsent, refused] = await Promise.all([this.#database.countUnsent(), this.#database.refused()]);
    noteDevice({ unsent, refused: refused.length, stuck: thingsOf([...refused, ...this.#late]) });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#later);
    removeEventListener('online', this.send);
    this.#channel?.close();
  }

  /** @returns whether there may be more to send */
  async #sendSome(stay: () => Promise<unknown>): Promise<boolean> {
    await stay();
    const { unsent, cursor, isRestoring, copies } = await this.#database.outgoing();
    if (isRestoring) throw new Error('What the server lost is not known yet');
    if (unsent.length === 0) this.#missAnswers();
    if (unsent.length === 0 || this.#closed) return false;
    const isFresh = ({ number }: { number: number }) => this.#isFresh(number);
    const answers = (await sendPortion(unsent, isFresh, cursor)).map((answer, index) =>
      isFresh(answer) ? answer : withGone(unsent[index]!, answer),
    );
    const overruled = await Promise.all(
      answers.map((answer, index) => overruledBy(this.#loadFindOverruled, unsent[index]!, answer)),
    );
    await this.#database.settleUnsent(
      answers.map((answer, index) => ({
        number: answer.number,
        isMade: answer.status < 400,
        reason: this.#unheard(answer),
        overruled: overruled[index],
      })),
      copies,
    );
    this.#tell({ answered: answers });
    for (const answer of answers) this.#settle(answer);
    return true;
  }

  /** Made in this window, which has not yet been told that it is kept for later. */
  #isFresh(number: number): boolean {
    return this.#waiting.has(number) && !this.#held.has(number);
  }

  /** Why a change was refused, where nobody waits to hear it. */
  #unheard({ number, status, body }: Answered): string | undefined {
    if (status < 400 || this.#isFresh(number)) return undefined;
    return (body as ErrorBody | null)?.message ?? String(status);
  }

  /** Nothing gets through: whoever waits is told that what they said is kept, and it is tried again. */
  #hold(): void {
    for (const [number, { first }] of this.#waiting) {
      this.#held.add(number);
      first.resolve('kept');
    }
    if (this.#closed) return;
    void askToPersist();
    this.#timer = setTimeout(this.send, this.#pause * (0.5 + Math.random() / 2));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  /** Nothing is unsent: what is still waited for was answered to a window that may be gone before it tells of it. */
  #missAnswers(): void {
    for (const [number, { first }] of this.#waiting) {
      const settle = () => {
        first.resolve('kept');
        this.#settle({ number, status: 200, body: undefined });
      };
      setTimeout(settle, TOLD);
    }
  }

  #settle(answer: Answered): void {
    this.#answered.set(answer.number, answer);
    if (this.#answered.size > ANSWERS) this.#answered.delete(this.#answered.keys().next().value!);
    const waiting = this.#waiting.get(answer.number);
    if (!waiting) return;
    this.#waiting.delete(answer.number);
    const { first, last } = waiting;
    if (answer.status < 400) {
      if (answer.call !== undefined) succeeded(answer.call);
      first.resolve({ body: answer.body });
      last.resolve(answer.body);
    } else {
      first.reject(refusalOf(answer));
      last.reject(refusalOf(answer));
    }
  }

  #wait(number: number): Waiting {
    const waiting = { first: Promise.withResolvers<Sent>(), last: Promise.withResolvers<unknown>() };
    // Not everybody listens to both.
    waiting.first.promise.catch(() => undefined);
    waiting.last.promise.catch(() => undefined);
    this.#waiting.set(number, waiting);
    return waiting;
  }

  #show(unsent: readonly Unsent[]): void {
    const news = unsent.filter(({ number }) => !this.#waiting.has(number) && !this.#answered.has(number));
    this.#showLeft(news, (number) => {
      this.#held.add(number);
      return this.#wait(number);
    });
  }

  #showAnswered(answered: readonly Unsent[]): void {
    this.#showLeft(answered, (number) => {
      const untold = { last: Promise.withResolvers<unknown>() };
      this.#untold.set(number, untold);
      return untold;
    });
  }

  #showLeft(left: readonly Unsent[], wait: (number: number) => Pick<Waiting, 'last'>): void {
    for (const [kind, changes] of Map.groupBy(left, (each) => each.kind))
      this.#shows.get(kind)?.(changes.map(({ number, change }) => ({ change, answer: wait(number).last.promise })));
  }

  #tell(news: News): void {
    if (!this.#closed) this.#channel?.postMessage(news);
  }

  async #hear(news: News): Promise<void> {
    if ('answered' in news) for (const answer of news.answered) this.#settle(answer);
    else this.#show((await this.#database.unsent()).filter(({ number }) => news.made.includes(number)));
    await this.count();
  }
}
