import { describe, expect, it } from 'vitest';
import { hear } from '../hear/words.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { countedIn } from './counting.ts';

describe('how many things a message says it lists', () => {
  it.each([
    ['запиши три дела: купить хлеб, позвонить маме, помыть окна', 3],
    ['две новые задачи на завтра: отчёт и почта', 2],
    ['5 пунктов в проект дача', 5],
    ['ещё двадцать один пункт', null],
    ['добавь две срочные важные задачи', 2],
    ['купить три килограмма яблок', null],
    ['удали вторую задачу', null],
    ['запиши одну задачу', null],
    ['завтра в три задачи не нужны', 3],
    ['позвонить маме', null],
  ])('«%s»: %s', (text, count) => {
    expect(countedIn(hear(text, nodeDictionary()))).toBe(count);
  });
});
