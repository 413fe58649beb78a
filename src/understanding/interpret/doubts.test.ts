import { expect, it } from 'vitest';
import { nodeUnderstanding } from '../server/node-understanding.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const TITLES = ['Ответить Глебову по залогу', 'Купить арматуру 12 мм', 'Сдать отчёт', 'Ремонт кухни', 'Звонок от Пети'];
const account = {
  tasks: TITLES.map((title, at) => ({
    id: `${at}`,
    title,
    status: 'active' as const,
    dueDate: null,
    priority: 'medium' as const,
    projectId: null,
    tags: [],
    createdAt: at,
  })),
  projects: [],
  columns: [],
};
const dialogue = { touched: [], listed: [], lastAction: null };
const doing = (text: string, act: string) =>
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
  ['арматура напиши там не хватает 140 кг', 'update', true],
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
  ['взять с собой:\n— штатив\n— мешок щебня\n— сухой паёк', 'create', true],
  ['— позвонить в епархию\n— заправить тягач\n— попросить творога к 12 апреля', 'create', true],
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
  ['запиши «книга», лампа, ярлыки архивные', 'create', true],
  ['запиши купить книгу #отдых', 'create', false],
  ['назначьте встречу с Глебовым на вторник', 'update', true],
  ['перенеси звонок Пети на вторник', 'update', false],
])('of «%s» what would %s is doubtful: %s', (text, act, doubtful) => {
  const readings = doing(text, act);
  expect(readings).not.toEqual([]);
  expect(readings[0]!.doubtful ?? false).toBe(doubtful);
});
