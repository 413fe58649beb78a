import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ScriptedService, startScriptedService } from '#testing/server/scripted-service.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { requestTranscription } from './speech-api.ts';

const PORT_ENV: NodeJS.ProcessEnv = {};
let service: ScriptedService;
beforeAll(async () => {
  service = await startScriptedService();
  Object.assign(PORT_ENV, { TTS_BASE_URL: `${service.base}/v1/`, STT_BASE_URL: `${service.base}/v1` });
});
afterAll(() => service.close());

const server: TestApp = useTestApp(
  Object.assign(PORT_ENV, {
    TTS_API_KEY: 'k1',
    TTS_VOICE: 'anna, oleg, sasha',
    TTS_TIMEOUT: '1',
    STT_API_KEY: 'k2',
    STT_MODEL: 'whisper',
    STT_TIMEOUT: '1',
  }),
);
beforeEach(() => {
  service.asked.length = 0;
  // What failed a moment ago is not asked again for a while.
  server.clock.advance(60_000);
});

const MP3 = Buffer.from('ID3 a song');

async function speak(text = 'Созвон в 14:30') {
  const user = await server.user();
  await user.put('/api/settings', { ttsVoice: 'male' });
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/api/tts',
    headers: { cookie: user.cookie },
    payload: { text },
  });
  return { status: answer.statusCode, type: answer.headers['content-type'], file: answer.rawPayload };
}

describe('a configured voice', () => {
  it('speaks: the text goes there as it is, the sound comes back as it is', async () => {
    service.answer((response) => response.end(MP3));
    expect(await speak()).toEqual({ status: 200, type: 'audio/mpeg', file: MP3 });
    expect(service.asked).toHaveLength(1);
    const [{ path, headers, body } = { body: '' }] = service.asked;
    expect([path, headers?.authorization]).toEqual(['/v1/audio/speech', 'Bearer k1']);
    expect(JSON.parse(String(body))).toEqual({
      model: 'tts-1',
      input: 'Созвон в 14:30',
      voice: 'oleg',
      response_format: 'wav',
    });
  });

  it.each<[string, Parameters<ScriptedService['answer']>[0]]>([
    ['answers 500', (response) => response.writeHead(500).end()],
    ['answers something else', (response) => response.end('<html>')],
    ['answers nothing', (response) => response.end()],
    ['drops the connection', (response) => response.destroy()],
    ['is too slow', () => {}],
    [
      'breaks off',
      (response) => response.writeHead(200, { 'content-length': 1000 }).write('RIFF', () => response.destroy()),
    ],
  ])('that %s is replaced by the built-in one, and left alone for a while', async (_, script) => {
    service.answer(script);
    expect(await speak()).toMatchObject({ status: 200, type: 'audio/wav' });
    expect(await speak()).toMatchObject({ status: 200, type: 'audio/wav' });
    expect(service.asked).toHaveLength(1);
  });
});

describe('configured transcription', () => {
  const sound = Buffer.from('a recording');
  const send = async (type = 'audio/webm;codecs=opus', body: Buffer | object = sound) =>
    (await server.user()).post('/api/stt', body, { headers: { 'content-type': type } });

  it('hears: the recording goes there, the words come back', async () => {
    service.answer((response) => response.end(JSON.stringify({ text: ' Купить молоко ' })));
    expect(await send()).toMatchObject({ status: 200, body: { text: 'Купить молоко' } });
    const [{ path, headers, body } = { body: '' }] = service.asked;
    expect([path, headers?.authorization]).toEqual(['/v1/audio/transcriptions', 'Bearer k2']);
    for (const part of ['a recording', 'filename="speech.webm"', 'whisper', 'name="language"\r\n\r\nru'])
      expect(String(body)).toContain(part);
  });

  it('that answers no JSON is not quoted: the log holds nothing that was said', async () => {
    service.answer((response) => response.end('Купить молоко'));
    const api = { baseUrl: `${service.base}/v1`, apiKey: null, model: 'whisper', timeout: 1000 };
    await expect(requestTranscription(api, sound, 'audio/webm')).rejects.toThrow(/^the answer is no JSON$/);
  });

  it('is told of', async () => {
    expect((await (await server.user()).get('/api/ai/voice')).body).toEqual({ transcription: true });
  });

  it.each<[string, Parameters<ScriptedService['answer']>[0], number, string]>([
    [
      'answers 500',
      (response) => response.writeHead(500).end(),
      503,
      'Распознавание речи сейчас недоступно. Попробуйте ещё раз через минуту.',
    ],
    [
      'refuses its key',
      (response) => response.writeHead(401).end(),
      503,
      'Распознавание речи сейчас недоступно. Попробуйте ещё раз через минуту.',
    ],
    ['cannot read the sound', (response) => response.writeHead(400).end(), 400, 'Не удалось распознать речь'],
    [
      'answers no JSON',
      (response) => response.end('text'),
      503,
      'Распознавание речи сейчас недоступно. Попробуйте ещё раз через минуту.',
    ],
    [
      'answers other JSON',
      (response) => response.end('null'),
      503,
      'Распознавание речи сейчас недоступно. Попробуйте ещё раз через минуту.',
    ],
    [
      'drops the connection',
      (response) => response.destroy(),
      503,
      'Распознавание речи сейчас недоступно. Попробуйте ещё раз через минуту.',
    ],
    ['is too slow', () => {}, 503, 'Распознавание речи сейчас недоступно. Попробуйте ещё раз через минуту.'],
  ])('that %s is told in Russian', async (_, script, status, message) => {
    service.answer(script);
    expect(await send()).toMatchObject({ status, body: { message } });
  });

  it.each<[string, string, Buffer | object, number]>([
    ['an empty recording', 'audio/webm', Buffer.alloc(0), 400],
    ['an unknown kind of sound', 'audio/midi', sound, 415],
    ['JSON', 'application/json', { text: 'да' }, 415],
    ['a picture', 'image/png', sound, 415],
    ['six megabytes', 'audio/webm', Buffer.alloc(6 * 1024 * 1024), 413],
  ])('is not asked about %s', async (_, type, body, status) => {
    expect((await send(type, body)).status).toBe(status);
    expect(service.asked).toHaveLength(0);
  });
});
