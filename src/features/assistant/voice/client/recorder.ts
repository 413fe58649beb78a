import { request } from '#client/lib/call.ts';
import { isTooMany, isUnauthorized, NetworkError, serverMessage } from '#client/lib/http-error.ts';
import { RECORDING_MAX, SILENCE, troubleOf } from '../rules.ts';
import type { Hearing, HearingEvents } from './hearing.ts';

/** Milliseconds between two looks at the level. */
const LOOK = 100;
/** Root mean square of the samples (−1 … 1) above which somebody speaks; quieter is a room. */
const SPEECH_LEVEL = 0.012;
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

/** Whether this browser can record. */
export const canRecord = () => 'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined';

/** Says how loud the microphone is now. */
function levelMeter(context: AudioContext, stream: MediaStream): () => number {
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  };
}

async function wordsOf(recording: Blob, signal: AbortSignal): Promise<string> {
  const answer = await request('POST', '/api/stt', { body: recording, signal });
  return ((await answer.json()) as { text: string }).text;
}

/** Records until three seconds bring no speech, a minute at most, and asks the server for the words. */
export function hearByServer(events: HearingEvents): Hearing {
  const ended = new AbortController();
  const { signal } = ended;
  let recorder: MediaRecorder | undefined;
  let spoke = false;

  /** Nothing more is told after the first of these. */
  const end = (tell: () => void) => {
    if (signal.aborted) return;
    ended.abort();
    tell();
  };
  const finish = () => {
    if (recorder?.state === 'recording') recorder.stop();
  };

  function watchSilence(level: () => number) {
    const begun = performance.now();
    let heard = begun;
    const look = setInterval(() => {
      const now = performance.now();
      if (level() > SPEECH_LEVEL) {
        heard = now;
        spoke = true;
      }
      if (now - heard > SILENCE || now - begun > RECORDING_MAX) finish();
    }, LOOK);
    return () => clearInterval(look);
  }

  async function recordingOf(stream: MediaStream): Promise<Blob> {
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const context = new AudioContext();
    const parts: Blob[] = [];
    recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
    const stopped = new Promise<void>((resolve) => {
      recorder!.onstop = () => resolve();
    });
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const endWatch = watchSilence(levelMeter(context, stream));
    signal.addEventListener('abort', finish);
    recorder.start();
    events.onStart();
    await stopped;
    endWatch();
    for (const track of stream.getTracks()) track.stop();
    await context.close();
    return new Blob(parts, { type: recorder.mimeType });
  }

  async function hear(): Promise<void> {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    if (signal.aborted) {
      for (const track of stream.getTracks()) track.stop();
      return;
    }
    const recording = await recordingOf(stream);
    if (signal.aborted) return;
    if (!spoke) return end(() => events.onTrouble('no-speech'));
    events.onClosed();
    const words = await wordsOf(recording, signal);
    end(() => (words ? events.onEnd(words) : events.onTrouble('no-speech')));
  }

  hear().catch((error: Error) => {
    const away = error instanceof NetworkError || isUnauthorized(error);
    end(() =>
      events.onTrouble(away ? 'failed' : troubleOf(error.name), isTooMany(error) ? serverMessage(error) : undefined),
    );
  });
  return { finish, cancel: () => end(() => {}) };
}
