import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairTurns } from './fair-turns.ts';
import { heldSound } from './held-sound.ts';
import { speechCache } from './speech-cache.ts';

describe('turns', () => {
  it('come to everybody before they come to one again', () => {
    const turns = fairTurns<string>({ most: 10, mostOfUser: 5 });
    for (const work of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) turns.add(work[0]!, work);
    const order = Array.from({ length: 7 }, () => turns.next());
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
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

describe('kept speech', () => {
  const speech = (bytes: number) => heldSound(new ArrayBuffer(bytes));

  it('gives way to what was asked for later, oldest first', () => {
    const cache = speechCache(100);
    for (const key of ['a', 'b']) cache.put(key, speech(40));
    cache.get('a');
    cache.put('c', speech(40));
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.file.length)).toEqual([40, undefined, 40]);
  });

  it('never holds more than its capacity, nor one thing that would fill it', () => {
    const cache = speechCache(100);
    cache.put('large', speech(60));
    expect(cache.get('large')).toBeUndefined();
    for (let n = 0; n < 50; n++) cache.put(`k${n % 7}`, speech(30));
    expect([0, 1, 2, 3, 4, 5, 6].filter((n) => cache.get(`k${n}`))).toHaveLength(3);
  });

  it('gives memory back with the last holder, be it the cache or an answer on its way', () => {
    const cache = speechCache(100);
    const [sent, kept] = [speech(40), speech(40)];
    cache.put('sent', sent);
    cache.put('kept', kept);
    sent.hold();
    sent.hold();
    cache.put('c', speech(40));
    expect(cache.get('sent')).toBeUndefined();
    sent.release();
    expect(sent.file.byteLength).toBe(40);
    sent.release();
    expect(sent.file.byteLength).toBe(0);
    expect(kept.file.byteLength).toBe(40);
    cache.clear();
    expect(kept.file.byteLength).toBe(0);
  });
});
