import { describe, expect, it } from 'vitest';
import { labelled } from '#testing/labelled.ts';
import type { Act } from '../model.ts';
import { Interpreter } from './intents.ts';
import { sharings } from './sharing.ts';

const PROJECTS = [
  { id: 'Дача', name: 'Дача' },
  { id: 'Сайт', name: 'Сайт' },
];

/** By way, what each new task of a message is, with its day or time, level and project. */
function ways(marked: string, ...acts: Act[]): string[][] {
  const { clauses, interpretation } = labelled(marked, acts, PROJECTS);
  return sharings(clauses, interpretation.words).map((shared) =>
    new Interpreter(interpretation).interpreted(clauses, shared, null).intents.flatMap((intent) => {
      if (intent.act !== 'create') return [];
      const { title, when, priority, project } = intent.task;
      const time = when?.hasTime ? new Date(when.due).toISOString().slice(11, 16) : '';
      const day = when ? `${when.day}${time && ` ${time}Z`}` : '';
      return [title, day, priority ?? '', project && 'id' in project ? project.id : ''].filter(Boolean).join(' | ');
    }),
  );
}

describe('a list of new tasks', () => {
  it.each([
    // What is said ahead goes on, whatever else is said of each.
    [
      '{when завтра} {title парикмахер} {when в 10} // {title нотариус} {when в 13:30} // {title бассейн} {when в 18:00}',
      ['Парикмахер | 2026-11-19 07:00Z', 'Нотариус | 2026-11-19 10:30Z', 'Бассейн | 2026-11-19 15:00Z'],
    ],
    [
      '{when завтра} {title парикмахер} {when в 10}, // {title нотариус} {when в 13}, // {title забрать ключи}',
      ['Парикмахер | 2026-11-19 07:00Z', 'Нотариус | 2026-11-19 10:00Z', 'Забрать ключи | 2026-11-19'],
    ],
    [
      '{cmd запиши} {proj на дачу}: {title семена}, // {title грабли} {when в субботу}, // {title починить насос}',
      ['Семена | Дача', 'Грабли | 2026-11-21 | Дача', 'Починить насос | Дача'],
    ],
    [
      '{title сдать книги} {when в пятницу}, // {title вымыть окна}, // {title полить цветы}',
      ['Сдать книги | 2026-11-20', 'Вымыть окна', 'Полить цветы'],
    ],
    // A level that stands before one in the midst is its own.
    [
      '{title подшить папку}, // {prio срочно} {title заверить копию}, // {title найти водителя}',
      ['Подшить папку', 'Заверить копию | high', 'Найти водителя'],
    ],
    // «туда же», «тогда же»
    [
      '{title сверстать меню} {proj на сайт} {when в пятницу} // и {title проверить цены} {proj туда же} {when тогда же}',
      ['Сверстать меню | 2026-11-20 | Сайт', 'Проверить цены | 2026-11-20 | Сайт'],
    ],
    // Titles of one clause that nothing parts, or that something was said between.
    ['{title творог} {title шпроты} {title хлеб ржаной}', ['Творог', 'Шпроты', 'Хлеб ржаной']],
    ['1) {title сдать анализ} 2) {title забрать пальто}', ['Сдать анализ', 'Забрать пальто']],
    ['{title сдать анализ} раз {title забрать пальто} два', ['Сдать анализ', 'Забрать пальто']],
    [
      '{title опись дела}, {title акт осмотра} и, если не потеряли, {title ключ от сейфа}',
      ['Опись дела', 'Акт осмотра', 'Ключ от сейфа'],
    ],
    ['{title ковёр в холл} (тот самый!), {title поблагодарить сторожа}', ['Ковёр в холл', 'Поблагодарить сторожа']],
    ['{title купить}, как бабушка просила, {title сухари}', ['Купить сухари']],
    ['{title отвезти шубу} пока не растаяло {title в химчистку}', ['Отвезти шубу в химчистку']],
    // What was taken back within a list, and within a title.
    ['{title рис}, {void гречка, нет, гречка есть,} {title пшено}, {title соль}', ['Рис', 'Пшено', 'Соль']],
    ['{title купить муку} {void ржаную нет} {title пшеничную}', ['Купить муку пшеничную']],
    // Each its own day, ahead of it or behind.
    [
      '{title сходить за справкой} {when в пятницу}, а {when в субботу} {title машину на мойку}',
      ['Сходить за справкой | 2026-11-20', 'Машину на мойку | 2026-11-21'],
    ],
    // A letter and a figure are a name, and no time of day.
    ['{title вымыть ангар В2} // {title планёрка в 9}', ['Вымыть ангар В2', 'Планёрка | 2026-11-18 18:00Z']],
    ['{title педиатр} {when в пятницу}, {title третий этаж}', ['Педиатр третий этаж | 2026-11-20']],
  ])('«%s»', (marked, tasks) => {
    expect(ways(marked)).toEqual([tasks]);
  });

  it.each([
    ['{title опись}; // {title ведомость}; // {title акт}. Срок — {when пятница}', '2026-11-20'],
    ['{title опись}, // {title ведомость}, // {title акт}, дедлайн один, {when пятница}', '2026-11-20'],
    ['{title опись}, // {title ведомость}, // {title акт}, {when до пятницы} все три', '2026-11-20'],
    ['{title опись} // {title ведомость} // {title акт} и то и другое {when в пятницу}', '2026-11-20'],
    ['{title опись}, // {title ведомость}, // {title акт}\n{prio важно все}', 'high'],
    ['{title опись}, // {title ведомость}, // {title акт}, это {proj на дачу}', 'Дача'],
    ['{proj дача}: {title опись}, // {title ведомость}, // {title акт}. {when До пятницы}', '2026-11-20 | Дача'],
  ])('of all of which something is said: «%s»', (marked, said) => {
    expect(ways(marked)).toEqual([[`Опись | ${said}`, `Ведомость | ${said}`, `Акт | ${said}`]]);
  });

  it.each([
    ['{title опись}, // {title ведомость}, // {title акт}, первое {prio срочно}', ['Опись | high', 'Ведомость', 'Акт']],
    [
      '{title опись}, // {title ведомость}, // {title акт}, {when завтра} второе',
      ['Опись', 'Ведомость | 2026-11-19', 'Акт'],
    ],
    [
      '{title опись}, // {title ведомость}, // {title акт} — последние два {when завтра}',
      ['Опись', 'Ведомость | 2026-11-19', 'Акт | 2026-11-19'],
    ],
    [
      '{title опись}, // {title ведомость}, // {title акт}. Первое {when завтра}, остальное {when в пятницу}',
      ['Опись | 2026-11-19', 'Ведомость | 2026-11-20', 'Акт | 2026-11-20'],
    ],
    [
      '{title опись}, // {title ведомость}, // {title акт}, {when завтра} первое, {when в пятницу} второе и третье',
      ['Опись | 2026-11-19', 'Ведомость | 2026-11-20', 'Акт | 2026-11-20'],
    ],
    [
      '{title составить опись}, // {title подписать ведомость}. Опись {prio срочно}',
      ['Составить опись | high', 'Подписать ведомость'],
    ],
    [
      '{title опись}, // {title ведомость}, // {title акт}, этот {when до пятницы}',
      ['Опись', 'Ведомость', 'Акт | 2026-11-20'],
    ],
    [
      '{title опись}, // {title ведомость}, // {title акт}. Второе {when завтра} {prio срочно}',
      ['Опись', 'Ведомость | 2026-11-19 | high', 'Акт'],
    ],
    [
      '{title опись} {when завтра}, // {title ведомость} {when в пятницу}, // {title акт} {when в субботу} и всё',
      ['Опись | 2026-11-19', 'Ведомость | 2026-11-20', 'Акт | 2026-11-21'],
    ],
    // Where each has something of its own, so has the last.
    [
      '{title опись} {when завтра}, // {title ведомость} {when в пятницу}, // {title акт}, {prio срочно}',
      ['Опись | 2026-11-19', 'Ведомость | 2026-11-20', 'Акт | high'],
    ],
  ])('of some of which something is said: «%s»', (marked, tasks) => {
    expect(ways(marked)).toEqual([tasks]);
  });

  it('leaves open of which a day is said that nothing tells', () => {
    const marked = '{title полить фикус} // {title вынести ёлку} {when завтра}';
    expect(ways(marked)).toEqual([
      ['Полить фикус', 'Вынести ёлку | 2026-11-19'],
      ['Полить фикус | 2026-11-19', 'Вынести ёлку | 2026-11-19'],
    ]);
  });

  it('is shared behind other commands as well', () => {
    const marked = '{ref отчёт} {did сдал}, // {title свечи}, // {title хлопушки} — всё {when на завтра}';
    expect(ways(marked, 'complete')).toEqual([['Свечи | 2026-11-19', 'Хлопушки | 2026-11-19']]);
  });
});
