import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearByBrowser } from './browser-recogniser.ts';
import type { Hearing, HearingEvents } from './hearing.ts';
import { hearByServer } from './recorder.ts';

let events: { [K in keyof HearingEvents]: ReturnType<typeof vi.fn<HearingEvents[K]>> };

beforeEach(() => {
  vi.useFakeTimers();
  events = { onStart: vi.fn(), onWords: vi.fn(), onClosed: vi.fn(), onEnd: vi.fn(), onTrouble: vi.fn() };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the browser’s recogniser', () => {
  /** The recogniser of the hearing under test, as the browser drives it. */
  let recogniser: Recogniser;
  class Recogniser {
    onstart = () => {};
    onresult = (_event: object) => {};
    onend = () => {};
    stop = vi.fn();
    abort = vi.fn();
    constructor() {
      recogniser = this;
    }
    start() {
      this.onstart();
    }
    hear(...results: string[]) {
      this.onresult({ results: results.map((transcript) => [{ transcript }]) });
    }
  }

  beforeEach(() => {
    vi.stubGlobal('window', { webkitSpeechRecognition: Recogniser });
    hearByBrowser(events);
  });

  it('is closed when three seconds bring no word, and not before', () => {
    vi.advanceTimersByTime(2999);
    expect(recogniser.stop).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(recogniser.stop).toHaveBeenCalledOnce();
    expect(events.onClosed).toHaveBeenCalledOnce();
    recogniser.onend();
    expect(events.onTrouble).toHaveBeenCalledExactlyOnceWith('no-speech');
  });

  it('waits three seconds anew after each new word, not after the same one again', () => {
    vi.advanceTimersByTime(2000);
    recogniser.hear('купить');
    vi.advanceTimersByTime(2999);
    recogniser.hear('купить', 'молоко');
    vi.advanceTimersByTime(2000);
    recogniser.hear('купить', 'молоко');
    vi.advanceTimersByTime(999);
    expect(recogniser.stop).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(recogniser.stop).toHaveBeenCalledOnce();
    recogniser.onend();
    expect(events.onEnd).toHaveBeenCalledExactlyOnceWith('купить молоко');
  });

  it('that never says it has stopped is taken to have stopped two seconds later', () => {
    recogniser.hear('купить');
    vi.advanceTimersByTime(3000 + 1999);
    expect(events.onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(events.onEnd).toHaveBeenCalledExactlyOnceWith('купить');
  });
});

describe('a recording', () => {
  let loudness = 0;
  let recorder: Recorder;
  let hearing: Hearing;
  const track = { stop: vi.fn() };
  class Recorder {
    static isTypeSupported = () => true;
    state = 'inactive';
    mimeType = 'audio/webm';
    onstop = () => {};
    ondataavailable = (_event: object) => {};
    constructor() {
      recorder = this;
    }
    start() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      this.ondataavailable({ data: new Blob(['звук']) });
      this.onstop();
    }
  }
  class Sound {
    createAnalyser = () => ({
      fftSize: 0,
      getFloatTimeDomainData: (samples: Float32Array) => samples.fill(loudness),
    });
    createMediaStreamSource = () => ({ connect() {} });
    close = async () => {};
  }

  beforeEach(async () => {
    loudness = 0;
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [track] }) } });
    vi.stubGlobal('MediaRecorder', Recorder);
    vi.stubGlobal('AudioContext', Sound);
    vi.stubGlobal('fetch', async () => Response.json({ text: 'купить молоко' }));
    hearing = hearByServer(events);
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => hearing.cancel());

  it('ends after three seconds of quiet, and says that nobody spoke', async () => {
    await vi.advanceTimersByTimeAsync(3000);
    expect(recorder.state).toBe('recording');
    await vi.advanceTimersByTimeAsync(100);
    expect(recorder.state).toBe('inactive');
    expect(track.stop).toHaveBeenCalled();
    expect(events.onTrouble).toHaveBeenCalledExactlyOnceWith('no-speech');
  });

  it('goes on while somebody speaks, and ends three seconds after the last sound', async () => {
    loudness = 0.5;
    await vi.advanceTimersByTimeAsync(10_000);
    loudness = 0.001;
    await vi.advanceTimersByTimeAsync(3000);
    expect(recorder.state).toBe('recording');
    await vi.advanceTimersByTimeAsync(100);
    expect(recorder.state).toBe('inactive');
    expect(events.onEnd).toHaveBeenCalledExactlyOnceWith('купить молоко');
  });

  it('ends after a minute, however long somebody speaks', async () => {
    loudness = 0.5;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(recorder.state).toBe('recording');
    await vi.advanceTimersByTimeAsync(100);
    expect(recorder.state).toBe('inactive');
  });
});
