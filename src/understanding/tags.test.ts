import { describe, expect, it } from 'vitest';
import type { Dialogue, KnownTask } from './model.ts';
import { nodeUnderstanding } from './server/node-understanding.ts';

const task = (id: string, tags: string[]): KnownTask => ({
  id,
  title: id,
  status: 'active',
  dueDate: null,
  priority: 'medium',
  projectId: null,
  tags,
  createdAt: 0,
});
const tasks = [
  task('Сдать отчёт', ['работа']),
  task('Купить краску', ['дом', 'ремонт']),
  task('Убрать дом', []),
  task('Вымыть окна', ['дом']),
];

const NOTHING: Dialogue = { touched: [], listed: [], lastAction: null };

const readingsOf = (text: string, dialogue = NOTHING, known = tasks) =>
  nodeUnderstanding().readings({
    text,
    account: { tasks: known, projects: [], columns: [] },
    dialogue,
    now: Date.parse('2026-11-23T09:00:00Z'),
    zone: 'Europe/Moscow',
  });
const best = (text: string, dialogue = NOTHING) => readingsOf(text, dialogue)[0];

it.each([
  ['тег работа с отчёта сними', 'Сдать отчёт', { take: ['работа'] }],
  ['окна больше не #дом', 'Вымыть окна', { take: ['дом'] }],
  ['отчёт больше не тег работа', 'Сдать отчёт', { take: ['работа'] }],
  ['на отчёт повесь две метки: налоги и срочно', 'Сдать отчёт', { put: ['налоги', 'срочно'] }],
])('«%s» changes the tags of the task that it names', (text, id, tags) => {
  expect(best(text)?.intents).toEqual([
    { act: 'update', meant: expect.objectContaining({ ids: [id] }), change: { tags } },
  ]);
});

describe('a tag', () => {
  it.each([
    ['удали все задачи с тегом дом', 'delete', ['Купить краску', 'Вымыть окна']],
    ['удали все задачи #дом', 'delete', ['Купить краску', 'Вымыть окна']],
    ['удали все задачи без тега дом', 'delete', ['Сдать отчёт', 'Убрать дом']],
    ['перенеси все с тегом дом на завтра', 'update', ['Купить краску', 'Вымыть окна']],
  ])('narrows the set of «%s»', (text, act, ids) => {
    expect(best(text)?.intents).toMatchObject([{ act, meant: { kind: 'these', ids } }]);
  });

  it('that nothing has means no task at all', () => {
    expect(best('удали все задачи с тегом ёлка')?.intents).toMatchObject([{ meant: { kind: 'unknown' } }]);
  });

  it.each([
    ['добавь тег дом к задаче сдать отчёт', ['Сдать отчёт'], { put: ['дом'] }],
    ['добавь тег срочно ко всем задачам', tasks.map(({ id }) => id), { put: ['срочно'] }],
    ['пометь отчёт тегом срочно', ['Сдать отчёт'], { put: ['срочно'] }],
    ['повесь на отчёт тег «летний дом»', ['Сдать отчёт'], { put: ['летний дом'] }],
    ['поставь отчёту теги дом и сад', ['Сдать отчёт'], { put: ['дом', 'сад'] }],
    ['убери тег дом у краски', ['Купить краску'], { take: ['дом'] }],
    ['сними тег Работа с отчёта', ['Сдать отчёт'], { take: ['работа'] }],
    ['убери #дом с окон', ['Вымыть окна'], { take: ['дом'] }],
    ['убери у краски тег ремонт, дом пусть остаётся', ['Купить краску'], { take: ['ремонт'] }],
    ['накинь тег срочно на отчёт и не спрашивай', ['Сдать отчёт'], { put: ['срочно'] }],
    ['добавь отчёту тег налоги, хотя лучше тег срочно', ['Сдать отчёт'], { put: ['срочно'] }],
    ['добавь отчёту тег налоги, погоди, тег срочно', ['Сдать отчёт'], { put: ['срочно'] }],
    ['у краски сними #ремонт, #дом пусть остаётся', ['Купить краску'], { take: ['ремонт'] }],
    ['убери у краски тег дом, а ремонт пусть будет', ['Купить краску'], { take: ['дом'] }],
    ['сними с краски дом, ремонт оставь', ['Купить краску'], { take: ['дом'] }],
    ['пометь отчёт как дом', ['Сдать отчёт'], { put: ['дом'] }],
    ['отчёт пометь как налоги и контора', ['Сдать отчёт'], { put: ['налоги', 'контора'] }],
    ['сними ремонт с краски', ['Купить краску'], { take: ['ремонт'] }],
    ['задачу с тегом работа пометь как дом', ['Сдать отчёт'], { put: ['дом'] }],
    ['с краски убери тег ремонт, пусть вообще без тегов', ['Купить краску'], { take: ['ремонт'] }],
    ['сними с краски все метки до единой', ['Купить краску'], { take: ['дом', 'ремонт'] }],
    ['снеси нафиг все теги с краски', ['Купить краску'], { take: ['дом', 'ремонт'] }],
    ['отчёту тег такой: налоги, поставь', ['Сдать отчёт'], { put: ['налоги'] }],
  ])('is put and taken: «%s»', (text, ids, tags) => {
    expect(best(text)?.intents).toMatchObject([{ act: 'update', meant: { kind: 'these', ids }, change: { tags } }]);
  });

  it.each([
    'удали теги отчёта',
    'сотри метки с отчёта',
    'удали оценку отчёта',
    'удали приоритет у отчёта',
    'сотри заметку у отчёта',
  ])('or another field is to go, and not its task: «%s»', (text) => {
    expect(best(text)?.intents).toMatchObject([{ act: 'update', meant: { ids: ['Сдать отчёт'] } }]);
  });

  it('is put on what is named, beside what else is said', () => {
    expect(best('окна помыла, поставь тег ремонт на отчёт')?.intents).toMatchObject([
      { act: 'complete', meant: { ids: ['Вымыть окна'] } },
      { act: 'update', meant: { ids: ['Сдать отчёт'] }, change: { tags: { put: ['ремонт'] } } },
    ]);
  });

  it('is put on one task though another is moved to the day that stands for it', () => {
    expect(best('отчёт пометь как налоги, а окна перенеси на завтра')?.intents).toMatchObject([
      { act: 'update', meant: { ids: ['Сдать отчёт'] }, change: { tags: { put: ['налоги'] } } },
      { act: 'update', meant: { ids: ['Вымыть окна'] }, change: { due: { day: '2026-11-24' } } },
    ]);
  });

  it.each([
    ['таска, у которой тег ремонт, перенеси её на завтра', ['Купить краску']],
    ['то, что с тегом «работа», перенеси на завтра', ['Сдать отчёт']],
    ['обе задачи с тегом дом перенеси на завтра', ['Купить краску', 'Вымыть окна']],
    ['обоим с #дом поставь завтра', ['Купить краску', 'Вымыть окна']],
    ['то что с тегом дом перенеси на завтра', ['Купить краску', 'Вымыть окна']],
  ])('stands for what it tells: «%s»', (text, ids) => {
    const meant = best(text)?.intents.flatMap((intent) =>
      'meant' in intent && 'ids' in intent.meant ? intent.meant.ids : [],
    );
    expect(meant).toEqual(ids);
  });

  it.each([
    ['добавь купить лак #дом и не забыть позвонить маме #семья', [['дом'], ['семья']]],
    ['добавь заменить масло с тегом машина на завтра', [['машина']]],
    ['поставь задачу с тегом работа позвонить клиенту завтра', [['работа']]],
    ['поменять масло #ремонт', [['ремонт']]],
    ['наклеить обои #ремонт', [['ремонт']]],
    ['купить торт #праздник не забыть', [['праздник']]],
  ])('is of each new task that it stands with: «%s»', (text, tags) => {
    const made = best(text)?.intents.flatMap((intent) => (intent.act === 'create' ? [intent.task.tags] : []));
    expect(made).toEqual(tags);
  });

  it.each([
    ['запиши убрать ремонт с крыши', 'create'],
    ['отметить юбилей, как раз в субботу', 'create'],
    ['купить клей дом ремонт', 'create'],
  ])('is put on nothing that there is, and taken from nothing, where none is spoken of: «%s»', (text, act) => {
    expect(best(text)?.intents).toMatchObject([{ act }]);
  });

  it('is taken from no task where what is named is none', () => {
    expect(best('сними работа с карты')?.intents).toMatchObject([{ act: 'update', meant: { kind: 'unknown' } }]);
  });

  it.each([
    ['пометь отчёт как done', { act: 'complete' }],
    ['отметь отчёт как срочный', { act: 'update', change: { priority: 'high' } }],
  ])('is no name of how far a task has come, or of its level: «%s»', (text, deed) => {
    const meant = expect.objectContaining({ ids: ['Сдать отчёт'] });
    expect(best(text)?.intents).toEqual([{ ...deed, meant }]);
  });

  it.each(['с тегом дом', 'с тегом ёлка'])('alone asks for what has it: «%s»', (text) => {
    expect(best(text)?.intents).toEqual([{ act: 'none' }]);
  });

  it('tells the task by itself where nothing names it', () => {
    expect(best('задачу с тегом работа перенеси на завтра')?.intents).toMatchObject([
      { act: 'update', meant: { kind: 'these', ids: ['Сдать отчёт'] } },
    ]);
    expect(best('дело с тегом дом перенеси на завтра')?.intents).toMatchObject([
      { act: 'update', meant: { kind: 'one of', ids: ['Купить краску', 'Вымыть окна'] } },
    ]);
  });

  it.each(['удали отчёт', 'удали задачу сдать отчёт'])('is not meant by «%s»', (text) => {
    expect(best(text)?.intents).toMatchObject([{ act: 'delete', meant: { ids: ['Сдать отчёт'] } }]);
  });

  it('is put on the task that is named, and not on the one that was spoken of', () => {
    const known = [task('Позвонить маме', []), task('Купить стол', ['дом'])];
    const spokenOf: Dialogue = { touched: ['Купить стол'], listed: [], lastAction: 'create' };
    const [moved] = readingsOf('перенеси маму на завтра, тег дом', spokenOf, known);
    expect(moved).toMatchObject({
      intents: [{ meant: { ids: ['Позвонить маме'] }, change: { tags: { put: ['дом'] } } }],
    });
  });

  it('that is corrected takes nothing back', () => {
    const readings = readingsOf('нет, тег сад', { touched: ['Сдать отчёт'], listed: [], lastAction: 'create' });
    expect(readings[0]?.intents).toMatchObject([{ act: 'update', change: { tags: { put: ['сад'] } } }]);
    expect(readings.filter(({ intents }) => intents.some(({ act }) => act === 'undo'))).toEqual([]);
  });

  it('is taken of no task that is not named, and no other one in its place', () => {
    expect(best('удали тег дом')?.intents).toMatchObject([{ act: 'update', meant: { kind: 'unknown' } }]);
    expect(best('убери тег дом у отчёта')?.intents).toMatchObject([
      { act: 'update', meant: { ids: ['Сдать отчёт'] }, change: { tags: { take: ['дом'] } } },
    ]);
    expect(best('убери тег у краски')?.intents).toEqual([
      { act: 'update', meant: expect.objectContaining({ ids: ['Купить краску'] }), change: {} },
    ]);
  });

  it.each([
    ['купить молоко #дом завтра', 'Купить молоко', ['дом']],
    ['запиши позвонить маме с тегом семья', 'Позвонить маме', ['семья']],
    ['запиши позвонить маме под тегом контора', 'Позвонить маме', ['контора']],
    ['запиши купить доску с тегом дом ой нет какой дом с тегом сад', 'Купить доску', ['сад']],
    ['добавь купить краску с меткой «летний сад»', 'Купить краску', ['летний сад']],
    ['добавь #дом купить обои', 'Купить обои', ['дом']],
    ['обновить чарты #k8s', 'Обновить чарты', ['k8s']],
    ['купить метку на чемодан', 'Купить метку на чемодан', []],
    ['метро до работы завтра', 'Метро до работы', []],
  ])('of a new task: «%s»', (text, title, tags) => {
    expect(best(text)?.intents).toMatchObject([{ act: 'create', task: { title, tags } }]);
  });

  it('at the end of a list is of all that it lists', () => {
    const made = best('хлеб, молоко, сыр #покупки')?.intents;
    expect(made).toMatchObject(['Хлеб', 'Молоко', 'Сыр'].map((title) => ({ task: { title, tags: ['покупки'] } })));
  });
});
