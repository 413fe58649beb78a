import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT, type Outcome } from './model.ts';

/** Wednesday, 18 November 2026, 15:20 in Moscow. */
const NOW = Date.parse('2026-11-18T12:20:00Z');
const ZONE = 'Europe/Moscow';
const at = (day: string, time = '23:59') => Date.parse(`${day}T${time}:00+03:00`);

interface Given {
  title: string;
  due?: number;
  rule?: string;
}

function say(text: string, tasks: readonly Given[] = [], touched: readonly number[] = []): Outcome {
  const account = new Account(NOW);
  for (const { title, due = null, rule } of tasks) {
    const repeat = rule ? { rule, from: 'due', calendar: 'all', start: '2026-11-02', index: 3 } : null;
    account.add({ title, status: 'active', dueDate: due, repeat: repeat as never });
  }
  const context = { ...EMPTY_CONTEXT, touched: touched.map((one) => `task-${one + 1}`) };
  const outcome = productEngine(text, account.view, NOW, ZONE, context);
  return { ...outcome, reply: outcome.reply.replaceAll('\u00a0', ' ') };
}

const brief = ({ actions }: Outcome) =>
  actions.map((action) => {
    const fields = 'draft' in action ? action.draft : 'changes' in action ? action.changes : {};
    const { title, dueDate, repeat } = fields as {
      title?: string;
      dueDate?: number;
      repeat?: { rule: string; from: string; calendar: string } | null;
    };
    const due =
      typeof dueDate === 'number' ? new Date(dueDate + 3 * 3_600_000).toISOString().slice(0, 16) : String(dueDate);
    const rule = repeat
      ? [repeat.rule, repeat.from === 'due' ? '' : repeat.from, repeat.calendar === 'all' ? '' : repeat.calendar]
          .filter(Boolean)
          .join(' ')
      : String(repeat);
    return [action.type, title, due, rule].filter((one) => one !== undefined).join(' | ');
  });

describe('a task that repeats', () => {
  it.each([
    ['каждый понедельник в 10 планёрка', 'create | Планёрка | 2026-11-23T10:00 | FREQ=WEEKLY;BYDAY=MO'],
    ['поставь задачу поливать цветы через день', 'create | Поливать цветы | 2026-11-18T23:59 | FREQ=DAILY;INTERVAL=2'],
    [
      'добавь: каждое последнее число передать показания',
      'create | Передать показания | 2026-11-30T23:59 | FREQ=MONTHLY;BYMONTHDAY=-1',
    ],
    [
      'раз в две недели по вторникам созвон с подрядчиком',
      'create | Созвон с подрядчиком | 2026-11-24T23:59 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
    ],
    ['запиши разбор почты по рабочим дням в 9:30', 'create | Разбор почты | 2026-11-19T09:30 | FREQ=DAILY workdays'],
    ['каждый второй четверг месяца книжный клуб', 'create | Книжный клуб | 2026-12-10T23:59 | FREQ=MONTHLY;BYDAY=2TH'],
    [
      'ежегодно 8 марта купить цветы маме',
      'create | Купить цветы маме | 2027-03-08T23:59 | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8',
    ],
    ['добавь зарядку каждое утро до конца года', 'create | Зарядка | 2026-11-19T09:00 | FREQ=DAILY;UNTIL=20261231'],
    ['напоминай пить витамины каждый день, 10 раз', 'create | Пить витамины | 2026-11-18T23:59 | FREQ=DAILY;COUNT=10'],
    [
      'добавь задачу поменять фильтр через неделю после выполнения',
      'create | Поменять фильтр | 2026-11-18T23:59 | FREQ=WEEKLY completion',
    ],
  ])('«%s»', (text, done) => {
    const outcome = say(text);
    expect([outcome.reply, ...brief(outcome)].slice(1), outcome.reply).toEqual([done]);
  });

  const standup = { title: 'Планёрка', due: at('2026-11-23', '10:00'), rule: 'FREQ=WEEKLY;BYDAY=MO' };
  const report = { title: 'Сдать отчёт', due: at('2026-11-19') };
  it.each([
    ['больше не повторяй планёрку', 'update | undefined | null'],
    ['отмени повтор у планёрки', 'update | undefined | null'],
    ['планёрку хватит повторять', 'update | undefined | null'],
    ['пропусти планёрку в этот раз', 'update | 2026-11-30T10:00 | FREQ=WEEKLY;BYDAY=MO'],
    ['пропусти планёрку', 'update | 2026-11-30T10:00 | FREQ=WEEKLY;BYDAY=MO'],
    ['пропусти этот раз', 'update | 2026-11-30T10:00 | FREQ=WEEKLY;BYDAY=MO'],
    ['планёрка теперь каждый вторник', 'update | 2026-11-24T10:00 | FREQ=WEEKLY;BYDAY=TU'],
    ['перенеси планёрку на каждый вторник в 15:30', 'update | 2026-11-24T15:30 | FREQ=WEEKLY;BYDAY=TU'],
    ['повторяй отчёт каждую пятницу', 'update | 2026-11-20T23:59 | FREQ=WEEKLY;BYDAY=FR'],
    ['сделай отчёт ежемесячным', 'update | 2026-11-19T23:59 | FREQ=MONTHLY'],
    [
      'пусть отчёт повторяется через 3 дня после выполнения',
      'update | 2026-11-19T23:59 | FREQ=DAILY;INTERVAL=3 completion',
    ],
    ['добавь повтор к отчёту: по рабочим дням', 'update | 2026-11-19T23:59 | FREQ=DAILY workdays'],
  ])('«%s»', (text, done) => {
    const outcome = say(text, [standup, report]);
    expect(brief(outcome), outcome.reply).toEqual([done]);
  });

  it('that was spoken of last', () => {
    expect(brief(say('больше не повторяй', [report, standup], [1]))).toEqual(['update | undefined | null']);
    expect(brief(say('пропусти этот раз', [report, standup, { ...standup, title: 'Б' }], [1]))).toHaveLength(1);
  });

  it('is told with its rule and its next day', () => {
    expect(say('когда следующий раз планёрка', [standup]).reply).toBe(
      '«Планёрка» повторяется каждый понедельник. Ближайший раз — в понедельник, 23 ноября, в 10:00.',
    );
    expect(say('как часто повторяется отчёт', [report]).reply).toBe(
      '«Сдать отчёт» не повторяется. Ближайший раз — завтра.',
    );
    expect(say('пропусти планёрку', [standup]).reply).toBe(
      '«Планёрка»: срок — 30 ноября в 10:00, повтор — каждый понедельник. Этот раз пропущен.',
    );
    expect(say('больше не повторяй отчёт', [report]).reply).toBe('«Сдать отчёт» и так не повторяется.');
  });
});
