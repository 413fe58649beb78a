import { SPEECH_RATE, spokenPart } from '../rules.ts';

/** The browser's own voice that speaks Russian without a network; undefined where there is none. */
const ownVoice = () =>
  globalThis.speechSynthesis?.getVoices().find(({ lang, localService }) => localService && /^ru(?:[-_]|$)/i.test(lang));

/**
 * Says a text by the browser's own voice, in the place of a server that is away.
 * @returns whether it was said to the end
 */
export function sayByBrowser(text: string, signal: AbortSignal): Promise<boolean> {
  const voice = ownVoice();
  if (!voice || signal.aborted) return Promise.resolve(false);
  const saying = new SpeechSynthesisUtterance(spokenPart(text));
  saying.voice = voice;
  saying.lang = voice.lang;
  saying.rate = SPEECH_RATE;
  return new Promise((resolve) => {
    saying.onend = () => resolve(!signal.aborted);
    saying.onerror = () => resolve(false);
    signal.addEventListener('abort', () => {
      speechSynthesis.cancel();
      resolve(false);
    });
    speechSynthesis.speak(saying);
  });
}
