// What an account that wishes the others ill, or is merely huge, asks of the server.
import { WebSocket } from 'ws';
import { newId } from '../../src/server/id.ts';
import { type Account, call, PASSWORD } from './calls.ts';
import { CROWD, dice, type Hostile, longTitle } from './hostile-account.ts';

export interface Action {
  name: string;
  run(hostile: Hostile): Promise<unknown>;
  /** What must stand before each round; it is not measured. */
  prepare?(hostile: Hostile): Promise<unknown>;
  /** It takes so long, or cannot be repeated. */
  once?: boolean;
}

const MESSAGE_MAX = 4_000;
const filled = (piece: string) => piece.repeat(Math.ceil(MESSAGE_MAX / piece.length)).slice(0, MESSAGE_MAX);

/** Sends, and takes any answer: a refusal is one, too. */
async function send(
  hostile: Account,
  method: string,
  path: string,
  body?: object | Buffer,
  type?: string,
  entry?: string,
) {
  const json = body !== undefined && !Buffer.isBuffer(body);
  const answer = await fetch(hostile.base + path, {
    method,
    headers: {
      cookie: hostile.cookie,
      ...(body ? { 'content-type': type ?? 'application/json' } : {}),
      ...(entry && { 'x-journal-entry': entry }),
    },
    ...(body ? { body: json ? JSON.stringify(body) : new Uint8Array(body as Buffer) } : {}),
  }).catch(() => null);
  // What is refused before it has come whole ends with its connection.
  if (!answer) return 0;
  await answer.arrayBuffer();
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer.status;
}

const get = (name: string, path: string | ((hostile: Hostile) => string), times = 1): Action => ({
  name,
  run: (hostile) =>
    Promise.all(
      Array.from({ length: times }, () => send(hostile, 'GET', typeof path === 'string' ? path : path(hostile))),
    ),
});

const say = (account: Account, message: string) => send(account, 'POST', '/api/ai/smart-chat', { message });
const saying = (name: string, message: string): Action => ({ name, run: (hostile) => say(hostile, message) });

/** @throws Error where less than all tasks of the crowded account were changed: the row would tell nothing */
const changingMany = (name: string, message: string): Action => ({
  name,
  once: true,
  async run({ crowded }) {
    const { taskCount, message: said } = await (await call(crowded, 'POST', '/api/ai/smart-chat', { message })).json();
    if (taskCount !== CROWD) throw new Error(`${message}: ${taskCount} tasks, ${said}`);
  },
});

const ofProject = (name: string, method: string, path: string): Action => ({
  name,
  once: true,
  run: ({ gathered }) => call(gathered, method, `/api/projects/${gathered.project}${path}`),
});

const roll = dice(11);
const strangeWords = Array.from({ length: 60 }, () => longTitle(roll))
  .join(' ')
  .slice(0, MESSAGE_MAX);

/** Milliseconds in which the rows of a deleted account are gone. */
const ERASED_WITHIN = 5_000;

/** The act that deletes a column. */
const deletion = newId();

/** Ten windows of the same user that all ask at once. */
const AT_ONCE = 10;

async function sockets(hostile: Hostile, count: number): Promise<WebSocket[]> {
  const open = Array.from({ length: count }, async () => {
    const socket = new WebSocket(`${hostile.base.replace('http', 'ws')}/ws`, {
      headers: { cookie: hostile.cookie, origin: hostile.base },
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.send(JSON.stringify({ type: 'auth', userId: hostile.userId }));
    return socket;
  });
  return Promise.all(open);
}

let listening: WebSocket[] = [];

async function photo(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = await sharp({ create: { width: 6_900, height: 6_900, channels: 3, background: 'red' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const head = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n';
  return Buffer.concat([Buffer.from(head), image, Buffer.from('\r\n--b--\r\n')]);
}

const changes = (hostile: Hostile, count: number) =>
  Promise.all(
    hostile.tasks
      .slice(0, count)
      .map((id, index) => send(hostile, 'PUT', `/api/tasks/${id}`, { priority: index % 2 ? 'low' : 'high' })),
  );

export const ACTIONS: readonly Action[] = [
  { name: 'nothing', run: () => new Promise((resolve) => setTimeout(resolve, 1_000)) },
  get('task list', '/api/tasks'),
  get(`task list, ${AT_ONCE} at once`, '/api/tasks', AT_ONCE),
  get('changes since the beginning', '/api/tasks?since=0'),
  get('first document', '/'),
  get('analytics of a month', '/api/analytics?period=month'),
  get('analytics, spreadsheet', '/api/analytics/export'),
  get('analytics, JSON', '/api/analytics/export?period=month'),
  get(`analytics, ${AT_ONCE} at once`, '/api/analytics?period=month', AT_ONCE),
  {
    name: 'report of the day',
    prepare: (hostile) =>
      send(hostile, 'PUT', '/api/settings', {
        aiTone: roll() < 0.5 ? 'strict' : 'neutral',
        customSystemPrompt: `${roll()}`,
      }),
    run: (hostile) => send(hostile, 'GET', '/api/analytics/report'),
  },
  get('archive of the account', '/api/account/export'),
  get(`archive, ${AT_ONCE} at once`, '/api/account/export', AT_ONCE),
  get('focus sessions', '/api/focus-sessions'),
  get('minutes by task', '/api/focus-sessions/minutes'),
  get('habits', '/api/habits'),
  get(`habits, ${AT_ONCE} at once`, '/api/habits', AT_ONCE),
  get('habit, entries of five years', ({ habits }) => `/api/habits/${habits[0]}/entries`),
  get('habit, statistics', ({ habits }) => `/api/habits/${habits[0]}/stats`),
  get('history of the chat', '/api/chat/history?limit=100'),
  {
    name: 'motivation',
    run: (hostile) =>
      send(hostile, 'POST', '/api/ai/motivation', {
        taskTitle: 'Общая мотивация',
        sessionProgress: 50,
        timeRemaining: 30,
      }),
  },
  saying('chat: what is there today', 'что у меня на сегодня'),
  saying('chat: everything', 'покажи все задачи'),
  saying('chat: an unknown word', 'удали аквариум'),
  saying('chat: clauses × tasks', filled('удали договор. ')),
  saying('chat: clauses × tasks, each another', strangeWords.replaceAll(' ', '. удали ').slice(0, MESSAGE_MAX)),
  saying('chat: strange words', strangeWords),
  saying('chat: quotations', filled('удали «а» и «б» ')),
  saying('chat: 1/2/1/2/', filled('1/2/')),
  saying('chat: я я я', filled('я ')),
  saying('chat: lines', filled('б\n')),
  ...[
    ['strange words', strangeWords],
    ['clauses, each another', strangeWords.replaceAll(' ', '. удали ').slice(0, MESSAGE_MAX)],
  ].map(([name, message]) => ({
    name: `chat of an ordinary account: ${name}`,
    run: ({ crowded }: Hostile) => say(crowded, message!),
  })),
  {
    name: `chat: ${AT_ONCE} at once`,
    run: (hostile) => Promise.all(Array.from({ length: AT_ONCE }, () => say(hostile, filled('отметь отчёт. ')))),
  },
  {
    name: 'chat: adds 200 tasks',
    run: (hostile) => say(hostile, `добавь задачи:\n${'- взять чай и мёд\n'.repeat(220)}`.slice(0, MESSAGE_MAX)),
  },
  {
    name: 'a task to the top of a group',
    run: (hostile) =>
      send(hostile, 'PUT', `/api/tasks/${hostile.tasks[0]}`, {
        kanbanColumnId: hostile.columns[roll() < 0.5 ? 1 : 2],
        position: 0,
      }),
  },
  {
    name: '300 changes, 100 sockets',
    prepare: async (hostile) => {
      listening = await sockets(hostile, 100);
    },
    run: async (hostile) => {
      await changes(hostile, 300);
      for (const socket of listening) socket.terminate();
    },
  },
  {
    name: 'ten texts spoken',
    run: (hostile) =>
      Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          send(hostile, 'POST', '/api/tts', { text: `${n} ${'1234567890 '.repeat(90)}` }),
        ),
      ),
  },
  {
    name: 'recording of 20 MB',
    run: (hostile) => send(hostile, 'POST', '/api/stt', Buffer.alloc(20_000_000), 'audio/webm'),
  },
  {
    name: 'photos of 47 megapixels',
    run: async (hostile) => {
      const body = await photo();
      await Promise.all(
        Array.from({ length: 4 }, () =>
          send(hostile, 'PUT', '/api/auth/photo', body, 'multipart/form-data; boundary=b'),
        ),
      );
    },
  },
  {
    name: 'example of a day, made',
    run: (hostile) => send(hostile, 'POST', '/api/sample-day'),
    once: true,
  },
  { name: 'example of a day, removed', run: (hostile) => send(hostile, 'DELETE', '/api/sample-day'), once: true },
  {
    name: 'project of 1,000 tasks, deleted',
    run: (hostile) => send(hostile, 'DELETE', `/api/projects/${hostile.projects.pop()}`),
  },
  ofProject('project of 10,000 tasks, deleted', 'DELETE', ''),
  ofProject('project of 10,000 tasks, restored', 'POST', '/restore'),
  {
    name: 'column of 3,300 tasks, deleted',
    run: (hostile) =>
      send(hostile, 'DELETE', `/api/kanban-columns/${hostile.columns.shift()}`, undefined, undefined, deletion),
    once: true,
  },
  {
    name: 'column of 3,300 tasks, deleted, undone',
    run: (hostile) => call(hostile, 'POST', `/api/journal/${deletion}/undo`, {}),
    once: true,
  },
  { name: 'board mended', run: (hostile) => send(hostile, 'POST', '/api/kanban/sync'), once: true },
  saying('chat: more than one may change', 'перенеси все задачи на завтра'),
  ...[
    ['made urgent', 'сделай все задачи срочными'],
    ['done', 'отметь все задачи выполненными'],
  ].flatMap(([name, message]) => [
    changingMany(`chat: ${CROWD} tasks ${name}`, message!),
    changingMany(`chat: ${CROWD} tasks ${name}, undone`, 'отмени'),
  ]),
  {
    name: 'account deleted, and its rows erased',
    async run(hostile) {
      await send(hostile, 'DELETE', '/api/account', { password: PASSWORD });
      await new Promise((resolve) => setTimeout(resolve, ERASED_WITHIN));
    },
    once: true,
  },
];
