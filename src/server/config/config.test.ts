import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startMessage } from './start-messages.ts';
import { variables } from './variables.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'takt-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const model = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR, ...env }).languageModel;

describe('the language model of the configuration', () => {
  it.each([
    ['none by default', {}, null],
    [
      'an OpenAI-compatible server',
      { AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'qwen3', AI_TIMEOUT: '60' },
      { baseUrl: 'http://localhost:11434/v1', model: 'qwen3', apiKey: null, gigachat: null, timeout: 60_000 },
    ],
    [
      'GigaChat, at its own addresses',
      { GIGACHAT_AUTH_KEY: 'a2V5' },
      {
        baseUrl: 'https://gigachat.devices.sberbank.ru/api/v1',
        model: 'GigaChat',
        apiKey: null,
        gigachat: {
          authUrl: 'https://ngw.devices.sberbank.ru:9443/api/v2/oauth',
          authKey: 'a2V5',
          scope: 'GIGACHAT_API_PERS',
          ca: null,
        },
        timeout: 20_000,
      },
    ],
  ])('%s', (_name, env, expected) => {
    expect(model(env)).toEqual(expected);
  });

  it.each([
    [{ AI_BASE_URL: 'localhost:11434', AI_MODEL: 'm' }, /AI_BASE_URL/],
    [{ AI_BASE_URL: 'http://localhost/v1' }, /AI_MODEL/],
    [{ AI_MODEL: 'm' }, /AI_BASE_URL/],
    [{ AI_API_KEY: 'k' }, /AI_BASE_URL/],
    [{ AI_TIMEOUT: 'долго' }, /AI_TIMEOUT/],
    [{ AI_BASE_URL: 'http://localhost/v1', AI_MODEL: 'm', GIGACHAT_AUTH_KEY: 'k' }, /не обе/],
    [{ GIGACHAT_AUTH_KEY: 'k', GIGACHAT_SCOPE: 'ALL' }, /GIGACHAT_SCOPE/],
    [{ GIGACHAT_AUTH_KEY: 'k', GIGACHAT_CA_FILE: '/nowhere.pem' }, /GIGACHAT_CA_FILE/],
  ])('is refused: %j', (env, message) => {
    expect(() => model(env)).toThrow(message);
  });
});

describe('the mail of the configuration', () => {
  const mail = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR, ...env }).mail;
  const WHOLE = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'takt@example.ru', PUBLIC_URL: 'https://takt.example.ru/' };
  const from = { name: '', address: 'takt@example.ru' };
  const origin = 'https://takt.example.ru';

  it.each([
    ['none by default', {}, null],
    ['this machine’s own', WHOLE, { host: 'localhost', port: 25, secure: false, login: null, from, origin }],
    [
      'one that asks who it is',
      { ...WHOLE, SMTP_URL: 'smtps://anna%40example.ru:p%40ss@smtp.example.ru', MAIL_FROM: '"Такт" <takt@example.ru>' },
      {
        host: 'smtp.example.ru',
        port: 465,
        secure: true,
        login: { user: 'anna@example.ru', password: 'p@ss' },
        from: { name: 'Такт', address: 'takt@example.ru' },
        origin,
      },
    ],
    [
      'one that begins TLS by itself',
      { ...WHOLE, SMTP_URL: 'smtp://smtp.example.ru' },
      { host: 'smtp.example.ru', port: 587, secure: false, login: null, from, origin },
    ],
  ])('%s', (_name, env, expected) => {
    expect(mail(env)).toEqual(expected);
  });

  it.each([
    [{ ...WHOLE, SMTP_URL: 'https://smtp.example.ru' }, /SMTP_URL/],
    [{ ...WHOLE, SMTP_URL: 'smtp://a:%zz@smtp.example.ru' }, /SMTP_URL/],
    [{ ...WHOLE, MAIL_FROM: 'Такт' }, /MAIL_FROM/],
    [{ ...WHOLE, MAIL_FROM: 'a@example.ru, b@example.ru' }, /MAIL_FROM/],
    [{ ...WHOLE, MAIL_FROM: 'Такт\r\nBcc: b@example.ru <a@example.ru>' }, /MAIL_FROM/],
    [{ ...WHOLE, MAIL_FROM: '' }, /MAIL_FROM/],
    [{ ...WHOLE, SMTP_URL: '' }, /SMTP_URL/],
    [{ ...WHOLE, PUBLIC_URL: '' }, /PUBLIC_URL/],
  ])('is refused: %j', (env, message) => {
    expect(() => mail(env)).toThrow(message);
    expect(() => mail(env)).not.toThrow(/%zz|b@example/);
  });
});

describe('the start message', () => {
  const said = (env: NodeJS.ProcessEnv, address: string) =>
    startMessage(readConfig({ DATA_DIR, ...env }), address, ['192.168.1.5']);

  it('by default tells how to let a phone in, and what needs https', () => {
    const message = said({}, 'http://127.0.0.1:3000');
    expect(message).toContain('Такт работает: http://localhost:3000');
    expect(message).toContain('запустите с HOST=0.0.0.0 и откройте http://192.168.1.5:3000');
    expect(message).toMatch(/Без https на телефоне нет микрофона.*docs\/operations\.md/);
  });

  it.each([
    ['0.0.0.0', 'http://0.0.0.0:8080'],
    ['::', 'http://[::]:8080'],
  ])('open to the home network by %s, it names the address for the phone', (HOST, address) => {
    const message = said({ HOST }, address);
    expect(message).toContain('Такт работает: http://localhost:8080');
    expect(message).toContain('С телефона в домашней сети: http://192.168.1.5:8080');
    expect(message).toContain('Без https');
  });

  it.each([
    ['on', true],
    ['true', true],
    ['127.0.0.1', false],
    ['10.0.0.0/8, loopback', false],
    ['off', false],
  ])('says what TRUST_PROXY=%s opens: %s', (TRUST_PROXY, opens) => {
    const message = said({ TRUST_PROXY }, 'http://127.0.0.1:3000');
    expect(message.includes('верит заголовкам X-Forwarded-* от кого угодно')).toBe(opens);
    expect(message.includes('TRUST_PROXY=127.0.0.1')).toBe(opens);
  });

  it('behind https has nothing to warn of', () => {
    const message = said({ PUBLIC_URL: 'https://takt.example.ru' }, 'http://127.0.0.1:3000');
    expect(message).toBe('Такт работает: https://takt.example.ru');
  });
});

describe('the store of copies', () => {
  const remote = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR, ...env }).backup.remote;
  const KEYS = { BACKUP_S3_KEY_ID: 'id', BACKUP_S3_SECRET: 'secret' };
  const of = (bucket: string, prefix: string, region: string) => ({
    bucket,
    prefix,
    region,
    keyId: 'id',
    secret: 'secret',
  });

  it.each([
    ['none by default', {}, null],
    [
      'a bucket',
      { ...KEYS, BACKUP_S3_URL: 'https://s3.example.ru/copies' },
      of('https://s3.example.ru/copies', '', 'us-east-1'),
    ],
    [
      'a folder in it',
      { ...KEYS, BACKUP_S3_URL: 'https://s3.example.ru/copies/наши/такт/', BACKUP_S3_REGION: 'ru-central1' },
      of('https://s3.example.ru/copies', 'наши/такт/', 'ru-central1'),
    ],
  ])('is %s', (_, env, expected) => expect(remote(env)).toEqual(expected));

  it.each([
    [{ BACKUP_S3_URL: 'https://s3.example.ru/copies' }, /BACKUP_S3_SECRET/],
    [KEYS, /BACKUP_S3_URL/],
    [{ ...KEYS, BACKUP_S3_URL: 'https://s3.example.ru' }, /BACKUP_S3_URL/],
    [{ ...KEYS, BACKUP_S3_URL: 'ftp://s3.example.ru/copies' }, /BACKUP_S3_URL/],
    [{ ...KEYS, BACKUP_S3_URL: 'https://s3.example.ru/copies/%d0' }, /BACKUP_S3_URL/],
  ])('is refused: %j', (env, message) => expect(() => remote(env)).toThrow(message));
});

describe('the collector of OpenTelemetry', () => {
  const tracing = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR, ...env }).tracing;
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://localhost:4318';

  it.each([
    ['none by default', {}, null],
    ['named', { OTEL_EXPORTER_OTLP_ENDPOINT }, 'http/protobuf'],
    ['named for traces', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost/v1/traces' }, 'http/protobuf'],
    ['where it always is', { OTEL_TRACES_EXPORTER: 'otlp' }, 'http/protobuf'],
    ['in JSON', { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, 'http/json'],
    ['traces in JSON', { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json' }, 'http/json'],
    ['switched off', { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }, null],
    ['not for traces', { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }, null],
  ])('is %s', (_name, env, expected) => {
    expect(tracing(env)).toBe(expected);
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /http\/protobuf или http\/json/],
    [{ OTEL_TRACES_EXPORTER: 'zipkin' }, /OTEL_TRACES_EXPORTER.*otlp или none/],
  ])('is refused: %j', (env, message) => {
    expect(() => tracing(env)).toThrow(message);
  });
});

describe('a variable that is wrong is refused in words', () => {
  it.each([
    [{ PORT: 'восемь' }, 'Переменная PORT задана неверно'],
    [{ DATABASE_URL: 'mysql://localhost/takt' }, 'Переменная DATABASE_URL задана неверно'],
    [{ DATABASE_CONNECTIONS: '4' }, 'число от 5 до 200'],
    [{ PUBLIC_URL: 'takt.example.ru' }, 'Переменная PUBLIC_URL задана неверно'],
    [{ RATE_LIMITS: 'yes' }, 'Переменная RATE_LIMITS задана неверно: on или off'],
    [{ REDIS_URL: 'localhost' }, 'Переменная REDIS_URL задана неверно'],
    [{ REDIS_URL: 'redis://localhost', DATABASE_URL: '' }, 'С REDIS_URL нужна DATABASE_URL'],
    [{ DATABASE_READ_URL: 'postgres://a/takt,b' }, 'Переменная DATABASE_READ_URL задана неверно'],
    [{ DATABASE_READ_URL: 'postgres://a/takt', DATABASE_URL: '' }, 'С DATABASE_READ_URL нужна DATABASE_URL'],
    [{ PASSWORD_MIN: '5' }, 'Переменная PASSWORD_MIN задана неверно: число от 6 до 64'],
    [{ SECRET: 'short' }, 'Переменная SECRET задана неверно: не короче 32 символов'],
    [{ TRUST_PROXY: 'yes' }, 'Переменная TRUST_PROXY задана неверно: адреса прокси через запятую'],
    [{ TRUST_PROXY: 'on,10.0.0.1' }, 'Переменная TRUST_PROXY задана неверно'],
    [{ TRUST_PROXY: '1' }, 'Переменная TRUST_PROXY задана неверно'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'Переменная TRUST_PROXY задана неверно'],
    [{ YANDEX_CLIENT_ID: 'takt' }, 'Задайте и YANDEX_CLIENT_ID, и YANDEX_CLIENT_SECRET'],
    [{ YANDEX_TOKEN_URL: 'oauth' }, 'Переменная YANDEX_TOKEN_URL задана неверно'],
    [{ OIDC_ISSUER: 'https://sso.example.ru' }, 'нужны OIDC_ISSUER, OIDC_CLIENT_ID и OIDC_CLIENT_SECRET'],
    [{ OIDC_ISSUER: 'sso.example.ru' }, 'Переменная OIDC_ISSUER задана неверно'],
    [{ METRICS_TOKEN: 'short' }, 'Переменная METRICS_TOKEN задана неверно: не короче 16 символов'],
    [{ SECURITY_CONTACT: 'Anna' }, 'Переменная SECURITY_CONTACT задана неверно: почта или адрес'],
    [{ LOG_LEVEL: 'loud' }, 'Переменная LOG_LEVEL задана неверно'],
    [{ PRODUCTION_CALENDAR_FILE: '/nowhere.json' }, 'Файл из PRODUCTION_CALENDAR_FILE не читается: /nowhere.json'],
    [{ DATABASE_URL: 'postgres://localhost:1/takt', SECRET: '' }, 'нужна переменная SECRET'],
  ])('%j', (env, message) => {
    expect(() => readConfig({ DATA_DIR, ...env })).toThrow(message);
  });
});

describe('a variable', () => {
  const names = Object.keys(variables.shape);
  /** Whether a page names it, or how several begin. */
  const isNamed = (text: string) => {
    const all = [...text.matchAll(/`([A-Z][A-Z0-9_]*\*?)`/g)].map(([, name = '']) => name);
    return (name: string) =>
      all.some((told) => (told.endsWith('*') ? name.startsWith(told.slice(0, -1)) : told === name));
  };

  it('that leads to another server stands on the page on privacy', () => {
    const rows = [...readFileSync('docs/privacy.md', 'utf8').matchAll(/^\|([^|]+)\|/gm)].map(([, cell]) => cell);
    const outward = names.filter((name) => /_(URL|ISSUER|ENDPOINT)$/.test(name) && name !== 'PUBLIC_URL');
    expect(outward.length).toBeGreaterThan(10);
    const told = isNamed(rows.join());
    expect(outward.filter((name) => !told(name))).toEqual([]);
  });

  it('stands on the page for operators', () => {
    const told = isNamed(readFileSync('docs/operations.md', 'utf8'));
    expect(names.filter((name) => !told(name))).toEqual([]);
  });
});
