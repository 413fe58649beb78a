import { beforeAll, describe, expect, it } from 'vitest';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { RECORDING_MAX_BYTES } from '../rules.ts';

const server = useTestApp();
let address: string;
// Over a socket, as in life: memory of a sound is given back when it has left.
beforeAll(async () => {
  address = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
});

/** What a WAV file says of itself. */
function waveOf(file: Buffer) {
  return {
    riff: file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12),
    bytes: file.readUInt32LE(4) + 8,
    coding: file.readUInt16LE(20),
    channels: file.readUInt16LE(22),
    seconds: file.readUInt32LE(40) / file.readUInt32LE(28),
  };
}

async function speech(user: TestUser, text: unknown): Promise<Buffer> {
  const answer = await fetch(`${address}/api/tts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: user.cookie },
    body: JSON.stringify({ text }),
  });
  const file = Buffer.from(await answer.arrayBuffer());
  expect(answer.status, file.toString('utf8', 0, 200)).toBe(200);
  expect(answer.headers.get('content-type')).toBe('audio/wav');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  return file;
}

const SENTENCE = 'Завтра у вас две встречи и одна важная задача. ';

describe('speech', () => {
  it('is a whole WAV file as long as the text takes to say', async () => {
    const user = await server.user();
    const [one, many] = [await speech(user, SENTENCE), await speech(user, SENTENCE.repeat(8))];
    for (const file of [one, many])
      expect(waveOf(file)).toMatchObject({ riff: 'RIFFWAVE', bytes: file.length, coding: 1, channels: 1 });
    // People say ten to twenty characters a second.
    expect(SENTENCE.length / waveOf(one).seconds).toBeGreaterThan(9);
    expect(SENTENCE.length / waveOf(one).seconds).toBeLessThan(22);
    const ratio = waveOf(many).seconds / waveOf(one).seconds;
    expect(ratio).toBeGreaterThan(7);
    expect(ratio).toBeLessThan(9.5);
  });

  it('says the first thousand characters, and refuses no longer text', async () => {
    const user = await server.user();
    const long = await speech(user, SENTENCE.repeat(60));
    expect(long.length).toBe((await speech(user, SENTENCE.repeat(60).slice(0, 1000))).length);
  });

  it('reads numbers as words and nothing of what cannot be said', async () => {
    const user = await server.user();
    const written = await speech(user, '**Созвон** в 14:30 🎉');
    expect(written.length).toBe((await speech(user, 'Созвон в четырнадцать тридцать.')).length);
    expect(written.length).not.toBe((await speech(user, 'Созвон в четырнадцать двадцать.')).length);
  });

  it('has three voices, of the settings', async () => {
    const user = await server.user();
    const voices: Buffer[] = [];
    for (const ttsVoice of ['female', 'male', 'neutral']) {
      await user.put('/api/settings', { ttsVoice });
      voices.push(await speech(user, SENTENCE));
    }
    const [female, male, neutral] = voices.map(pitchOf) as [number, number, number];
    expect(female).toBeGreaterThan(neutral * 1.1);
    expect(neutral).toBeGreaterThan(male * 1.1);
  });

  it.each([
    ['no text', {}, 'Нечего произнести: текст пуст'],
    ['an empty one', { text: ' \n ' }, 'Нечего произнести: текст пуст'],
    ['only a picture', { text: '🎉' }, 'Нечего произнести: текст пуст'],
    ['a number', { text: 5 }, 'Ожидается текст'],
    ['a book', { text: 'а'.repeat(20_001) }, 'Не длиннее 20000 символов'],
  ])('of %s is refused', async (_, body, message) => {
    const user = await server.user();
    expect(await user.post('/api/tts', body)).toMatchObject({ status: 400, body: { message } });
  });

  it.each(['-v en', '--help', '/etc/passwd', '$(ls)', '[[p]]', 'C:\\temp', '<speak>да</speak>'])(
    'of «%s» is only its words',
    async (text) => {
      const user = await server.user();
      expect(waveOf(await speech(user, text)).seconds).toBeGreaterThan(0.1);
    },
  );

  it('stays whole while what others ask for takes its place in memory', async () => {
    const users = await Promise.all([server.user(), server.user(), server.user()]);
    const texts = ['Первый. ', 'Второй. ', 'Третий. ', 'Четвёртый. '].map((text) => text.repeat(80));
    const round = () => Promise.all(users.flatMap((user) => texts.map((text) => speech(user, text))));
    const [first, again] = [await round(), await round()];
    for (const [index, file] of [...first, ...again].entries()) {
      const same = first[index % texts.length]!;
      expect(waveOf(file)).toEqual(waveOf(same));
      expect(file.length).toBe(waveOf(same).bytes);
      // The synthesiser adds a noise that changes: only what was made once is the same to the bit.
      if (index < first.length) expect(file.equals(same)).toBe(true);
    }
  });

  it('is made for twenty at once', async () => {
    const users = await Promise.all([server.user(), server.user(), server.user(), server.user()]);
    const asked = Array.from({ length: 20 }, (_, n) => speech(users[n % 4]!, `Задача номер ${n}`));
    const made = await Promise.all(asked);
    expect(new Set(made.map((file) => file.toString('base64'))).size).toBe(20);
    expect(made.every((file) => waveOf(file).bytes === file.length)).toBe(true);
  });

  it('needs a session', async () => {
    expect(await server.visitor().post('/api/tts', { text: 'да' })).toMatchObject({
      status: 401,
      body: { message: 'Unauthorized', code: 'unauthorized' },
    });
  });
});

/** The voice's pitch in Hz: the median over pieces of the lag at which the sound is most like itself. */
function pitchOf(file: Buffer): number {
  const rate = file.readUInt32LE(24);
  const samples = new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + file.length));
  const window = Math.round(rate * 0.04);
  const pitches: number[] = [];
  for (let start = 0; start + 2 * window < samples.length; start += window) {
    const at = (index: number) => samples[start + index]!;
    const likeness = (lag: number) => {
      let sum = 0;
      for (let index = 0; index < window; index += 2) sum += at(index) * at(index + lag);
      return sum;
    };
    const energy = likeness(0);
    if (energy < window * 1e5) continue;
    let best = 0;
    for (let lag = Math.round(rate / 320); lag < rate / 60; lag++)
      if (likeness(lag) > likeness(best || 1e9) || !best) best = lag;
    if (likeness(best) > energy * 0.5) pitches.push(rate / best);
  }
  return pitches.sort((a, b) => a - b)[pitches.length >> 1]!;
}

describe('recordings', () => {
  const recording = { 'content-type': 'audio/webm' };
  const sound = Buffer.from('a recording');

  it('are not taken where no service is configured, and the server says so', async () => {
    const user = await server.user();
    expect(await user.get('/api/ai/voice')).toMatchObject({ status: 200, body: { transcription: false } });
    expect(await user.post('/api/stt', sound, { headers: recording })).toMatchObject({
      status: 404,
      body: { message: 'Распознавание речи на этом сервере не настроено' },
    });
  });

  it('of 5 MiB are taken, and not of a byte more', async () => {
    const user = await server.user();
    const statusOf = async (bytes: number) =>
      (await user.post('/api/stt', Buffer.alloc(bytes), { headers: recording })).status;
    expect([await statusOf(RECORDING_MAX_BYTES), await statusOf(RECORDING_MAX_BYTES + 1)]).toEqual([404, 413]);
  });

  it('need a session', async () => {
    expect((await server.visitor().post('/api/stt', sound, { headers: recording })).status).toBe(401);
    expect((await server.visitor().get('/api/ai/voice')).status).toBe(401);
  });

  it('are described, sound in and sound out', async () => {
    const { body } = await server.visitor().get('/api/openapi.json');
    expect(body.paths['/api/stt'].post.requestBody.content).toHaveProperty('audio/*');
    expect(body.paths['/api/tts'].post.responses['200'].content).toHaveProperty('audio/wav');
  });
});
