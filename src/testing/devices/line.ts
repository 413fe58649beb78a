import type { Answer, TestUser } from '../server/test-app.ts';

/** What befalls a request on its way. */
export type Fate =
  /** It comes through. */
  | 'whole'
  /** It never reaches the server. */
  | 'cut'
  /** The server does it, and the answer is lost. */
  | 'unanswered'
  /** It reaches the server twice. */
  | 'twice'
  /** Whoever sent it hears nothing, and it reaches the server later, behind what was sent after it. */
  | 'late'
  /** Its answer comes behind those of what was asked after it. */
  | 'slow';

interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** What devices ask ahead, and nothing that is done here touches. */
const UNTOUCHED = ['/api/chat/history', '/api/calendar-events'];

/** The line of one device to the server. */
export class Line {
  online = true;
  /** What befalls the next requests, one after another; what comes behind them is whole. */
  fates: Fate[] = [];
  readonly #user: () => TestUser | undefined;
  #late: Request[] = [];
  #slow: (() => void)[] = [];
  readonly #underWay = new Set<Promise<Answer>>();
  #page = 0;
  #calm = false;

  /** @param user calls the server; nobody while there is none */
  constructor(user: () => TestUser | undefined) {
    this.#user = user;
  }

  /** The page is gone: no answer reaches it. */
  drop(): void {
    this.#page++;
    this.settle();
  }

  async fetch(url: string, init: RequestInit): Promise<Response> {
    const page = this.#page;
    const answer = await this.#send({
      method: init.method ?? 'GET',
      path: url,
      headers: init.headers as Record<string, string>,
      body: init.body === undefined || init.body === null ? undefined : String(init.body),
    });
    if (page !== this.#page) throw new TypeError('nobody hears the answer');
    const { status, headers, body } = answer;
    return new Response(status === 204 || status === 304 ? null : JSON.stringify(body), {
      status,
      headers: Object.entries({ ...headers, date: new Date().toUTCString() }).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    });
  }

  async #send(request: Request): Promise<Answer> {
    const fate = this.online ? (this.fates.shift() ?? 'whole') : 'cut';
    if (fate === 'late') this.#late.push(request);
    if (fate === 'cut' || fate === 'late') throw new TypeError('no network');
    const answer = await this.#deliver(request);
    if (fate === 'twice') await this.#deliver(request);
    if (fate === 'unanswered') throw new TypeError('the answer is lost');
    if (fate === 'slow' && !this.#calm) await new Promise<void>((resolve) => this.#slow.push(resolve));
    return answer;
  }

  /** From now on nothing befalls what goes over it. */
  calm(): void {
    this.online = true;
    this.fates = [];
    this.#calm = true;
    this.settle();
  }

  /** From now on everything may befall it again. */
  wake(): void {
    this.#calm = false;
  }

  /** Answers that were slow come. */
  settle(): void {
    for (const come of this.#slow.splice(0)) come();
  }

  /** Requests that were late reach the server. */
  async deliverLate(): Promise<void> {
    for (const request of this.#late.splice(0)) await this.#deliver(request).catch(() => undefined);
  }

  /** Waits until the server is at no request of this device, also of a page that is gone. */
  async quiet(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  #deliver(request: Request): Promise<Answer> {
    const answer = this.#ask(request);
    this.#underWay.add(answer);
    const over = () => void this.#underWay.delete(answer);
    answer.then(over, over);
    return answer;
  }

  async #ask({ method, path, headers, body }: Request): Promise<Answer> {
    const user = this.#user();
    if (user && UNTOUCHED.includes(path)) return { status: 200, headers: {}, body: [] };
    if (!user) throw new TypeError('no server');
    return user.call(method as 'GET', path, body, { headers });
  }
}
