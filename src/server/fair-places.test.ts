import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fairPlaces } from './fair-places.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('leave one free for others, however many somebody asks for at once', async () => {
  const places = fairPlaces({ most: 3, mostOfOne: 2 });
  const got: string[] = [];
  for (const whose of ['a', 'a', 'a', 'a', 'b', 'c']) void places.take(whose).then(() => got.push(whose));
  await settled();
  expect(got).toEqual(['a', 'a', 'b']);
});

it('come to who holds the fewest first, of those to who has waited longest', async () => {
  const places = fairPlaces({ most: 2, mostOfOne: 2 });
  const got: string[] = [];
  const take = (name: string) =>
    places.take(name[0]!).then((giveBack) => {
      got.push(name);
      return giveBack;
    });
  const [first] = await Promise.all([take('a1'), take('a2')]);
  void take('a3');
  const second = take('b1');
  void take('c1');
  first();
  await settled();
  expect(got).toEqual(['a1', 'a2', 'b1']);
  (await second)();
  await settled();
  expect(got).toEqual(['a1', 'a2', 'b1', 'c1']);
});

it('are waited for no longer once the wait is given up', async () => {
  const places = fairPlaces({ most: 1, mostOfOne: 1 });
  const giveBack = await places.take('a');
  const givingUp = new AbortController();
  const gaveUp = places.take('b', givingUp.signal);
  const next = places.take('c');
  givingUp.abort(new Error('too late'));
  await expect(gaveUp).rejects.toThrow('too late');
  giveBack();
  (await next)();
  // Given back twice, it is one place all the same.
  giveBack();
  const [one, two] = [places.take('d'), places.take('e')];
  await one;
  await expect(Promise.race([two, settled().then(() => 'waits')])).resolves.toBe('waits');
});

it('are never more than there are, nor more than one may hold, and nobody waits where one is free', async () => {
  const step = fc.record({
    whose: fc.constantFrom('a', 'b', 'c'),
    what: fc.constantFrom('take', 'take', 'give', 'leave'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const places = fairPlaces({ most: 4, mostOfOne: 2 });
      const held: { whose: string; giveBack: () => void }[] = [];
      const waiting: { whose: string; leave: AbortController }[] = [];
      for (const { whose, what } of steps) {
        if (what === 'take') {
          const entry = { whose, leave: new AbortController() };
          waiting.push(entry);
          places.take(whose, entry.leave.signal).then(
            (giveBack) => {
              waiting.splice(waiting.indexOf(entry), 1);
              held.push({ whose, giveBack });
            },
            () => waiting.splice(waiting.indexOf(entry), 1),
          );
        } else if (what === 'give') held.splice(0, 1)[0]?.giveBack();
        else waiting.find((one) => one.whose === whose)?.leave.abort();
        await settled();
        const of = (name: string) => held.filter((one) => one.whose === name).length;
        expect(held.length).toBeLessThanOrEqual(4);
        for (const name of ['a', 'b', 'c']) expect(of(name)).toBeLessThanOrEqual(2);
        for (const one of waiting) expect(held.length === 4 || of(one.whose) === 2).toBe(true);
      }
    }),
  );
});
