import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHeavyCalls } from './heavy-calls.ts';
import { TooMany } from './rate-limits.ts';

/** Lines whose calls are done until they are let go; notes which are. */
function held() {
  const inLine = createHeavyCalls();
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const call = (line: 'reading' | 'chat', userId: string) =>
    inLine(line, userId, async () => {
      began.push(`${line} ${userId}`);
      await new Promise<void>((end) => ends.push(end));
      return userId;
    });
  return { inLine, began, ends, call };
}

describe('a line of heavy calls', () => {
  it('is one of an account and of a kind', async () => {
    const { began, ends, call } = held();
    const calls = [call('reading', 'a'), call('reading', 'a'), call('chat', 'a'), call('reading', 'b')];
    await turn();
    expect(began).toEqual(['reading a', 'chat a', 'reading b']);
    ends.shift()!();
    await calls[0];
    await turn();
    expect(began).toEqual(['reading a', 'chat a', 'reading b', 'reading a']);
    for (const end of ends) end();
    expect(await Promise.all(calls)).toEqual(['a', 'a', 'a', 'b']);
  });

  it('takes sixty that wait, and tells the next when to come back', async () => {
    const { ends, call } = held();
    const calls = Array.from({ length: 61 }, () => call('reading', 'a'));
    const refusal = await call('reading', 'a').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooMany);
    expect(refusal).toMatchObject({
      retryAfter: 5,
      message: 'Слишком много запросов сразу. Попробуйте через 5 секунд.',
    });
    for (let done = 0; done < calls.length; done++) {
      await turn();
      ends.shift()!();
      await calls[done];
    }
  });

  it('lets others in between calls that wait for nothing', async () => {
    const inLine = createHeavyCalls();
    let turns = 0;
    let over = false;
    const others = (async () => {
      for (; !over; turns++) await turn();
    })();
    const working = async () => {
      for (const until = performance.now() + 10; performance.now() < until; );
    };
    await Promise.all(Array.from({ length: 12 }, () => inLine('reading', 'a', working)));
    over = true;
    await others;
    expect(turns).toBeGreaterThan(5);
  });
});
