import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type TestApp, useTestApp } from './test-app.ts';

export interface MailTest extends TestApp {
  mail: MailServer;
  env: NodeJS.ProcessEnv;
  /** Subjects of what was delivered to an address, in order. */
  subjects(address: string): string[];
  /** The first address of the interface or a page in the last letter to somebody. */
  linkTo(address: string): URL;
}

export const ORIGIN = 'https://takt.example.test';
export const MAIL_FROM = 'Такт <takt@example.test>';

/** A server, and a mail server that takes its letters. */
export function useMail(extra: NodeJS.ProcessEnv = {}): MailTest {
  const env: NodeJS.ProcessEnv = { ...extra };
  const test = { env } as MailTest;
  beforeAll(async () => {
    test.mail = await startMailServer();
    Object.assign(env, { SMTP_URL: test.mail.url, MAIL_FROM, PUBLIC_URL: ORIGIN });
  });
  const server = useTestApp(env);
  beforeAll(() => void Object.assign(test, server));
  beforeEach(async () => {
    for (const table of ['jobs', 'letters'] as const) await server.context.database.query.deleteFrom(table).execute();
    test.mail.received = [];
    test.mail.answers = () => 250;
  });
  afterAll(() => test.mail.stop());
  const to = (address: string) => test.mail.received.filter((one) => one.to.includes(address));
  return Object.assign(test, {
    subjects: (address: string) => to(address).map(({ letter }) => letter.subject ?? ''),
    linkTo: (address: string) => new URL(/https:\/\/\S+/.exec(to(address).at(-1)?.letter.text ?? '')![0]),
  });
}
