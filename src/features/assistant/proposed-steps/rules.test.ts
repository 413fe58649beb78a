import { describe, expect, it } from 'vitest';
import { listedSteps, newSteps, PROPOSED_MAX } from './rules.ts';

describe('the steps that a model lists', () => {
  it.each<[string, string, string[]]>([
    ['are its marked lines', '- Собрать чеки\n- Сверить суммы', ['Собрать чеки', 'Сверить суммы']],
    ['numbered ones as well', '1. Собрать чеки\n2) Сверить суммы', ['Собрать чеки', 'Сверить суммы']],
    [
      'without what is said around them',
      'Конечно! Вот шаги:\n\n• Собрать чеки;\n• Сверить суммы.\n\nУдачи!',
      ['Собрать чеки', 'Сверить суммы'],
    ],
    ['one alone where it is marked', '- Позвонить', ['Позвонить']],
    ['each line where none is marked', 'План:\nСобрать чеки\nСверить суммы', ['Собрать чеки', 'Сверить суммы']],
    [
      'keep what stands at their end on purpose',
      '- Что дальше?\n- Ждать…\n- И так далее...',
      ['Что дальше?', 'Ждать…', 'И так далее...'],
    ],
    [
      'with two figures and more blanks as well',
      ' 10.  Собрать чеки\n11)\tСверить суммы',
      ['Собрать чеки', 'Сверить суммы'],
    ],
    ['each of two lines where none is marked', 'Собрать чеки\nСверить суммы', ['Собрать чеки', 'Сверить суммы']],
    [
      'where signs stand within lines alone',
      'Собрать чеки - все\nСверить 1. суммы',
      ['Собрать чеки - все', 'Сверить 1. суммы'],
    ],
    ['where a figure is said of a thing', '100 чеков\n2 суммы', ['100 чеков', '2 суммы']],
    ['none in a sentence with blank lines around it', '\nИзвините, не могу.\n \n', []],
    ['those that are no longer than a step', `- ${'а'.repeat(140)}\n- ${'б'.repeat(141)}`, ['а'.repeat(140)]],
    [
      'are each line where a sign stands within one',
      'Собрать чеки - все\nСверить суммы',
      ['Собрать чеки - все', 'Сверить суммы'],
    ],
    ['are the numbered ones behind words, with one figure', 'Вот шаги\n1) Собрать чеки', ['Собрать чеки']],
    ['are the numbered ones behind words, with two', 'Вот шаги\n10. Собрать чеки', ['Собрать чеки']],
    ['are none in a sentence', 'Извините, я не могу с этим помочь.', []],
    ['are none in paragraphs', `${'Слова '.repeat(40)}\n${'ещё '.repeat(60)}`, []],
    ['are none in nothing', '', []],
    ['are no more than a person reads', '- а\n'.repeat(40), Array(PROPOSED_MAX).fill('а')],
  ])('%s', (_, said, steps) => {
    expect(listedSteps(said)).toEqual(steps);
  });
});

describe('new steps', () => {
  it.each<[string, string[], string[], string[]]>([
    ['are those that are not known', ['Чеки', 'Суммы'], ['Чеки'], ['Суммы']],
    ['whatever the case, ё and the signs', ['ЕЩЁ чеки!', 'Суммы'], ['еще  чеки'], ['Суммы']],
    ['whatever stands between its words', ['Чеки и суммы', 'Чеки исуммы'], ['чеки, и - суммы'], ['Чеки исуммы']],
    ['each once', ['Чеки', 'чеки.'], [], ['Чеки']],
    ['with something to be read', ['…', 'Чеки'], [], ['Чеки']],
  ])('%s', (_, proposed, known, left) => {
    expect(newSteps(proposed, known)).toEqual(left);
  });
});
