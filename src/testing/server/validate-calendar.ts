import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('validate-calendar.py', import.meta.url));
const LIBRARY = '/usr/lib/python3/dist-packages/vobject';

/** Whether Debian's `python3-vobject`, by which calendars are validated, is there. */
export const canValidateCalendars = (): boolean => existsSync(LIBRARY);

interface ReadEntry {
  uid: string;
  /** A day, or an instant. */
  start: string | number;
  title: string;
}

function entryOf(line: string): ReadEntry {
  const [uid = '', start = '', ...title] = line.split(' ');
  return { uid, start: start.includes('T') ? Date.parse(start) : start, title: title.join(' ') };
}

/** What a validator by other hands finds wrong in a calendar, and the entries that it reads there. */
export function validateCalendar(text: string): { fault: string | null; entries: ReadEntry[] } {
  if (!canValidateCalendars()) throw new Error('python3-vobject is not installed (on Debian: apt-get install it)');
  const { status, stdout, stderr } = spawnSync('/usr/bin/python3', [PROGRAM], { input: text, encoding: 'utf8' });
  const lines = (said: string) => said.trim().split('\n').filter(Boolean);
  return status === 0
    ? { fault: null, entries: lines(stdout).map(entryOf) }
    : { fault: lines(stderr).at(-1) ?? `it ended with ${status}`, entries: [] };
}
