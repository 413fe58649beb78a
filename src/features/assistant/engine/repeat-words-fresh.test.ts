import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT, type Outcome } from './model.ts';

/** Thursday, 3 December 2026, 09:10 in Moscow. */
const NOW = Date.parse('2026-12-03T06:10:00Z');
const at = (day: string, time = '23:59') => Date.parse(`${day}T${time}:00+03:00`);

function say(text: string): Outcome {
  const account = new Account(NOW);
  const weekly = (rule: string) => ({ rule, from: 'due', calendar: 'all', start: '2026-11-02', index: 2 }) as const;
  account.add({
    title: 'Бассейн',
    status: 'active',
    dueDate: at('2026-12-05', '11:00'),
    repeat: weekly('FREQ=WEEKLY;BYDAY=SA'),
  });
  account.add({
    title: 'Оплатить интернет',
    status: 'active',
    dueDate: at('2026-12-10'),
    repeat: weekly('FREQ=MONTHLY;BYMONTHDAY=10'),
  });
  account.add({
    title: 'Полить фикус',
    status: 'active',
    dueDate: at('2026-12-03'),
    repeat: weekly('FREQ=DAILY;INTERVAL=3'),
  });
  account.add({ title: 'Позвонить бабушке', status: 'active', dueDate: null });
  account.add({ title: 'Резервная копия', status: 'active', dueDate: at('2026-12-04', '18:00') });
  account.add({ title: 'Купить ёлку', status: 'active', dueDate: at('2026-12-20') });
  return productEngine(text, account.view, NOW, 'Europe/Moscow', { ...EMPTY_CONTEXT, touched: ['task-2'] });
}

interface Fields {
  title?: string;
  dueDate?: number | null;
  repeat?: { rule: string; from: string; calendar: string } | null;
}

const NAMES = ['', 'Бассейн', 'Интернет', 'Фикус', 'Бабушка', 'Копия', 'Ёлка'];

/** «+ Название / день / правило» of a new task, «Бассейн / день / правило» of one that was changed. */
const brief = ({ actions }: Outcome) =>
  actions.map((action) => {
    const { title, dueDate, repeat } = (
      'draft' in action ? action.draft : 'changes' in action ? action.changes : {}
    ) as Fields;
    const due = typeof dueDate === 'number' ? new Date(dueDate + 3 * 3_600_000).toISOString().slice(5, 16) : '-';
    const rule = repeat
      ? [
          repeat.rule.replaceAll('FREQ=', ''),
          repeat.from === 'due' ? '' : 'done',
          repeat.calendar === 'all' ? '' : 'work',
        ]
          .filter(Boolean)
          .join(' ')
      : repeat === null
        ? 'never'
        : '-';
    const name =
      action.type === 'create'
        ? `+ ${title}`
        : action.type === 'update'
          ? NAMES[Number(action.id.slice(5))]
          : `${action.type} ${'ids' in action ? action.ids : ''}`;
    return [name, due.replace('T23:59', ''), rule].join(' / ');
  });

describe('what people say of repeating', () => {
  it.each([
    ['Напоминай мне каждую среду выносить пластик', '+ Выносить пластик / 12-09 / WEEKLY;BYDAY=WE'],
    ['каждый день в 22 пить магний', '+ Пить магний / 12-03T22:00 / DAILY'],
    ['every day drink water', '+ Drink water / 12-03 / DAILY'],
    ['add standup every monday at 9', '+ Standup / 12-07T09:00 / WEEKLY;BYDAY=MO'],
    ['добавь задачу call mom every sunday', '+ Call mom / 12-06 / WEEKLY;BYDAY=SU'],
    ['добавь: менять полотенца раз в три дня', '+ Менять полотенца / 12-03 / DAILY;INTERVAL=3'],
    [
      'заведи задачу платить за садик до 10-го числа каждого месяца',
      '+ Платить за садик / 12-10 / MONTHLY;BYMONTHDAY=10',
    ],
    ['создай задачу проверять почтовый ящик раз в неделю', '+ Проверять почтовый ящик / 12-03 / WEEKLY'],
    ['ежемесячно 25-го переводить деньги родителям', '+ Переводить деньги родителям / 12-25 / MONTHLY;BYMONTHDAY=25'],
    [
      'каждые две недели по пятницам ретро с командой в 16:00',
      '+ Ретро с командой / 12-04T16:00 / WEEKLY;INTERVAL=2;BYDAY=FR',
    ],
    ['надо каждое утро в 7:30 делать растяжку', '+ Делать растяжку / 12-04T07:30 / DAILY'],
    ['раз в полгода записываться к стоматологу', '+ Записываться к стоматологу / 12-03 / MONTHLY;INTERVAL=6'],
    ['каждый год 14 февраля заказывать цветы жене', '+ Заказывать цветы жене / 02-14 / YEARLY;BYMONTH=2;BYMONTHDAY=14'],
    ['запиши: каждую последнюю субботу месяца чистить аквариум', '+ Чистить аквариум / 12-26 / MONTHLY;BYDAY=-1SA'],
    ['мыть окна раз в квартал', '+ Мыть окна / 12-03 / MONTHLY;INTERVAL=3'],
    ['добавь смену фильтра каждые три месяца после выполнения', '+ Смена фильтра / 12-03 / MONTHLY;INTERVAL=3 done'],
    ['по будням в 8:45 отводить дочку в школу', '+ Отводить дочку в школу / 12-04T08:45 / WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    [
      'каждый понедельник и среду до конца месяца ходить на ЛФК',
      '+ Ходить на ЛФК / 12-07 / WEEKLY;BYDAY=MO,WE;UNTIL=20261231',
    ],
    ['колоть витамин B12 через день 10 раз', '+ Колоть витамин B12 / 12-03 / DAILY;INTERVAL=2;COUNT=10'],
    [
      'каждое 1 сентября покупать букет учительнице',
      '+ Покупать букет учительнице / 09-01 / YEARLY;BYMONTH=9;BYMONTHDAY=1',
    ],
    ['добавь задачу сверка кассы ежедневно в 21:00', '+ Сверка кассы / 12-03T21:00 / DAILY'],
    [
      'первого числа каждого месяца передавать показания счётчиков',
      '+ Передавать показания счётчиков / 01-01 / MONTHLY;BYMONTHDAY=1',
    ],
    [
      'поставь «сдать табель» на последний рабочий день каждого месяца',
      '+ Сдать табель / 12-30 / MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-1 work',
    ],
    [
      'создай повторяющуюся задачу «Отчёт по продажам» каждую пятницу в 15',
      '+ Отчёт по продажам / 12-04T15:00 / WEEKLY;BYDAY=FR',
    ],
    ['каждый рабочий день в 17:50 заполнять таймшит', '+ Заполнять таймшит / 12-03T17:50 / DAILY work'],
    ['поставь пробежку по субботам и воскресеньям в 8 утра', '+ Пробежка / 12-05T08:00 / WEEKLY;BYDAY=SA,SU'],
    ['каждую третью пятницу месяца сдавать авансовый отчёт', '+ Сдавать авансовый отчёт / 12-18 / MONTHLY;BYDAY=3FR'],
    ['по выходным печь хлеб', '+ Печь хлеб / 12-05 / WEEKLY;BYDAY=SA,SU'],
    ['по вторникам и четвергам в 19:00 английский', '+ Английский / 12-03T19:00 / WEEKLY;BYDAY=TU,TH'],
    ['каждый день кроме выходных учить слова', '+ Учить слова / 12-03 / WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['надо раз в год проходить диспансеризацию', '+ Проходить диспансеризацию / 12-03 / YEARLY'],
    ['добавь важную задачу проверять бэкапы каждую ночь', '+ Проверять бэкапы / 12-03T23:00 / DAILY'],
    ['больше не повторяй бассейн', 'Бассейн / - / never'],
    ['хватит повторять фикус', 'Фикус / - / never'],
    ['оплату интернета больше повторять не надо', 'Интернет / - / never'],
    ['убери повторение у фикуса', 'Фикус / - / never'],
    ['отключи повтор бассейна', 'Бассейн / - / never'],
    ['пусть бассейн больше не повторяется', 'Бассейн / - / never'],
    ['больше не повторяй её', 'Интернет / - / never'],
    ['сделай бассейн разовой задачей', 'Бассейн / - / never'],
    ['пропусти бассейн на этой неделе', 'Бассейн / 12-12T11:00 / WEEKLY;BYDAY=SA'],
    ['пропустим сегодня фикус', 'Фикус / 12-05 / DAILY;INTERVAL=3'],
    ['в этот раз бассейн пропускаем', 'Бассейн / 12-12T11:00 / WEEKLY;BYDAY=SA'],
    ['пропусти этот раз', 'Интернет / 01-10 / MONTHLY;BYMONTHDAY=10'],
    ['бассейн теперь по воскресеньям', 'Бассейн / 12-06T11:00 / WEEKLY;BYDAY=SU'],
    ['перенеси бассейн на каждую среду в 20:00', 'Бассейн / 12-09T20:00 / WEEKLY;BYDAY=WE'],
    ['звонить бабушке надо каждое воскресенье, повторяй', 'Бабушка / 12-06 / WEEKLY;BYDAY=SU'],
    ['повторяй звонок бабушке раз в неделю', 'Бабушка / 12-03 / WEEKLY'],
    ['резервную копию делай по пятницам, пусть повторяется', 'Копия / 12-04T18:00 / WEEKLY;BYDAY=FR'],
    ['поставь повтор на резервную копию: каждый день', 'Копия / 12-04T18:00 / DAILY'],
    ['сделай резервную копию ежедневной', 'Копия / 12-04T18:00 / DAILY'],
    ['измени повтор интернета на 15-е число каждого месяца', 'Интернет / 12-15 / MONTHLY;BYMONTHDAY=15'],
    ['повторяй бассейн каждую субботу до конца января', 'Бассейн / 12-05T11:00 / WEEKLY;BYDAY=SA;UNTIL=20270131'],
    ['звонить Игорю через день', '+ Звонить Игорю / 12-03 / DAILY;INTERVAL=2'],
    ['удали ёлку', 'delete task-6 / - / -'],
    ['перенеси ёлку на понедельник', 'Ёлка / 12-07 / -'],
    ['когда следующий раз бассейн?', ''],
    ['как часто повторяется фикус', ''],
    ['добавь задачу повторить таблицу умножения', '+ Повторить таблицу умножения / - / never'],
    ['купить ежедневник завтра', '+ Купить ежедневник / 12-04 / never'],
  ])('«%s»', (text, done) => {
    const outcome = say(text);
    expect(brief(outcome).join('; '), outcome.reply).toBe(done);
  });

  it.each(['#дом каждую субботу пылесосить', 'поливать фикус теперь через день'])('asks ahead: «%s»', (text) => {
    const { actions, pending } = say(text);
    expect(actions).toEqual([]);
    expect(pending?.kind).toBe('card');
  });
});
