import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockAt } from '#shared/russian/when-piece.ts';
import { readQuickAdd } from './quick-add.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const ZONE = 'Europe/Moscow';
const PROJECTS = [
  { id: 'p1', name: 'Дом' },
  { id: 'p2', name: 'Ремонт кухни' },
  { id: 'p3', name: 'Учёба' },
];
const read = (text: string, plain: readonly string[] = []) => readQuickAdd(text, clockAt(NOW, ZONE), PROJECTS, plain);

/** What stands under each chip, in the order due, priority, project, tags. */
const chipWords = (text: string, plain: readonly string[] = []) => {
  const { due, priority, project, tags, estimateMinutes } = read(text, plain);
  return [due, priority, project, ...tags, ...(estimateMinutes ? [estimateMinutes] : [])].map(
    (said) => said?.spans.map(({ start, end }) => text.slice(start, end)) ?? [],
  );
};

describe('English words of repeating', () => {
  it.each([
    ['every monday standup', 'Standup', 'FREQ=WEEKLY;BYDAY=MO', ['every monday']],
    ['standup every day at 9', 'Standup', 'FREQ=DAILY', ['every day']],
    ['rent every month, 3 times', 'Rent', 'FREQ=MONTHLY;COUNT=3', ['every month', ', 3 times']],
  ])('«%s»', (text, title, rule, words) => {
    const said = read(text);
    expect([said.title, said.repeat?.value.rule]).toEqual([title, rule]);
    expect(said.repeat?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });
});

describe('when to be reminded of it', () => {
  const ahead = (...minutes: number[]) => minutes.map((beforeMinutes) => ({ beforeMinutes }));
  it.each([
    ['созвон завтра в 10, напомни за час', 'Созвон', ahead(60), [', напомни за час']],
    ['напомни за 15 минут созвон завтра в 10', 'Созвон', ahead(15), ['напомни за 15 минут']],
    ['созвон завтра в 10 напомни мне за день и за час', 'Созвон', ahead(1440, 60), ['напомни мне за день и за час']],
    ['созвон завтра в 10, за полчаса напомни', 'Созвон', ahead(30), [', за полчаса напомни']],
    [
      'созвон завтра в 10 с напоминанием за 2 часа до начала',
      'Созвон',
      ahead(120),
      ['с напоминанием за 2 часа до начала'],
    ],
    ['оплатить счёт 25 числа, напоминание накануне', 'Оплатить счёт', ahead(1440), [', напоминание накануне']],
    ['напомни завтра в 9 позвонить маме', 'Позвонить маме', ahead(0), ['напомни']],
    ['напомни мне через час выключить духовку', 'Выключить духовку', ahead(0), ['напомни мне']],
    ['выключить духовку через час, напомни', 'Выключить духовку', ahead(0), [', напомни']],
    ['зарядка каждый день в 8, напомни за 10 минут', 'Зарядка', ahead(10), [', напомни за 10 минут']],
    ['отчёт к пятнице, напомни завтра в 9', 'Отчёт', [{ at: '2026-11-19T09:00' }], [', напомни завтра в 9']],
    ['позвонить маме, напомни завтра в 9', 'Позвонить маме', ahead(0), [', напомни']],
    ['отчёт, напомни за час', 'Отчёт', ahead(60), [', напомни за час']],
  ])('«%s»', (text, title, reminders, words) => {
    const said = read(text);
    expect([said.title, said.reminders?.value]).toEqual([title, reminders]);
    expect(said.reminders?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });

  it('a time of its own moves no deadline', () => {
    expect(new Date(read('отчёт к пятнице, напомни завтра в 9').due!.value)).toEqual(new Date('2026-11-20T20:59:00Z'));
  });

  it.each([
    'напомни купить хлеб',
    'сделать отчёт за час',
    'напомнить Оле о встрече завтра в 10',
    'он сказал «напомни за час» завтра',
    'напомни за час',
    'напомни за пять недель отчёт',
    'созвон завтра в 10, напомнил за час',
  ])('nothing of it is said by «%s»', (text) => expect(read(text).reminders).toBeNull());

  it('what was taken back stays in the title', () => {
    expect(read('созвон завтра в 10, напомни за час', [', напомни за час'])).toMatchObject({
      title: 'Созвон, напомни за час',
      reminders: null,
    });
  });
});

describe('when it is meant to be done', () => {
  const day = (day: string, time: string | null = null) => ({ day, time });
  it.each([
    ['сдать отчёт до пятницы, сделаю в четверг', 'Сдать отчёт', day('2026-11-19'), [', сделаю в четверг']],
    ['квитанции, займусь завтра в 10', 'Квитанции', day('2026-11-19', '10:00'), [', займусь завтра в 10']],
    ['разобрать фото на когда-нибудь', 'Разобрать фото', 'someday', ['на когда-нибудь']],
    ['разобрать фото — когда нибудь', 'Разобрать фото', 'someday', ['— когда нибудь']],
  ])('«%s»', (text, title, plan, words) => {
    const said = read(text);
    expect(said.title).toBe(title);
    expect(said.plan?.value).toEqual(plan);
    expect(said.plan?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });

  it.each([
    'отчёт сделаю в среду',
    'уехать когда-нибудь к морю',
    'сделаю в среду',
    'написать, сделаю ли в среду отчёт',
    'прочитать «сделаю в среду»',
    'купить торт, займусь как-нибудь',
  ])('«%s» says nothing of it', (text) => {
    expect(read(text).plan).toBeNull();
  });

  it('stays in the title where it is taken back', () => {
    expect(read('квитанции, сделаю завтра', [', сделаю завтра']).plan).toBeNull();
  });

  it('leaves the deadline to other words', () => {
    const { due, plan } = read('сдать отчёт до пятницы, сделаю в четверг');
    expect([due && new Date(due.value).toISOString().slice(0, 10), plan?.value]).toEqual([
      '2026-11-20',
      day('2026-11-19'),
    ]);
  });
});

describe('how long it takes', () => {
  it.each([
    ['Написать отчёт завтра, оценка 2 часа', 'Написать отчёт', 120, ['оценка 2 часа']],
    ['отчёт ~30м @дом', 'Отчёт', 30, ['~30м']],
    ['созвон займёт полтора часа', 'Созвон', 90, ['займёт полтора часа']],
  ])('«%s»', (text, title, minutes, words) => {
    const { estimateMinutes: estimate, ...said } = read(text);
    expect(said.title).toBe(title);
    expect(estimate?.value).toBe(minutes);
    expect(estimate?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });

  it('stays a title where it is all that is said, or may mean something else', () => {
    for (const text of ['Оценка 2 часа', 'Встреча на 30 минут', 'Оценка рисков'])
      expect(read(text)).toMatchObject({ title: text, estimateMinutes: null });
  });
});

describe('the line that is a task', () => {
  it.each([
    ['Купить молоко', 'Купить молоко', null, null, null],
    ['купить молоко завтра в 18:00 ! @дом', 'Купить молоко', '2026-11-19T15:00:00.000Z', 'high', 'p1'],
    ['@ремонт кухни заказать плитку !!!', 'Заказать плитку', null, 'high', 'p2'],
    ['#ремонт кухни заказать плитку !!!', 'Кухни заказать плитку', null, 'high', null],
    ['позвонить маме в пятницу !!', 'Позвонить маме', '2026-11-20T20:59:00.000Z', 'medium', null],
    ['Ура! позвонить маме', 'Ура! позвонить маме', null, null, null],
    ['посмотреть фильм «Завтра»', 'Посмотреть фильм «Завтра»', null, null, null],
    ['написать ivan@дом.рф', 'Написать ivan@дом.рф', null, null, null],
    ['Новая', 'Новая', null, null, null],
    ['Новая задача none 0 1', 'Новая задача none 0 1', null, null, null],
    ['ну, мне надо просто выспаться', 'Ну, мне надо просто выспаться', null, null, null],
    ['пожалуйста завтра', 'Пожалуйста', '2026-11-19T20:59:00.000Z', null, null],
    ['завтра !', '', '2026-11-19T20:59:00.000Z', 'high', null],
    ['!низкий разобрать почту', 'Разобрать почту', null, 'low', null],
  ])('«%s»', (text, title, due, priority, projectId) => {
    const task = read(text);
    expect([task.title, task.priority?.value ?? null, task.project?.value.id ?? null]).toEqual([
      title,
      priority,
      projectId,
    ]);
    expect(task.due && new Date(task.due.value).toISOString()).toBe(due);
  });

  it.each([
    ['оплатить налог 1 декабря важно', 'Оплатить налог', 'high'],
    ['оплатить налог важно 1 декабря', 'Оплатить налог', 'high'],
    ['срочно позвонить в банк', 'Позвонить в банк', 'high'],
    ['Срочно! Позвонить в банк', 'Позвонить в банк', 'high'],
    ['позвонить в банк, очень срочно, и взять паспорт', 'Позвонить в банк, и взять паспорт', 'high'],
    ['разобрать почту не горит', 'Разобрать почту', 'low'],
    ['разобрать почту, не к спеху', 'Разобрать почту', 'low'],
    ['полить цветы не срочно', 'Полить цветы', 'low'],
    ['высокий приоритет: сдать отчёт', 'Сдать отчёт', 'high'],
    ['сдать отчёт с низким приоритетом', 'Сдать отчёт', 'low'],
    ['сдать отчёт, приоритет: средний', 'Сдать отчёт', 'medium'],
    ['сдать отчёт важно и срочно', 'Сдать отчёт', 'high'],
    ['сдать отчёт важно срочно', 'Сдать отчёт', 'high'],
    ['сдать отчёт срочно !', 'Сдать отчёт', 'high'],
    ['сдать отчёт срочно !низкий', 'Сдать отчёт срочно', 'low'],
    ['обсудить важность', 'Обсудить важность', null],
    ['важно', 'Важно', null],
    ['важно завтра', 'Важно', null],
    ['важно ли это', 'Важно ли это', null],
    ['узнать, насколько срочно', 'Узнать, насколько срочно', null],
    ['понять что важно', 'Понять что важно', null],
    ['купить хлеб, важно взять чек', 'Купить хлеб, важно взять чек', null],
    ['сказать важно и коротко', 'Сказать важно и коротко', null],
    ['прочитать «важно»', 'Прочитать «важно»', null],
    ['менять приоритет задачи', 'Менять приоритет задачи', null],
  ])('priority of «%s»', (text, title, priority) => {
    const task = read(text);
    expect([task.title, task.priority?.value ?? null]).toEqual([title, priority]);
  });

  it.each([
    ['заменить розетку в проект Дом', 'Заменить розетку', 'p1'],
    ['в проект Учёба сдать реферат', 'Сдать реферат', 'p3'],
    ['сдать реферат в проект «Учёба» завтра', 'Сдать реферат', 'p3'],
    ['в проекте ремонт кухни выбрать плитку', 'Выбрать плитку', 'p2'],
    ['проект Дом: заменить розетку', 'Заменить розетку', 'p1'],
    ['заменить розетку, проект Дом', 'Заменить розетку', 'p1'],
    ['заменить розетку проект Дом', 'Заменить розетку', 'p1'],
    ['выбрать плитку @ремонт', 'Выбрать плитку', 'p2'],
    ['выбрать плитку @рем, срочно', 'Выбрать плитку', 'p2'],
    ['обсудить проект Дом', 'Обсудить проект Дом', null],
    ['показать проект Дом соседям', 'Показать проект Дом соседям', null],
    ['проект Дом', 'Проект Дом', null],
    ['в проект Дом', 'В проект Дом', null],
    ['подать заявку в проект Атом', 'Подать заявку в проект Атом', null],
    ['написать @иван', 'Написать @иван', null],
    ['выбрать плитку #дом', 'Выбрать плитку', null],
  ])('project of «%s»', (text, title, projectId) => {
    const task = read(text);
    expect([task.title, task.project?.value.id ?? null]).toEqual([title, projectId]);
  });

  it('knows the words of each chip', () => {
    expect(chipWords('завтра купить молоко в 18:00, срочно, в проект «Дом»')).toEqual([
      ['завтра', 'в 18:00'],
      ['срочно'],
      ['в проект «Дом»'],
    ]);
    expect(chipWords('купить молоко срочно !')[1]).toEqual(['срочно', '!']);
  });

  it('knows tags by their sign, of several words where they are known', () => {
    const { tags, title } = readQuickAdd(
      'окна #Летний дом помыть завтра #срочно',
      clockAt(NOW, ZONE),
      PROJECTS,
      [],
      ['летний дом'],
    );
    expect([title, tags.map(({ value }) => value)]).toEqual(['Окна помыть', ['летний дом', 'срочно']]);
    expect(read('купить #молоко', ['#молоко'])).toMatchObject({ title: 'Купить #молоко', tags: [] });
  });

  it('leaves words alone that were taken back, and reads the others', () => {
    const text = 'завтра купить молоко в 18:00 !';
    expect(read(text, ['!']).title).toBe('Купить молоко');
    expect(read(text, ['!']).priority).toBeNull();
    expect(read(text, ['завтра'])).toMatchObject({ title: 'Завтра купить молоко' });
    expect(new Date(read(text, ['завтра']).due!.value).toISOString()).toBe('2026-11-18T15:00:00.000Z');
    expect(read(text, ['завтра', 'в 18:00', '!'])).toMatchObject({ due: null, priority: null, project: null });
  });
});

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).sort();
const lines = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        ...'купить молоко отчёт не очень срочно важно завтра в пятницу 18:00 1 декабря через час до с высоким приоритетом приоритет низкий проект дом учёба «Дом» @дом @рем ! !! #дом и ли ( ) — надо ну горит'.split(
          ' ',
        ),
      ),
      fc.constantFrom(' ', ' ', ' ', ', ', '! ', ': '),
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((parts) => parts.flat().join(''));

describe('of any line', () => {
  it('the title and the chips have all the words, each once', () => {
    fc.assert(
      fc.property(lines, (text) => {
        const said = [read(text).title, ...chipWords(text).flat()].join(' ');
        expect(wordsOf(said)).toEqual(wordsOf(text));
      }),
      { numRuns: 1000, examples: [['час 18:00 не час купить']] },
    );
  });

  it('a chip that is taken back puts its words back, and at last all are in the title', () => {
    fc.assert(
      fc.property(lines, (text) => {
        let plain: string[] = [];
        for (let left = wordsOf(text).length + text.length; left >= 0; left--) {
          const words = chipWords(text, plain).find((some) => some.length > 0);
          if (!words) break;
          plain = [...plain, ...words];
          const title = wordsOf(read(text, plain).title);
          for (const word of words.flatMap(wordsOf)) expect(title).toContain(word);
        }
        expect(wordsOf(read(text, plain).title)).toEqual(wordsOf(text));
      }),
      { numRuns: 300, examples: [['час 18:00 не час купить']] },
    );
  });
});
