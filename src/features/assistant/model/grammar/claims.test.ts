import { describe, expect, it } from 'vitest';
import { type Deed, tellsAll, tellsTruth } from './claims.ts';

const created = (...titles: string[]): Deed[] => titles.map((title) => ({ kind: 'create', titles: [title] }));
const done = (kind: Deed['kind'], ...titles: string[]): Deed[] => [{ kind, titles }];
const COUNTS = [{ counting: { nouns: ['усилие'] }, values: [5] }];
const truth = (words: string, deeds: Deed[], asked = true) =>
  tellsTruth(words, { deeds, names: ['Дом'], counts: COUNTS }, asked);

describe('words about deeds', () => {
  it.each<[string, Deed[]]>([
    ['Создала задачу «Купить хлеб».', created('Купить хлеб')],
    ['Добавлена задача «Купить хлеб» в проект «Дом».', created('Купить хлеб')],
    ['Готово: «Отчёт» перенесён на завтра.', done('update', 'Отчёт')],
    ['Отметил «Отчёт» выполненным и удалил «Хлеб».', [...done('complete', 'Отчёт'), ...done('delete', 'Хлеб')]],
    ['Создал 2 задачи:\n• Хлеб — завтра\n• Молоко', created('Хлеб', 'Молоко')],
    ['Не удалил ничего, пока не скажете.', []],
    ['Вы завершили 3 задачи, отличный темп.', []],
    ['Что именно удалить: «Отчёт» или «Отчёт за год»?', []],
    ['Могу создать задачу, если хотите.', []],
    ['Переношу «Отчёт» на завтра.', done('update', 'Отчёт')],
    ['Если хотите, удалю «Отчёт».', []],
    ['Скажите, какую из двух, и я удалю её.', []],
    ['Поставил срок задаче «Отчёт».', done('update', 'Отчёт')],
    ['Поставил «Отчёту» усилие 5 на 18:30.', done('update', 'Отчёту')],
    ['Усилие задачи «Отчёт» — пять.', done('update', 'Отчёт')],
    ['У «Отчёта» усилие 8.', []],
    ['Добавил «Проверить тетради 7 «Б»».', created('Проверить тетради 7 «Б»')],
  ])('are true: %s', (words, deeds) => {
    expect(truth(words, deeds)).toBe(true);
  });

  it.each<[string, Deed[]]>([
    ['Создал задачу «Купить хлеб».', []],
    ['Готово, задача добавлена.', []],
    ['Готово.', []],
    ['Удаляю задачу «Отчёт».', []],
    ['Хорошо, напомню завтра в 9:00.', []],
    ['Переношу «Налоги» на завтра.', done('update', 'Отчёт')],
    ['Task deleted.', []],
    ['Поставил задаче «Отчёт» усилие 8.', done('update', 'Отчёт')],
    ['«Отчёт» — усилие восемь.', done('update', 'Отчёт')],
    ['Удалил «Отчёт».', done('complete', 'Отчёт')],
    ['Создал «Хлеб» и удалил остальное.', created('Хлеб')],
    ['Создал 3 задачи.', created('Хлеб', 'Молоко')],
    ['Удалил «Налоги».', done('delete', 'Отчёт')],
    ['Создал 2 задачи:\n• Хлеб\n• Икра', created('Хлеб', 'Молоко')],
    ['Задача «Хлеб» создана. Ещё я удалил все старые.', created('Хлеб')],
  ])('are not: %s', (words, deeds) => {
    expect(truth(words, deeds)).toBe(false);
  });

  it('tell of yesterday where nothing was asked to be done', () => {
    expect(truth('Вчера выполнено 3 задачи, создана одна.', [], false)).toBe(true);
    expect(truth('Я создал напоминание.', [], false)).toBe(false);
  });
});

describe('tellsAll', () => {
  it.each<[string, Deed[], boolean]>([
    ['Записал «хлеб».', created('Хлеб'), true],
    ['Хорошо.', created('Хлеб'), false],
    ['Записал «Хлеб».', created('Хлеб', 'Молоко'), false],
    ['Записал 2 задачи.', created('Хлеб', 'Молоко'), true],
  ])('%s', (words, deeds, all) => {
    expect(tellsAll(words, deeds)).toBe(all);
  });
});
