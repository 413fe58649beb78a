import { vi } from 'vitest';

interface Call {
  key: string;
  at?: string | null;
}

/** In the place of `fetch`: a server that does each key once; `fault` says what befalls a request: no answer before it, or behind it. */
export function startKeyedServer() {
  const done: string[] = [];
  const windowsOf = new Map<string, string>();
  const ats = new Map<string, string | null>();
  const answers = new Map<string, { status: number; body: unknown }>();
  const server = {
    done,
    windowsOf,
    ats,
    requests: 0,
    refuse: (_key: string): number | undefined => undefined,
    fault: (): 'before' | 'after' | number | undefined => undefined,
  };
  const perform = ({ key, at = null }: Call) => {
    const known = answers.get(key);
    if (known) return known;
    const status = server.refuse(key);
    const answer = { status: status ?? 200, body: status ? { message: 'Нельзя', code: 'no' } : { key } };
    if (status === undefined || status < 500) answers.set(key, answer);
    if (!status) {
      done.push(key);
      ats.set(key, at);
    }
    return answer;
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    server.requests++;
    const fault = server.fault();
    if (fault === 'before') throw new TypeError('no network');
    if (typeof fault === 'number') return Response.json({ message: '', code: '' }, { status: fault });
    const headers = init.headers as Record<string, string>;
    const { changes = [{ key: headers['Idempotency-Key']! }] } = JSON.parse(String(init.body));
    for (const { key } of changes) windowsOf.set(key, headers['X-Client-Id']!);
    const answer =
      url === '/api/changes'
        ? { status: 200, body: { results: batch(JSON.parse(String(init.body)).changes) } }
        : perform({ key: headers['Idempotency-Key']!, at: headers['X-Changed-At'] ?? null });
    if (fault === 'after') throw new TypeError('the answer is lost');
    return Response.json(answer.body, { status: answer.status });
  });
  const batch = (changes: Call[]) => {
    let held = false;
    return changes.map((change) => {
      const answer = held ? { status: 503, body: { message: '', code: 'not-done' } } : perform(change);
      held ||= answer.status >= 500;
      return { key: change.key, ...answer };
    });
  };
  return server;
}
