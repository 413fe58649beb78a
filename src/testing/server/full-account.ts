import sharp from 'sharp';
import type { Database } from '#server/database/database.ts';
import { newId } from '#server/id.ts';
import { PASSWORD, type TestApp, type TestUser } from './test-app.ts';

type Rows = Record<string, unknown>[];

/** Tables of the schema with their columns; what the migrations keep for themselves is not among them. */
export async function tablesOf({ query }: Database): Promise<{ name: string; columns: string[] }[]> {
  const tables = await query.introspection.getTables();
  return tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
}

/** Every row of every table that says the user's id or address anywhere, by table. */
export async function rowsAbout({ query }: Database, { id, email }: TestUser): Promise<Record<string, Rows>> {
  const found: Record<string, Rows> = {};
  for (const { name } of await query.introspection.getTables()) {
    const rows: Rows = await query
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    const own = rows.filter((row) => JSON.stringify(row).includes(id) || JSON.stringify(row).includes(email));
    if (own.length > 0) found[name] = own;
  }
  return found;
}

async function photoBody() {
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const head = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n';
  return Buffer.concat([Buffer.from(head), image, Buffer.from('\r\n--b--\r\n')]);
}

/** Puts something into every table that can hold a user's data; `command` is what the assistant is told to do. */
export async function fillAccount({ app, context, later }: TestApp, user: TestUser, command: string): Promise<void> {
  const made = async (path: string, body: object, options = {}) => {
    const { status, body: object } = await user.post(path, body, options);
    if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(object)}`);
    return object;
  };
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' }).format(context.clock.now());

  await user.put('/api/auth/profile', { firstName: 'Anna', lastName: 'Kim' });
  await user.put('/api/settings', { aiTone: 'strict' });
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  await user.put('/api/auth/photo', await photoBody(), { headers });
  const project = await made('/api/projects', { name: 'Kitchen' });
  const gone = await made('/api/kanban-columns', { name: 'Garden' });
  await user.delete(`/api/kanban-columns/${gone.id}`);
  const task = await made('/api/tasks', { title: 'Tiles', projectId: project.id, tags: ['repair'] });
  const done = await made('/api/tasks', { title: 'Wallpaper' }, { headers: { 'idempotency-key': 'a-key' } });
  await user.put(`/api/tasks/${done.id}`, { status: 'completed' });
  const archived = await made('/api/tasks', { title: 'Estimate' });
  await user.put(`/api/tasks/${archived.id}`, { status: 'archived' });
  const deleted = await made('/api/tasks', { title: 'Deleted' });
  await user.delete(`/api/tasks/${deleted.id}`);

  const session = await made('/api/focus-sessions', { taskId: task.id, durationMinutes: 25 });
  await made('/api/ai/checkin', { sessionId: session.id });
  const habit = await made('/api/habits', { name: 'Push-ups', icon: 'target', color: '#6366f1', type: 'positive' });
  await made(`/api/habits/${habit.id}/entries`, { date: today, skipped: true, completed: false, note: 'A cold' });
  const paused = await made('/api/habits', { name: 'Reading', icon: 'target', color: '#6366f1', type: 'positive' });
  await user.put(`/api/habits/${paused.id}`, { isActive: false });
  await user.get('/api/analytics/report');
  await made('/api/ai/smart-chat', { message: command });

  await made('/api/push/subscriptions', {
    endpoint: `https://fcm.googleapis.com/fcm/send/${user.id}`,
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    deviceName: 'Телефон',
  });
  await made('/api/calendar-feed', {});
  await made('/api/calendar-sources', { name: 'Работа', url: 'https://calendar.example.test/a.ics' });
  await made('/api/account/exports', {});
  await later(0);
  await made('/api/account/two-factor/setup', { password: PASSWORD });
  await app.services.auth.createReset(user.email);
  const key = { user_id: user.id, id: newId(), credential_id: 'credential', public_key: 'key', counter: 0 };
  const about = { transports: '[]', name: 'Laptop', created_at: context.clock.now(), last_used_at: null };
  await context.database.query
    .insertInto('passkeys')
    .values({ ...key, ...about })
    .execute();
  const word = { user_id: user.id, id: newId(), message: 'Well done' };
  await context.database.query.insertInto('encouragements').values(word).execute();
  const letter = { user_id: user.id, id: newId(), kind: 'reset', ordered_at: context.clock.now(), sent_at: null };
  await context.database.query.insertInto('letters').values(letter).execute();
  const example = { user_id: user.id, status: 'dismissed', made_on: today } as const;
  await context.database.query.insertInto('sample_days').values(example).execute();
  const item = { user_id: user.id, id: task.id, kind: 'task', content: 'Tiles' } as const;
  await context.database.query.insertInto('sample_items').values(item).execute();
  await context.database.query
    .insertInto('recovery_codes')
    .values({ user_id: user.id, code_hash: `hash-${user.id}` })
    .execute();
}
