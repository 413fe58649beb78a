import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';

describe('what leaves a server', () => {
  const server = useTestApp();

  it('is nothing by default', async () => {
    const { status, body } = await (await server.user()).get('/api/privacy');
    expect([status, body]).toEqual([
      200,
      {
        languageModel: null,
        speech: null,
        transcription: null,
        mail: null,
        backups: null,
        signIn: [],
        push: [],
        calendars: [],
      },
    ]);
  });

  it('is told to whoever is signed in', async () => {
    expect((await server.visitor().get('/api/privacy')).status).toBe(401);
  });
});

describe('what leaves a server with everything configured', () => {
  const server = useTestApp({
    AI_BASE_URL: 'http://models.test:8000/v1',
    AI_MODEL: 'wise',
    AI_API_KEY: 'secret-of-models',
    TTS_BASE_URL: 'https://speech.test/v1',
    STT_BASE_URL: 'https://ears.test/v1',
    YANDEX_CLIENT_ID: 'takt',
    YANDEX_CLIENT_SECRET: 'secret-of-yandex',
    OIDC_ISSUER: 'https://door.test',
    OIDC_CLIENT_ID: 'takt',
    OIDC_CLIENT_SECRET: 'secret-of-door',
    SMTP_URL: 'smtps://takt:secret-of-mail@smtp.test',
    MAIL_FROM: 'takt@takt.test',
    PUBLIC_URL: 'https://takt.test',
    BACKUP_S3_URL: 'https://store.test/copies/takt',
    BACKUP_S3_KEY_ID: 'takt',
    BACKUP_S3_SECRET: 'secret-of-store',
  });

  it('is named by where it goes, without a key', async () => {
    const user = await server.user();
    for (const name of ['Работа', 'Дом'])
      await user.post('/api/calendar-sources', { name, url: `https://calendar.test/secret-${name}.ics` });
    const { body } = await user.get('/api/privacy');
    expect(body).toEqual({
      languageModel: { host: 'models.test:8000', model: 'wise' },
      speech: { host: 'speech.test' },
      transcription: { host: 'ears.test' },
      mail: { host: 'smtp.test' },
      backups: { host: 'store.test', encrypted: false },
      signIn: [{ host: 'oauth.yandex.ru' }, { host: 'door.test' }],
      push: [],
      calendars: [{ host: 'calendar.test' }],
    });
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});
