import type { Settings } from '#features/settings/contract.ts';
import type { SpeechApi, TranscriptionApi } from '#server/config/services.ts';
import { recordingEnding } from '../rules.ts';

/** Bytes of an answer beyond which a service is not believed. */
const ANSWER_MAX = 30 * 1024 * 1024;

/** A refusal of the service, or an answer that is none. */
export class SpeechApiError extends Error {
  /** Status of its answer; 0 where there was none to use. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const authorization = (apiKey: string | null) => (apiKey ? { authorization: `Bearer ${apiKey}` } : undefined);

async function refusalOf(answer: Response): Promise<SpeechApiError> {
  await answer.body?.cancel();
  return new SpeechApiError(answer.status, `the service answered ${answer.status}`);
}

async function bytesOf(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > ANSWER_MAX) throw new SpeechApiError(0, 'the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const SIGNATURES: readonly [string, string][] = [
  ['RIFF', 'audio/wav'],
  ['OggS', 'audio/ogg'],
  ['fLaC', 'audio/flac'],
  ['ID3', 'audio/mpeg'],
];

/** Media type of a sound file by its first bytes; undefined where it is none that browsers play. */
function soundType(file: Buffer): string | undefined {
  const begin = file.toString('latin1', 0, 4);
  const found = SIGNATURES.find(([signature]) => begin.startsWith(signature));
  if (found) return found[1];
  return file[0] === 0xff && (file[1]! & 0xe0) === 0xe0 ? 'audio/mpeg' : undefined;
}

export interface Sound {
  mediaType: string;
  file: Buffer;
}

/** Speech by an OpenAI-compatible `/audio/speech`. @throws SpeechApiError, or what fetch throws */
export async function requestSpeech(api: SpeechApi, text: string, voice: Settings['ttsVoice']): Promise<Sound> {
  const answer = await fetch(`${api.baseUrl}/audio/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization(api.apiKey) },
    body: JSON.stringify({ model: api.model, input: text, voice: api.voices[voice], response_format: 'wav' }),
    signal: AbortSignal.timeout(api.timeout),
    redirect: 'error',
  });
  if (!answer.ok) throw await refusalOf(answer);
  const file = await bytesOf(answer);
  const mediaType = soundType(file);
  if (!mediaType) throw new SpeechApiError(0, 'the answer is no sound');
  return { mediaType, file };
}

/** The text of an answer. What is wrong with it is not quoted: it holds what somebody said. */
function textIn(answer: string): string {
  let text: unknown;
  try {
    ({ text } = (JSON.parse(answer) ?? {}) as { text?: unknown });
  } catch {
    throw new SpeechApiError(0, 'the answer is no JSON');
  }
  if (typeof text !== 'string') throw new SpeechApiError(0, 'the answer has no text');
  return text.trim();
}

/** Words of a recording by an OpenAI-compatible `/audio/transcriptions`. @throws SpeechApiError, or what fetch throws */
export async function requestTranscription(
  api: TranscriptionApi,
  recording: Buffer<ArrayBuffer>,
  mediaType: string,
): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([recording], { type: mediaType }), `speech.${recordingEnding(mediaType)}`);
  form.set('model', api.model);
  form.set('language', 'ru');
  form.set('response_format', 'json');
  const answer = await fetch(`${api.baseUrl}/audio/transcriptions`, {
    method: 'POST',
    headers: { ...authorization(api.apiKey) },
    body: form,
    signal: AbortSignal.timeout(api.timeout),
    redirect: 'error',
  });
  if (!answer.ok) throw await refusalOf(answer);
  return textIn((await bytesOf(answer)).toString());
}
