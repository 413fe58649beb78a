import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { text } from '#shared/russian/text-field.ts';
import { TEXT_MAX } from './rules.ts';
import { texts } from './texts.ts';

export const speakText = endpoint({
  method: 'POST',
  path: '/api/tts',
  summary:
    'Speech of the first 1000 characters of a text, in the voice of the settings: WAV, or what the configured service makes',
  body: z.object({ text: text({ min: texts.textRequired, max: TEXT_MAX }) }),
  media: 'audio/wav',
  mediaRange: 'audio/*',
});
export const transcribe = endpoint({
  method: 'POST',
  path: '/api/stt',
  summary:
    'Words of a recording (WebM, Ogg, MP4, MP3 or WAV); 404 where no service of transcription is configured. Nothing is stored',
  raw: 'audio/*',
  reply: z.object({ text: z.string() }),
  errors: [404],
});
export const voiceAbilities = endpoint({
  method: 'GET',
  path: '/api/ai/voice',
  summary: 'What the server can do for voice: whether it takes recordings',
  reply: z.object({ transcription: z.boolean() }),
});
