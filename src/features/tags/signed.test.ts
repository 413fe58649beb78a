import { describe, expect, it } from 'vitest';
import { signedTags } from './signed.ts';

const KNOWN = ['Дом', 'летний дом', 'летний'];
const read = (text: string, known = KNOWN) =>
  signedTags(text, known).map(({ name, spans }) => [name, spans.map(({ start, end }) => text.slice(start, end))]);

describe('tags of a line', () => {
  it.each([
    ['купить краску #ремонт', [['ремонт', ['#ремонт']]]],
    [
      '#дом купить краску, #Сад.',
      [
        ['Дом', ['#дом']],
        ['Сад', ['#Сад']],
      ],
    ],
    ['#дом и ещё #ДОМ', [['Дом', ['#дом', '#ДОМ']]]],
    ['окна #летний дом вымыть', [['летний дом', ['#летний дом']]]],
    ['окна #летний домик', [['летний', ['#летний']]]],
    ['(#дом)', [['Дом', ['#дом']]]],
    ['купить C# в книжном', []],
    ['дом#дом', []],
    ['заказ #5', []],
    ['#', []],
    ['# дом', []],
    [`#${'а'.repeat(31)}`, []],
    [`#${'а'.repeat(30)}`, [['а'.repeat(30), [`#${'а'.repeat(30)}`]]]],
    ['#10_шагов', [['10_шагов', ['#10_шагов']]]],
    [
      Array.from({ length: 12 }, (_, at) => `#т${at}`).join(' '),
      Array.from({ length: 10 }, (_, at) => [`т${at}`, [`#т${at}`]]),
    ],
  ])('of «%s»', (text, tags) => {
    expect(read(text)).toEqual(tags);
    expect(read(text, KNOWN.toReversed())).toEqual(tags);
  });
});
