import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesWords } from './minutes-words.ts';
import { readMinutes, saidEstimates, spanOf } from './said-minutes.ts';
import { tokenize } from './text.ts';

/** What is said of how long it takes, with the words that say it. */
function heard(text: string): [number, string][] {
  const tokens = tokenize(text);
  return saidEstimates(tokens).map((said) => {
    const { start, end } = spanOf(tokens, said);
    return [said.minutes, text.slice(start, end)];
  });
}

it.each([
  ['малина там работы на полчаса запомни', 30, 'там работы на полчаса'],
  ['отмыть вытяжку это дело часа на три', 180, 'это дело часа на три'],
  ['подшить занавески часа на два возни', 120, 'часа на два возни'],
  ['расписать тайминг часа полтора уйдёт', 90, 'часа полтора уйдёт'],
  ['ротация секретов, это мин на 90', 90, 'это мин на 90'],
  ['плитка на полчаса работа в доме', 30, 'на полчаса работа'],
  ['анкета займет типа полчаса', 30, 'займет типа полчаса'],
  ['оцени отчёт в 40 минут', 40, 'в 40 минут'],
  ['оцени отчёт в десять минут нет в пятнадцать', 15, 'в десять минут нет в пятнадцать'],
  ['оцени отчёт в полчаса.. стоп, в 45 мин', 45, 'в полчаса.. стоп, в 45 мин'],
  ['оцени отчёт в полчаса, простите, в 45 мин', 45, 'в полчаса, простите, в 45 мин'],
])('«%s» says how long it takes: %i minutes', (text, minutes, words) => {
  const [said] = heard(text);
  expect(said?.[0]).toBe(minutes);
  expect(said?.[1].replace(/^, ?/, '')).toBe(words);
});

it.each([
  'перенеси отчёт часа на два',
  'встреча часа на два дня',
  'приду часа в два',
  'созвон на 30 минут',
  'минут двадцать',
  'позвонить через полчаса',
])('«%s» says nothing of how long it takes', (text) => {
  expect(heard(text)).toEqual([]);
});

describe('what is typed as a length', () => {
  it.each([
    ['45', 45],
    ['1:30', 90],
    ['2ч', 120],
    ['2 ч', 120],
    ['1ч30м', 90],
    ['30м', 30],
    ['30 мин.', 30],
    ['полчаса', 30],
    ['полтора часа', 90],
    ['1,5 часа', 90],
    ['час', 60],
    ['час двадцать', 80],
    ['час и 15 минут', 75],
    ['Два часа', 120],
    ['1440', 1440],
  ])('«%s» is %i minutes', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });

  it.each(['', 'быстро', '2 дня', 'завтра', 'час назад', '1:75', '5 яблок', 'полдня', '10000', '2 часа ночи'])(
    '«%s» is none',
    (text) => {
      expect(readMinutes(text)).toBeNaN();
    },
  );

  it('is read again as it is told', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1440 }), (minutes) => {
        expect(readMinutes(minutesWords(minutes))).toBe(minutes);
      }),
    );
  });
});

describe('what surely says how long something takes', () => {
  it.each<[string, number, string]>([
    ['Написать отчёт, оценка 2 часа', 120, ', оценка 2 часа'],
    ['написать отчёт оценка: полчаса', 30, 'оценка: полчаса'],
    ['Отчёт с оценкой в 45 минут завтра', 45, 'оценкой в 45 минут'],
    ['Созвон займёт полтора часа', 90, 'займёт полтора часа'],
    ['накатить zabbix, часа на два, до пятницы', 120, ', часа на два'],
    ['забрать стенд, 45 мин вместе с дорогой', 45, ', 45 мин'],
    ['позаниматься с Соней, ну полчаса, не больше', 30, ', ну полчаса'],
    ['отксерить ноты там работы минут на двадцать', 20, 'там работы минут на двадцать'],
    ['отчёт ~30 мин', 30, '~30 мин'],
    ['отчёт ~2ч', 120, '~2ч'],
    ['отчёт, оценка времени около часа', 60, ', оценка времени около часа'],
    ['доклад длительность 1 ч 30 мин', 90, 'длительность 1 ч 30 мин'],
    ['доклад по времени час', 60, 'по времени час'],
  ])('«%s»', (text, minutes, words) => {
    expect(heard(text)).toEqual([[minutes, words]]);
  });

  it.each([
    'Встреча на 30 минут',
    'Оценка рисков через 2 часа',
    'Позвонить через 2 часа',
    'Получить оценку 5 баллов',
    'созвон, 2 часа',
    'перенеси созвон, минут на двадцать',
    'купить ткань, 2 метра',
    'Посмотреть «оценка 2 часа»',
    'Займёт два дня',
    'Оценка 40 часов',
    'Оценка 0 минут',
    'a~2ч',
  ])('«%s» says nothing of it', (text) => {
    expect(heard(text)).toEqual([]);
  });

  it('may be said of several', () => {
    expect(heard('отчёт, оценка час, письмо, оценка 10 минут').map(([minutes]) => minutes)).toEqual([60, 10]);
  });
});

describe('minutes in words', () => {
  it.each([
    [1, '1 мин'],
    [59, '59 мин'],
    [60, '1 ч'],
    [90, '1 ч 30 мин'],
    [1440, '24 ч'],
    [0, '0 мин'],
  ])('%i', (minutes, words) => {
    expect(minutesWords(minutes)).toBe(words);
  });
});
