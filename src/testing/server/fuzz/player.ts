import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { newId } from '#server/id.ts';
import type { Described, Given, Operation } from '../described-answers.ts';
import type { TestClock } from '../test-context.ts';
import { Account, HOST, idsIn } from './account.ts';
import { Carried, jsonText, Raw } from './json-text.ts';
import type { Step } from './steps.ts';

/** Milliseconds that a sequence lasts at most, by its own clock. */
const LONGEST = 20 * 24 * 3_600_000;
const PASSWORD = 'correct horse';

/** A server that listens, and what its answers are held against. */
export interface Played {
  port: number;
  clock: TestClock;
  document: Described;
  check: (given: Given) => string[];
}

/** One answer and what is wrong with it. */
export interface Outcome {
  /** Method and template. */
  call: string;
  url: string;
  sent: string;
  status: number;
  problems: string[];
}

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  content?: string | Buffer | undefined;
}

type Answered = Pick<Given, 'status' | 'headers' | 'body'> & { text: string };
type Accounts = Record<'owner' | 'other', Account>;

/** As an address writes it; half a surrogate pair in three bytes, as some clients do. */
const inAddress = (text: string) =>
  [...text].map((sign) => (/\p{Cs}/u.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign))).join('');

const plain = (value: unknown) =>
  typeof value === 'object' && !(value instanceof Raw) ? JSON.stringify(value) : String(value);

const cookiesOf = ({ headers }: Pick<Answered, 'headers'>) => headers['set-cookie'] as string[] | undefined;

/** The call as it is sent: with what the account knows in the place of what is carried. */
function prepare(step: Step, self: Account, stranger: Account, now: number): Sent {
  const resolve = (carried: Carried) => (carried.foreign ? stranger : self).tell(carried, now);
  const told = (value: unknown) => inAddress(plain(value instanceof Carried ? resolve(value) : value));
  const params = [...step.params];
  const path = step.template.replace(/\{\w+\}/g, () => told(params.shift()));
  const query = step.query.map(([name, value]) => `${inAddress(name)}=${told(value)}`).join('&');
  const { type, content } = step.body ?? {};
  const headers = {
    ...(step.who !== 'visitor' && { cookie: self.cookie }),
    ...step.headers,
    ...(type && { 'content-type': type }),
  };
  const written = content === undefined || Buffer.isBuffer(content) ? content : jsonText(content, resolve);
  return { method: step.method, url: query ? `${path}?${query}` : path, headers, content: written };
}

/** What no schema says: no fault, a refusal in Russian, nothing of another account that was not asked for by its id. */
function problemsOf({ status, body, text }: Answered, { url, content }: Sent, self: Account | null, stranger: Account) {
  const problems = status >= 500 ? [text] : [];
  const { message = '' } = (body ?? {}) as { message?: string };
  if (status >= 400 && !/[а-я]|^Unauthorized$/i.test(message)) problems.push(`refused in these words: ${text}`);
  const asked = `${url} ${content}`;
  if (signsInAnother(body, self)) return problems;
  const leaked = idsIn(text).find((id) => stranger.known.has(id) && !self?.known.has(id) && !asked.includes(id));
  return leaked ? [...problems, `tells of another account: ${leaked}`] : problems;
}

/** True for the answer to the right credentials of somebody else, or to a registration: that is another browser’s then. */
const signsInAnother = (body: unknown, self: Account | null) =>
  typeof body === 'object' && body !== null && 'hasPassword' in body && (body as { id?: unknown }).id !== self?.id;

const asksForNothing = ({ parameters }: Operation) => !parameters.some(({ required }) => required);

/** Everything that can be read without saying of what. */
const readings = ({ paths }: Described): Step[] =>
  Object.entries(paths)
    .filter(([template, { get }]) => get && asksForNothing(get) && !/\{|log(in|out)$/.test(template))
    .map(([template]) => ({
      method: 'GET',
      template,
      who: 'owner',
      params: [],
      query: [],
      headers: {},
      passing: 0,
      times: 1,
    }));

const EXAMPLE: Step = {
  method: 'POST',
  template: '/api/sample-day',
  who: 'owner',
  params: [],
  query: [],
  headers: {},
  passing: 0,
  times: 1,
};

/** Plays sequences of calls against a server. */
export function createPlayer({ port, clock, document, check }: Played) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });

  async function send({ method, url, headers, content }: Sent): Promise<Answered> {
    // Node itself says no length of what a DELETE carries.
    const length = content === undefined ? {} : { 'content-length': Buffer.byteLength(content) };
    const all = { host: HOST, ...headers, ...length };
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path: url, headers: all });
    outgoing.end(content);
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    const text = Buffer.concat(await incoming.toArray()).toString();
    const isJson = /json/.test(String(incoming.headers['content-type']));
    const body: unknown = isJson && text ? JSON.parse(text) : text;
    return { status: incoming.statusCode!, headers: incoming.headers, text, body };
  }

  async function register(): Promise<Account> {
    const email = `fuzz-${newId()}@example.test`;
    const content = JSON.stringify({ email, password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const answer = await send({ method: 'POST', url: '/api/auth/register', headers, content });
    if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
    return new Account((answer.body as { id: string }).id, email, PASSWORD, cookiesOf(answer) ?? []);
  }

  async function perform(step: Step, accounts: Accounts): Promise<Outcome> {
    const self = step.who === 'visitor' ? null : accounts[step.who];
    const stranger = step.who === 'other' ? accounts.owner : accounts.other;
    const sent = prepare(step, self ?? accounts.owner, stranger, clock.now());
    const answer = await send(sent);
    const { method, template } = step;
    const problems = [...check({ method, url: template, ...answer }), ...problemsOf(answer, sent, self, stranger)];
    const text = String(sent.content ?? '');
    if (answer.status < 300 && !signsInAnother(answer.body, self))
      self?.hear({ template, sent: text, ...answer, cookies: cookiesOf(answer) });
    return { call: `${method} ${template}`, url: sent.url, sent: text, status: answer.status, problems };
  }

  /** An account whose session has ended makes room for a new one. */
  async function renewed(account: Account): Promise<Account> {
    const { status } = await send({ method: 'GET', url: '/api/auth/user', headers: { cookie: account.cookie } });
    return status === 401 ? register() : account;
  }

  /**
   * Plays one sequence by two new accounts, of which one has an example of everything; at its end everything must still
   * be readable. Says what each call came to.
   */
  async function* play(steps: Step[]): AsyncGenerator<Outcome> {
    const begun = Date.now();
    clock.set(begun);
    const accounts = { owner: await register(), other: await register() };
    for (const step of [EXAMPLE, ...readings(document)]) yield await perform(step, accounts);
    for (const step of steps) {
      // Sessions are made in real time and would end.
      if (clock.now() - begun < LONGEST) clock.advance(step.passing);
      const outcomes = await Promise.all(Array.from({ length: step.times }, () => perform(step, accounts)));
      yield* outcomes;
      if (step.who !== 'visitor' && outcomes.some(({ status }) => status === 401))
        accounts[step.who] = await renewed(accounts[step.who]);
    }
    accounts.owner = await renewed(accounts.owner);
    for (const step of readings(document)) {
      const outcome = await perform(step, accounts);
      if (outcome.status >= 400) outcome.problems.push('cannot be read any more');
      yield outcome;
    }
  }

  return { play, close: () => agent.destroy() };
}
