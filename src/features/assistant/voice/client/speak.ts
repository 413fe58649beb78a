import { useSyncExternalStore } from 'react';
import { request } from '#client/lib/call.ts';
import { NetworkError } from '#client/lib/http-error.ts';
import { SPEECH_RATE, spokenPart } from '../rules.ts';
import { sayByBrowser } from './browser-voice.ts';
import { currentListening } from './listening-state.ts';

/** What this window is saying, or about to say. */
let saying: AbortController | undefined;
const listeners = new Set<() => void>();

function keep(next: AbortController | undefined): void {
  saying = next;
  if (next) window.addEventListener('keydown', stopByEscape, { capture: true });
  else window.removeEventListener('keydown', stopByEscape, { capture: true });
  for (const listener of listeners) listener();
}

function stopByEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') stopSpeaking();
}

/** Plays a sound to its end, or until it is stopped. */
function play(sound: Blob, signal: AbortSignal): Promise<void> {
  const address = URL.createObjectURL(sound);
  const audio = new Audio(address);
  audio.playbackRate = SPEECH_RATE;
  return new Promise<void>((resolve, reject) => {
    audio.onended = () => resolve();
    audio.onerror = () => reject(audio.error);
    signal.addEventListener('abort', () => resolve());
    audio.play().catch(reject);
  }).finally(() => {
    // The element lets go of the sound first: an address that ends while it is being read is reported as missing.
    audio.onerror = null;
    audio.removeAttribute('src');
    audio.load();
    URL.revokeObjectURL(address);
  });
}

/**
 * Says a text in the voice of the settings, without a network in the browser’s own, in the place of what is being said. Done when it was said, stopped or failed:
 * a failure is only logged. Nothing is said into an open microphone. Whether sound is wanted is the caller's to know: see `useSound`.
 * @returns whether it was said to the end
 */
export async function speak(text: string): Promise<boolean> {
  stopSpeaking();
  if (!text.trim() || currentListening()) return false;
  const mine = new AbortController();
  const { signal } = mine;
  keep(mine);
  try {
    const answer = await request('POST', '/api/tts', { body: { text: spokenPart(text) }, signal });
    await play(await answer.blob(), signal);
    return !signal.aborted;
  } catch (error) {
    if (error instanceof NetworkError) return await sayByBrowser(text, signal);
    if (!signal.aborted) console.debug('speech', error);
    return false;
  } finally {
    if (saying === mine) keep(undefined);
  }
}

/** Ends what is being said. */
export function stopSpeaking(): void {
  saying?.abort();
  keep(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something is being said in this window. */
export const useSpeaking = () => useSyncExternalStore(subscribe, () => saying !== undefined);
