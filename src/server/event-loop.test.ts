import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import {
  aside,
  hurriedly,
  hurryAside,
  inSlices,
  rest,
  restWhenLong,
  whoAsks,
  workFor,
  workInTurn,
} from './event-loop.ts';

it('lets one of those who rest go on with each turn, in their order', async () => {
  const gone: number[] = [];
  const working = [1, 2, 3].map(async (who) => {
    await rest();
    gone.push(who);
  });
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    await nextTurn();
    expect(gone).toEqual(expected);
  }
  await Promise.all(working);
});

it('lets others in once a turn of the loop was worked in for long, and not before', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const order: string[] = [];
  setImmediate(() => order.push('somebody else'));
  for (const [piece, now] of [0, 3, 7, 9, 10].entries()) {
    clock.mockReturnValue(now);
    await restWhenLong();
    order.push(`piece ${piece}`);
  }
  clock.mockRestore();
  expect(order).toEqual(['piece 0', 'piece 1', 'piece 2', 'somebody else', 'piece 3', 'piece 4']);
});

it('lets each of many who work long go on in turn', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const order: string[] = [];
  const work = async (who: string) => {
    for (let piece = 0; piece < 3; piece++) {
      await restWhenLong();
      order.push(who);
      now += 10;
    }
  };
  await Promise.all([work('a'), work('b')]);
  clock.mockRestore();
  expect(order.filter((who) => who === 'b')).toHaveLength(3);
  expect(order.slice(0, 4).sort()).toEqual(['a', 'a', 'b', 'b']);
});

/** When the next still clock begins: well after all that was called before. */
let later = 0;

/** A clock that moves by `pass` alone. */
function stillClock() {
  later += 100_000;
  let now = later;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  return {
    pass(milliseconds: number) {
      now += milliseconds;
    },
    [Symbol.dispose]: () => clock.mockRestore(),
  };
}

it('goes on with accounts in turn, each in the order of its own pieces, and loses none', async () => {
  const pieces = fc.array(fc.constantFrom(...'abcdef'), { maxLength: 30 });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(pieces, async (letters) => {
      run += 1;
      // As many of one as are not long yet, and of others than in the run before.
      const few = letters.filter((letter, at) => letters.slice(0, at).filter((one) => one === letter).length < 3);
      const whose = few.map((letter) => `${letter}${run}`);
      const order: { name: string; at: number }[] = [];
      await Promise.all(
        whose.map((name, at) =>
          workFor(name, async () => {
            await rest();
            order.push({ name, at });
          }),
        ),
      );
      expect(order).toHaveLength(whose.length);
      const left = new Map<string, number>();
      for (const name of whose) left.set(name, (left.get(name) ?? 0) + 1);
      for (const [place, { name, at }] of order.entries()) {
        const before = order.slice(0, place);
        expect(before.filter((one) => one.name === name).every((one) => one.at < at)).toBe(true);
        left.set(name, left.get(name)! - 1);
        // Whoever still had something waiting was served as often as this one, but for one turn.
        const served = (other: string) => before.filter((one) => one.name === other).length;
        for (const [other, count] of left)
          if (count > 0 && other !== name) expect(served(other)).toBeGreaterThanOrEqual(served(name) - 1);
      }
    }),
  );
});

it('has long work stand back while a short call of somebody else is under way, and no longer', async () => {
  using clock = stillClock();
  const order: string[] = [];
  const asked = Promise.withResolvers<void>();
  const long = workFor('long', async () => {
    for (let slice = 0; slice < 12; slice++) {
      clock.pass(1);
      await rest();
      order.push('slice');
    }
  });
  const short = workFor('short', async () => {
    // Ten answers of a database, each of which takes turns of the loop.
    for (let answer = 0; answer < 10; answer++) await new Promise((go) => setTimeout(go, 2));
    order.push('answered');
    asked.resolve();
  });
  await asked.promise;
  expect(order.filter((what) => what === 'slice').length).toBeLessThan(6);
  await Promise.all([long, short]);
  expect(order.filter((what) => what === 'slice')).toHaveLength(12);
});

it('lets long work go on beside calls that go on and on, well before they wait for something else', async () => {
  const order: string[] = [];
  const others = Promise.withResolvers<void>();
  const beside = workFor('short', () => others.promise);
  setTimeout(() => order.push('nearly a second'), 900);
  await workFor('long', async () => {
    for (let slice = 0; slice < 8; slice++) await rest();
  });
  expect(order).toEqual([]);
  others.resolve();
  await beside;
});

it('has nobody stand back for a call that has long been waiting for something else', async () => {
  using clock = stillClock();
  const others = Promise.withResolvers<void>();
  const beside = workFor('asks another server', () => others.promise);
  clock.pass(1000);
  await workFor('long', async () => {
    for (let slice = 0; slice < 8; slice++) await rest();
  });
  others.resolve();
  await beside;
});

it('has an account make no way for the look at its own sessions', async () => {
  using _ = stillClock();
  const looking = Promise.withResolvers<void>();
  const look = workInTurn('session', () => looking.promise);
  await workFor('long', async () => {
    for (let slice = 0; slice < 8; slice++) await rest();
  });
  looking.resolve();
  await look;
});

it('never has work stand back that others wait for', async () => {
  using clock = stillClock();
  const held = Promise.withResolvers<void>();
  const waiting = workFor('waits for it', () => held.promise);
  await workFor('long', () =>
    hurriedly(async () => {
      for (let slice = 0; slice < 20; slice++) {
        await rest();
        clock.pass(1);
      }
    }),
  );
  held.resolve();
  await waiting;
});

/** Twelve pieces of 3 ms for as many accounts, of which whoever is done is noted. */
function piecesAside(clock: { pass: (milliseconds: number) => void }, done: string[]): Promise<void>[] {
  const accounts = Array.from({ length: 12 }, (_, n) => `aside ${n}`);
  return accounts.map((name) =>
    aside(() =>
      workInTurn(name, async () => {
        await rest();
        clock.pass(3);
        done.push(name);
      }),
    ),
  );
}

const manyTurns = async () => {
  for (let turns = 0; turns < 100; turns++) await nextTurn();
};

it('has what is done aside, whoever for, stand back between its slices while somebody calls, and shorter once it is late', async () => {
  using clock = stillClock();
  const done: string[] = [];
  const called = Promise.withResolvers<void>();
  const call = workFor('caller', () => called.promise);
  const all = piecesAside(clock, done);
  await manyTurns();
  // One slice: two pieces of 3 ms.
  expect(done).toHaveLength(2);
  const after = async (milliseconds: number) => {
    clock.pass(milliseconds);
    // The loop is asked again after as long as is left.
    await new Promise((go) => setTimeout(go, 20));
    await manyTurns();
    return done.length;
  };
  expect([await after(8), await after(8)]).toEqual([2, 4]);
  hurryAside(true);
  expect(await after(4)).toBe(6);
  hurryAside(false);
  called.resolve();
  await call;
  clock.pass(1000);
  await Promise.all(all);
  expect(done).toHaveLength(12);
});

it('gives what is done aside half of the loop between the calls of somebody who calls again and again', async () => {
  using clock = stillClock();
  await workFor('caller', async () => {});
  const done: string[] = [];
  const all = piecesAside(clock, done);
  for (const slices of [1, 2, 3, 4, 5]) {
    await manyTurns();
    expect(done).toHaveLength(2 * slices);
    clock.pass(4);
    // The loop is asked again after as long.
    await new Promise((go) => setTimeout(go, 20));
  }
  await Promise.all(all);
  expect(done).toHaveLength(12);
});

it('has what is done aside stand back for nobody between calls once it is late', async () => {
  using clock = stillClock();
  await workFor('caller', async () => {});
  hurryAside(true);
  const done: string[] = [];
  const all = piecesAside(clock, done);
  await manyTurns();
  hurryAside(false);
  expect(done).toHaveLength(12);
  await Promise.all(all);
});

it('does what is aside at once where nobody calls', async () => {
  using clock = stillClock();
  await aside(async () => {
    for (let slice = 0; slice < 8; slice++) {
      await restWhenLong();
      clock.pass(20);
    }
  });
});

it('leaves the turns to whoever else rests, but for one of five', async () => {
  const order: string[] = [];
  const resting = async (name: string) => {
    await rest();
    order.push(name);
  };
  const works = [
    ...['a', 'b'].map((name) => aside(() => workInTurn(name, () => resting('aside')))),
    ...['c', 'd', 'e', 'f', 'g', 'h'].map((name) => workFor(name, () => resting('call'))),
  ];
  await Promise.all(works);
  expect(order.slice(0, 5)).toEqual(['call', 'call', 'call', 'call', 'aside']);
  expect(order).toHaveLength(8);
});

it('says whose work is done, also after a rest', async () => {
  expect(whoAsks()).toBe('');
  await workFor('a', async () => {
    await rest();
    expect(whoAsks()).toBe('a');
    await workFor('b', async () => expect(whoAsks()).toBe('b'));
    expect(whoAsks()).toBe('a');
  });
});

it('interrupts work where it says so once it takes long, and comes to what the work does', async () => {
  using clock = stillClock();
  const order: string[] = [];
  function* work() {
    for (const piece of [1, 2, 3]) {
      yield;
      order.push(`piece ${piece}`);
      clock.pass(5);
    }
    return 'done';
  }
  setImmediate(() => order.push('somebody else'));
  expect(await inSlices(work())).toBe('done');
  expect(order).toEqual(['piece 1', 'piece 2', 'somebody else', 'piece 3']);
});
