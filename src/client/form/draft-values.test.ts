import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingValues, touchedValues } from './draft-values.ts';

const START = { title: '', days: [1, 2], count: 3, on: false };

describe('what was typed over', () => {
  it.each([
    [{}, undefined],
    [{ title: 'Дом' }, { title: 'Дом' }],
    [{ days: [1, 2] }, undefined],
    [{ days: [2, 1] }, { days: [2, 1] }],
    [
      { count: Number.NaN, on: true },
      { count: Number.NaN, on: true },
    ],
  ])('%j → %j', (part, touched) => {
    expect(touchedValues(START, { ...START, ...part })).toEqual(touched);
  });
});

describe('what a tab kept', () => {
  it.each([
    ['nothing', undefined, undefined],
    ['what is there anyway', START, undefined],
    ['a part', { title: 'Дом' }, { title: 'Дом' }],
    ['fields of an earlier form', { title: 'Дом', colour: 'синий' }, { title: 'Дом' }],
    ['values of another kind', { title: 1, days: 'вторник', count: '5', on: null }, undefined],
    ['an object for a list', { days: {} }, undefined],
    ['something else', 'Дом', undefined],
  ])('%s', (_, kept, fitting) => {
    expect(fittingValues(START, kept)).toEqual(fitting);
  });

  it('is read as it was kept, whatever was typed', () => {
    const values = fc.record({
      title: fc.string(),
      days: fc.array(fc.integer()),
      count: fc.integer(),
      on: fc.boolean(),
    });
    fc.assert(
      fc.property(values, values, (start, typed) => {
        const kept: unknown = JSON.parse(JSON.stringify(touchedValues(start, typed) ?? null));
        expect({ ...start, ...fittingValues(start, kept) }).toEqual(typed);
      }),
    );
  });
});
