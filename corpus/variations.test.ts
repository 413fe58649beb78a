import { describe, expect, it } from 'vitest';
import { productEngine } from '#testing/server/product-engine.ts';
import { playAnswering, type Trial, type TrialTask } from './trial.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const ZONE = 'Europe/Moscow';

/** Every combination of the columns, thinned evenly to a few thousand. */
function combined(columns: readonly (readonly string[])[], most = 700): string[][] {
  const total = columns.reduce((product, column) => product * column.length, 1);
  const step = Math.max(1, Math.floor(total / most)) | 1;
  const rows: string[][] = [];
  for (let number = 0; number < total; number += step) {
    let rest = number;
    rows.push(
      columns.map((column) => {
        const value = column[rest % column.length]!;
        rest = Math.floor(rest / column.length);
        return value;
      }),
    );
  }
  return rows;
}

type Variation = Omit<Trial, 'id' | 'tags'>;

/** What is wrong after the turns; a card whose first reading is the meant one is answered by «да». */
function failures(trials: readonly Variation[]): string[] {
  return trials.flatMap((trial, index) => {
    const { faults, reply } = playAnswering(
      { ...trial, id: `v${index}`, tags: ['variation'] },
      NOW,
      ZONE,
      productEngine,
    );
    return faults.length > 0 ? [`${trial.turns.join(' / ')}: ${faults.join('; ')} ⇒ ${reply}`] : [];
  });
}

function expectMost(trials: readonly Variation[]): void {
  const wrong = failures(trials);
  expect(1 - wrong.length / trials.length, wrong.slice(0, 40).join('\n')).toBeGreaterThanOrEqual(0.97);
}

const HEADS =
  'создай задачу|добавь задачу|добавь|запиши|запиши пожалуйста|напомни|напомни мне|поставь задачу|внеси в список|занеси в задачи|создай мне новую задачу|надо|нужно|мне надо|не забыть|хочу|добавьте, пожалуйста, задачу|давай запишем|можешь добавить задачу|заведи задачу|закинь в список|новая задача:'.split(
    '|',
  );
const TITLES =
  'купить молоко|позвонить маме|забрать сына из садика|сдать отчёт по практике|отправить договор Кузнецову|записаться к зубному|помыть окна на кухне|оплатить садик за октябрь|удалить старые фото|закрыть вклад в банке|перенести вещи в гараж|прочитать 5 глав учебника|подготовить презентацию для инвесторов|заказать торт на юбилей|выбрать подарок Вере|починить кран|отнести обувь в ремонт|обсудить смету с прорабом|найти няню|вернуть книги в библиотеку'.split(
    '|',
  );
const DATES: readonly [string, string][] = [
  ['завтра', 'D+1'],
  ['послезавтра', 'D+2'],
  ['в пятницу', 'W:fri'],
  ['в следующий четверг', 'W+1:thu'],
  ['завтра в 18:00', 'D+1 18:00'],
  ['завтра в шесть вечера', 'D+1 18:00'],
  ['в понедельник в половине девятого утра', 'W:mon 08:30'],
  ['через неделю', 'D+7'],
  ['через 2 дня', 'D+2'],
  ['через полтора часа', 'M+90'],
  ['25 декабря', 'DM:25.12'],
  ['двадцать пятого декабря', 'DM:25.12'],
  ['25.12 в 9:30', 'DM:25.12 09:30'],
  ['до конца недели', 'EOW'],
  ['к пятому числу', 'DOM:5'],
  ['в субботу без четверти семь вечера', 'W:sat 18:45'],
];
const dueOf = (date: string) => DATES.find(([text]) => text === date)![1];

const created = (said: string, title: string, date: string, more: TrialTask = {}) => ({
  turns: [said],
  expect: { action: 'tasks_create', count: 1, tasks: [{ title, due: dueOf(date), ...more }] },
});

const dates = DATES.map(([text]) => text);
const ORDERS: Record<string, (head: string, title: string, date: string) => string> = {
  'head, title, date': (head, title, date) => `${head} ${title} ${date}`,
  'head, date, title': (head, title, date) => `${head} ${date} ${title}`,
  'date, head, title': (head, title, date) => `${date} ${head} ${title}`,
};

describe('creating, in any order', () => {
  it.each(Object.keys(ORDERS))('%s', (order) => {
    const heads =
      order === 'date, head, title'
        ? HEADS.filter((head) => !/[:]|список|задачи$|добавьте/.test(head))
        : HEADS.filter((head) => order !== 'head, date, title' || !head.endsWith(':'));
    expectMost(
      combined([heads, TITLES, dates]).map(([head = '', title = '', date = '']) =>
        created(ORDERS[order]!(head, title, date), title, date),
      ),
    );
  });

  it('title, date, head', () => {
    const tails = [
      'добавь',
      'запиши',
      'напомни',
      'создай задачу',
      'добавь в список',
      '— добавь задачу',
      ', запиши, пожалуйста',
    ];
    expectMost(
      combined([tails, TITLES, dates]).map(([tail = '', title = '', date = '']) =>
        created(`${title} ${date} ${tail}`, title, date),
      ),
    );
  });

  it('without a command', () => {
    expectMost(
      combined([TITLES, dates]).flatMap(([title = '', date = '']) => [
        created(`${date} ${title}`, title, date),
        created(`${title} ${date}`, title, date),
      ]),
    );
  });

  it('with a priority', () => {
    const levels: readonly [string, 'high' | 'low' | 'medium'][] = [
      ['с высоким приоритетом', 'high'],
      ['срочно', 'high'],
      [', приоритет низкий', 'low'],
      ['с низким приоритетом', 'low'],
      ['не срочно', 'low'],
      [', средний приоритет', 'medium'],
    ];
    expectMost(
      combined([['добавь задачу', 'создай', 'запиши'], TITLES, dates, levels.map(([text]) => text)], 700).map(
        ([head = '', title = '', date = '', level = '']) =>
          created(`${head} ${title} ${date} ${level}`, title, date, {
            priority: levels.find(([text]) => text === level)![1],
          }),
      ),
    );
  });
});

/** A task, how its end is told, and how else people refer to it. */
const KNOWN: readonly [title: string, told: string, referred: string][] = [
  ['Купить молоко', 'купил молоко|молоко купила|молоко куплено', 'молоко|покупку молока|про молоко'],
  ['Позвонить маме', 'позвонил маме|маме позвонила', 'звонок маме|про маму'],
  ['Сдать отчёт', 'отчёт сдал|сдала отчёт|отчёт сдан', 'отчёт|сдать отчёт'],
  ['Забрать посылку с почты', 'посылку забрал|забрала посылку с почты', 'посылку|про посылку'],
  ['Починить кран на кухне', 'кран починил|починили кран|кран на кухне починен', 'кран|про кран'],
  ['Оплатить интернет', 'интернет оплатил|за интернет заплатила|интернет оплачен', 'оплату интернета|интернет'],
  ['Записаться к стоматологу', 'к стоматологу записался|записалась к стоматологу', 'стоматолога|про стоматолога'],
  ['Подготовить презентацию', 'презентацию подготовил|презентация готова', 'презентацию|про презентацию'],
  ['Отвезти машину в сервис', 'машину отвёз|отвезла машину в сервис', 'машину|про машину'],
  ['Испечь пирог', 'испекла пирог|пирог испёк', 'пирог|про пирог'],
];
const ACCOUNT: TrialTask[] = KNOWN.map(([title]) => ({ title }));
const withStatus = (title: string, status: 'active' | 'completed') =>
  ACCOUNT.map((task) => (task.title === title ? { ...task, status } : task));
const about = (row: (typeof KNOWN)[number], column: 1 | 2) => row[column].split('|');

describe('telling what is done', () => {
  it.each(['%', 'я %', '% наконец-то', 'всё, %', '%, отметь', 'ну короче %', '% спасибо', 'сегодня %'])(
    '«%s»',
    (frame) => {
      expectMost(
        KNOWN.flatMap((row) =>
          about(row, 1).map((told) => ({
            tasks: ACCOUNT,
            turns: [frame.replace('%', told)],
            expect: { action: 'tasks_complete', tasks: withStatus(row[0], 'completed'), count: ACCOUNT.length },
          })),
        ),
      );
    },
  );
});

describe('naming a task', () => {
  const frame = (text: string, reference: string) =>
    reference.startsWith('про ') ? text.replace('%', `задачу ${reference}`) : text.replace('%', reference);
  it.each(['отметь % выполненной', 'закрой %', 'заверши, пожалуйста, %', 'можешь закрыть %', '% закрой'])(
    'to complete: «%s»',
    (text) => {
      expectMost(
        KNOWN.flatMap((row) =>
          about(row, 2).map((reference) => ({
            tasks: ACCOUNT,
            turns: [frame(text, reference)],
            expect: { action: 'tasks_complete', tasks: withStatus(row[0], 'completed'), count: ACCOUNT.length },
          })),
        ),
      );
    },
  );

  it.each(['удали %', 'убери %', '% удали', 'удали, пожалуйста, %', 'сотри %', 'выкинь %', '% больше не надо, убери'])(
    'to delete: «%s»',
    (text) => {
      expectMost(
        KNOWN.flatMap((row) =>
          about(row, 2).map((reference) => ({
            tasks: ACCOUNT,
            turns: [frame(text, reference)],
            expect: { action: 'tasks_delete', absent: [row[0]], count: ACCOUNT.length - 1 },
          })),
        ),
      );
    },
  );

  it.each(['верни % в работу', 'сделай % снова активной', 'открой заново %', 'возобнови %'])(
    'to activate: «%s»',
    (text) => {
      expectMost(
        KNOWN.flatMap((row) =>
          about(row, 2).map((reference) => ({
            tasks: withStatus(row[0], 'completed'),
            turns: [frame(text, reference)],
            expect: {
              action: 'tasks_activate',
              tasks: ACCOUNT.map((task) => ({ ...task, status: 'active' as const })),
              count: ACCOUNT.length,
            },
          })),
        ),
      );
    },
  );

  it.each(['перенеси % на #', 'передвинь % на #', 'давай перенесём % на #', 'отложи % на #', '% перенеси на #'])(
    'to move: «%s»',
    (text) => {
      const days: readonly [string, string][] = [
        ['завтра', 'D+1'],
        ['пятницу', 'W:fri'],
        ['следующий вторник', 'W+1:tue'],
        ['25 декабря', 'DM:25.12'],
        ['послезавтра на 15:00', 'D+2 15:00'],
        ['завтра в шесть вечера', 'D+1 18:00'],
      ];
      expectMost(
        KNOWN.flatMap((row) =>
          about(row, 2).flatMap((reference) =>
            days.map(([day, due]) => ({
              tasks: ACCOUNT,
              turns: [frame(text, reference).replace('#', day)],
              expect: { action: 'tasks_update', tasks: [{ title: row[0], due }], count: ACCOUNT.length },
            })),
          ),
        ),
      );
    },
  );
});

const slipped = (text: string, at: number) => `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`;

describe('slips of the keyboard', () => {
  it('in the name of a task', () => {
    const names = ['презентацию', 'стоматолога', 'посылку', 'интернет', 'машину'];
    expectMost(
      names.flatMap((name) =>
        Array.from({ length: name.length - 3 }, (_, at) => {
          const row = KNOWN.find((one) => one[2].includes(name))!;
          return {
            tasks: ACCOUNT,
            turns: [`удали задачу про ${slipped(name, at + 1)}`],
            expect: { action: 'tasks_delete', absent: [row[0]], count: ACCOUNT.length - 1 },
          };
        }),
      ),
    );
  });
});
