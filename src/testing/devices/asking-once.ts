import { type Answer, shortCalls, type TestUser } from '../server/test-app.ts';

/**
 * Somebody of whose devices the server hears a question once, where they ask it in the same moment and no write is under way that
 * could answer it otherwise: it would answer each alike, and questions are most of what a history takes.
 */
export function askingOnce(user: TestUser): TestUser {
  const answers = new Map<string, Promise<Answer>>();
  let moment = Number.NaN;
  let writes = 0;

  const call: TestUser['call'] = async (method, path, body, options) => {
    if (method !== 'GET') {
      writes++;
      return user.call(method, path, body, options).finally(() => {
        writes--;
        answers.clear();
      });
    }
    if (writes > 0) return user.call(method, path, body, options);
    if (moment !== Date.now()) answers.clear();
    moment = Date.now();
    const known = answers.get(path) ?? user.call(method, path, body, options);
    answers.set(path, known);
    return known;
  };
  return Object.assign(Object.create(user), { call, ...shortCalls(call) });
}
