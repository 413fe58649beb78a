import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveMemoryBackWhenQuiet } from './idle-memory.ts';

const server = new EventEmitter();
const collect = vi.fn();
const ask = (url: string) => server.emit('request', { url });

beforeEach(() => {
  vi.useFakeTimers();
  collect.mockClear();
  giveMemoryBackWhenQuiet(server as unknown as Server, ['/api/health'], collect);
});
afterEach(() => {
  server.emit('close');
  server.removeAllListeners();
  vi.useRealTimers();
});

it('memory is given back once after every ten quiet seconds', () => {
  vi.advanceTimersByTime(9_999);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(1);
  ask('/api/tasks');
  vi.advanceTimersByTime(10_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

it('never while somebody asks', () => {
  for (let asked = 0; asked < 20; asked++) {
    vi.advanceTimersByTime(5_000);
    ask('/api/focus-sessions/active');
  }
  expect(collect).not.toHaveBeenCalled();
});

it('a watchman neither delays it nor brings it about again', () => {
  for (let asked = 0; asked < 20; asked++) {
    vi.advanceTimersByTime(5_000);
    ask('/api/health');
  }
  expect(collect).toHaveBeenCalledTimes(1);
});

it('not after the server has closed', () => {
  server.emit('close');
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
});
