import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sayByBrowser } from './browser-voice.ts';

interface Said {
  text: string;
  voice?: { lang: string };
  onend?: () => void;
  onerror?: () => void;
}

const voice = (lang: string, localService: boolean) => ({ lang, localService });
const said: Said[] = [];
let voices = [voice('en-US', true), voice('ru-RU', false), voice('ru_RU', true)];
const cancel = vi.fn();

beforeEach(() => {
  said.length = 0;
  voices = [voice('en-US', true), voice('ru-RU', false), voice('ru_RU', true)];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices, speak: (one: Said) => said.push(one), cancel });
});
afterEach(() => vi.unstubAllGlobals());

const say = (signal = new AbortController().signal) => sayByBrowser('Добавлена задача', signal);

describe('where the server is away', () => {
  it('a text is said by the browser’s Russian voice that needs no network', async () => {
    const saying = say();
    expect(said).toMatchObject([{ text: 'Добавлена задача', voice: { lang: 'ru_RU' } }]);
    said[0]!.onend!();
    expect(await saying).toBe(true);
  });

  it('nothing is said where there is no such voice, or no voice at all', async () => {
    voices = voices.slice(0, 2);
    expect(await say()).toBe(false);
    vi.stubGlobal('speechSynthesis', undefined);
    expect(await say()).toBe(false);
    expect(said).toEqual([]);
  });

  it('a voice that fails or is stopped has not said it', async () => {
    const failing = say();
    said[0]!.onerror!();
    expect(await failing).toBe(false);
    const stop = new AbortController();
    const stopped = say(stop.signal);
    stop.abort();
    expect(await stopped).toBe(false);
    expect(cancel).toHaveBeenCalledOnce();
    expect(await say(stop.signal)).toBe(false);
  });
});
