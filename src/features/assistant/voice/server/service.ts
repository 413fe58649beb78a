import { createHash } from 'node:crypto';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { AppError, badRequest, notFound } from '#shared/errors.ts';
import { spokenText } from '#shared/russian/spoken-text.ts';
import { recordingEnding, spokenPart } from '../rules.ts';
import { texts } from '../texts.ts';
import { requestSpeech, requestTranscription, type Sound, SpeechApiError } from './speech-api.ts';
import { speechCache } from './speech-cache.ts';
import type { SpeechTask } from './speech-task.ts';
import { createSynthesiser } from './synthesiser.ts';

/** Some forty ordinary answers. */
const CACHE_BYTES = 8 * 1024 * 1024;
/** Characters of the words, which numbers written out make longer than the text. */
const WORDS_MAX = 2000;
/** A service that failed is not asked again for so many milliseconds, or each answer would wait for it. */
const REST_AFTER_FAILURE = 30_000;
/** Recordings on their way at the same time: each is held in memory. */
const TRANSCRIPTIONS_MAX = 8;

const keyOf = ({ voice, text }: SpeechTask) => createHash('sha256').update(`${voice}\n${text}`).digest('base64');

function wordsOf(text: string): string {
  const words = spokenText(text);
  return words.length > WORDS_MAX ? words.slice(0, words.lastIndexOf(' ', WORDS_MAX)) : words;
}

/** Speaks and understands speech. Nothing of either is stored or logged. */
export function voiceService({ config, clock, log }: Context, settings: Pick<SettingsService, 'read'>) {
  const cache = speechCache(CACHE_BYTES);
  const synthesiser = createSynthesiser({
    onIdle: () => cache.clear(),
    onFailure: (failure) => log.warn({ failure }, 'speech failed'),
  });
  /** Speech that is being made, so that the same asked twice at once is made once. */
  const making = new Map<string, Promise<Buffer>>();
  let restUntil = 0;
  let transcriptions = 0;

  async function byService(text: string, voice: SpeechTask['voice']): Promise<Sound | undefined> {
    if (!config.speech || clock.now() < restUntil) return undefined;
    try {
      return await requestSpeech(config.speech, text, voice);
    } catch (error) {
      restUntil = clock.now() + REST_AFTER_FAILURE;
      log.warn({ err: error }, 'the speech service failed; the built-in voice speaks');
      return undefined;
    }
  }

  function make(userId: string, task: SpeechTask, key: string): Promise<Buffer> {
    const running = making.get(key);
    if (running) return running;
    const made = synthesiser.speak(userId, task).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  async function builtIn(userId: string, task: SpeechTask): Promise<Sound> {
    const key = keyOf(task);
    const kept = cache.get(key);
    const file = kept ?? (await make(userId, task, key));
    if (!kept) cache.put(key, file);
    return { mediaType: 'audio/wav', file };
  }

  return {
    transcription: config.transcription !== null,

    /**
     * The text as a sound, in the voice of the settings.
     * @throws AppError 400 where there is nothing to say, 429 and 503 where too much is asked at once
     */
    async speak({ userId }: Actor, text: string): Promise<Sound> {
      const part = spokenPart(text);
      const words = wordsOf(part);
      if (!words) throw badRequest(texts.textRequired, 'text');
      const { ttsVoice: voice } = await settings.read(userId);
      return (await byService(part, voice)) ?? builtIn(userId, { voice, text: words });
    },

    /**
     * The words of a recording; empty where nothing was said.
     * @throws AppError 404 where no service is configured, 400 for what it cannot read, 415 for what is no recording,
     * 503 where it is away
     */
    async transcribe(recording: unknown, mediaType = ''): Promise<string> {
      const api = config.transcription;
      if (!api) throw notFound(texts.transcriptionOff);
      if (!recordingEnding(mediaType)) throw new AppError(415, 'media_type', texts.recordingType);
      if (!Buffer.isBuffer(recording) || recording.byteLength === 0) throw badRequest(texts.recordingRequired);
      if (transcriptions >= TRANSCRIPTIONS_MAX) throw new AppError(503, 'busy', texts.transcriptionAway);
      transcriptions++;
      try {
        return await requestTranscription(api, recording as Buffer<ArrayBuffer>, mediaType);
      } catch (error) {
        log.warn({ err: error }, 'the transcription service failed');
        const unreadable = error instanceof SpeechApiError && [400, 413, 415, 422].includes(error.status);
        if (unreadable) throw badRequest(texts.notUnderstood);
        throw new AppError(503, 'unavailable', texts.transcriptionAway);
      } finally {
        transcriptions--;
      }
    },

    close: () => synthesiser.close(),
  };
}

export type VoiceService = ReturnType<typeof voiceService>;
