import { createHash } from 'node:crypto';
import { codeOf, stepOf } from '#features/auth/two-factor/server/totp.ts';
import { taskChange } from '#features/tasks/contract.ts';
import { OWN_FIELDS } from '#features/tasks/field-sets.ts';
import { addDays } from '#shared/day.ts';
import { fromBase32 } from '../base32.ts';
import { withCookies } from '../cookies.ts';
import { valuesOf } from '../field-values.ts';
import { createSecurityKey } from '../security-key.ts';
import { PASSWORD } from '../test-app.ts';

export const ANNA = 'anna@example.test';
/** Signs in with a second step, and has the example of a day. */
export const BORIS = 'boris@example.test';

/** The idempotency key under which a task of Anna's was made. */
export const KEY_OF_CREATION = 'key-of-a-creation';

/** When the last of it is done. */
export const FILLED_AT = '2026-03-02T09:00:00Z';

/** What signs the people of a kept database in, besides their password. */
export interface Keys {
  /** The cookies of Anna's browser. */
  cookie: string;
  /** With which Boris may set a new password. */
  resetToken: string;
  /** Boris's, as his authenticator was told it. */
  secret?: string;
  recoveryCode?: string;
}

/** A server of the state that is kept. */
export interface ServerToFill {
  base: string;
  /** Sets its clock. */
  at(instant: string): Promise<void>;
  /** Whether its database has been through that migration. */
  has(migration: string): boolean;
  /** Runs the operator's command. @returns what it said */
  operator(...args: string[]): Promise<string>;
}

/** Anna's passkey, the same each time. */
export const annasKey = (site: { origin: string; host: string }) =>
  createSecurityKey(site, createHash('sha256').update('the key of a test').digest());

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

// biome-ignore lint/suspicious/noExplicitAny: the answers of an older product are read field by field
type Body = any;

/** Of the generator of P-256 and of zeros: the same each time, and nobody's. */
const PUSH_KEYS = {
  p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  auth: 'AAAAAAAAAAAAAAAAAAAAAA',
};

async function subscribe(anna: Browser): Promise<void> {
  await anna.post('/api/push/subscriptions', {
    endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test',
    keys: PUSH_KEYS,
    deviceName: 'Телефон',
  });
}

/** One browser. */
function browse(base: string) {
  let cookie = '';
  async function call(method: string, path: string, body?: object, extra: Record<string, string> = {}): Promise<Body> {
    const file = body instanceof FormData;
    const type: Record<string, string> = body && !file ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(base + path, {
      method,
      headers: { 'x-timezone': 'Europe/Moscow', 'user-agent': BROWSER, cookie, ...type, ...extra },
      body: file ? body : JSON.stringify(body),
    });
    cookie = withCookies(cookie, answer.headers.getSetCookie());
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return text && JSON.parse(text);
  }
  return {
    cookie: () => cookie,
    get: (path: string) => call('GET', path),
    post: (path: string, body: object = {}, extra = {}) => call('POST', path, body, extra),
    put: (path: string, body: object) => call('PUT', path, body),
    patch: (path: string, body: object) => call('PATCH', path, body),
    delete: (path: string) => call('DELETE', path),
  };
}
type Browser = ReturnType<typeof browse>;

/** Puts something into every table of a server without accounts, by its own interface. */
export async function fill({ base, at, has, operator }: ServerToFill): Promise<Keys> {
  await at('2026-03-01T06:00:00Z');
  const anna = browse(base);
  await anna.post('/api/auth/register', { email: ANNA, password: PASSWORD });
  await fillTasks(anna, has);
  if (has('0002-focus')) await fillFocus(anna, at, has);
  if (has('0003-habits')) await fillHabits(anna);
  await at('2026-03-02T08:00:00Z');
  if (has('0029-habit-schedules')) await rescheduleReading(anna);
  if (has('0031-habit-reminders')) await remindTwice(anna);
  if (has('0043-habit-snoozes')) await putReadingOff(anna);
  if (has('0004-assistant')) await fillChat(anna);
  if (has('0005-daily-report')) await anna.get('/api/analytics/report');
  if (has('0034-push')) await subscribe(anna);
  if (has('0037-calendar-feeds')) await anna.post('/api/calendar-feed', { kinds: ['deadlines', 'plans'] });
  if (has('0040-calendar-sources'))
    await anna.post('/api/calendar-sources', { name: 'Работа', url: 'https://calendar.invalid/a.ics' });
  if (has('0006-account')) await fillAccount(anna);
  if (has('0007-sign-in')) await addPasskey(anna, base);
  const boris = browse(base);
  await boris.post('/api/auth/register', { email: BORIS, password: PASSWORD });
  if (has('0010-sample-day')) await boris.post('/api/sample-day');
  const secondStep = has('0007-sign-in') ? await addSecondStep(boris) : {};
  await at('2026-03-02T08:50:00Z');
  if (has('0002-focus')) {
    const { id } = await anna.post('/api/focus-sessions', { isUnlimited: true });
    if (has('0021-focus-pauses')) await anna.post(`/api/focus-sessions/${id}/pause`);
  }
  await at(FILLED_AT);
  await browse(base).post('/api/auth/login', { email: ANNA, password: PASSWORD });
  const guess = browse(base).post('/api/auth/login', { email: ANNA, password: 'not hers' });
  await guess.catch(({ message }) => {
    if (!message.includes(' answered 401')) throw new Error(message);
  });
  const link = await operator('reset-password', BORIS);
  return { cookie: anna.cookie(), resetToken: /token=(\S+)/.exec(link)![1]!, ...secondStep };
}

async function fillTasks(anna: Browser, has: ServerToFill['has']) {
  await anna.put('/api/settings', {
    aiTone: 'strict',
    checkinFrequency: 7,
    customSystemPrompt: 'Коротко.\n\nБез «воды»; it’s fine.',
    enableTTS: false,
  });
  const kitchen = await anna.post('/api/projects', { name: 'Кухня', color: '#10b981' });
  await anna.post('/api/projects', { name: 'Работа' });
  if (has('0042-headings')) await anna.post(`/api/projects/${kitchen.id}/headings`, { title: 'Отделка' });
  if (has('0041-project-folders')) await anna.put(`/api/projects/${kitchen.id}`, { folder: 'Дом' });
  if (has('0033-project-archive'))
    await anna.post('/api/projects', { name: 'Переезд', archivedAt: '2026-02-20T09:00:00.000Z' });
  const gone = await anna.post('/api/projects', { name: 'Ремонт' });
  await anna.delete(`/api/projects/${gone.id}`);
  const waiting = await anna.post('/api/kanban-columns', { name: 'Ждёт ответа', position: 1 });
  const tiles = {
    title: 'Плитка 🧱 «под дерево»',
    description: 'Магазин \'Мир\'\n-- не забыть: 3 м²; \\d "в кавычках"\n\nпосле обеда',
    priority: 'high',
    projectId: kitchen.id,
    dueDate: '2026-03-05T15:00:00.000Z',
  };
  // An earlier product hears nothing of fields that it does not know.
  const later = OWN_FIELDS.filter((field) => !(field in tiles));
  await anna.post('/api/tasks', { ...tiles, ...valuesOf(taskChange.shape, later, 2) });
  if (has('0038-day-ranks')) {
    const [placed] = (await anna.get('/api/tasks')).filter(({ title }: Body) => title.startsWith('Плитка'));
    await anna.put(`/api/tasks/${placed.id}`, { dayPlace: { day: '2026-03-02', afterTaskId: null } });
    if (has('0042-headings'))
      await anna.put(`/api/tasks/${placed.id}`, { projectPlace: { projectId: kitchen.id, afterTaskId: null } });
  }
  if (has('0020-days'))
    await anna.post('/api/tasks', {
      title: 'Отпуск',
      dueDay: '2026-03-27',
      ...(has('0026-steps') && { steps: [{ title: 'Билеты', done: true }, { title: 'Чемодан' }] }),
    });
  const done = await anna.post('/api/tasks', { title: 'Обои' }, { 'idempotency-key': KEY_OF_CREATION });
  await anna.put(`/api/tasks/${done.id}`, { status: 'completed' });
  if (has('0035-outcomes')) {
    const dropped = await anna.post('/api/tasks', { title: 'Лепнина' });
    await anna.put(`/api/tasks/${dropped.id}`, { status: 'completed', outcome: 'dropped' });
  }
  const archived = await anna.post('/api/tasks', { title: 'Смета', priority: 'low' });
  await anna.put(`/api/tasks/${archived.id}`, { status: 'archived' });
  const deleted = await anna.post('/api/tasks', { title: 'Лишнее' });
  await anna.delete(`/api/tasks/${deleted.id}`);
  for (const title of ['Ответ Ольге', 'Ответ Петру', 'Ответ банку']) {
    const task = await anna.post('/api/tasks', { title });
    await anna.put(`/api/tasks/${task.id}`, { kanbanColumnId: waiting.id, position: 0 });
  }
}

async function fillFocus(anna: Browser, at: ServerToFill['at'], has: ServerToFill['has']) {
  const [task] = (await anna.get('/api/tasks')).filter(({ title }: Body) => title.startsWith('Плитка'));
  const session = await anna.post('/api/focus-sessions', { taskId: task.id, durationMinutes: 25 });
  // The assistant looks in since it is there.
  if (has('0004-assistant')) await anna.post('/api/ai/checkin', { sessionId: session.id });
  if (has('0005-daily-report')) {
    await anna.post('/api/ai/checkin/answer', { sessionId: session.id, answer: 'hard' });
    await anna.post('/api/ai/motivation', { taskTitle: 'Плитка' });
  }
  await at('2026-03-01T06:25:00Z');
  await anna.patch(`/api/focus-sessions/${session.id}/end`, { status: 'completed' });
  const { id } = await anna.post('/api/focus-sessions', { durationMinutes: 50 });
  await at('2026-03-01T06:35:00Z');
  await anna.patch(`/api/focus-sessions/${id}/end`, { status: 'interrupted' });
  if (!has('0021-focus-pauses')) return;
  for (const hour of ['03', '04']) {
    const times = { startTime: `2026-03-01T${hour}:00:00Z`, endTime: `2026-03-01T${hour}:30:00Z` };
    const past = await anna.post('/api/focus-sessions', times);
    if (hour === '03') await anna.delete(`/api/focus-sessions/${past.id}`);
  }
}

/** Days of `count` days on from a day. */
const daysFrom = (day: string, count: number) => Array.from({ length: count }, (_, index) => addDays(day, index));

/** On which the habits of every day were kept. */
export const MARKED_DAYS = [...daysFrom('2023-12-30', 4), ...daysFrom('2025-06-01', 3), ...daysFrom('2026-02-19', 10)];

async function fillHabits(anna: Browser) {
  const exercise = await anna.post('/api/habits', {
    name: 'Зарядка',
    description: 'Десять минут',
    reminderTime: '07:30',
    reminderEnabled: true,
    timeOfDay: 'morning',
  });
  for (const date of MARKED_DAYS) await anna.post(`/api/habits/${exercise.id}/entries`, { date, completed: true });
  const illness = { date: '2026-03-01', skipped: true, note: 'Простуда' };
  await anna.post(`/api/habits/${exercise.id}/entries`, illness);
  await anna.post('/api/habits', { name: 'Чтение', frequency: 'custom', targetDays: 30 });
  const paused = await anna.post('/api/habits', { name: 'Сладкое', type: 'negative', color: '#ef4444' });
  await anna.put(`/api/habits/${paused.id}`, { isActive: false });
}

async function rescheduleReading(anna: Browser) {
  const habits = (await anna.get('/api/habits')) as unknown as { id: string; name: string }[];
  const reading = habits.find(({ name }) => name === 'Чтение')!;
  await anna.put(`/api/habits/${reading.id}`, { frequency: 'weekly', weekDays: [1, 4] });
}

async function remindTwice(anna: Browser) {
  const habits = (await anna.get('/api/habits')) as unknown as { id: string; name: string }[];
  const reading = habits.find(({ name }) => name === 'Чтение')!;
  await anna.put(`/api/habits/${reading.id}`, { reminderTimes: ['21:00', '08:00'], reminderDays: [6, 7] });
}

async function putReadingOff(anna: Browser) {
  const habits = (await anna.get('/api/habits')) as unknown as { id: string; name: string }[];
  const reading = habits.find(({ name }) => name === 'Чтение')!;
  const snoozed = { from: '2026-03-01T05:00:00.000Z', until: '2026-03-02T06:00:00.000Z' };
  await anna.put(`/api/habits/${reading.id}`, { snoozed });
}

async function fillChat(anna: Browser) {
  const say = (message: string) => anna.post('/api/ai/smart-chat', { message });
  await say('добавь задачу купить молоко');
  const { messageId } = await say('удали задачу купить молоко');
  await anna.post('/api/ai/undo', { messageId });
  await say('отметь купить молоко выполненной');
}

async function fillAccount(anna: Browser) {
  await anna.put('/api/auth/profile', { firstName: 'Анна', lastName: 'Ким' });
  const { default: sharp } = await import('sharp');
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).png();
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(await picture.toBuffer())], { type: 'image/png' }), 'anna.png');
  await anna.put('/api/auth/photo', form);
}

async function addPasskey(anna: Browser, base: string) {
  const options = await anna.post('/api/account/passkeys/options', { password: PASSWORD });
  const key = annasKey({ origin: base, host: new URL(base).hostname });
  await anna.post('/api/account/passkeys', { name: 'Ноутбук', credential: key.create(options) });
  const elsewhere = browse(base);
  const challenge = await elsewhere.post('/api/auth/passkey/options');
  await elsewhere.post('/api/auth/passkey', { credential: key.prove(challenge) });
}

async function addSecondStep(boris: Browser) {
  const { secret } = await boris.post('/api/account/two-factor/setup', { password: PASSWORD });
  const code = codeOf(fromBase32(secret), stepOf(Date.parse('2026-03-02T08:00:00Z')));
  const { recoveryCodes } = await boris.post('/api/account/two-factor/enable', { code });
  return { secret, recoveryCode: recoveryCodes[0] };
}
