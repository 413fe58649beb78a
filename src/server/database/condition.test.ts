import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCondition } from './condition.ts';

const FULL = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });

describe('whether writes work', () => {
  let disk: 'fine' | 'full';
  let tries: number;
  const open = (isProof = true) =>
    watchCondition({
      read: async () => {},
      write: async () => {
        tries++;
        if (disk === 'full') throw FULL;
      },
      isProof,
      log: pino({ level: 'silent' }),
    });

  beforeEach(() => {
    vi.useFakeTimers();
    [disk, tries] = ['fine', 0];
  });
  afterEach(() => vi.useRealTimers());

  it('is told by the last one that went through, for a while', async () => {
    const condition = open();
    condition.wrote();
    expect([await condition.writing(), tries]).toEqual([null, 0]);
    vi.advanceTimersByTime(20_000);
    expect([await condition.writing(), tries]).toEqual([null, 1]);
    expect([await condition.writing(), tries]).toEqual([null, 1]);
  });

  it('is tried where nobody has written, however quiet it is', async () => {
    const condition = open();
    expect(await condition.writing()).toBeNull();
    disk = 'full';
    vi.advanceTimersByTime(20_000);
    expect(await condition.writing()).toBe('disk_full');
  });

  it('is tried again as soon as one failed', async () => {
    const condition = open();
    condition.wrote();
    disk = 'full';
    condition.failed('disk_full');
    expect(await condition.writing()).toBe('disk_full');
    disk = 'fine';
    expect([await condition.writing(), tries]).toEqual(['disk_full', 1]);
    vi.advanceTimersByTime(1500);
    expect(await condition.writing()).toBeNull();
  });

  it('is told by one that found no room, though others do, for a while after the last such one', async () => {
    const condition = open(false);
    condition.failed('disk_full');
    vi.advanceTimersByTime(10_000);
    condition.failed('disk_full');
    condition.wrote();
    vi.advanceTimersByTime(10_000);
    expect([await condition.writing(), tries]).toEqual(['disk_full', 0]);
    vi.advanceTimersByTime(6000);
    expect([await condition.writing(), tries]).toEqual([null, 1]);
    condition.failed('database_busy');
    expect([await condition.writing(), tries]).toEqual([null, 2]);
  });

  it('is tried once for all who ask at the same time', async () => {
    const condition = open();
    await Promise.all(Array.from({ length: 10 }, () => condition.writing()));
    expect(tries).toBe(1);
  });
});
