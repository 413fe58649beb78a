import { hashKey, partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Look, type Shown, type Source, showOver } from './shown-over.ts';

/** What was answered, and what of the changes it tells. */
interface Ground {
  key: QueryKey;
  answer: unknown;
  made: number;
  held: ReadonlySet<Shown>;
}

const NONE: ReadonlySet<Shown> = new Set();

const isOf = (look: Look<object>, key: QueryKey) => look.keys.some((start) => partialMatchKey(key, start));

/**
 * The server's answers and, over them, the changes on their way. The two are kept apart, so that a refused change is taken back
 * alone, whatever was changed before and after it; each may be applied to what holds it already.
 */
export class ShownChanges {
  readonly #client: QueryClient;
  #shown: readonly Shown[] = [];
  readonly #grounds = new Map<string, Ground>();
  readonly #stale = new Set<Look<object>>();
  #made = 0;

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** How many changes the server has made: to be noted when it is asked. */
  get made(): number {
    return this.#made;
  }

  /** The changes that the device's rows tell of: to be noted when it is asked. */
  get held(): ReadonlySet<Shown> {
    return new Set(this.#shown.filter(({ inRows, made }) => inRows && made === undefined));
  }

  /** Shows a change at once. */
  begin<C extends object>(look: Look<C>, change: C): Shown {
    return this.beginAll(look, [change])[0]!;
  }

  /** Shows changes at once, and draws them together. */
  beginAll<C extends object>(look: Look<C>, changes: readonly C[]): Shown[] {
    const drawn = look as Look<object>;
    const all = changes.map((change): Shown => ({ look: drawn, change }));
    this.#adopt(drawn);
    this.#shown = [...this.#shown, ...all];
    this.#draw(drawn);
    return all;
  }

  /** The device keeps a change: what it tells of others by its rows is asked of it. */
  keep(shown: Shown): void {
    if (!shown.look.inRows) return;
    shown.inRows = true;
    this.#askAgain(shown.look);
  }

  /** The server has made a change: it is shown until answers to later questions say what became of it. */
  lift(shown: Shown): void {
    shown.made = ++this.#made;
    this.#askAgain(shown.look);
  }

  /** Takes back a change that was refused. */
  refuse(shown: Shown): void {
    this.#shown = this.#shown.filter((other) => other !== shown);
    this.#draw(shown.look);
    this.#askAgain(shown.look);
  }

  /** What is shown of an answer. */
  over<T>(key: QueryKey, answer: T, source: Source): T {
    if (!this.#shown.some(({ look }) => isOf(look, key))) return answer;
    const hash = hashKey(key);
    const before = this.#grounds.get(hash)?.made ?? 0;
    const ground = { key, answer, made: before, held: NONE, ...source };
    this.#grounds.set(hash, ground);
    this.#forget();
    return this.#fold(ground) as T;
  }

  /** Asks anew for all that shows changes of a kind, once for several. */
  #askAgain(look: Look<object>): void {
    if (this.#stale.size === 0) setTimeout(() => this.#invalidate());
    this.#stale.add(look);
  }

  #invalidate(): void {
    const keys = new Set([...this.#stale].flatMap((look) => look.keys));
    this.#stale.clear();
    for (const queryKey of keys) void this.#client.invalidateQueries({ queryKey });
  }

  /** What came without being asked for is the ground like an answer. */
  #adopt(look: Look<object>): void {
    for (const { queryKey, queryHash, state } of this.#queriesOf(look)) {
      if (state.data === undefined || this.#grounds.has(queryHash)) continue;
      this.#grounds.set(queryHash, { key: queryKey, answer: state.data, made: this.#made, held: NONE });
    }
  }

  #draw(look: Look<object>): void {
    for (const query of this.#queriesOf(look)) {
      const ground = this.#grounds.get(query.queryHash);
      if (!ground) continue;
      const { dataUpdatedAt, isInvalidated } = query.state;
      this.#client.setQueryData(query.queryKey, this.#fold(ground), { updatedAt: dataUpdatedAt });
      // What was to be asked for again still is.
      if (isInvalidated) query.invalidate();
    }
    this.#forget();
  }

  #queriesOf(look: Look<object>) {
    return look.keys.flatMap((queryKey) => this.#client.getQueryCache().findAll({ queryKey }));
  }

  #fold({ key, answer, made, held }: Ground): unknown {
    return this.#shown.reduce((shown, each) => {
      const isTold = held.has(each) || (each.made !== undefined && each.made <= made);
      return isTold || !isOf(each.look, key) ? shown : each.look.inAnswer(shown, each.change, key);
    }, answer);
  }

  /** Lets go of changes of which every answer tells, and of answers over which nothing is shown. */
  #forget(): void {
    for (const [hash] of this.#grounds) if (!this.#client.getQueryCache().get(hash)) this.#grounds.delete(hash);
    const grounds = [...this.#grounds.values()];
    this.#shown = this.#shown.filter(
      ({ look, made }) => made === undefined || grounds.some((ground) => ground.made < made && isOf(look, ground.key)),
    );
    for (const [hash, { key }] of this.#grounds)
      if (!this.#shown.some(({ look }) => isOf(look, key))) this.#grounds.delete(hash);
  }
}

const all = new WeakMap<QueryClient, ShownChanges>();

/** The changes that are shown in a query client. */
export function shownChanges(client: QueryClient): ShownChanges {
  const known = all.get(client);
  if (known) return known;
  const begun = new ShownChanges(client);
  all.set(client, begun);
  showOver(client, begun);
  return begun;
}
