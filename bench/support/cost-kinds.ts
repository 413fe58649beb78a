// The kinds of calls of which a day is made, as docs/scaling.md reckons it.
import { type Account, call, register } from './calls.ts';
import { ask } from './everyday.ts';

type Kinds = Record<string, (n: number) => Promise<unknown>>;

/** A call that brings the ETag of the answer before, as a window does. */
function unchangedList({ base, cookie }: Account): () => Promise<void> {
  let held: string | null = null;
  return async () => {
    const answer = await fetch(`${base}/api/tasks`, { headers: { cookie, ...(held && { 'if-none-match': held }) } });
    held = answer.headers.get('etag');
    await answer.text();
  };
}

/** Where the feed of an account ends. */
async function endOfFeed(account: Account): Promise<string> {
  let since = '';
  for (let more = true; more; ) {
    const page = JSON.parse(await ask(account, 'GET', `/api/changes?limit=500${since}`));
    more = page.more;
    since = `&since=${encodeURIComponent(page.cursor)}`;
  }
  return since;
}

/** @param ids the account's tasks */
export async function kindsOf(account: Account, ids: string[]): Promise<Kinds> {
  const id = (n: number) => ids[n % ids.length]!;
  const since = await endOfFeed(account);
  await call(account, 'PUT', `/api/tasks/${ids[0]}`, { title: 'Написать' });
  return {
    'page with its first answers': () => ask(account, 'GET', '/'),
    'list of 500': () => ask(account, 'GET', '/api/tasks'),
    'list, unchanged': unchangedList(account),
    '50 changes of the feed': () => ask(account, 'GET', '/api/changes?limit=50'),
    'one change of the feed': () => ask(account, 'GET', `/api/changes?limit=50${since}`),
    create: (n) => ask(account, 'POST', '/api/tasks', { title: `Позвонить ${n}` }),
    update: (n) => ask(account, 'PUT', `/api/tasks/${id(n)}`, { title: `Написать ${n}` }),
    complete: (n) =>
      ask(account, 'PATCH', `/api/tasks/${id(n)}`, {
        status: n % (2 * ids.length) < ids.length ? 'completed' : 'active',
      }),
    analytics: () => ask(account, 'GET', '/api/analytics?period=week'),
    'message to the assistant': () => ask(account, 'POST', '/api/ai/smart-chat', { message: 'что у меня на сегодня' }),
    'sign-in': () => register(account.base),
  };
}
