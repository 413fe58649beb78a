import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../day.ts';
import type { RepeatSaid } from '../repeat/repeat.ts';
import { lastUpTo, writeRule } from '../repeat/rule.ts';
import { withinBudget } from '../work.ts';
import { repeatWords } from './repeat-words.ts';
import { saidRepeats } from './said-repeat.ts';
import { clean, tokenize } from './text.ts';
import { clockAt } from './when-piece.ts';

const CLOCK = clockAt(instantOf('2026-11-25', '15:00', 'Europe/Moscow'), 'Europe/Moscow');

function read(text: string) {
  const plain = clean(text);
  const tokens = tokenize(plain);
  const found = saidRepeats(tokens, CLOCK);
  const taken = new Set(found.flatMap(({ places }) => places.flatMap(({ from, to }) => tokens.slice(from, to))));
  return {
    repeats: found.map(({ repeat: { rule, from, calendar } }) =>
      [rule, from === 'due' ? '' : from, calendar === 'all' ? '' : calendar].filter(Boolean).join(' '),
    ),
    rest: tokens
      .filter((token) => !taken.has(token))
      .map(({ text: word }) => word)
      .join(' '),
  };
}

describe('what words say of repeating', () => {
  it.each([
    ['каждый понедельник в 10 планёрка', 'FREQ=WEEKLY;BYDAY=MO', 'в 10 планёрка'],
    ['планёрка каждый понедельник, среду и пятницу', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', 'планёрка'],
    ['каждый вторник и каждую субботу бег', 'FREQ=WEEKLY;BYDAY=TU,SA', 'бег'],
    ['поливать цветы через день', 'FREQ=DAILY;INTERVAL=2', 'поливать цветы'],
    ['каждое последнее число сдать показания', 'FREQ=MONTHLY;BYMONTHDAY=-1', 'сдать показания'],
    ['каждый последний день месяца отчёт', 'FREQ=MONTHLY;BYMONTHDAY=-1', 'отчёт'],
    ['раз в две недели по вторникам созвон', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'созвон'],
    ['созвон по вторникам раз в две недели', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'созвон'],
    ['зарядка по рабочим дням', 'FREQ=DAILY workdays', 'зарядка'],
    ['зарядка каждый рабочий день', 'FREQ=DAILY workdays', 'зарядка'],
    ['зарядка по будням', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'зарядка'],
    ['зарядка по выходным', 'FREQ=WEEKLY;BYDAY=SA,SU', 'зарядка'],
    ['каждый второй четверг месяца клуб', 'FREQ=MONTHLY;BYDAY=2TH', 'клуб'],
    ['клуб во второй четверг каждого месяца', 'FREQ=MONTHLY;BYDAY=2TH', 'клуб'],
    ['каждый второй четверг клуб', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH', 'клуб'],
    ['каждый третий вторник клуб', 'FREQ=MONTHLY;BYDAY=3TU', 'клуб'],
    ['каждую последнюю пятницу баня', 'FREQ=MONTHLY;BYDAY=-1FR', 'баня'],
    ['ежегодно 8 марта цветы', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8', 'цветы'],
    ['каждое 8 марта цветы', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8', 'цветы'],
    ['каждый год 29 февраля', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1', ''],
    ['каждый понедельник до конца года планёрка', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261231', 'планёрка'],
    ['каждый понедельник планёрка до конца года', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261231', 'планёрка'],
    ['каждый день, 10 раз, витамины', 'FREQ=DAILY;COUNT=10', ', витамины'],
    ['витамины ежедневно всего десять раз', 'FREQ=DAILY;COUNT=10', 'витамины'],
    ['пост через день после выполнения', 'FREQ=DAILY completion', 'пост'],
    ['стрижка через три недели после выполнения', 'FREQ=WEEKLY;INTERVAL=3 completion', 'стрижка'],
    ['через неделю после того, как сделаю, фильтр', 'FREQ=WEEKLY completion', ', фильтр'],
    ['фильтр каждые 3 месяца с момента выполнения', 'FREQ=MONTHLY;INTERVAL=3 completion', 'фильтр'],
    ['каждое 31-е число зарплата', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', 'зарплата'],
    ['15-го числа каждого месяца аренда', 'FREQ=MONTHLY;BYMONTHDAY=15', 'аренда'],
    ['аренда до 10-го числа каждого месяца', 'FREQ=MONTHLY;BYMONTHDAY=10', 'аренда'],
    ['аренда ежемесячно 5-го', 'FREQ=MONTHLY;BYMONTHDAY=5', 'аренда'],
    ['аванс по 5-м и 20-м числам', 'FREQ=MONTHLY;BYMONTHDAY=5,20', 'аванс'],
    ['каждое 1-е и 15-е число аванс', 'FREQ=MONTHLY;BYMONTHDAY=1,15', 'аванс'],
    [
      'каждый последний рабочий день месяца отчёт',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-1 workdays',
      'отчёт',
    ],
    ['каждые полгода зубной', 'FREQ=MONTHLY;INTERVAL=6', 'зубной'],
    ['раз в квартал налоги', 'FREQ=MONTHLY;INTERVAL=3', 'налоги'],
    ['каждый вечер читать', 'FREQ=DAILY', 'читать'],
    ['бегать по утрам', 'FREQ=DAILY', 'бегать'],
    ['каждый день кроме воскресенья зарядка', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA', 'зарядка'],
    ['по пн, ср и пт бассейн', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', 'бассейн'],
    ['раз в неделю по субботам уборка', 'FREQ=WEEKLY;BYDAY=SA', 'уборка'],
    ['каждое 15-е аренда', 'FREQ=MONTHLY;BYMONTHDAY=15', 'аренда'],
    ['рынок по воскресениям', 'FREQ=WEEKLY;BYDAY=SU', 'рынок'],
    ['каждый день кроме понедельников и воскресений бег', 'FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA', 'бег'],
    [
      'отчёт до последнего рабочего дня каждого месяца',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-1 workdays',
      'отчёт',
    ],
    ['бег по вторникам, и четвергам', 'FREQ=WEEKLY;BYDAY=TU,TH', 'бег'],
    ['бег по вторникам/четвергам', 'FREQ=WEEKLY;BYDAY=TU,TH', 'бег'],
    ['по пн., ср. и пт. бассейн', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', 'бассейн'],
    ['каждый пн. и чт. бассейн', 'FREQ=WEEKLY;BYDAY=MO,TH', 'бассейн'],
    ['каждый понедельник отчёт за вторник', 'FREQ=WEEKLY;BYDAY=MO', 'отчёт за вторник'],
    ['каждый понедельник за вторник отчёт', 'FREQ=WEEKLY;BYDAY=MO', 'за вторник отчёт'],
    ['каждый день учить понедельник', 'FREQ=DAILY', 'учить понедельник'],
    ['каждый день кроме выходных зарядка', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'зарядка'],
    ['каждый день кроме праздников зарядка', 'FREQ=DAILY', 'кроме праздников зарядка'],
    ['каждый день кроме пн, вт, ср, чт, пт, сб и вс', 'FREQ=DAILY', 'кроме пн , вт , ср , чт , пт , сб и вс'],
    ['аванс по 20-м и 5-м числам', 'FREQ=MONTHLY;BYMONTHDAY=5,20', 'аванс'],
    ['каждую пятую пятницу баня', 'FREQ=MONTHLY;BYDAY=-1FR', 'баня'],
    ['каждый год 29 марта', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=29', ''],
    ['каждый месяц 5 яблок', 'FREQ=MONTHLY', '5 яблок'],
    ['раз в неделю в субботу уборка', 'FREQ=WEEKLY;BYDAY=SA', 'уборка'],
    ['раз в пару недель уборка', 'FREQ=WEEKLY;INTERVAL=2', 'уборка'],
    ['пост каждый день после завершения', 'FREQ=DAILY completion', 'пост'],
    ['пост каждый день после сделанного', 'FREQ=DAILY completion', 'пост'],
    ['фильтр каждый месяц с дня выполнения', 'FREQ=MONTHLY completion', 'фильтр'],
    ['фильтр каждый месяц со дня выполнения', 'FREQ=MONTHLY completion', 'фильтр'],
    ['фильтр каждый месяц от даты завершения', 'FREQ=MONTHLY completion', 'фильтр'],
    ['фильтр каждый месяц после последнего раза', 'FREQ=MONTHLY completion', 'фильтр'],
    ['фильтр каждый месяц после последнего выполнения', 'FREQ=MONTHLY completion', 'фильтр'],
    ['фильтр каждый месяц после последнего звонка', 'FREQ=MONTHLY', 'фильтр после последнего звонка'],
    ['фильтр каждый месяц после того как выполню', 'FREQ=MONTHLY completion', 'фильтр'],
    ['фильтр каждый месяц после того, как завершу', 'FREQ=MONTHLY completion', 'фильтр'],
    ['фильтр каждый месяц после того как закончу', 'FREQ=MONTHLY completion', 'фильтр'],
    ['фильтр каждый месяц после того как поем', 'FREQ=MONTHLY', 'фильтр после того как поем'],
    ['фильтр каждый месяц после того совещания', 'FREQ=MONTHLY', 'фильтр после того совещания'],
    ['отчёт каждый месяц с выполнения плана', 'FREQ=MONTHLY', 'отчёт с выполнения плана'],
    ['отчёт каждый месяц от завершения', 'FREQ=MONTHLY', 'отчёт от завершения'],
    ['кофе каждый день перед выполнением', 'FREQ=DAILY', 'кофе перед выполнением'],
    ['один раз в неделю уборка', 'FREQ=WEEKLY', 'уборка'],
    ['1 раз в месяц уборка', 'FREQ=MONTHLY', 'уборка'],
    ['через каждые два дня полив', 'FREQ=DAILY;INTERVAL=2', 'полив'],
    ['через каждый день полив', 'FREQ=DAILY', 'полив'],
    ['каждую неделю, по вторникам, бассейн', 'FREQ=WEEKLY;BYDAY=TU', ', бассейн'],
    ['каждую неделю, бассейн', 'FREQ=WEEKLY', ', бассейн'],
    ['каждый день 15 отжиманий', 'FREQ=DAILY', '15 отжиманий'],
    ['каждую неделю 15-го', 'FREQ=WEEKLY', '15 - го'],
    ['каждый год во второй вторник мая съезд', 'FREQ=YEARLY;BYMONTH=5;BYDAY=2TU', 'съезд'],
    ['каждый год в последний рабочий день отчёт', 'FREQ=YEARLY', 'в последний рабочий день отчёт'],
    ['витамины ежедневно 1 раз', 'FREQ=DAILY;COUNT=1', 'витамины'],
    ['витамины ежедневно 999 раз', 'FREQ=DAILY;COUNT=999', 'витамины'],
    ['витамины ежедневно 1000 раз', 'FREQ=DAILY', 'витамины 1000 раз'],
    ['витамины ежедневно 5 повторений', 'FREQ=DAILY;COUNT=5', 'витамины'],
    ['витамины ежедневно два раза', 'FREQ=DAILY;COUNT=2', 'витамины'],
    ['витамины ежедневно 3 раза в день', 'FREQ=DAILY', 'витамины 3 раза в день'],
    ['витамины ежедневно пятый раз', 'FREQ=DAILY', 'витамины пятый раз'],
    ['витамины ежедневно 5 таблеток', 'FREQ=DAILY', 'витамины 5 таблеток'],
    ['витамины ежедневно, но только 5 раз', 'FREQ=DAILY;COUNT=5', 'витамины'],
    ['витамины ежедневно ещё ровно 5 раз', 'FREQ=DAILY;COUNT=5', 'витамины'],
    ['витамины ежедневно 5 раз 7 раз', 'FREQ=DAILY;COUNT=5', 'витамины 7 раз'],
    ['витамины ежедневно 5 раз до конца года', 'FREQ=DAILY;COUNT=5', 'витамины до конца года'],
    ['витамины ежедневно 5 раз после выполнения', 'FREQ=DAILY;COUNT=5 completion', 'витамины'],
    ['витамины ежедневно, по рабочим дням', 'FREQ=DAILY workdays', 'витамины'],
    ['витамины ежедневно, только рабочие дни', 'FREQ=DAILY workdays', 'витамины'],
    ['витамины ежедневно, по рабочим вопросам', 'FREQ=DAILY', 'витамины , по рабочим вопросам'],
    ['витамины ежедневно рабочие дни', 'FREQ=DAILY', 'витамины рабочие дни'],
    ['каждый день, до конца года, витамины', 'FREQ=DAILY;UNTIL=20261231', ', витамины'],
    ['витамины каждый день, до конца года', 'FREQ=DAILY;UNTIL=20261231', 'витамины'],
    ['витамины каждый день до 18:00', 'FREQ=DAILY', 'витамины до 18 : 00'],
    ['витамины каждый день с понедельника', 'FREQ=DAILY', 'витамины с понедельника'],
    ['каждые 99 дней полив', 'FREQ=DAILY;INTERVAL=99', 'полив'],
    ['каждый второй четверг каждого месяца клуб', 'FREQ=MONTHLY;BYDAY=2TH', 'клуб'],
    ['каждый второй день полив', 'FREQ=DAILY;INTERVAL=2', 'полив'],
    ['каждый первый понедельник клуб', 'FREQ=MONTHLY;BYDAY=1MO', 'клуб'],
    ['еженедельно уборка', 'FREQ=WEEKLY', 'уборка'],
    ['каждодневно пресс', 'FREQ=DAILY', 'пресс'],
    ['ежеквартально налоги', 'FREQ=MONTHLY;INTERVAL=3', 'налоги'],
    ['каждые выходные дача', 'FREQ=WEEKLY;BYDAY=SA,SU', 'дача'],
    ['каждый будний день планёрка', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'планёрка'],
    ['зарядка по будним дням', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'зарядка'],
    ['каждую вторую неделю уборка', 'FREQ=WEEKLY;INTERVAL=2', 'уборка'],
    ['фильтр каждый месяц до момента выполнения', 'FREQ=MONTHLY', 'фильтр до момента выполнения'],
    ['фильтр каждый месяц после того звонка закончить', 'FREQ=MONTHLY', 'фильтр после того звонка закончить'],
    ['фильтр каждый месяц после того, звонок закончить', 'FREQ=MONTHLY', 'фильтр после того , звонок закончить'],
    ['фильтр каждый месяц после того как недоделаю', 'FREQ=MONTHLY', 'фильтр после того как недоделаю'],
    ['уборка ровно раз в неделю', 'FREQ=WEEKLY', 'уборка ровно'],
    ['планёрка по вторникам каждого месяца', 'FREQ=WEEKLY;BYDAY=TU', 'планёрка'],
    ['витамины ежедневно 0 раз', 'FREQ=DAILY', 'витамины 0 раз'],
    ['витамины ежедневно 5 раз, по рабочим дням', 'FREQ=DAILY;COUNT=5 workdays', 'витамины'],
    ['витамины ежедневно 5 раз по рабочим дням', 'FREQ=DAILY;COUNT=5 workdays', 'витамины'],
    ['витамины ежедневно, рабочие часы', 'FREQ=DAILY', 'витамины , рабочие часы'],
    ['раз в две недели по утрам бег', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'бег'],
    ['отчёт до каждого понедельника', 'FREQ=WEEKLY;BYDAY=MO', 'отчёт'],
    ['бассейн по пн.', 'FREQ=WEEKLY;BYDAY=MO', 'бассейн .'],
    ['каждый месяц 40-го отчёт', 'FREQ=MONTHLY', '40 - го отчёт'],
    ['каждый месяц 0-го отчёт', 'FREQ=MONTHLY', '0 - го отчёт'],
    ['каждый месяц 31-го отчёт', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', 'отчёт'],
    ['каждый месяц 1-го отчёт', 'FREQ=MONTHLY;BYMONTHDAY=1', 'отчёт'],
    ['каждый месяц 5 и 20-го аванс', 'FREQ=MONTHLY;BYMONTHDAY=5,20', 'аванс'],
    [
      'каждый десятый рабочий день месяца отчёт',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=10 workdays',
      'отчёт',
    ],
    ['каждый выходной день дача', 'FREQ=WEEKLY;BYDAY=SA,SU', 'дача'],
    ['каждый день до пятницы в 18:00 звонок', 'FREQ=DAILY;UNTIL=20261127', 'в 18 : 00 звонок'],
  ])('«%s»', (text, repeat, rest) => {
    expect(read(text)).toEqual({ repeats: [repeat], rest });
  });

  it.each([
    ['every monday standup', 'FREQ=WEEKLY;BYDAY=MO', 'standup'],
    ['стендап every day at 9', 'FREQ=DAILY', 'стендап at 9'],
    ['each Tuesday and Friday созвон', 'FREQ=WEEKLY;BYDAY=TU,FR', 'созвон'],
    ['every monday, wednesday, and every friday gym', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', 'gym'],
    ['every weekday зарядка', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'зарядка'],
    ['every weekend дача', 'FREQ=WEEKLY;BYDAY=SA,SU', 'дача'],
    ['gym on mondays and thursdays', 'FREQ=WEEKLY;BYDAY=MO,TH', 'gym'],
    ['sync on weekdays', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'sync'],
    ['every week on tuesday sync', 'FREQ=WEEKLY;BYDAY=TU', 'sync'],
    ['every other day water plants', 'FREQ=DAILY;INTERVAL=2', 'water plants'],
    ['every two weeks report', 'FREQ=WEEKLY;INTERVAL=2', 'report'],
    ['every 3 months filter', 'FREQ=MONTHLY;INTERVAL=3', 'filter'],
    ['every other thursday club', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH', 'club'],
    ['every second thursday of the month club', 'FREQ=MONTHLY;BYDAY=2TH', 'club'],
    ['every last friday of every month club', 'FREQ=MONTHLY;BYDAY=-1FR', 'club'],
    ['every last day of the month rent', 'FREQ=MONTHLY;BYMONTHDAY=-1', 'rent'],
    ['pills every morning', 'FREQ=DAILY', 'pills'],
    ['pills every day 10 times', 'FREQ=DAILY;COUNT=10', 'pills'],
    ['filter every 3 months after completion', 'FREQ=MONTHLY;INTERVAL=3 completion', 'filter'],
    ['every year отпуск', 'FREQ=YEARLY', 'отпуск'],
    ['standup daily', 'FREQ=DAILY', 'standup'],
    ['standup daily at 9', 'FREQ=DAILY', 'standup at 9'],
    ['report monthly, short', 'FREQ=MONTHLY', 'report , short'],
    ['tax yearly', 'FREQ=YEARLY', 'tax'],
  ])('in English words: «%s»', (text, repeat, rest) => {
    expect(read(text)).toEqual({ repeats: [repeat], rest });
  });

  it.each([
    'daily standup',
    'weekly report',
    'menu for every day',
    'every breath you take',
    'call each of them',
    'meeting on monday',
    'every time проверять',
    'daily',
    'weekly report monthly summary',
  ])('English words of something else: «%s»', (text) => {
    expect(read(text).repeats).toEqual([]);
  });

  it.each([
    'каждое 32-е число',
    'по 40-м числам',
    'созвон по рабочим вопросам',
    'купить по 5 рублей',
    'проверять каждую последнюю задачу',
    '8 марта купить цветы',
    'каждые 5 яблок',
    'каждый день победы парад',
    'каждые 1000 дней',
    'раз в 0 дней',
    'раз в жизни',
    'один вторник в неделю',
    'через вторник',
    'позвонить маме через неделю',
    'позвонить через два дня',
    'отчёт за каждый месяц',
    'купить подарок на каждый день рождения',
    'встреча в пятницу',
    'сдать отчёт 15 числа',
    'проверять каждый раз перед выходом',
    'пить таблетки 3 раза в день',
    'прочитать «Каждый день»',
    'купить ежедневник',
    'обсудить с каждым из них',
    'во второй четверг ноября',
    'клуб во второй четверг',
    'раз уж неделя началась, купить хлеб',
    'каждый шестой четверг клуб',
    'каждый последний рабочий понедельник',
    'каждое 5 и 20 марта цветы',
  ])('nothing: «%s»', (text) => {
    expect(read(text).repeats).toEqual([]);
  });

  it.each([
    ['каждое утро бег', 'утром'],
    ['каждый вечер бег', 'вечером'],
    ['каждую ночь бег', 'ночью'],
    ['бег по утрам', 'утром'],
    ['бег по вечерам', 'вечером'],
    ['бег по ночам', 'ночью'],
    ['бег каждый день', null],
  ])('«%s» names the part of a day: %s', (text, part) => {
    expect(saidRepeats(tokenize(clean(text)), CLOCK).map((said) => said.part)).toEqual([part]);
  });

  it('several, each by its own words', () => {
    expect(read('каждый понедельник планёрка, по средам отчёт')).toEqual({
      repeats: ['FREQ=WEEKLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=WE'],
      rest: 'планёрка , отчёт',
    });
    expect(read('планёрка каждый понедельник отчёт по средам')).toEqual({
      repeats: ['FREQ=WEEKLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=WE'],
      rest: 'планёрка отчёт',
    });
  });

  it.each([
    ['полив каждые 3 дня по вторникам', ['FREQ=DAILY;INTERVAL=3', 'FREQ=WEEKLY;BYDAY=TU']],
    ['отчёт каждый месяц по вторникам', ['FREQ=MONTHLY', 'FREQ=WEEKLY;BYDAY=TU']],
    ['отчёт каждый год по вторникам', ['FREQ=YEARLY', 'FREQ=WEEKLY;BYDAY=TU']],
  ])('days that a period has not are of their own: «%s»', (text, repeats) => {
    expect(read(text).repeats).toEqual(repeats);
  });

  it('counts a look at each word', () => {
    const tokens = tokenize('купить хлеб и молоко');
    expect(withinBudget(100, () => saidRepeats(tokens, CLOCK)).spent).toBeGreaterThanOrEqual(tokens.length);
  });
});

const interval = fc.integer({ min: 1, max: 99 });
const weekday = fc.integer({ min: 1, max: 7 });
const nth = fc.constantFrom(1, 2, 3, 4, -1);
const set = (weekdays: readonly number[]) => [...new Set(weekdays)].sort().map((day) => ({ weekday: day, nth: null }));
const rules = fc.oneof(
  fc.record({
    frequency: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const, 'YEARLY' as const),
    interval,
  }),
  fc.record({
    frequency: fc.constant('WEEKLY' as const),
    interval,
    weekdays: fc.uniqueArray(weekday, { minLength: 1, maxLength: 6 }).map(set),
  }),
  fc
    .record({ interval, date: fc.integer({ min: 1, max: 31 }) })
    .map(({ interval: n, date }) => ({ frequency: 'MONTHLY' as const, interval: n, ...lastUpTo(date) })),
  fc.record({ frequency: fc.constant('MONTHLY' as const), interval, monthDays: fc.constant([-1]) }),
  fc.record({
    frequency: fc.constant('MONTHLY' as const),
    interval,
    weekdays: fc.record({ weekday, nth }).map((one) => [one]),
  }),
  fc.record({
    frequency: fc.constant('MONTHLY' as const),
    interval,
    monthDays: fc
      .uniqueArray(fc.integer({ min: 1, max: 27 }), { minLength: 2, maxLength: 4 })
      .map((dates) => dates.sort((a, b) => a - b)),
  }),
  fc.record({
    frequency: fc.constant('YEARLY' as const),
    interval,
    months: fc.integer({ min: 1, max: 12 }).map((one) => [one]),
    monthDays: fc.integer({ min: 1, max: 28 }).map((one) => [one]),
  }),
  fc.record({
    frequency: fc.constant('YEARLY' as const),
    interval,
    months: fc.integer({ min: 1, max: 12 }).map((one) => [one]),
    weekdays: fc.record({ weekday, nth }).map((one) => [one]),
  }),
);
const ends = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 1, max: 999 }).map((count) => ({ count })),
  fc
    .date({ min: new Date('2026-11-26'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((at) => ({ until: at.toISOString().slice(0, 10) })),
);
const repeats = fc
  .record({
    rule: rules,
    end: ends,
    from: fc.constantFrom('due' as const, 'completion' as const),
    workdays: fc.boolean(),
  })
  .map(
    ({ rule, end, from, workdays }): RepeatSaid => ({
      rule: writeRule({ ...rule, ...end }),
      from,
      calendar: workdays ? 'workdays' : 'all',
    }),
  );

it('what the form says of a repeat is heard as that repeat', () => {
  fc.assert(
    fc.property(repeats, (said) => {
      const tokens = tokenize(clean(`${repeatWords(said)}`));
      const found = saidRepeats(tokens, CLOCK);
      expect(found.map(({ repeat }) => repeat)).toEqual([said]);
      const places = found[0]!.places.map(({ from, to }) => to - from).reduce((sum, length) => sum + length, 0);
      expect(places).toBe(tokens.length);
    }),
    { numRuns: 1000 },
  );
});
