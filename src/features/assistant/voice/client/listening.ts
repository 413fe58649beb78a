import { call } from '#client/lib/call.ts';
import type { voiceAbilities } from '../contract.ts';
import type { Trouble } from '../rules.ts';
import { hasRecogniser, hearByBrowser } from './browser-recogniser.ts';
import { agreed, type Way } from './consent.ts';
import type { Hearing } from './hearing.ts';
import { currentListening, type Listening, type Place, showListening } from './listening-state.ts';
import { canRecord, hearByServer } from './recorder.ts';
import { stopSpeaking } from './speak.ts';

/** What came of listening: words, unless there was trouble or it was left; then the words are what was heard until then. */
export interface Heard {
  words: string;
  trouble?: Trouble | 'left';
  /** What the server says of it, where that is more. */
  why?: string | undefined;
}

let hearing: Hearing | undefined;
let settle: ((heard: Heard) => void) | undefined;

function end(heard: Heard): void {
  const tell = settle;
  settle = undefined;
  hearing = undefined;
  window.removeEventListener('keydown', endByEscape, { capture: true });
  document.removeEventListener('visibilitychange', endWhenHidden);
  showListening(undefined);
  tell?.(heard);
}

function breakOff(trouble: Trouble | 'left'): void {
  const listening = currentListening();
  if (!listening) return;
  hearing?.cancel();
  end({ words: listening.words, trouble });
}

/** The microphone is what Escape closes first: the dialog under it stays. */
function endByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopImmediatePropagation();
  event.preventDefault();
  cancelListening();
}

function endWhenHidden(): void {
  if (document.hidden) breakOff('hidden');
}

let abilities: Promise<boolean> | undefined;

/** Asked once, and only by a browser that needs it. */
function serverTranscribes(): Promise<boolean> {
  abilities ??= call<typeof voiceAbilities>('GET /api/ai/voice').then(({ transcription }) => transcription);
  abilities.catch(() => {
    abilities = undefined;
  });
  return abilities;
}

async function findWay(): Promise<Way | Trouble> {
  if (!window.isSecureContext) return 'insecure';
  if (hasRecogniser()) return 'browser';
  return canRecord() && (await serverTranscribes()) ? 'server' : 'unsupported';
}

const isWay = (found: Way | Trouble): found is Way => found === 'browser' || found === 'server';

/** Opens the microphone; `mine` tells whether this is still the listening that was asked for. */
async function open(mine: () => boolean, onStart: () => void): Promise<void> {
  const way = await findWay();
  if (!mine()) return;
  if (!isWay(way)) return end({ words: '', trouble: way });
  const yes = await agreed(way);
  if (!mine()) return;
  if (!yes) return end({ words: '', trouble: 'left' });
  const change = (part: Partial<Listening>) => {
    const listening = currentListening();
    if (mine() && listening) showListening({ ...listening, ...part });
  };
  const hear = way === 'browser' ? hearByBrowser : hearByServer;
  window.addEventListener('keydown', endByEscape, { capture: true });
  hearing = hear({
    onStart: () => {
      change({ phase: 'listening' });
      if (mine()) onStart();
    },
    onWords: (words) => change({ words }),
    onClosed: () => change({ phase: 'recognising' }),
    onEnd: (words) => mine() && end({ words }),
    onTrouble: (trouble, why) => mine() && end({ words: currentListening()?.words ?? '', trouble, why }),
  });
}

/**
 * Hears what is said, by the browser or, where it cannot, by the server. It ends what is being said and whoever else
 * listens. Silence, Escape, a hidden page and `finishListening` end it.
 * @param onStart called when the microphone is open
 */
export function listen(place: Place, onStart: () => void): Promise<Heard> {
  breakOff('left');
  stopSpeaking();
  return new Promise((resolve) => {
    settle = resolve;
    const mine = () => settle === resolve;
    showListening({ place, phase: 'preparing', words: '' });
    document.addEventListener('visibilitychange', endWhenHidden);
    open(mine, onStart).catch(() => mine() && end({ words: '', trouble: 'failed' }));
  });
}

/** That was all: what was said is worked out. */
export function finishListening(): void {
  if (hearing) hearing.finish();
  else cancelListening();
}

/** Ends listening; the words so far are left. */
export const cancelListening = () => breakOff('left');
