import { isIP } from 'node:net';
import { z } from 'zod';
import { SECRET_MIN } from '../data-folder/secret.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
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

function wholeNumber(least: number, most: number) {
  const range = `число от ${least} до ${most}`;
  return z.coerce.number(range).int('целое число').min(least, range).max(most, range);
}

/** To PostgreSQL, where the operator says nothing else. */
export const CONNECTIONS = 10;

const TIMES = 'целое число от 1 до 1000';

const COPIES = 'целое число от 1 до 1000';
const INTERVAL = /^([1-9]\d{0,3})(h|d)$/;
/** Milliseconds of what is written as `6h` or `1d`. */
export function intervalOf(value: string): number {
  const [, count, unit] = INTERVAL.exec(value)!;
  return Number(count) * (unit === 'h' ? 3_600_000 : 86_400_000);
}

const METRICS_TOKEN_MIN = 16;

const EMAIL = /^[^\s@:/]+@[^\s@:/]+$/;
/** An e-mail address, or where a page or a number is. */
const isContact = (value: string) => EMAIL.test(value) || url(['https:', 'mailto:', 'tel:'])(value);
/** A contact as an address that a program can follow. */
export const contactOf = (value: string) => (EMAIL.test(value) ? `mailto:${value}` : value);

const SENDER = /^(?:([^<>\r\n]*)<([^\s@<>,;:]+@[^\s@<>,;:]+)>|([^\s@<>,;:]+@[^\s@<>,;:]+))$/;
/** Who writes, as «Такт <takt@example.ru>» or the address alone; null for what is neither. */
export function senderOf(value: string): { name: string; address: string } | null {
  const [, name = '', named, alone] = SENDER.exec(value.trim()) ?? [];
  const address = named ?? alone;
  return address === undefined ? null : { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}

export const TRACING_PROTOCOLS = ['http/protobuf', 'http/json'] as const;
const NO_GRPC = 'http/protobuf или http/json';
const collector = optional.refine((v) => !v || url(['http:', 'https:'])(v), 'адрес вида http://localhost:4318');

const VOICE_LIST = 'один голос или три через запятую: женский, мужской, нейтральный';
export const listOf = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const address = (usual: string) =>
  z
    .string()
    .refine(url(['http:', 'https:']), `адрес вида ${usual}`)
    .default(usual);

const isPostgres = url(['postgres:', 'postgresql:']);
const POSTGRES_ADDRESS = 'адрес вида postgres://пользователь:пароль@хост:5432/база';

/** Environment variables; the message of each says what the operator must write. */
export const variables = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optional.refine((v) => !v || isPostgres(v), POSTGRES_ADDRESS),
  DATABASE_CONNECTIONS: wholeNumber(5, 200).default(CONNECTIONS),
  DATABASE_READ_URL: optional.refine(
    (v) => !v || listOf(v).every(isPostgres),
    `${POSTGRES_ADDRESS}, несколько — через запятую`,
  ),
  REDIS_URL: optional.refine((v) => !v || url(['redis:', 'rediss:'])(v), 'адрес вида redis://:пароль@хост:6379/0'),
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
  BACKUP_EVERY: optional.refine(
    (v) => !v || v === 'off' || INTERVAL.test(v),
    'часы или дни, например 6h или 1d, или off',
  ),
  BACKUP_TO: optional,
  BACKUP_KEY: optional.refine((v) => !v || v.length >= 16, 'не короче 16 символов'),
  BACKUP_S3_URL: optional.refine(
    (v) => !v || (url(['http:', 'https:'])(v) && new URL(v).pathname.length > 1),
    'адрес вида https://storage.yandexcloud.net/корзина/папка',
  ),
  BACKUP_S3_REGION: z.string().min(1).default('us-east-1'),
  BACKUP_S3_KEY_ID: optional,
  BACKUP_S3_SECRET: optional,
  BACKUP_KEEP: z.coerce.number(COPIES).int(COPIES).min(1, COPIES).max(1000, COPIES).default(10),
  LOG_LEVEL: z.enum(LOG_LEVELS, `одно из: ${LOG_LEVELS.join(', ')}`).default('info'),
  ACCESS_LOG: flag.default('off'),
  METRICS_TOKEN: optional.refine((v) => !v || v.length >= METRICS_TOKEN_MIN, `не короче ${METRICS_TOKEN_MIN} символов`),
  OTEL_SDK_DISABLED: optional,
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'otlp или none').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(TRACING_PROTOCOLS, NO_GRPC).default('http/protobuf'),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.enum(TRACING_PROTOCOLS, NO_GRPC).optional(),
  SECURITY_CONTACT: optional.refine((v) => !v || isContact(v), 'почта или адрес, например security@example.ru'),
  PRODUCTION_CALENDAR_FILE: optional,
  PUSH_ALLOWED_ORIGINS: optional.refine(
    (v) => !v || listOf(v).every(url(['https:'])),
    'адреса через запятую, например https://push.example.ru',
  ),
  SMTP_URL: optional.refine(
    (v) => !v || (url(['smtp:', 'smtps:'])(v) && new URL(v).hostname !== ''),
    'адрес вида smtps://имя:пароль@smtp.example.ru или smtp://localhost:25',
  ),
  MAIL_FROM: optional.refine(
    (v) => !v || senderOf(v) !== null,
    'адрес вида takt@example.ru или Такт <takt@example.ru>',
  ),
  CALENDAR_ALLOWED_ORIGINS: optional.refine(
    (v) => !v || listOf(v).every(url(['https:'])),
    'адреса через запятую, например https://calendar.example.ru',
  ),
  RATE_LIMITS: flag.default('on'),
  ACCOUNT_LIMITS: z.coerce.number(TIMES).int(TIMES).min(1, TIMES).max(1000, TIMES).default(1),
  REGISTRATION: flag.default('on'),
  PASSWORD_MIN: wholeNumber(6, 64).default(6),
  OFFLINE_START: flag.default('on'),
});

export type Variables = z.output<typeof variables>;
