import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createJobs } from '#server/jobs/jobs.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import { useMail } from '#testing/server/use-mail.ts';
import { defineLetter, type Letter } from './letter.ts';
import { createMail, LETTERS_MAX } from './mail.ts';

const server = useMail();
const NOON = Date.parse('2026-11-21T09:00:00Z');
beforeEach(() => server.clock.set(NOON));

const note = defineLetter({ name: 'note', about: z.string(), lasts: 6 * HOUR, most: 100 });
const TO = 'anna@example.test';
const letterOf = (about: string, to = TO): Letter => ({
  to,
  subject: about,
  parts: [{ text: about }],
  footnote: 'Проверка.',
});

/** Another server on the same database, and what its log said. */
function another() {
  const { database, config } = server.context;
  const { clock } = server;
  const told: { msg: string; letter?: string }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void told.push(JSON.parse(line)) });
  const jobs = createJobs({ database, clock, log });
  const mail = createMail({ config, database, clock, log, jobs });
  mail.handle(note, async (_, about) => letterOf(about));
  const later = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await jobs.runDue();
  };
  return { jobs, mail, told, later };
}

const subjects = () => server.subjects(TO);

describe('a letter', () => {
  it('is ordered with what it follows from, or not at all', async () => {
    const [{ id: userId }, { mail, later }] = [await server.user(), another()];
    const failed = server.context.database.transaction(async () => {
      await mail.order(note, { userId, key: '1', about: 'Никогда' });
      throw new Error('changed their mind');
    });
    await expect(failed).rejects.toThrow();
    await mail.order(note, { userId, key: '2', about: 'Письмо' });
    await later(0);
    await later(HOUR);
    expect(subjects()).toEqual(['Письмо']);
    expect(server.mail.received[0]!.letter.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('waits for a mail server that is away, and comes once it is back', async () => {
    const [{ id: userId }, { mail, told, later }] = [await server.user(), another()];
    await server.mail.stop();
    await mail.order(note, { userId, key: '', about: 'Письмо' });
    await later(0);
    await later(MINUTE);
    expect(told.map(({ msg }) => msg)).toContain('a job failed and will be tried again');
    expect(JSON.stringify(told)).not.toMatch(/anna@|Письмо/);
    await server.mail.start();
    await later(20 * MINUTE);
    expect(subjects()).toEqual(['Письмо']);
  });

  it('is given up when it is not worth it any more, and leaves nothing behind', async () => {
    const [{ id: userId }, { mail, told, later }] = [await server.user(), another()];
    await server.mail.stop();
    await mail.order(note, { userId, key: '', about: 'Письмо' });
    for (let hour = 0; hour < 8; hour++) await later(HOUR);
    await server.mail.start();
    await later(HOUR);
    expect(subjects()).toEqual([]);
    expect(told.at(-1)).toMatchObject({ letter: 'note', msg: 'a letter was given up: nobody took it in time' });
    const { database } = server.context;
    expect(await database.query.selectFrom('jobs').select('id').where('user_id', '=', userId).execute()).toEqual([]);
  });

  it.each([
    [550, [], 'a mail server refused a letter'],
    [450, ['Письмо'], 'a job failed and will be tried again'],
  ])('for an address that is answered %i is sent again: %j', async (code, delivered, msg) => {
    const [{ id: userId }, { mail, told, later }] = [await server.user(), another()];
    server.mail.answers = () => code;
    await mail.order(note, { userId, key: '', about: 'Письмо' });
    await later(0);
    expect(told).toMatchObject([{ msg }]);
    expect(JSON.stringify(told)).not.toContain('anna@');
    server.mail.answers = () => 250;
    await later(HOUR);
    expect(subjects()).toEqual(delivered);
  });

  it('of a server that was ended is sent by the next one', async () => {
    const { id: userId } = await server.user();
    await another().mail.order(note, { userId, key: '', about: 'Письмо' });
    await another().later(HOUR);
    expect(subjects()).toEqual(['Письмо']);
  });

  it('is sent once by two servers, each of many', async () => {
    const { id: userId } = await server.user();
    const [one, two] = [another(), another()];
    for (let n = 0; n < 12; n++) await one.mail.order(note, { userId, key: String(n), about: `Письмо ${n}` });
    await Promise.all([one.later(0), two.later(0)]);
    await one.later(0);
    expect(subjects().sort()).toEqual(Array.from({ length: 12 }, (_, n) => `Письмо ${n}`).sort());
  });

  it('takes the place of the one of its key that has not gone', async () => {
    const [{ id: userId }, { mail, later }] = [await server.user(), another()];
    await mail.order(note, { userId, key: '', about: 'Первое' });
    await mail.order(note, { userId, key: '', about: 'Второе' });
    await later(0);
    expect(subjects()).toEqual(['Второе']);
  });

  it('is one of so many in an hour', async () => {
    const [{ id: userId }, other, { mail, later }] = [await server.user(), await server.user(), another()];
    for (let n = 0; n < LETTERS_MAX; n++)
      expect(await mail.order(note, { userId, key: String(n), about: 'а' })).toBe(true);
    expect(await mail.order(note, { userId, key: 'more', about: 'а' })).toBe(false);
    expect(await mail.order(note, { userId: other.id, key: '', about: 'а' })).toBe(true);
    server.clock.advance(HOUR);
    expect(await mail.order(note, { userId, key: 'more', about: 'а' })).toBe(true);
    server.clock.advance(24 * HOUR + 1);
    await mail.forgetOld();
    expect(await server.context.database.query.selectFrom('letters').select('id').execute()).toEqual([]);
    await later(0);
  });

  it('has one recipient, and no header, of what a person wrote', async () => {
    const [{ id: userId }, { mail, later }] = [await server.user(), another()];
    const hostile = 'Отчёт\r\nBcc: boris@example.test\r\n\r\n.\r\nRCPT TO:<boris@example.test>';
    await mail.order(note, { userId, key: '', about: hostile });
    await later(0);
    const [{ to, letter }] = server.mail.received as [(typeof server.mail.received)[0]];
    expect(to).toEqual([TO]);
    expect(letter.bcc).toBeUndefined();
    expect(letter.subject).toContain('Отчёт Bcc: boris@example.test');
  });
});
