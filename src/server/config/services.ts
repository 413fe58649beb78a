import { readFileSync } from 'node:fs';
import { withoutEnd } from '#shared/shorten.ts';
import { ConfigError } from './config-error.ts';
import { listOf, senderOf, type TRACING_PROTOCOLS, type Variables } from './variables.ts';

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

/** The server that takes letters. */
export interface MailConfig {
  host: string;
  port: number;
  /** TLS from the first byte on; else it is asked for once connected. */
  secure: boolean;
  /** Null where it asks nobody who they are. */
  login: { user: string; password: string } | null;
  from: { name: string; address: string };
  /** What links in letters begin with. */
  origin: string;
}

export type TracingProtocol = (typeof TRACING_PROTOCOLS)[number];

/** OpenTelemetry's own default, a collector on this machine, counts only where its exporter is named: nothing is called unasked. */
export function tracingOf(v: Variables): TracingProtocol | null {
  const isAsked =
    v.OTEL_TRACES_EXPORTER === 'otlp' ||
    v.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined ||
    v.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined;
  const isOff = v.OTEL_TRACES_EXPORTER === 'none' || v.OTEL_SDK_DISABLED?.toLowerCase() === 'true';
  return isAsked && !isOff ? (v.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? v.OTEL_EXPORTER_OTLP_PROTOCOL) : null;
}

const withoutSlash = (address: string) => withoutEnd(address, /\//);

export function serviceOf(v: Variables, kind: 'TTS' | 'STT', usualModel: string): TranscriptionApi | null {
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

export function speechOf(v: Variables): SpeechApi | null {
  const service = serviceOf(v, 'TTS', 'tts-1');
  const [female = '', male = female, neutral = female] = listOf(v.TTS_VOICE ?? USUAL_VOICES);
  return service && { ...service, voices: { female, male, neutral } };
}

export function yandexOf(v: Variables): YandexConfig | null {
  const { YANDEX_CLIENT_ID: clientId, YANDEX_CLIENT_SECRET: clientSecret } = v;
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret) throw new ConfigError('Задайте и YANDEX_CLIENT_ID, и YANDEX_CLIENT_SECRET.');
  const { YANDEX_AUTHORIZE_URL: authorizeUrl, YANDEX_TOKEN_URL: tokenUrl, YANDEX_INFO_URL: infoUrl } = v;
  return { clientId, clientSecret, authorizeUrl, tokenUrl, infoUrl };
}

export function oidcOf(v: Variables): OidcConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = v;
  if (!issuer && !clientId && !clientSecret) return null;
  if (!issuer || !clientId || !clientSecret)
    throw new ConfigError('Для входа по OpenID Connect нужны OIDC_ISSUER, OIDC_CLIENT_ID и OIDC_CLIENT_SECRET.');
  return { issuer, clientId, clientSecret, name };
}

export function languageModelOf(v: Variables): LanguageModelConfig | null {
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

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

const decoded = (part: string, wrong: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ConfigError(wrong);
  }
};

const WRONG_LOGIN = 'В SMTP_URL имя или пароль записаны неверно: особые знаки пишут через %, например @ — %40.';
const WRONG_FOLDER = 'В BACKUP_S3_URL папка записана неверно: знаки после % не складываются в буквы.';

/** Where letters go. A link in a letter begins with PUBLIC_URL alone: what a request calls the server, anybody may say. */
export function mailOf(v: Variables): MailConfig | null {
  if (!v.SMTP_URL) {
    if (v.MAIL_FROM) throw new ConfigError('С MAIL_FROM нужна переменная SMTP_URL: адрес почтового сервера.');
    return null;
  }
  if (!v.MAIL_FROM) throw new ConfigError('С SMTP_URL нужна переменная MAIL_FROM: адрес, с которого пишет «Такт».');
  if (!v.PUBLIC_URL)
    throw new ConfigError('С SMTP_URL нужна переменная PUBLIC_URL: с неё начинаются ссылки в письмах.');
  const { protocol, hostname, port, username, password } = new URL(v.SMTP_URL);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|]$/g, ''),
    port: port ? Number(port) : secure ? 465 : isLoopback(hostname) ? 25 : 587,
    secure,
    login: username ? { user: decoded(username, WRONG_LOGIN), password: decoded(password, WRONG_LOGIN) } : null,
    from: senderOf(v.MAIL_FROM)!,
    origin: new URL(v.PUBLIC_URL).origin,
  };
}

/** A bucket of a store that speaks S3. */
export interface RemoteBackups {
  /** Its address, by its path. */
  bucket: string;
  /** Ahead of every name in it: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
}

export function remoteBackupsOf(v: Variables): RemoteBackups | null {
  const { BACKUP_S3_URL: address, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret, BACKUP_S3_REGION: region } = v;
  if (!address && !keyId && !secret) return null;
  if (!address || !keyId || !secret)
    throw new ConfigError('Для копий в хранилище S3 нужны BACKUP_S3_URL, BACKUP_S3_KEY_ID и BACKUP_S3_SECRET.');
  const { origin, pathname } = new URL(address);
  const [bucket, ...folders] = pathname.split('/').filter(Boolean);
  return {
    bucket: `${origin}/${bucket}`,
    prefix: folders.map((folder) => `${decoded(folder, WRONG_FOLDER)}/`).join(''),
    region,
    keyId,
    secret,
  };
}
