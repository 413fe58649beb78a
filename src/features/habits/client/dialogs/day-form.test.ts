import { describe, expect, it } from 'vitest';
import { dayForm, toMark } from './day-form.ts';
import { readSubject, subjectOf } from './day-subject.ts';

const TODAY = '2026-11-22';
const said = (part: object) => ({ date: TODAY, choice: 'completed', note: '', ...part });

it.each([
  [TODAY, []],
  ['2000-01-01', []],
  ['1999-12-31', ['Можно отметить дни с 2000 года']],
  ['', ['Можно отметить дни с 2000 года']],
  ['2026-02-30', ['Можно отметить дни с 2000 года']],
  ['2026-11-23', ['Этот день ещё не наступил']],
])('%s: %j', (date, problems) => {
  const issues = dayForm(TODAY).safeParse(said({ date })).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual(problems);
});

it.each([
  ['completed', { completed: true, skipped: false }],
  ['skipped', { completed: false, skipped: true }],
  ['missed', { completed: false, skipped: false }],
])('%s is sent as %j', (choice, mark) => {
  const sent = (note: string) => toMark(dayForm(TODAY).parse(said({ choice, note })));
  expect(sent('  Под музыку ')).toEqual({ date: TODAY, ...mark, note: 'Под музыку' });
  expect(sent('   ')).toEqual({ date: TODAY, ...mark, note: null });
});

describe('the subject of a draft', () => {
  it('is read as it was written', () => {
    const subject = { habitId: '0190-7', choice: 'skipped', date: TODAY } as const;
    expect(readSubject(subjectOf(subject))).toEqual(subject);
  });
  it.each([undefined, '', '0190-7', '0190-7 skipped', '0190-7 later 2026-11-22'])('is none in «%s»', (word) => {
    expect(readSubject(word)).toBeUndefined();
  });
});
