import { createHash } from 'node:crypto';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { AppError, badRequest, notFound } from '#shared/errors.ts';
import { recordingEnding, spokenPart } from '../rules.ts';
import { texts } from '../texts.ts';
import { type HeldSound, heldSound } from './held-sound.ts';
import { requestSpeech, requestTranscription, type Sound, SpeechApiError } from './speech-api.ts';
import { speechCache } from './speech-cache.ts';
import type { SpeechTask } from './speech-task.ts';
import { createSynthesiser } from './synthesiser.ts';

/** Some forty ordinary answers. */
const CACHE_BYTES = 8 * 1024 * 1024;
/** A service that failed is not asked again for so many milliseconds, or each answer would wait for it. */
const REST_AFTER_FAILURE = 30_000;
/** Recordings on their way at the same time: each is held in memory. */
const TRANSCRIPTIONS_MAX = 8;

interface Spoken extends Sound {
  /** To be called when the sound has been sent whole. */
  sent?: () => void;
}

const keyOf = ({ voice, text }: SpeechTask) => createHash('sha256').update(`${voice}\n${text}`).digest('base64');

/** Speaks and understands speech. Nothing of either is stored or logged. */
export function voiceService({ config, clock, log }: Context, settings: Pick<SettingsService, 'read'>) {
  const cache = speechCache(CACHE_BYTES);
  const synthesiser = createSynthesiser({
    onIdle: () => cache.clear(),
    onFailure: (failure) => log.warn({ failure }, 'speech failed'),
  });
  /** Speech that is being made, so that the same asked twice at once is made once. */
  const making = new Map<string, Promise<HeldSound>>();
  let restUntil = 0;
  let transcriptions = 0;

  async function byService(text: string, voice: SpeechTask['voice']): Promise<Sound | undefined> {
    if (!config.speech || clock.now() < restUntil || !/[\p{L}\p{N}]/u.test(text)) return undefined;
    try {
      return await requestSpeech(config.speech, text, voice);
    } catch (error) {
      restUntil = clock.now() + REST_AFTER_FAILURE;
      log.warn({ err: error }, 'the speech service failed; the built-in voice speaks');
      return undefined;
    }
  }

  async function make(userId: string, task: SpeechTask, key: string): Promise<HeldSound> {
    const wav = await synthesiser.ask(userId, task);
    if (!wav) throw badRequest(texts.textRequired, 'text');
    const made = heldSound(wav);
    cache.put(key, made);
    return made;
  }

  function makeOnce(userId: string, task: SpeechTask, key: string): Promise<HeldSound> {
    const running = making.get(key);
    if (running) return running;
    const made = make(userId, task, key).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  async function builtIn(userId: string, task: SpeechTask): Promise<Spoken> {
    const key = keyOf(task);
    const sound = cache.get(key) ?? (await makeOnce(userId, task, key));
    sound.hold();
    return { mediaType: 'audio/wav', file: sound.file, sent: () => sound.release() };
  }

  return {
    transcription: config.transcription !== null,

    /**
     * The text as a sound, in the voice of the settings.
     * @throws AppError 400 where there is nothing to say, 429 and 503 where too much is asked at once
     */
    async speak({ userId }: Actor, text: string): Promise<Spoken> {
      const part = spokenPart(text);
      const { ttsVoice: voice } = await settings.read(userId);
      return (await byService(part, voice)) ?? builtIn(userId, { voice, text: part });
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
