import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { SECRET_MIN, storedSecret } from './data-folder/secret.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const GIGACHAT_SCOPES = ['GIGACHAT_API_PERS', 'GIGACHAT_API_B2B', 'GIGACHAT_API_CORP'] as const;
const url = (protocols: string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const PROXY_SWITCHES = ['on', 'off', 'true'];
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** A switch; or addresses, networks as `10.0.0.0/8`, or names of such, between commas. */
const isProxyList = (value: string) =>
  PROXY_SWITCHES.includes(value) ||
  value.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/');
    if (PROXY_NAMES.includes(address)) return bits === undefined;
    const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)]!;
    return longest > 0 && (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= longest));
  });

const flag = z.enum(['on', 'off']);
const optional = z.string().min(1).optional();
const SECONDS = 'секунды, от 1 до 300';
const seconds = (usual: number) => z.coerce.number(SECONDS).min(1, SECONDS).max(300, SECONDS).default(usual);

const VOICE_LIST = 'один голос или три через запятую: женский, мужской, нейтральный';
const listOf = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const address = (usual: string) =>
  z
    .string()
    .refine(url(['http:', 'https:']), `адрес вида ${usual}`)
    .default(usual);

/** Environment variables; the message of each says what the operator must write. */
const variables = z.object({
  PORT: z.coerce
    .number('число от 0 до 65535')
    .int('целое число')
    .min(0, 'число от 0 до 65535')
    .max(65535, 'число от 0 до 65535')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optional.refine(
    (v) => !v || url(['postgres:', 'postgresql:'])(v),
    'адрес вида postgres://пользователь:пароль@хост:5432/база',
  ),
  REDIS_URL: optional.refine((v) => !v, 'несколько серверов через Redis пока не поддерживаются, уберите переменную'),
  PUBLIC_URL: optional.refine((v) => !v || url(['http:', 'https:'])(v), 'адрес вида https://takt.example.ru'),
  TRUST_PROXY: optional.refine((v) => !v || isProxyList(v), 'адреса прокси через запятую, например 127.0.0.1'),
  SECRET: optional.refine((v) => !v || v.length >= SECRET_MIN, `не короче ${SECRET_MIN} символов`),
  AI_BASE_URL: optional.refine((v) => !v || url(['http:', 'https:'])(v), 'адрес вида http://localhost:11434/v1'),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  AI_TIMEOUT: seconds(20),
  GIGACHAT_AUTH_KEY: optional,
  GIGACHAT_SCOPE: z.enum(GIGACHAT_SCOPES, `одно из: ${GIGACHAT_SCOPES.join(', ')}`).default('GIGACHAT_API_PERS'),
  GIGACHAT_MODEL: z.string().min(1).default('GigaChat'),
  GIGACHAT_BASE_URL: z
    .string()
    .refine(url(['http:', 'https:']), 'адрес вида https://gigachat.devices.sberbank.ru/api/v1')
    .default('https://gigachat.devices.sberbank.ru/api/v1'),
  GIGACHAT_AUTH_URL: z
    .string()
    .refine(url(['http:', 'https:']), 'адрес вида https://ngw.devices.sberbank.ru:9443/api/v2/oauth')
    .default('https://ngw.devices.sberbank.ru:9443/api/v2/oauth'),
  GIGACHAT_CA_FILE: optional,
  TTS_BASE_URL: optional.refine((v) => !v || url(['http:', 'https:'])(v), 'адрес вида http://localhost:8000/v1'),
  TTS_API_KEY: optional,
  TTS_MODEL: optional,
  TTS_VOICE: optional.refine((v) => !v || [1, 3].includes(listOf(v).length), VOICE_LIST),
  TTS_TIMEOUT: seconds(10),
  STT_BASE_URL: optional.refine((v) => !v || url(['http:', 'https:'])(v), 'адрес вида http://localhost:8000/v1'),
  STT_API_KEY: optional,
  STT_MODEL: optional,
  STT_TIMEOUT: seconds(30),
  YANDEX_CLIENT_ID: optional,
  YANDEX_CLIENT_SECRET: optional,
  YANDEX_AUTHORIZE_URL: address('https://oauth.yandex.ru/authorize'),
  YANDEX_TOKEN_URL: address('https://oauth.yandex.ru/token'),
  YANDEX_INFO_URL: address('https://login.yandex.ru/info'),
  OIDC_ISSUER: optional.refine(
    (v) => !v || url(['http:', 'https:'])(v),
    'адрес вида https://sso.example.ru/realms/home',
  ),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: z.string().trim().min(1).max(40, 'не длиннее 40 символов').default('OpenID'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `одно из: ${LOG_LEVELS.join(', ')}`).default('info'),
  RATE_LIMITS: flag.default('on'),
  REGISTRATION: flag.default('on'),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Origin under which browsers reach the server, without a path; null where it is the request's own. */
  publicOrigin: string | null;
  /** Proxies whose `X-Forwarded-*` are believed; true: whoever sends them is. */
  trustProxy: boolean | string;
  secret: string;
  logLevel: (typeof LOG_LEVELS)[number];
  rateLimits: boolean;
  registration: boolean;
  /** The language model that understands messages and writes texts; null: the built-in rules do. */
  languageModel: LanguageModelConfig | null;
  /** The service that speaks; null: the synthesiser that ships with the product does. */
  speech: SpeechApi | null;
  /** The service that understands recordings; null: none are taken. */
  transcription: TranscriptionApi | null;
  /** Sign-in through Яндекс ID; null where it is not set up. */
  yandex: YandexConfig | null;
  /** Sign-in through an OpenID Connect issuer of the operator's. */
  oidc: OidcConfig | null;
}

/** An OpenAI-compatible service, reached at `/audio/transcriptions` under its address. */
export interface TranscriptionApi {
  /** Without a slash at its end. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Milliseconds for a whole answer. */
  timeout: number;
}

/** The same at `/audio/speech`, with its names of the three voices. */
export interface SpeechApi extends TranscriptionApi {
  voices: Record<'female' | 'male' | 'neutral', string>;
}

export interface YandexConfig {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  infoUrl: string;
}

export interface OidcConfig {
  /** As the issuer calls itself, to the letter. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button says after «через». */
  name: string;
}

export interface LanguageModelConfig {
  /** Above `/chat/completions`, without a slash at its end. */
  baseUrl: string;
  model: string;
  apiKey: string | null;
  /** In place of a key: GigaChat hands out tokens and speaks a dialect of its own. */
  gigachat: GigaChatAccess | null;
  /** Milliseconds for a whole answer, attempts and steps together. */
  timeout: number;
}

export interface GigaChatAccess {
  authUrl: string;
  authKey: string;
  scope: string;
  /** Certificates (PEM) to trust for its hosts; null: those that Node trusts. */
  ca: string | null;
}

const proxyOf = (value: string | undefined) =>
  value === undefined || value === 'off' ? false : value === 'on' || value === 'true' ? true : value;

/**
 * Reads and checks the environment; makes DATA_DIR and the generated secret where they are missing.
 * @throws ConfigError naming the variable or folder at fault
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const name = String(issue.path[0]);
    const hint = name === 'RATE_LIMITS' || name === 'REGISTRATION' ? 'on или off' : issue.message;
    throw new ConfigError(`Переменная ${name} задана неверно: ${hint}.`);
  }
  const v = parsed.data;
  const dataDir = resolve(v.DATA_DIR);
  prepareFolder(dataDir);
  if (v.DATABASE_URL && !v.SECRET) {
    throw new ConfigError(
      'С DATABASE_URL нужна переменная SECRET: случайная строка не короче 32 символов, одна для всех серверов.',
    );
  }
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir,
    databaseUrl: v.DATABASE_URL ?? null,
    publicOrigin: v.PUBLIC_URL ? new URL(v.PUBLIC_URL).origin : null,
    trustProxy: proxyOf(v.TRUST_PROXY),
    secret: v.SECRET ?? storedSecret(dataDir),
    logLevel: v.LOG_LEVEL,
    rateLimits: v.RATE_LIMITS === 'on',
    registration: v.REGISTRATION === 'on',
    languageModel: languageModelOf(v),
    speech: speechOf(v),
    transcription: serviceOf(v, 'STT', 'whisper-1'),
    yandex: yandexOf(v),
    oidc: oidcOf(v),
  };
}

type Variables = z.output<typeof variables>;

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

function serviceOf(v: Variables, kind: 'TTS' | 'STT', usualModel: string): TranscriptionApi | null {
  const [baseUrl, apiKey, model] = [v[`${kind}_BASE_URL`], v[`${kind}_API_KEY`], v[`${kind}_MODEL`]];
  if (baseUrl) {
    const timeout = v[`${kind}_TIMEOUT`] * 1000;
    return { baseUrl: withoutSlash(baseUrl), apiKey: apiKey ?? null, model: model ?? usualModel, timeout };
  }
  if (apiKey || model || (kind === 'TTS' && v.TTS_VOICE))
    throw new ConfigError(`С переменными ${kind}_* нужна ${kind}_BASE_URL: адрес службы речи.`);
  return null;
}

/** OpenAI's voices where the operator names none. */
const USUAL_VOICES = 'nova,onyx,alloy';

function speechOf(v: Variables): SpeechApi | null {
  const service = serviceOf(v, 'TTS', 'tts-1');
  const [female = '', male = female, neutral = female] = listOf(v.TTS_VOICE ?? USUAL_VOICES);
  return service && { ...service, voices: { female, male, neutral } };
}

function yandexOf(v: Variables): YandexConfig | null {
  const { YANDEX_CLIENT_ID: clientId, YANDEX_CLIENT_SECRET: clientSecret } = v;
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret) throw new ConfigError('Задайте и YANDEX_CLIENT_ID, и YANDEX_CLIENT_SECRET.');
  const { YANDEX_AUTHORIZE_URL: authorizeUrl, YANDEX_TOKEN_URL: tokenUrl, YANDEX_INFO_URL: infoUrl } = v;
  return { clientId, clientSecret, authorizeUrl, tokenUrl, infoUrl };
}

function oidcOf(v: Variables): OidcConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = v;
  if (!issuer && !clientId && !clientSecret) return null;
  if (!issuer || !clientId || !clientSecret)
    throw new ConfigError('Для входа по OpenID Connect нужны OIDC_ISSUER, OIDC_CLIENT_ID и OIDC_CLIENT_SECRET.');
  return { issuer, clientId, clientSecret, name };
}

function languageModelOf(v: Variables): LanguageModelConfig | null {
  const timeout = v.AI_TIMEOUT * 1000;
  if (v.AI_BASE_URL) {
    if (v.GIGACHAT_AUTH_KEY) throw new ConfigError('Задайте AI_BASE_URL или GIGACHAT_AUTH_KEY, но не обе сразу.');
    if (!v.AI_MODEL) throw new ConfigError('С AI_BASE_URL нужна переменная AI_MODEL: название модели.');
    return {
      baseUrl: withoutSlash(v.AI_BASE_URL),
      model: v.AI_MODEL,
      apiKey: v.AI_API_KEY ?? null,
      gigachat: null,
      timeout,
    };
  }
  if (v.AI_MODEL || v.AI_API_KEY)
    throw new ConfigError('С AI_MODEL и AI_API_KEY нужна переменная AI_BASE_URL: адрес сервера модели.');
  if (!v.GIGACHAT_AUTH_KEY) return null;
  const gigachat = {
    authUrl: v.GIGACHAT_AUTH_URL,
    authKey: v.GIGACHAT_AUTH_KEY,
    scope: v.GIGACHAT_SCOPE,
    ca: v.GIGACHAT_CA_FILE ? readCertificates(v.GIGACHAT_CA_FILE) : null,
  };
  return { baseUrl: withoutSlash(v.GIGACHAT_BASE_URL), model: v.GIGACHAT_MODEL, apiKey: null, gigachat, timeout };
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`Файл из GIGACHAT_CA_FILE не читается: ${file} (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.R_OK);
  } catch (error) {
    throw new ConfigError(
      `Папка данных недоступна для записи: ${folder} (${(error as NodeJS.ErrnoException).code}). Задайте DATA_DIR.`,
    );
  }
}

const EVERYWHERE = ['0.0.0.0', '::'];

/** Addresses of this machine in its own networks. */
const homeAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** How a phone on the home network reaches the server, and what it cannot do there without https. */
function phoneLines({ host, publicOrigin }: Config, port: string, addresses: string[]): string[] {
  if (publicOrigin?.startsWith('https:')) return [];
  const https =
    'Без https на телефоне нет микрофона, уведомлений и ключей входа (passkeys); как его включить\u00a0— в docs/operations.md';
  if (!EVERYWHERE.includes(host) && host !== '127.0.0.1' && host !== 'localhost') return [https];
  const where = EVERYWHERE.includes(host)
    ? `С телефона в домашней сети: ${addresses.map((address) => `http://${address}:${port}`).join(' или ') || `http://адрес-компьютера:${port}`}`
    : `С телефона в домашней сети: запустите с HOST=0.0.0.0 и откройте http://${addresses[0] ?? 'адрес-компьютера'}:${port}`;
  return [where, https];
}

/** What the operator reads once the server answers. */
export function startMessage(config: Config, address: string, addresses = homeAddresses()): string {
  const url = new URL(address);
  const local = ['127.0.0.1', '0.0.0.0', '[::]', '[::1]'].includes(url.hostname)
    ? `http://localhost:${url.port}`
    : url.origin;
  const lines = [`Такт работает: ${config.publicOrigin ?? local}`, ...phoneLines(config, url.port, addresses)];
  if (!config.rateLimits)
    lines.push('Внимание: ограничения частоты отключены (RATE_LIMITS=off). Только для тестов и замеров.');
  if (config.trustProxy === true)
    lines.push(
      'Внимание: TRUST_PROXY=on верит заголовкам X-Forwarded-* от кого угодно. Кто достучится до сервера мимо прокси, тот назовёт любой адрес и обойдёт ограничения входа. Назовите прокси: TRUST_PROXY=127.0.0.1',
    );
  if (!config.registration) lines.push('Регистрация закрыта (REGISTRATION=off).');
  return lines.join('\n');
}

/** What the operator reads after that where the database is away; `error` is what it answered. */
export const waitMessage = (error: unknown) =>
  `Внимание: ${explainStartError(error) ?? 'База данных пока не отвечает.'} Сервер ждёт её и подключится сам.`;

/** Words for an address that cannot be listened on or a database that cannot be reached; undefined for any other error. */
export function explainStartError(error: unknown, host = process.env.HOST): string | undefined {
  const { code, port, address, hostname } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
    hostname?: string;
  };
  if (code === 'EADDRINUSE')
    return `Порт ${port} занят. Остановите другую программу или задайте PORT, например PORT=3001 npm start`;
  if (code === 'EACCES') return `Нет прав занять порт ${port}. Задайте PORT больше 1024.`;
  if (code === 'EADDRNOTAVAIL') return `Адреса ${address} нет на этой машине. Исправьте HOST.`;
  if (code === 'ECONNREFUSED')
    return `База данных не отвечает: ${address ?? ''}:${port ?? ''}. Проверьте DATABASE_URL.`;
  if (hostname !== undefined && hostname === host) return `Адреса ${host} нет на этой машине. Исправьте HOST.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return 'Сервер базы данных не найден. Проверьте имя в DATABASE_URL.';
  if (code === '28P01' || code === '28000') return 'База данных не приняла имя или пароль из DATABASE_URL.';
  if (code === '3D000') return 'Базы данных из DATABASE_URL не существует. Создайте её.';
  return undefined;
}
