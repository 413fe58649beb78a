import { describe, expect, it } from 'vitest';
import { readQuickAdd } from './quick-add.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const ZONE = 'Europe/Moscow';
const PROJECTS = [
  { id: 'p1', name: 'Дом' },
  { id: 'p2', name: 'Ремонт кухни' },
];
const read = (text: string) => readQuickAdd(text, NOW, ZONE, PROJECTS);

describe('the quick-add line', () => {
  it.each([
    ['Купить молоко', 'Купить молоко', null, null, null],
    ['купить молоко завтра в 18:00 ! @дом', 'Купить молоко', '2026-11-19T15:00:00.000Z', 'high', 'p1'],
    ['#ремонт кухни заказать плитку !!!', 'Заказать плитку', null, 'high', 'p2'],
    ['позвонить маме в пятницу !!', 'Позвонить маме', '2026-11-20T20:59:00.000Z', 'medium', null],
    ['Ура! позвонить маме', 'Ура! позвонить маме', null, null, null],
    ['посмотреть фильм «Завтра»', 'Посмотреть фильм «Завтра»', null, null, null],
    ['написать ivan@дом.рф', 'Написать ivan@дом.рф', null, null, null],
    ['Новая', 'Новая', null, null, null],
    ['пожалуйста завтра', 'Пожалуйста', '2026-11-19T20:59:00.000Z', null, null],
    ['завтра !', '', '2026-11-19T20:59:00.000Z', 'high', null],
    ['!низкий разобрать почту', 'Разобрать почту', null, 'low', null],
  ])('«%s»', (text, title, due, priority, projectId) => {
    const task = read(text);
    expect(task).toMatchObject({ title, priority, projectId });
    expect(task.dueDate && new Date(task.dueDate).toISOString()).toBe(due);
  });

  it('marks in the typed text what it understood', () => {
    const text = 'купить молоко завтра в 18:00 ! @дом';
    expect(read(text).chips.map((chip) => [chip.kind, text.slice(chip.start, chip.end)])).toEqual([
      ['date', 'завтра'],
      ['date', 'в 18:00'],
      ['priority', '!'],
      ['project', '@дом'],
    ]);
  });

  it('knows a day from a day with a time', () => {
    expect(read('отчёт завтра').hasTime).toBe(false);
    expect(read('отчёт завтра утром').hasTime).toBe(true);
  });
});
