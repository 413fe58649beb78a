import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairTurns } from './fair-turns.ts';

describe('turns', () => {
  it('come to everybody before they come to one again', () => {
    const turns = fairTurns<string>({ most: 10, mostOfUser: 5 });
    for (const work of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) turns.add(work[0]!, work);
    const order = Array.from({ length: 7 }, () => turns.next());
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  });

  it('go on with what was begun ahead of the same user’s other work, once others have had theirs', () => {
    const turns = fairTurns<string>({ most: 3, mostOfUser: 2 });
    for (const work of ['a1', 'a2', 'b1']) turns.add(work[0]!, work);
    turns.resume('a', turns.next()!);
    const order = Array.from({ length: 4 }, () => turns.next());
    expect(order).toEqual(['b1', 'a1', 'a2', undefined]);
  });

  it('are bounded for one user and for all', () => {
    const turns = fairTurns<number>({ most: 3, mostOfUser: 2 });
    expect([turns.add('a', 1), turns.add('a', 2), turns.add('a', 3)]).toEqual(['added', 'added', 'user-full']);
    expect([turns.add('b', 4), turns.add('b', 5)]).toEqual(['added', 'all-full']);
    turns.next();
    expect(turns.add('b', 5)).toBe('added');
  });

  it('lose and repeat nothing', () => {
    const step = fc.option(fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const turns = fairTurns<number>({ most: 5, mostOfUser: 3 });
        const added: number[] = [];
        const taken: (number | undefined)[] = [];
        for (const [index, user] of steps.entries()) {
          if (user === null) taken.push(turns.next());
          else if (turns.add(user, index) === 'added') added.push(index);
        }
        for (let work = turns.next(); work !== undefined; work = turns.next()) taken.push(work);
        expect(taken.filter((work) => work !== undefined).sort((a, b) => a - b)).toEqual(added);
      }),
    );
  });
});
