import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DECREES } from '#shared/repeat/production-calendar.ts';
import { readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'takt-calendar-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const file = join(DATA_DIR, 'calendar.json');
const read = (text: string) => {
  writeFileSync(file, text);
  return readConfig({ DATA_DIR, PRODUCTION_CALENDAR_FILE: file }).decrees;
};
const year = (moved: unknown, more: object = {}) =>
  JSON.stringify({ 2027: { number: '1', signed: '2026-10-01', moved, ...more } });

it('there are none by default', () => {
  expect(readConfig({ DATA_DIR }).decrees).toEqual({});
});

it('they are read as they are written, also behind the mark that Windows puts before a text', () => {
  const moved = [
    ['2027-01-02', '2027-12-31'],
    ['2027-02-20', '2027-02-22'],
  ];
  expect(read(`\uFEFF${year(moved)}`)).toEqual({ 2027: { number: '1', signed: '2026-10-01', moved } });
});

it('what is built in could be said by a file', () => {
  expect(read(JSON.stringify(DECREES))).toEqual(DECREES);
});

it.each([
  ['{"2027":', 'не JSON'],
  ['[]', 'нужен объект с годами'],
  ['{"27": {}}', '27: год пишется четырьмя цифрами'],
  ['{"2027": {}}', '2027 → number: нужен номер постановления'],
  [year([], { signed: '1 октября' }), '2027 → signed: день пишется как 2027-01-02'],
  [year([], { signed: undefined }), '2027 → signed: нужна дата постановления'],
  [year([], { dayOff: 1 }), '2027: лишнее: dayOff'],
  [year(undefined), '2027 → moved: нужен список переносов'],
  [year(['2027-01-02']), '2027 → moved → 1: нужен список переносов'],
  [year([['2027-01-02', '2027-02-30']]), '2027 → moved → 1 → 2: день пишется как 2027-01-02'],
  [year([['2027-01-02', '2028-02-01']]), '2027: 2028-02-01 не из этого года'],
  [year([['2027-02-01', '2027-02-02']]), '2027: 2027-02-01 и так рабочий день'],
  [year([['2027-01-02', '2027-02-23']]), '2027: 2027-02-23 и так выходной'],
  [
    year([
      ['2027-01-02', '2027-12-31'],
      ['2027-01-03', '2027-12-31'],
    ]),
    '2027: 2027-12-31 назван дважды',
  ],
])('%s is refused in words, by its place', (text, words) => {
  expect(() => read(text)).toThrow(words);
  expect(() => read(text)).toThrow(file);
});

it('a file that is not there is named', () => {
  const nowhere = join(DATA_DIR, 'none.json');
  expect(() => readConfig({ DATA_DIR, PRODUCTION_CALENDAR_FILE: nowhere })).toThrow(
    `Файл из PRODUCTION_CALENDAR_FILE не читается: ${nowhere} (ENOENT).`,
  );
});
