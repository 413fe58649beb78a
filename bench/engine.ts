// The built-in assistant: milliseconds a command and a message of people with 1,000 tasks in the account, the slowest noise and
// people's words of 4,000 characters with 1,000 tasks and with 3,000 of the longest titles, and the share of date phrases
// read right, beside chrono-node's Russian locale on the same list. Of several times the shortest counts, which other work on the
// machine disturbs least.
import { readFileSync } from 'node:fs';
import { parse } from 'chrono-node/ru';
import { EMPTY_CONTEXT, type Priority, type TaskView, type View } from '#features/assistant/engine/model.ts';
import { respond } from '#features/assistant/engine/respond.ts';
import { type TaskIndex, taskIndex } from '#features/assistant/engine/task-index.ts';
import { dayOf, instantOf, timeOf } from '#shared/day.ts';
import { findWhen } from '#shared/russian/when.ts';
import { makeTaskView } from '#testing/task.ts';
import { nodeUnderstanding } from '#understanding/server/node-understanding.ts';
import { utterancesOf } from '../corpus/parts.ts';
import { reckon } from './support/goals.ts';
import { dice, LONG_TITLES, longTitle } from './support/hostile-account.ts';

const ZONE = 'Europe/Moscow';
const OFFSET_MINUTES = 180;
const NOW = instantOf('2026-11-18', '11:20', ZONE);
const TASKS = 1_000;
const ROUNDS = 40;

const understanding = nodeUnderstanding();

const VERBS = 'Купить Оплатить Позвонить Написать Подготовить Проверить Заказать Забрать Отправить Обсудить'.split(' ');
const THINGS =
  'молоко|отчёт по продажам|договор с подрядчиком|письмо Олегу|презентацию для клиента|счёт за свет|билеты в театр|посылку с почты|смету на ремонт|корм для кошки'.split(
    '|',
  );

function account(count: number, titleOf: (index: number) => string): View {
  const tasks = Array.from({ length: count }, (_, index): TaskView => {
    const priority: Priority = index % 7 === 0 ? 'high' : 'medium';
    const dueDate = index % 3 ? NOW + index * 3_600_000 : null;
    return makeTaskView({
      id: `t${index}`,
      title: titleOf(index),
      status: index % 4 ? 'active' : 'completed',
      priority,
      projectId: index % 5 ? null : 'p0',
      dueDate,
      createdAt: NOW - index,
    });
  });
  return {
    tasks,
    projects: Array.from({ length: 20 }, (_, index) => ({ id: `p${index}`, name: `Проект ${index}` })),
    columns: ['Новые', 'В процессе', 'Готово'].map((name) => ({ id: name, name })),
    habits: [],
    focus: { todayMinutes: 90, weekMinutes: 600 },
    user: { firstName: 'Анна' },
    settings: { tone: 'neutral', role: 'assistant', personality: 'professional' },
  };
}

const COMMANDS = [
  'создай задачу купить корм для кошки завтра в шесть вечера',
  'я купил молоко 100',
  'перенеси отчёт по продажам 351 на пятницу',
  'удали задачу про призентацию 46',
  'удали задачу про аквариум с рыбками',
  'что у меня на сегодня',
  'молоко купил и маме позвонил',
  'удали все выполненные задачи',
  'сколько у меня задач с высоким приоритетом',
  'отмени',
];
const NOISE = [
  'удали ',
  'и ',
  '«',
  '1. ',
  'завтра ',
  'в 5 ',
  'не ',
  '\n- ',
  'купить ',
  'через час ',
  'аааа',
  '. ',
  'проект ',
  'абв ',
  'купил ',
  'x😀 ',
  'в проект ',
  'приоритет ',
  '! ',
  'задача про отчёт и ',
  'удали договор. ',
  'отметь отчёт и удали договор, ',
  'удали «а» и «б» ',
  '1/2/',
  'я ',
  'б\n',
];

const clock = () => performance.now();

interface Account {
  view: View;
  titles: TaskIndex;
}

function withTitles(view: View): Account {
  const titles = taskIndex();
  const begun = clock();
  titles.hold(view.tasks);
  console.log(`${view.tasks.length} titles of ${titles.size} words read once in ${(clock() - begun).toFixed(0)} ms`);
  return { view, titles };
}

/** The shortest of so many times. */
function shortestOf(text: string, { view, titles }: Account, rounds: number): number {
  const times = Array.from({ length: rounds }, () => {
    const begun = clock();
    respond(understanding, text, { view, now: NOW, zone: ZONE, context: EMPTY_CONTEXT, titles });
    return clock() - begun;
  });
  return Math.min(...times);
}

interface Phrase {
  text: string;
  /** A day, or a day and a time; null for what only looks like a date. */
  expected: string | null;
}

const phrases = JSON.parse(readFileSync(new URL('date-phrases.json', import.meta.url), 'utf8')) as Phrase[];

/** The instant that a reader finds, as long as the expected text is. */
function asExpected(instant: number | null, expected: string | null): string | null {
  if (instant === null) return null;
  return `${dayOf(instant, ZONE)} ${timeOf(instant, ZONE)}`.slice(0, expected?.length ?? 16);
}

function ours(text: string): number | null {
  return findWhen(text, NOW, ZONE)?.due ?? null;
}

function chronos(text: string): number | null {
  const [found] = parse(text, { instant: new Date(NOW), timezone: OFFSET_MINUTES }, { forwardDate: true });
  return found?.start.date().getTime() ?? null;
}

const misses = (read: (text: string) => number | null) =>
  phrases.filter(({ text, expected }) => asExpected(read(text), expected) !== expected);
const share = (missed: readonly Phrase[]) => `${(100 - (missed.length / phrases.length) * 100).toFixed(1)} %`;

const usual = withTitles(
  account(TASKS, (index) => `${VERBS[index % 10]} ${THINGS[Math.floor(index / 10) % 10]} ${index}`),
);
const roll = dice(7);
const hostile = withTitles(account(LONG_TITLES, () => longTitle(roll)));

for (const text of COMMANDS) shortestOf(text, usual, 5);
console.log(`\nCommand with ${TASKS} tasks, best of ${ROUNDS}, ms`);
for (const text of COMMANDS) console.log(`${shortestOf(text, usual, ROUNDS).toFixed(2).padStart(8)}  ${text}`);

/** What people of the corpus said, one after another: words that hardly recur. */
const said = utterancesOf('train').map(({ turns }) => turns[0]!.text);
const MESSAGES = 300;
const people = said.filter((_, at) => at % Math.floor(said.length / MESSAGES) === 0);
const times = people.map((text) => shortestOf(text, usual, 5)).sort((a, b) => a - b);
const quantile = (part: number) => times[Math.floor((times.length - 1) * part)]!.toFixed(2);
console.log(`\n${people.length} messages of people with ${TASKS} tasks, best of 5 each, ms`);
reckon('engine: a message, median', Number(quantile(0.5)));
console.log(`median ${quantile(0.5)}, nine tenths ${quantile(0.9)}, longest ${quantile(1)}`);

/** Signs of many scripts, none of them twice in a row. */
const SCRIPTS = 'Ω漢字 שלום مرحبا नमस्ते 한국어 ไทย ᚠᚢᚦ 👩‍🚀🇷🇺 Ελλάδα Հայ ქართ Ünïçödé ٣٤٥ ';

function long(account: Account): number[] {
  const texts = { 'people after people': people.join('. '), scripts: SCRIPTS.repeat(100) };
  return Object.entries(texts).map(([name, text]) => {
    const time = shortestOf(text.slice(0, 4_000), account, 5);
    console.log(`${time.toFixed(2).padStart(8)}         ${name}`);
    return time;
  });
}

const repeated = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** @returns the longest, in milliseconds */
function noise(title: string, account: Account): number {
  console.log(`\n${title}: 4,000 characters, best of 5, ms, and how many times a quarter of it (linear work: 4)`);
  const rows = NOISE.map((piece) => {
    const [quarter, time] = [1_000, 4_000].map((length) => shortestOf(repeated(piece, length), account, 5));
    return { piece, time: time!, growth: time! / quarter! };
  });
  for (const { piece, time, growth } of rows.sort((a, b) => b.time - a.time).slice(0, 8))
    console.log(`${time.toFixed(2).padStart(8)}  ${growth.toFixed(1).padStart(5)}  ${JSON.stringify(piece)}`);
  return Math.max(...rows.map(({ time }) => time), ...long(account));
}

const longest = [
  noise(`Noise with ${TASKS} tasks`, usual),
  noise(`Noise with ${LONG_TITLES} titles of 300 characters`, hostile),
];
reckon('engine: 4,000 hostile characters', Math.max(...longest));

const [own, other] = [misses(ours), misses(chronos)];
console.log(`\nDate phrases read right, of ${phrases.length}`);
console.log(
  `${share(own).padStart(8)}  this module${own.length ? `; not: ${own.map(({ text }) => text).join(', ')}` : ''}`,
);
console.log(`${share(other).padStart(8)}  chrono-node ru`);
