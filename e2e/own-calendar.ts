import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CalendarServer, startCalendarServer } from '#testing/server/calendar-server.ts';
import { loopbackCertificate } from '#testing/server/loopback-certificate.ts';
import { test as base } from './own-server.ts';

const certificate = join(mkdtempSync(join(tmpdir(), 'takt-calendar-')), 'calendar.pem');
writeFileSync(certificate, loopbackCertificate.cert);

/** Journeys with somebody's calendar on the internet, which their server may read. */
export const test = base.extend<{ calendar: CalendarServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures used
  calendar: async ({}, use) => {
    const calendar = await startCalendarServer();
    await use(calendar);
    await calendar.close();
  },
  ownEnv: async ({ calendar }, use) =>
    use({ CALENDAR_ALLOWED_ORIGINS: calendar.origin, NODE_EXTRA_CA_CERTS: certificate }),
});
