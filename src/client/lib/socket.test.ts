import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLOSE_UNAUTHORIZED } from '#shared/realtime.ts';
import { leaveChannel, onServerMessage, openChannel } from './socket.ts';

class FakeSocket {
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readonly url: string;
  readyState = 0;
  sent: unknown[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.drop(1000);
  }
  drop(code = 1006) {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const latest = () => FakeSocket.all.at(-1)!;
const join = (revision: number) =>
  latest().onmessage!({ data: JSON.stringify({ type: 'joined', data: { revision } }) });
const onInvalidate = vi.fn();
const onGap = vi.fn();
const onSessionEnd = vi.fn(async () => false);
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'takt.test' });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.spyOn(console, 'debug').mockReturnValue();
  close = openChannel({ userId: 'anna', knownRevision: 5, onInvalidate, onGap, onSessionEnd });
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('names the user and this tab when it opens', () => {
  latest().onopen!();
  expect(latest().url).toBe('wss://takt.test/ws');
  expect(latest().sent).toEqual([{ type: 'auth', userId: 'anna', clientId: expect.any(String) }]);
  expect(onGap).not.toHaveBeenCalled();
});

it('hands on what it hears and survives what it cannot read', () => {
  const heard = vi.fn();
  const stop = onServerMessage('checkin', heard);
  const say = (message: unknown) => latest().onmessage!({ data: JSON.stringify(message) });
  say({ type: 'invalidate', data: { keys: ['/api/tasks'], cursor: 'abc' } });
  say({ type: 'checkin', data: { message: 'Как идёт?' } });
  say({ type: 'unknown', data: null });
  latest().onmessage!({ data: '{' });
  stop();
  say({ type: 'checkin', data: { message: 'Ещё раз' } });
  expect(onInvalidate.mock.calls).toEqual([[['/api/tasks'], 'abc']]);
  expect(heard.mock.calls).toEqual([[{ message: 'Как идёт?' }]]);
});

it('comes back after growing pauses of at most 30 s, and tells of the gap', () => {
  latest().onopen!();
  join(5);
  for (let attempt = 0; attempt < 12; attempt++) {
    const before = FakeSocket.all.length;
    latest().drop();
    vi.advanceTimersByTime(Math.min(30_000, 500 * 2 ** attempt) / 2 - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(15_001);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
  expect(onGap).not.toHaveBeenCalled();
  latest().onopen!();
  join(5);
  expect(onGap.mock.calls).toEqual([[undefined]]);
});

it('tells of a gap where something changed before the channel was there, and what is read late enough to miss none', () => {
  latest().onopen!();
  expect(onGap).not.toHaveBeenCalled();
  join(6);
  expect(onGap.mock.calls).toEqual([[6]]);
});

it.each([
  ['an ended session', () => latest().drop(CLOSE_UNAUTHORIZED), 1],
  ['its own closing', () => close(), 0],
])('stays away after %s', async (_, end, ends) => {
  latest().onopen!();
  end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(onSessionEnd).toHaveBeenCalledTimes(ends);
  expect(onGap).not.toHaveBeenCalled();
});

it('comes back where the browser has another session of the account, unless it was closed meanwhile', async () => {
  onSessionEnd.mockResolvedValue(true);
  latest().onopen!();
  latest().drop(CLOSE_UNAUTHORIZED);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  latest().drop(CLOSE_UNAUTHORIZED);
  close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(FakeSocket.all).toHaveLength(2);
});

it('says nothing of the end of a session that this window ends itself, and does again once it stays', () => {
  latest().onopen!();
  const stay = leaveChannel();
  latest().drop();
  vi.advanceTimersByTime(30_000);
  expect(FakeSocket.all).toHaveLength(2);
  latest().drop(CLOSE_UNAUTHORIZED);
  expect(onSessionEnd).not.toHaveBeenCalled();
  stay();
  latest().drop(CLOSE_UNAUTHORIZED);
  expect(onSessionEnd).toHaveBeenCalledOnce();
});
