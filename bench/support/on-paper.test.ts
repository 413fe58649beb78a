import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Costs, DAY, dayOf, MACHINES, monthly, needsOf, PRICES, SUPPOSED } from './on-paper.ts';

/*
 * The page on scaling reckons machines from measured calls by hand: here its figures are reckoned again, from the calls that it tells.
 */

const page = readFileSync('docs/scaling.md', 'utf8');
const cellsOf = (label: string) =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${label} |`))!
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
const UNITS = { ТБ: 1000 } as Record<string, number>;
/** What a cell begins with, in the unit of its row. */
function numberOf(cell: string): number {
  const [, digits = '', unit = ''] = /^([\d,\s]+)\s?(\p{L}*)/u.exec(cell)!;
  return Number(digits.replaceAll(/\s/g, '').replace(',', '.')) * (UNITS[unit] ?? 1);
}

const CALLS: Record<keyof typeof DAY, string> = {
  page: 'страница с первыми ответами',
  'fifty changes': '50 изменений ленты',
  'one change': 'одно изменение ленты',
  unchanged: 'список не изменился (304)',
  create: 'создать задачу',
  update: 'изменить',
  complete: 'завершить',
  analytics: 'аналитика за неделю',
  message: 'сообщение помощнику',
};
/** Of PostgreSQL, which has columns for the server and the database. */
const costs = Object.fromEntries(
  Object.entries(CALLS).map(([kind, label]) => {
    const [, server = '', database = ''] = cellsOf(label);
    return [kind, { server: numberOf(server), database: numberOf(database) }];
  }),
) as Costs;
const SIZES = [1000, 100_000, 10_000_000];

/** Pages tell two digits. */
const expectTold = (told: number, reckoned: number) =>
  expect(Math.abs(told - reckoned), `${told} for ${reckoned}`).toBeLessThanOrEqual(0.06 * reckoned + 0.005);

describe('the page on scaling', () => {
  it('tells of a day what its calls come to', () => {
    const [, server = '', database = ''] = /Вместе — ([\d,]+) с процессора сервера и ([\d,]+) с базы/.exec(page)!;
    expectTold(numberOf(server), dayOf(costs).server);
    expectTold(numberOf(database), dayOf(costs).database);
    const [opened, made, done, edited, asked, unchanged, said, looked] =
      /(\d+) открытий .* (\d+) новых задач, (\d+) завершённых, (\d+) изменений.*\((\d+)\), (\d+) проверок без изменений, (\d+) сообщения помощнику, (\d+) взгляда/s
        .exec(page)!
        .slice(1)
        .map(Number);
    expect({ opened, made, done, edited, asked, unchanged, said, looked }).toEqual({
      opened: DAY.page,
      made: DAY.create,
      done: DAY.complete,
      edited: DAY.update,
      asked: DAY['one change'],
      unchanged: DAY.unchanged,
      said: DAY.message,
      looked: DAY.analytics,
    });
  });

  it.each(SIZES.map((people, column) => ({ people, column })))('reckons for $people people', ({ people, column }) => {
    const needs = needsOf(people, dayOf(costs));
    const told = (label: string) => numberOf(cellsOf(label)[column]!);
    expectTold(told('зашли за день'), needs.come);
    expectTold(told('ядер серверу в людный час, с запасом'), needs.serverCores);
    expectTold(told('ядер базе, с запасом'), needs.databaseCores);
    expectTold(told('записей в секунду в людный час'), needs.writesASecond);
    expectTold(told('открытых окон'), needs.windows);
    expectTold(told('процессов «Такта»'), needs.processes);
    expectTold(told('их память'), needs.memoryGigabytes);
    expectTold(told('диск за год, одна копия'), needs.diskGigabytes);
    expectTold(told('деньги в месяц'), monthly(MACHINES[people]!));
    expectTold(told('на записанного'), monthly(MACHINES[people]!) / people);
  });

  it.each(SIZES)('takes machines that are enough for %d people', (people) => {
    const needs = needsOf(people, dayOf(costs));
    const machines = MACHINES[people]!;
    const cores = machines.reduce((sum, [count, { cores }]) => sum + count * cores, 0);
    expect(cores).toBeGreaterThan(needs.serverCores + needs.databaseCores);
    const disk = machines.reduce((sum, [count, { diskGigabytes = 0 }]) => sum + count * diskGigabytes, 0);
    expect(0.7 * disk).toBeGreaterThan((people === 1000 ? 1 : SUPPOSED.copies) * needs.diskGigabytes);
  });

  it('names what it supposes and what things cost', () => {
    const text = page.replaceAll(/\s+/g, ' ');
    for (const said of [
      `${100 * SUPPOSED.comes} % записанных`,
      `${100 * SUPPOSED.inBusiestHour} % дневной работы`,
      `${100 * SUPPOSED.busyCores} %`,
      `${SUPPOSED.windowKilobytes} КБ памяти каждое, ${SUPPOSED.windowsOfProcess} на процесс`,
      `занимает ${SUPPOSED.processMegabytes} МБ`,
      `занимает в PostgreSQL ${SUPPOSED.taskKilobytes} КБ`,
      `ядро ${PRICES.core} ₽, гигабайт памяти ${PRICES.gigabyte} ₽, гигабайт диска ${PRICES.diskGigabyte} ₽`,
    ])
      expect(text).toContain(said);
  });
});
