import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { broughtBy } from '#features/auth/letters/links.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { loopbackCertificate } from '#testing/server/loopback-certificate.ts';
import { type MailServer, startMailServer } from '#testing/server/mail-server.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { type PushService, startPushService } from '#testing/server/push-service.ts';
import { type Clock, startClock } from './clock.ts';
import { type Person, register, until } from './people.ts';

const MINUTE = 60_000;

let database: TestDatabase;
let clock: Clock;
let service: PushService;
let mail: MailServer;
let server: ServerProcess;
let person: Person;
let key = '';
let offset = 0;

/** Puts the clock of the server's machine so many minutes ahead, whether it runs or not. */
function putClock(minutes: number): void {
  offset = minutes;
  clock.put(`+${minutes}m`);
}

async function start(): Promise<void> {
  const certificate = join(database.dataDir, 'push.pem');
  writeFileSync(certificate, loopbackCertificate.cert);
  server = await startProcess(database, {
    ...clock.env,
    PUSH_ALLOWED_ORIGINS: service.origin,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Такт <takt@example.test>',
    PUBLIC_URL: 'https://takt.example.test',
    NODE_EXTRA_CA_CERTS: certificate,
  });
}

let made = 0;
/** A task of which somebody is reminded so many minutes from now, by the server's clock. */
async function remind(title: string, minutes: number): Promise<void> {
  const dueDate = new Date(Date.now() + (offset + minutes) * MINUTE).toISOString();
  const id = `01936f2c-8a00-7000-8000-${String(++made).padStart(12, '0')}`;
  const { status } = await person.ask('/api/tasks', { title, dueDate, reminders: [{ id, beforeMinutes: 0 }] });
  expect(status).toBe(201);
}
const told = () => service.pushed.map(({ message }) => [message.title, message.body]);

beforeAll(async () => {
  database = await createTestDatabase();
  service = await startPushService(() => key);
  mail = await startMailServer();
  clock = startClock(database.dataDir);
  await start();
  person = await register(() => server.base);
  key = (await person.ask('/api/push/key')).body.key;
  const device = service.subscribe('Телефон');
  const { status } = await person.ask('/api/push/subscriptions', { ...device.subscription, deviceName: device.name });
  expect(status).toBe(201);
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await service?.close();
  await mail?.stop();
  await database?.remove();
});

it('a reminder comes once, though its server was killed between, and its clock jumps over the time', async () => {
  await remind('Созвон', 60);
  await server.end('SIGKILL');
  putClock(61);
  await start();
  await until(async () => told().length > 0);
  expect(told()).toEqual([['Напоминание', 'Созвон']]);
  await remind('Отчёт', 30);
  putClock(61 + 120);
  await until(async () => told().length > 1);
  expect(told().at(-1)).toEqual([expect.stringContaining('опоздал'), 'Отчёт']);
  await sleep(12_000);
  expect(told()).toHaveLength(2);
});

it('a reminder that no push service takes is brought later, once', async () => {
  const before = told().length;
  service.answers = () => 'nothing';
  await remind('Стрижка', 5);
  putClock(offset + 6);
  await sleep(15_000);
  expect(told()).toHaveLength(before);
  expect((await person.ask('/api/health')).status).toBe(200);
  service.answers = () => 201;
  putClock(offset + 10);
  await until(async () => told().length > before);
  await sleep(5_000);
  expect(
    told()
      .slice(before)
      .map(([, body]) => body),
  ).toEqual(['Стрижка']);
  expect(server.output()).not.toMatch(/"level":(?:50|60)/);
});

it('a letter waits while the mail server is away, also over a kill of its own server, and comes once', async () => {
  expect((await person.ask('/api/auth/address/confirmation', {})).status).toBe(204);
  await until(async () => mail.received.length > 0);
  const { address: token } = broughtBy(new URL(/https:\S+/.exec(mail.received[0]!.letter.text!)![0]));
  expect((await person.ask('/api/auth/confirm-address', { token })).status).toBe(200);
  const set = await fetch(`${server.base}/api/settings`, {
    method: 'PUT',
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ reminderLetters: true }),
  });
  expect(set.status).toBe(200);
  mail.received = [];
  const subjects = () => mail.received.map(({ letter }) => letter.subject);

  await mail.stop();
  await remind('Письмо', 5);
  putClock(offset + 6);
  await until(async () => told().some(([, body]) => body === 'Письмо'));
  await sleep(5_000);
  expect((await person.ask('/api/health')).status).toBe(200);
  await server.end('SIGKILL');
  await start();
  putClock(offset + 5);
  await sleep(5_000);
  expect(subjects()).toEqual([]);
  await mail.start();
  putClock(offset + 60);
  // What a killed server had in its hands is another's half a minute later.
  await until(async () => mail.received.length > 0, 90);
  putClock(offset + 60);
  await sleep(5_000);
  expect(subjects()).toEqual(['Напоминание: Письмо']);
  expect(server.output()).not.toMatch(/"level":(?:50|60)/);
});
