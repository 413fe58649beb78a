import { expect, it } from 'vitest';
import type { Intent } from '../model.ts';
import { nodeUnderstanding } from '../server/node-understanding.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const TITLES = ['Ответить Глебову по залогу', 'Купить арматуру 12 мм', 'Сдать отчёт', 'Ремонт кухни', 'Звонок от Пети'];
const accountOf = (titles: readonly string[], projects: readonly string[] = []) => ({
  tasks: titles.map((title, at) => ({
    id: `${at}`,
    title,
    status: 'active' as const,
    dueDate: null,
    priority: 'medium' as const,
    projectId: null,
    tags: [],
    createdAt: at,
  })),
  projects: projects.map((name) => ({ id: name, name })),
  columns: [],
});
const dialogue = { touched: [], listed: [], lastAction: null };
const doing = (text: string, act: string, account = accountOf(TITLES)) =>
  nodeUnderstanding()
    .readings({ text, account, dialogue, now: NOW, zone: 'Europe/Moscow' })
    .filter(({ intents }) => intents.some((intent) => intent.act === act));

it.each([
  ['Глебу Петровна ответила по залогу', 'complete', true],
  ['я ответил Глебову по залогу', 'complete', false],
  ['Глебову по залогу ответил', 'complete', false],
  ['Глебов ответил по залогу', 'complete', true],
  ['отчёт сдал, начальница улыбнулась', 'complete', false],
  ['отчёт сдал наполовину', 'complete', true],
  ['сдала отчёт почти весь', 'complete', true],
  ['арматуры купил 12 из 20', 'complete', true],
  ['отчёт сдал до седьмой страницы', 'complete', true],
  ['отчёт начал сдавать', 'complete', true],
  ['отчёт сдал до обеда', 'complete', false],
  ['отчёт сдал на 60 %', 'complete', true],
  ['отметь отчёт как скорый', 'complete', true],
  ['пометь отчёт как сделанный', 'complete', false],
  ['арматура, напиши там 14 мм', 'update', true],
  ['арматура напиши там не хватает 140 кг', 'update', false],
  ['арматуру исправь, не 12, а 14 мм', 'update', false],
  ['надо сдать введение завтра', 'create', false],
  ['напомни, что 28-го числа надо сдать введение, сама я вспомню 29-го', 'create', true],
  ['запиши встречу в среду в 14:00, виновата, во вторник в 14:00', 'create', true],
  ['отчёту высокую не низкую важность дай', 'update', true],
  ['отчёту не низкую, а высокую важность дай', 'update', false],
  ['надо починить калитку, во вторник свозить Яшу к зубному и картошку достать', 'create', true],
  ['починить калитку потом в среду свозить Яшу и ещё полить цветы', 'create', true],
  ['поздравить Лену с юбилеем двадцать второго важно очень', 'create', false],
  ['добавь выслать счёт am 1.', 'create', true],
  ['добавь подать заявку от третьего лица', 'create', false],
  ['надо сводить Яшу к зубному, починить калитку во вторник, достать картошку', 'create', false],
  ['позвонить в ЖЭК, по понедельникам там не принимают', 'create', true],
  ['добавь звонить в ЖЭК по понедельникам', 'create', false],
  ['взять с собой:\n— штатив\n— мешок щебня\n— сухой паёк', 'create', false],
  ['— позвонить в епархию\n— заправить тягач\n— попросить творога к 12 апреля', 'create', false],
  ['запиши: вернуть стулья, сдать ключ, купить хлеб – это важно', 'create', true],
  ['запиши вернуть стулья, сдать ключ, купить хлеб, шучу, хлеб не надо', 'create', true],
  ['удали фото из ремонта кухни', 'delete', true],
  ['убери исполнителя у отчёта', 'delete', true],
  ['удали файл у задачи сдать отчёт', 'delete', true],
  ['удали ремонт кухни', 'delete', false],
  ['удали ремонт кухни из списка', 'delete', false],
  ['удали звонок от Пети', 'delete', false],
  ['можно удалить отчёт?', 'delete', true],
  ['можно удалить отчёт? а забор перенеси на завтра', 'delete', true],
  ['запиши «книга», лампа, ярлыки архивные', 'create', false],
  ['запиши купить книгу #отдых', 'create', false],
  ['назначьте встречу с Глебовым на вторник', 'update', true],
  ['перенеси звонок Пети на вторник', 'update', false],
  ['купила памперсы, галочку поставь', 'report', true],
  ['купила памперсы, запиши', 'report', false],
])('of «%s» what would %s is doubtful: %s', (text, act, doubtful) => {
  const readings = doing(text, act);
  expect(readings).not.toEqual([]);
  expect(readings[0]!.doubtful ?? false).toBe(doubtful);
});

const isDated = (intent: Intent) => intent.act === 'create' && intent.task.when !== null;

it.each<[string, string, (intents: readonly Intent[]) => boolean]>([
  [
    'взять с собой:\n— штатив\n— мешок щебня\n— сухой паёк',
    'what leads the list is one of it',
    (made) => made.length > 3,
  ],
  [
    '— позвонить в епархию\n— заправить тягач\n— попросить творога к 12 апреля',
    'all of it is for the day of its last line',
    (made) => made.every(isDated),
  ],
  [
    'надо покормить рыбок полить кактус забрать конструктор сегодня',
    'all of it is for the day at its end',
    (made) => made.every(isDated),
  ],
  [
    'купить карту, вернуть микрофон Даше и сегодня ещё ответить Паше',
    'a day behind a conjunction is said of what stands before it',
    (made) => made.length === 3 && isDated(made[1]!),
  ],
  [
    'согласовать эскиз с мастерской это неспешное дело',
    'its level is any',
    (made) => made.every((one) => one.act === 'create' && one.task.priority === null),
  ],
])('of «%s» it is doubtful that %s', (text, _, is) => {
  expect(doing(text, 'create').find(({ intents }) => is(intents))).toMatchObject({ doubtful: true });
});

it.each([
  ['листочек сдала', ['листочек по комбе, задачи 4-9', 'листочек по геоме'], true],
  ['листочек по геоме сдала', ['листочек по комбе, задачи 4-9', 'листочек по геоме'], false],
  ['листочек сдала', ['листочек', 'листочек по геоме'], false],
  ['листочек сдала', ['тетрадь по химии', 'листочек по геоме'], false],
])('which of them is meant by «%s» is doubtful of %j: %s', (text, titles, doubtful) => {
  expect(doing(text, 'complete', accountOf(titles))[0]?.doubtful ?? false).toBe(doubtful);
});

it.each([
  ['Личные пункты:\nпедикюр у Насти\nвернуть роман', true],
  ['Личное:\nпедикюр у Насти\nвернуть роман', false],
])('the project that «%s» names along with something else is doubtful: %s', (text, doubtful) => {
  const readings = doing(text, 'create', accountOf([], ['Личное', 'Работа']));
  const inIt = readings.find(({ intents }) =>
    intents.every((one) => one.act === 'create' && one.task.project && 'id' in one.task.project),
  );
  expect(inIt?.doubtful ?? false).toBe(doubtful);
});
