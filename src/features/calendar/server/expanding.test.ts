import { describe, expect, it } from 'vitest';
import { EVENTS_MOST } from '../rules.ts';
import { expand } from './expanding.ts';

const event = (uid: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SUMMARY:${uid}`,
  ...lines,
  'END:VEVENT',
];
const ics = (...parts: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...parts.flat(), 'END:VCALENDAR', ''].join('\r\n');
const occurs = (text: string, from = '2026-03-01', to = '2026-04-15', zone = 'Europe/Moscow') =>
  expand({ text, zone, from, to }).map((one) =>
    'from' in one
      ? `${one.title} ${new Date(one.from).toISOString().slice(0, 16)}`
      : `${one.title} ${one.firstDay}..${one.lastDay}`,
  );

describe('what occurs in a calendar', () => {
  it('keeps its hour on the wall over a change of the clocks', () => {
    const text = ics(event('x', 'DTSTART;TZID=Europe/Berlin:20260325T090000', 'RRULE:FREQ=WEEKLY;COUNT=2'));
    expect(occurs(text)).toEqual(['x 2026-03-25T08:00', 'x 2026-04-01T07:00']);
  });

  it('leaves out what is excluded or called off, and moves what is moved', () => {
    const text = ics(
      event('x', 'DTSTART:20260302T100000Z', 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20260303T100000Z'),
      event('x', 'RECURRENCE-ID:20260304T100000Z', 'DTSTART:20260304T150000Z'),
      event('x', 'RECURRENCE-ID:20260305T100000Z', 'DTSTART:20260305T100000Z', 'STATUS:CANCELLED'),
      event('y', 'DTSTART:20260302T100000Z', 'STATUS:CANCELLED'),
      event('z', 'RECURRENCE-ID:20260306T100000Z', 'DTSTART:20260306T110000Z'),
    );
    expect(occurs(text)).toEqual(['x 2026-03-02T10:00', 'x 2026-03-04T15:00', 'z 2026-03-06T11:00']);
  });

  it('takes times that say no zone by the account’s, and zones of other names by their description', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Somewhere Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const text = ics(
      zone,
      event('floating', 'DTSTART:20260302T100000'),
      event('described', 'DTSTART;TZID=Somewhere Standard Time:20260302T100000'),
    );
    expect(occurs(text)).toEqual(['described 2026-03-02T04:30', 'floating 2026-03-02T07:00']);
  });

  it('has whole days as days in every zone, a yearly one of long ago among them', () => {
    const text = ics(
      event('birthday', 'DTSTART;VALUE=DATE:19800308', 'RRULE:FREQ=YEARLY'),
      event('trip', 'DTSTART;VALUE=DATE:20260227', 'DTEND;VALUE=DATE:20260302'),
      event('over', 'DTSTART;VALUE=DATE:20260227', 'DTEND;VALUE=DATE:20260301'),
    );
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles'])
      expect(occurs(text, '2026-03-01', '2026-04-15', zone)).toEqual([
        'trip 2026-02-27..2026-03-01',
        'birthday 2026-03-08..2026-03-08',
      ]);
  });

  it('is bounded, whatever is said', () => {
    const often = ics(event('x', 'DTSTART:20260301T000000Z', 'RRULE:FREQ=SECONDLY'));
    expect(expand({ text: often, zone: 'UTC', from: '2026-03-01', to: '2026-04-15' })).toHaveLength(EVENTS_MOST);
    const early = event('early', 'DTSTART:20260302T000000Z');
    const late = Array.from({ length: 9 * EVENTS_MOST }, (_, at) => event(`${at}`, 'DTSTART:20260401T000000Z'));
    const [first] = expand({ text: ics(...late, early), zone: 'UTC', from: '2026-03-01', to: '2026-04-15' });
    expect(first!.title).toBe('early');
    const title = ics(event('x', 'DTSTART:20260301T000000Z')).replace('SUMMARY:x', `SUMMARY:${'ы'.repeat(5000)}\\nдва`);
    const [one] = expand({ text: title, zone: 'UTC', from: '2026-03-01', to: '2026-04-15' });
    expect(one!.title).toBe('ы'.repeat(300));
  });

  it.each(['', 'BEGIN:VCALENDAR', '<html></html>', 'BEGIN:VEVENT\r\nEND:VEVENT'])('is nothing in %j', (text) => {
    expect(() => occurs(text)).toThrow();
  });
});
