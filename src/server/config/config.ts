import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Decrees } from '#shared/repeat/production-calendar.ts';
import { filesOf } from '../data-folder/files.ts';
import { storedSecret } from '../data-folder/secret.ts';
import { ConfigError } from './config-error.ts';
import { readDecrees } from './production-calendar.ts';
import {
  type LanguageModelConfig,
  languageModelOf,
  type MailConfig,
  mailOf,
  type OidcConfig,
  oidcOf,
  type RemoteBackups,
  remoteBackupsOf,
  type SpeechApi,
  serviceOf,
  speechOf,
  type TracingProtocol,
  type TranscriptionApi,
  tracingOf,
  type YandexConfig,
  yandexOf,
} from './services.ts';
import { contactOf, intervalOf, type LOG_LEVELS, listOf, variables } from './variables.ts';

/** Copies of the database. */
export interface BackupConfig {
  /** Milliseconds between two that the server makes by itself; null: it makes none. */
  every: number | null;
  folder: string;
  /** By which they are encrypted; null: they are not. */
  key: string | null;
  keep: number;
  /** A store where they are kept as well; null: there is none. */
  remote: RemoteBackups | null;
}

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Connections to that PostgreSQL that this server keeps. */
  databaseConnections: number;
  /** Of replicas of that PostgreSQL, which are read where they have what is asked for. */
  replicaUrls: readonly string[];
  /** Of the Redis over which several servers on one PostgreSQL work together; null where there is one server. */
  redisUrl: string | null;
  /** Origin under which browsers reach the server, without a path; null where it is the request's own. */
  publicOrigin: string | null;
  /** Proxies whose `X-Forwarded-*` are believed; true: whoever sends them is. */
  trustProxy: boolean | string;
  secret: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Whether every request is written to the log. */
  accessLog: boolean;
  /** By which whoever measures the server is let in; null: it tells no measures. */
  metricsToken: string | null;
  /** How the collector of OpenTelemetry is spoken to, which its own variables name; null: there is none. */
  tracing: TracingProtocol | null;
  /** Where a hole in the security is to be told, as `mailto:…` or `https://…`; null: nowhere. */
  securityContact: string | null;
  rateLimits: boolean;
  registration: boolean;
  /** Characters that a password has at least, once it is chosen. */
  passwordMin: number;
  /** Whether devices may open the app without the network, by a service worker. */
  offlineStart: boolean;
  /** How many times more than usual one account may hold. */
  accountLimits: number;
  backup: BackupConfig;
  /** On the moving of days off, beside those that are built in. */
  decrees: Decrees;
  /** Push services beside those of the browsers: their origins. */
  pushOrigins: readonly string[];
  /** The server that takes letters; null: none are written. */
  mail: MailConfig | null;
  /** Where calendars of users may stand beside the public internet: origins. */
  calendarOrigins: readonly string[];
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

const proxyOf = (value: string | undefined) =>
  value === undefined || value === 'off' ? false : value === 'on' || value === 'true' ? true : value;

const SWITCHES = ['ACCESS_LOG', 'RATE_LIMITS', 'REGISTRATION', 'OFFLINE_START'];

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
    const hint = SWITCHES.includes(name) ? 'on или off' : issue.message;
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
  if (v.DATABASE_READ_URL && !v.DATABASE_URL)
    throw new ConfigError('С DATABASE_READ_URL нужна DATABASE_URL: читать можно только копию базы PostgreSQL.');
  if (v.REDIS_URL && !v.DATABASE_URL)
    throw new ConfigError(
      'С REDIS_URL нужна DATABASE_URL: несколько серверов работают на одной базе PostgreSQL, с файлом — только один.',
    );
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir,
    databaseUrl: v.DATABASE_URL ?? null,
    databaseConnections: v.DATABASE_CONNECTIONS,
    replicaUrls: listOf(v.DATABASE_READ_URL ?? ''),
    redisUrl: v.REDIS_URL ?? null,
    publicOrigin: v.PUBLIC_URL ? new URL(v.PUBLIC_URL).origin : null,
    trustProxy: proxyOf(v.TRUST_PROXY),
    secret: v.SECRET ?? storedSecret(dataDir),
    logLevel: v.LOG_LEVEL,
    accessLog: v.ACCESS_LOG === 'on',
    metricsToken: v.METRICS_TOKEN ?? null,
    tracing: tracingOf(v),
    securityContact: v.SECURITY_CONTACT ? contactOf(v.SECURITY_CONTACT) : null,
    rateLimits: v.RATE_LIMITS === 'on',
    registration: v.REGISTRATION === 'on',
    passwordMin: v.PASSWORD_MIN,
    offlineStart: v.OFFLINE_START === 'on',
    accountLimits: v.ACCOUNT_LIMITS,
    backup: {
      every: v.BACKUP_EVERY && v.BACKUP_EVERY !== 'off' ? intervalOf(v.BACKUP_EVERY) : null,
      folder: v.BACKUP_TO ? resolve(v.BACKUP_TO) : filesOf(dataDir).backups,
      key: v.BACKUP_KEY ?? null,
      keep: v.BACKUP_KEEP,
      remote: remoteBackupsOf(v),
    },
    decrees: v.PRODUCTION_CALENDAR_FILE ? readDecrees(v.PRODUCTION_CALENDAR_FILE) : {},
    pushOrigins: listOf(v.PUSH_ALLOWED_ORIGINS ?? '').map((address) => new URL(address).origin),
    mail: mailOf(v),
    calendarOrigins: listOf(v.CALENDAR_ALLOWED_ORIGINS ?? '').map((address) => new URL(address).origin),
    languageModel: languageModelOf(v),
    speech: speechOf(v),
    transcription: serviceOf(v, 'STT', 'whisper-1'),
    yandex: yandexOf(v),
    oidc: oidcOf(v),
  };
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
