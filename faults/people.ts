import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Told {
  /** 0 where there was no answer. */
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: faults read replies field by field
  body: any;
  /** Milliseconds until it. */
  took: number;
}

/** Somebody who is signed in, at whatever address the server has now. */
export interface Person {
  id: string;
  cookie: string;
  ask(path: string, body?: object, key?: string): Promise<Told>;
  titles(): Promise<string[]>;
}

/** How often somebody asks again to be let in where the answer is to come back later. */
const TRIES = 20;

export async function register(base: () => string): Promise<Person> {
  const person: Person = {
    id: '',
    cookie: '',
    async ask(path, body, key) {
      const since = performance.now();
      try {
        const answer = await fetch(base() + path, {
          method: body ? 'POST' : 'GET',
          headers: {
            cookie: person.cookie,
            'x-timezone': 'Europe/Moscow',
            ...(body && { 'content-type': 'application/json' }),
            ...(key && { 'idempotency-key': key }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        const set = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
        if (set.length > 0 && !person.cookie) person.cookie = set.join('; ');
        const text = await answer.text();
        const json = answer.headers.get('content-type')?.includes('json');
        return { status: answer.status, body: json ? JSON.parse(text) : text, took: performance.now() - since };
      } catch {
        return { status: 0, body: null, took: performance.now() - since };
      }
    },
    titles: async () => ((await person.ask('/api/tasks')).body as { title: string }[]).map(({ title }) => title),
  };
  const entering = () =>
    person.ask('/api/auth/register', { email: `${randomUUID()}@example.test`, password: 'correct horse' });
  let { status, body } = await entering();
  // A database that has only just been put together may still be busy with that.
  for (let again = 0; status === 503 && again < TRIES; again++) {
    await sleep(1_000);
    ({ status, body } = await entering());
  }
  if (status !== 201) throw new Error(`registration answered ${status}: ${JSON.stringify(body)}`);
  person.id = body.id;
  return person;
}

export interface WriterAnswer {
  /** 0 where there was none. */
  status: number;
  /** Milliseconds until it. */
  took: number;
  /** When it came, as `performance.now` says it. */
  at: number;
}

/** Somebody who adds tasks one after another until told to stop, as a device does: what was not acknowledged it sends again later. */
export interface Writer {
  acknowledged: string[];
  /** Titles by the keys under which they were sent, not acknowledged. */
  open: Map<string, string>;
  /** What it was answered, one after another. */
  answers: WriterAnswer[];
  stop(): Promise<void>;
}

/** One task after another; with `pause` milliseconds between them where that goes on so long that an account would be full. */
export function keepWriting(person: Person, name: string, pause = 0): Writer {
  const writer = {
    acknowledged: [] as string[],
    open: new Map<string, string>(),
    answers: [] as WriterAnswer[],
    stopped: false,
  };
  const done = (async () => {
    for (let n = 0; !writer.stopped; n++) {
      const [title, key] = [`${name} ${n}`, randomUUID()];
      writer.open.set(key, title);
      const { status, took } = await person.ask('/api/tasks', { title }, key);
      writer.answers.push({ status, took, at: performance.now() });
      if (status === 201) {
        writer.acknowledged.push(title);
        writer.open.delete(key);
        if (pause > 0) await sleep(pause);
      } else await sleep(50);
    }
  })();
  return {
    ...writer,
    async stop() {
      writer.stopped = true;
      await done;
    },
  };
}

/** Sends what was left open again, under the same keys. */
export async function sendAgain(person: Person, { open, acknowledged }: Writer): Promise<void> {
  for (const [key, title] of open) {
    const { status } = await person.ask('/api/tasks', { title }, key);
    if (status !== 201) throw new Error(`${title} answered ${status}`);
    acknowledged.push(title);
  }
  open.clear();
}

/** How often each of them was answered with what. */
export function statusesOf(writers: readonly Writer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of writers.flatMap(({ answers }) => answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Waits for something to hold. @returns the milliseconds that it took */
export async function until(holds: () => Promise<boolean>, seconds = 30): Promise<number> {
  const since = performance.now();
  while (!(await holds())) {
    if (performance.now() - since > seconds * 1000) throw new Error(`did not come within ${seconds} s`);
    await sleep(50);
  }
  return performance.now() - since;
}
