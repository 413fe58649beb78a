import { expect, it } from 'vitest';
import { OutOfWork, spend, withinBudget } from './work.ts';

const spending = (times: number) => () => {
  for (let n = 0; n < times; n++) spend(1);
  return times;
};

it('tells what the work came to and what it took', () => {
  expect(withinBudget(10, spending(7))).toEqual({ result: 7, spent: 7 });
});

it('gives up at the first unit too many', () => {
  expect(withinBudget(7, spending(7)).spent).toBe(7);
  expect(() => withinBudget(6, spending(7))).toThrow(OutOfWork);
  expect(() => withinBudget(6, spending(7))).toThrow(/budget/);
});

it('counts for nothing outside of any budget', () => {
  expect(spending(1_000)()).toBe(1_000);
});

it('begins anew after work that was given up', () => {
  expect(() => withinBudget(1, spending(2))).toThrow(OutOfWork);
  expect(withinBudget(5, spending(5)).spent).toBe(5);
});

it('spends of the budget around it, and no more than that', () => {
  const inner = (units: number) => () => {
    spend(3);
    return withinBudget(units, spending(4)).spent;
  };
  expect(withinBudget(7, inner(100))).toEqual({ result: 4, spent: 7 });
  expect(() => withinBudget(6, inner(100))).toThrow(OutOfWork);
  expect(() => withinBudget(100, inner(3))).toThrow(OutOfWork);
});

it('lets work go on that bears with an inner end', () => {
  const bearing = () => {
    expect(() => withinBudget(3, spending(4))).toThrow(OutOfWork);
    spend(2);
  };
  expect(withinBudget(10, bearing).spent).toBe(6);
});
