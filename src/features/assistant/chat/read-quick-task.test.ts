import { describe, expect, it } from 'vitest';
import { readQuickTask } from './read-quick-task.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const context = {
  projects: [{ id: 'p1', name: 'Дом' }],
  priorityLabel: (priority: string) => `Приоритет: ${priority}`,
  tags: [],
  plain: [],
};
const read = (text: string) => readQuickTask(text, context, NOW, { zone: 'Europe/Moscow' });

describe('readQuickTask', () => {
  it('shows what it understood, each thing once, with its words', () => {
    const text = 'купить молоко завтра ! @дом в 6 вечера';
    const span = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
    expect(read(text)).toEqual({
      title: 'Купить молоко',
      priority: 'high',
      dueDate: '2026-11-19T15:00:00.000Z',
      repeat: null,
      projectId: 'p1',
      tags: [],
      chips: [
        { kind: 'due', label: 'завтра в\u00a018:00', spans: [span('завтра'), span('в 6 вечера')] },
        { kind: 'priority', label: 'Приоритет: high', spans: [span('!')] },
        { kind: 'project', label: 'Дом', spans: [span('@дом')] },
      ],
    });
  });

  it('takes a line without signs as a title', () => {
    expect(read('Позвонить маме')).toEqual({
      title: 'Позвонить маме',
      priority: null,
      dueDate: null,
      repeat: null,
      projectId: null,
      tags: [],
      chips: [],
    });
  });

  it('asks for nothing where nothing is typed', () => {
    expect(read('  ').title).toBe('');
  });
});

it('goes by the day that goes on behind midnight', () => {
  const night = Date.parse('2026-11-20T23:00:00Z');
  const task = readQuickTask('Полить цветы сегодня', context, night, { zone: 'Europe/Moscow', dayStart: 4 });
  expect(task).toMatchObject({ title: 'Полить цветы', dueDate: '2026-11-20T20:59:00.000Z' });
  expect(task.chips).toMatchObject([{ kind: 'due', label: 'сегодня' }]);
});

describe('a line that repeats', () => {
  const read = (text: string, plain: string[] = []) =>
    readQuickTask(text, { projects: [], tags: [], priorityLabel: String, plain }, Date.parse('2026-11-18T12:20:00Z'), {
      zone: 'Europe/Moscow',
      dayStart: 0,
    });

  it('shows how, and when the first time is', () => {
    const task = read('каждый понедельник в 10 планёрка');
    expect(task).toMatchObject({ title: 'Планёрка', dueDate: '2026-11-23T07:00:00.000Z' });
    expect(task.repeat).toEqual({ rule: 'FREQ=WEEKLY;BYDAY=MO', from: 'due', calendar: 'all' });
    expect(task.chips.map(({ kind, label }) => [kind, label.replaceAll('\u00a0', ' ')])).toEqual([
      ['repeat', 'каждый понедельник'],
      ['due', 'в понедельник, 23 ноября, в 10:00'],
    ]);
  });

  it('tells the day that follows from the rule alone', () => {
    const { dueDate, chips } = read('аренда 5-го числа каждого месяца до конца года');
    expect(dueDate).toBe('2026-12-05T20:59:00.000Z');
    expect(chips.map(({ kind }) => kind).sort()).toEqual(['due', 'repeat']);
  });

  it('keeps the words of a chip that was taken back in the title', () => {
    expect(read('каждый понедельник планёрка', ['каждый понедельник'])).toMatchObject({
      title: 'Каждый понедельник планёрка',
      repeat: null,
    });
  });
});

describe('a line that says under which heading', () => {
  const projects = [
    {
      id: 'p1',
      name: 'Ремонт',
      headings: [
        { id: 'h1', title: 'Кухня' },
        { id: 'h2', title: 'Ванная комната' },
        { id: 'h3', title: 'Краска' },
        { id: 'h4', title: 'Сад' },
      ],
    },
    { id: 'p2', name: 'Дача', headings: [{ id: 'h5', title: 'Сад' }] },
    { id: 'p3', name: 'Дом' },
  ];
  const read = (text: string, projectId: string | null = null, plain: string[] = []) =>
    readQuickTask(text, { projects, projectId, tags: [], priorityLabel: String, plain }, NOW, {
      zone: 'Europe/Moscow',
      dayStart: 0,
    });
  const labels = (text: string, projectId: string | null = null) =>
    read(text, projectId).chips.map(({ kind, label }) => `${kind} ${label}`);

  it.each([
    ['плитка /кухня', 'p1', 'Плитка', 'h1'],
    ['плитка /кух завтра', 'p1', 'Плитка', 'h1'],
    ['/ванная комната плитка', 'p1', 'Плитка', 'h2'],
    ['плитка в раздел Кухня', 'p1', 'Плитка', 'h1'],
    ['плитка под заголовок «Ванная комната»', 'p1', 'Плитка', 'h2'],
    ['раздел Кухня: плитка', 'p1', 'Плитка', 'h1'],
    ['яблоня @дача /сад', 'p1', 'Яблоня', 'h5'],
    ['яблоня /сад @дача', null, 'Яблоня', 'h5'],
    ['плитка /кухня', null, 'Плитка', 'h1'],
  ])('«%s» within %s', (text, standing, title, headingId) => {
    const projectId = headingId === 'h5' ? 'p2' : 'p1';
    expect(read(text, standing)).toMatchObject({ title, headingId, projectId });
  });

  it.each([
    ['яблоня /сад', null],
    ['плитка /кухня', 'p2'],
    ['плитка и/или краска', 'p1'],
    ['плитка / кухня', 'p1'],
    ['плитка @дом /кухня', 'p1'],
    ['обсудить раздел Кухня', 'p1'],
    ['в раздел Кухня', 'p1'],
  ])('«%s» within %s names none, and keeps its words', (text, standing) => {
    const task = read(text, standing);
    expect(task).not.toHaveProperty('headingId');
    for (const word of text.replace('@дом', '').split(' '))
      expect(task.title.toLowerCase()).toContain(word.toLowerCase());
  });

  it('shows the heading as a chip, with its project where that is another one', () => {
    expect(labels('плитка /кухня', 'p1')).toEqual(['heading Кухня']);
    expect(labels('плитка /кухня')).toEqual(['heading Ремонт · Кухня']);
    expect(labels('яблоня @дача /сад', 'p1')).toEqual(['project Дача', 'heading Сад']);
    expect(read('плитка /кухня', 'p1', ['/кухня'])).toMatchObject({ title: 'Плитка /кухня', chips: [] });
  });

  it('offers the headings that a sign at the end may begin to name', () => {
    const offers = (text: string, projectId: string | null = 'p1') =>
      read(text, projectId).offers?.map(({ line }) => line);
    expect(offers('плитка /')).toEqual([
      'плитка /Кухня ',
      'плитка /Ванная комната ',
      'плитка /Краска ',
      'плитка /Сад ',
    ]);
    expect(offers('плитка /к')).toEqual(['плитка /Краска ']);
    expect(offers('/', null)).toEqual(['/Кухня ', '/Ванная комната ', '/Краска ']);
    for (const text of ['плитка', 'плитка /к ', 'плитка/', 'плитка /ы', 'плитка @дом /'])
      expect(offers(text)).toBeUndefined();
  });
});
