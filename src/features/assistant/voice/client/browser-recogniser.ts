import { joinedWords, SILENCE, troubleOf } from '../rules.ts';
import type { Hearing, HearingEvents } from './hearing.ts';

/** The parts in use of the browser's recogniser; TypeScript does not know it. */
interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

/** Milliseconds after which a recogniser that was told to stop is taken to have stopped: some never say so. */
const END_WITHIN = 2000;

const recogniserClass = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: new () => Recogniser;
    webkitSpeechRecognition?: new () => Recogniser;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/** Whether this browser recognises speech. */
export const hasRecogniser = () => recogniserClass() !== undefined;

/** Hears by the browser's recogniser, until three seconds bring no new words. */
export function hearByBrowser(events: HearingEvents): Hearing {
  const Recogniser = recogniserClass()!;
  const recogniser = new Recogniser();
  recogniser.lang = 'ru-RU';
  recogniser.continuous = true;
  recogniser.interimResults = true;
  let words = '';
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (tell: () => void) => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    tell();
  };
  const told = () => (words ? events.onEnd(words) : events.onTrouble('no-speech'));
  const finish = () => {
    if (over) return;
    clearTimeout(timer);
    timer = setTimeout(() => end(told), END_WITHIN);
    recogniser.stop();
    events.onClosed();
  };
  const waitForSilence = () => {
    clearTimeout(timer);
    timer = setTimeout(finish, SILENCE);
  };

  recogniser.onstart = () => {
    if (over) return;
    events.onStart();
    waitForSilence();
  };
  recogniser.onresult = ({ results }) => {
    if (over) return;
    const heard = joinedWords(Array.from(results, (result) => result[0]!.transcript));
    if (heard === words) return;
    words = heard;
    events.onWords(words);
    waitForSilence();
  };
  recogniser.onerror = ({ error }) => {
    // What was heard before it broke off is not lost; its own end follows.
    if (words || error === 'aborted') return;
    end(() => events.onTrouble(troubleOf(error)));
  };
  recogniser.onend = () => end(told);
  try {
    recogniser.start();
  } catch {
    end(() => events.onTrouble('failed'));
  }
  return {
    finish,
    cancel: () => {
      end(() => {});
      recogniser.abort();
    },
  };
}
