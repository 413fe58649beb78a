import { describe, expect, it } from 'vitest';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { hear } from './words.ts';

const dictionary = nodeDictionary();
const textsOf = (text: string) => hear(text, dictionary).map((word) => word.text);

describe('a dot', () => {
  it.each([
    ['получить справку в каб. 14', ['каб.', '14']],
    ['согласовать с гл. врачом', ['гл.', 'врачом']],
    ['сверить карту за 1943 г. с архивной', ['г.', 'с', 'архивной']],
    ['купить 10 шт. и 5 кг. завтра', ['шт.', 'и', '5', 'кг.', 'завтра']],
  ])('that shortens a word belongs to it: «%s»', (text, end) => {
    const words = hear(text, dictionary);
    expect(words.slice(-end.length).map((word) => word.text)).toEqual(end);
    expect(words.map(({ start, end: until }) => text.slice(start, until))).toEqual(words.map((word) => word.text));
  });

  it.each([
    ['купить хлеб. завтра', ['хлеб', '.', 'завтра']],
    ['приехать к 10 ч. Купить хлеб', ['ч', '.', 'Купить', 'хлеб']],
    ['позвонить по тел.', ['тел', '.']],
    ['выкинуть мед. купить новый', ['мед', '.', 'купить', 'новый']],
  ])('that ends something stands by itself: «%s»', (text, end) => {
    expect(textsOf(text).slice(-end.length)).toEqual(end);
  });
});
