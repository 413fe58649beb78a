import { describe, expect, it } from 'vitest';
import { hear } from '../hear/words.ts';
import type { Label } from '../read/labels.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { contrasted, type Editing, editsOf } from './renaming.ts';

describe('the name that a message puts against another one', () => {
  it.each([
    ['эльза там не у Милы, а у Миланы, поправь', 'у Миланы'],
    ['в акте сверки не «Тулпар», а «Тулпар-М»', '« Тулпар-М »'],
    ['костюм не снегурки, а деда мороза поменяй', 'деда мороза'],
    ['там не 300 а 350 рублей', '350 рублей'],
    ['не', null],
    ['там не Мила', null],
    ['там не Мила, а', null],
    ['а у Миланы не так', null],
  ])('«%s»: %j', (text, name) => {
    const words = hear(text, nodeDictionary());
    const part = contrasted({ from: 0, to: words.length }, words);
    const said = part && words.slice(part.from, part.to).map((word) => word.text);
    expect(said?.join(' ') ?? null).toBe(name);
  });
});

describe('the titles that a message may give a task', () => {
  /** By way, of a message whose parts stand in braces: «{cmd исправь} {ref хлеб}». */
  function titles(title: string | null, marked: string): Partial<Record<Editing, string>> {
    const dictionary = nodeDictionary();
    const parts: { label: Label; from: number; to: number }[] = [];
    let text = '';
    for (const piece of marked.split(/(\{[^}]+\})/)) {
      const [, label, said] = /^\{(\S+) (.+)\}$/.exec(piece) ?? [];
      const from = hear(text, dictionary).length;
      text += said ?? piece;
      if (label) parts.push({ label: label as Label, from, to: hear(text, dictionary).length });
    }
    const words = hear(text, dictionary);
    const clause = { from: 0, to: words.length, parts };
    const edits = editsOf(title, clause, { text, words, dictionary });
    return Object.fromEntries(edits.map(({ editing, title: now }) => [editing, now]));
  }

  it.each([
    [
      'what is counted, as it was said',
      'Посчитать страховку на 25 сотрудников офиса',
      'не {ref на 25 сотрудников}, а {name на 31 сотрудника}',
      'Посчитать страховку на 31 сотрудника офиса',
    ],
    ['a word for a word, in its form', 'Позвонить Рамилю', 'не {ref Рамиль}, а {name Ринат}', 'Позвонить Ринату'],
    [
      'a patronymic',
      'Кератин Наталье Игоревне',
      'у {ref кератина} не Игоревна, а {name Ивановна}',
      'Кератин Наталье Ивановне',
    ],
    [
      'the one of two words that has its form',
      'Купить Ване сапоги',
      'не {ref Ване сапоги}, а {name Полине}',
      'Купить Полине сапоги',
    ],
    [
      'what has a preposition of its own',
      'Оплатить за декабрь',
      'не за {ref декабрь}, а {name за январь}',
      'Оплатить за январь',
    ],
    [
      'a number, and what it counts',
      'Купить 12 мешков песка',
      'не двенадцать мешков, а {name три}',
      'Купить 3 мешка песка',
    ],
    [
      'a number that is said by words',
      'Ламинат 33 класса',
      'не тридцать третий класс, а {name тридцать четвёртый}',
      'Ламинат 34 класса',
    ],
    [
      'a sum in groups of figures',
      'Аванс 150 000 от Кравцова',
      '{ref аванс} теперь {name 200 000}',
      'Аванс 200 000 от Кравцова',
    ],
    ['what only looks like numbers', 'Главы 9-11', '{ref главы} {name 12-14}, а не 9-11', 'Главы 12-14'],
    [
      'a word that was mistyped',
      'Купить грунтофку',
      '{ref грунтофку} {cmd поменяй} на {name грунтовку}',
      'Купить грунтовку',
    ],
    [
      'one word «на» another',
      'Заказать краску 7/1',
      '{cmd замени} в {ref краске} 7/1 на {name 8/1}',
      'Заказать краску 8/1',
    ],
  ])('put right %s', (_, title, marked, expected) => {
    expect(titles(title, marked).piece).toBe(expected);
  });

  it('is a new one, or the old one with more', () => {
    expect(titles('Заточить ножницы', '{cmd допиши} к {ref ножницам} {name и машинку}')).toEqual({
      whole: 'И машинку',
      longer: 'Заточить ножницы и машинку',
    });
  });

  it.each([
    ['Срочно починить сушуар', '{cmd убери} из названия {ref сушуара} слово срочно', 'Починить сушуар'],
    ['Посчитать балкон под ключ', '{cmd убери} из названия {ref балкона} под ключ', 'Посчитать балкон'],
  ])('loses words of «%s»', (title, marked, expected) => {
    expect(titles(title, marked)).toEqual({ shorter: expected });
  });

  it.each([
    ['a title as a whole', 'Срочно', '{cmd убери} слово срочно'],
    ['what is not spoken of as words', 'Купить хлеб', '{cmd перенеси} хлеб'],
  ])('keeps %s', (_, title, marked) => {
    expect(titles(title, marked)).toEqual({});
  });

  it('is all that is said where it is not known which task is meant', () => {
    expect(titles(null, 'не 5, а {name 6}')).toEqual({ whole: '6' });
  });
});
