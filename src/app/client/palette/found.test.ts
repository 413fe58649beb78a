import { describe, expect, it } from 'vitest';
import { found } from './found.ts';

const find = (names: readonly string[], query: string, most?: number) => found(names, (name) => name, query, most);

describe('what the palette finds', () => {
  it('is named by all the words, in any order, whatever their case and «ё»', () => {
    expect(find(['Счёт за воду', 'Вода', 'Счёт за газ'], 'вод счет')).toEqual(['Счёт за воду']);
  });
  it('begins with them first, otherwise in its order', () => {
    expect(find(['Купить чай', 'Чай', 'Ещё чай', 'Чайник'], 'чай')).toEqual(['Чай', 'Чайник', 'Купить чай', 'Ещё чай']);
  });
  it('is all of it for no words, and never more than asked', () => {
    expect(find(['а', 'б', 'в'], ' ', 2)).toEqual(['а', 'б']);
    expect(find(['ба', 'ва', 'аа'], 'а', 2)).toEqual(['аа', 'ба']);
    expect(find(['а', 'а1', 'а2'], 'а', 2)).toEqual(['а', 'а1']);
  });
});
