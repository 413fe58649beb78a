import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { addDays, HOUR, MINUTE } from '#shared/day.ts';
import { validateCalendar } from '#testing/server/validate-calendar.ts';
import type { Entry, When } from '../rules.ts';
import { calendarText } from './calendar-text.ts';
import { clockChanges, offsetAt } from './zone-rules.ts';

const NOW = Date.parse('2026-03-02T09:00:00Z');
/** Without summer time, with it in the north and in the south, by half an hour, by no rule, behind UTC, and with 45 minutes. */
const ZONES = [
  'Europe/Moscow',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'UTC',
];

const textOf = (entries: Entry[], zone: string) => {
  const work = calendarText(entries, { zone, now: NOW, taskUrl: (id) => `https://takt.test/?task=${id}` });
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};
const entry = (when: When): Entry => ({ uid: 'due-1', title: 'Дело', when, changedAt: NOW, busy: true, taskId: null });

describe.each(ZONES)('the clocks of %s', (zone) => {
  const calendar = ICAL.Component.fromString(textOf([], zone));
  const told = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);

  it('go as they are told at any minute that is told of', () => {
    const minute = fc.integer({ min: -50 * 24 * 60, max: 720 * 24 * 60 });
    fc.assert(
      fc.property(minute, (after) => {
        const instant = NOW + after * MINUTE;
        // What the clock shows twice is said in UTC, which is looked at below.
        fc.pre([-4, 4].every((away) => offsetAt(instant + away * HOUR, zone) === offsetAt(instant, zone)));
        const wall = ICAL.Time.fromJSDate(new Date(instant + offsetAt(instant, zone)), true);
        wall.zone = ICAL.Timezone.localTimezone;
        expect(told.utcOffset(wall) * 1000).toBe(offsetAt(instant, zone));
      }),
      { numRuns: 100 },
    );
  });

  it('have an instant where it is', () => {
    const second = fc.integer({ min: -50 * 86_400, max: 700 * 86_400 });
    fc.assert(
      fc.property(second, fc.integer({ min: 1, max: 600 }), (after, minutes) => {
        const from = NOW + after * 1000;
        const to = from + minutes * MINUTE;
        const parsed = ICAL.Component.fromString(textOf([entry({ from, to })], zone));
        const service = new ICAL.Timezone(parsed.getFirstSubcomponent('vtimezone')!);
        const event = parsed.getFirstSubcomponent('vevent')!;
        for (const [name, instant] of [
          ['dtstart', from],
          ['dtend', to],
        ] as const) {
          const time = event.getFirstPropertyValue(name) as ICAL.Time;
          if (time.zone !== ICAL.Timezone.utcTimezone) time.zone = service;
          expect(time.toUnixTime() * 1000).toBe(instant);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('what is told of a zone', () => {
  it('is two rules where its years change by rules, as some calendars look at nothing else', () => {
    const changes = clockChanges('Europe/Berlin', { from: 2025, to: 2029 });
    expect(changes.map(({ yearly }) => yearly)).toEqual([
      undefined,
      { month: 3, nth: -1, weekday: 7 },
      { month: 10, nth: -1, weekday: 7 },
    ]);
    expect(clockChanges('America/New_York', { from: 2025, to: 2029 }).map(({ yearly }) => yearly?.nth)).toEqual([
      undefined,
      2,
      1,
    ]);
  });

  it('is one line where its clocks never change, and each change where they go by no rule', () => {
    expect(clockChanges('Europe/Moscow', { from: 2025, to: 2029 })).toHaveLength(1);
    const casablanca = clockChanges('Africa/Casablanca', { from: 2022, to: 2025 });
    expect(casablanca).toHaveLength(9);
    expect(casablanca.every(({ yearly }) => yearly === undefined)).toBe(true);
  });

  it('stays the same from day to day', () => {
    const zoneOf = (now: number) => {
      const text = calendarText([], { zone: 'Europe/Berlin', now, taskUrl: String }).next().value;
      return text;
    };
    expect(zoneOf(NOW)).toBe(zoneOf(NOW + 30 * 24 * HOUR));
  });
});

describe('an entry', () => {
  it('of a day is that day for every reader', () => {
    const text = textOf([entry({ day: '2026-03-29' })], 'Europe/Berlin');
    expect(text).toContain('DTSTART;VALUE=DATE:20260329\r\nDTEND;VALUE=DATE:20260330\r\n');
    const [event] = Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
    expect(event).toMatchObject({ datetype: 'date' });
  });

  it('about the hour that comes twice is told by UTC', () => {
    // 02:30 in Berlin, for the first time.
    const from = Date.parse('2026-10-25T00:30:00Z');
    expect(textOf([entry({ from, to: null })], 'Europe/Berlin')).toContain('DTSTART:20261025T003000Z');
    expect(textOf([entry({ from: from - 9 * HOUR, to: null })], 'Europe/Berlin')).toContain(
      'DTSTART;TZID=Europe/Berlin:20261024T173000',
    );
  });

  it('has what every calendar asks for', () => {
    const text = textOf([{ ...entry({ day: addDays('2026-03-01', 1) }), taskId: 'abc', busy: false }], 'Europe/Moscow');
    for (const line of [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Takt//Takt//RU',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'UID:due-1@takt',
      'DTSTAMP:20260302T090000Z',
      'URL:https://takt.test/?task=abc',
      'TRANSP:TRANSPARENT',
      'END:VCALENDAR',
    ])
      expect(text.split('\r\n')).toContain(line);
  });
});

describe('a validator by other hands', () => {
  const all: Record<string, When> = {
    hour: { from: NOW + 5 * HOUR, to: null },
    lasting: { from: NOW + 5 * HOUR, to: NOW + 6 * HOUR },
    twice: { from: Date.parse('2026-10-25T00:30:00Z'), to: Date.parse('2026-10-25T02:30:00Z') },
    day: { day: '2026-03-29' },
  };
  const title = `Длинное дело; с запятой, \\ и «кавычками» ${'слово '.repeat(40)}`.trim();
  const entries = Object.entries(all).map(([uid, when]) => ({ ...entry(when), uid, title, taskId: uid }));

  it.each(ZONES)('finds nothing wrong in a calendar of %s, and reads what is in it', (zone) => {
    const { fault, entries: read } = validateCalendar(textOf(entries, zone));
    expect(fault).toBeNull();
    expect(read).toEqual(
      Object.entries(all).map(([uid, when]) => ({
        uid: `${uid}@takt`,
        title,
        start: 'day' in when ? when.day : when.from,
      })),
    );
  });

  it.each([
    ['an entry without an id', 'UID:hour', 'X-UID:hour'],
    ['a clock without its beginning', 'DTSTART:', 'X-DTSTART:'],
    ['an entry that begins twice', 'SUMMARY:', 'DTSTART;VALUE=DATE:20260101\r\nSUMMARY:'],
    ['an entry that does not end', 'END:VEVENT', 'X-END:VEVENT'],
  ])('does not pass %s', (_, right, wrong) => {
    expect(validateCalendar(textOf(entries, 'Europe/Berlin').replace(right, wrong)).fault).not.toBeNull();
  });
});
