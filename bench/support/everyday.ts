// A fixed piece of everyday use, of one account.
import { type Account, call } from './calls.ts';

/** One call, and the text of its answer. */
export const ask = async (account: Account, method: string, path: string, body?: object) =>
  (await call(account, method, path, body)).text();

/** What somebody does between two looks at the clock: opens the app, plans, works, talks, and another window hears of it. */
export async function live(account: Account, ids: string[], round: number): Promise<void> {
  const feed = async (query = '') => JSON.parse(await ask(account, 'GET', `/api/changes?limit=50${query}`)).cursor;
  await ask(account, 'GET', '/');
  await ask(account, 'GET', '/api/tasks');
  const since = encodeURIComponent(await feed());
  const { id } = JSON.parse(await ask(account, 'POST', '/api/tasks', { title: `Позвонить ${round}` }));
  await ask(account, 'PUT', `/api/tasks/${id}`, { title: `Написать ${round}`, priority: 'high' });
  await ask(account, 'PATCH', `/api/tasks/${ids[round % ids.length]}`, { status: 'completed' });
  await feed(`&since=${since}`);
  await ask(account, 'GET', '/api/habits');
  await ask(account, 'GET', '/api/analytics?period=week');
  await ask(account, 'POST', '/api/ai/smart-chat', { message: 'что у меня на сегодня' });
  await ask(account, 'POST', '/api/ai/smart-chat', { message: `добавь купить молоко ${round} завтра вечером` });
}
