import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const url = (protocols: string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const PROXY_NAMES = ['on', 'off', 'true', 'loopback', 'linklocal', 'uniquelocal'];

/** Addresses, networks as `10.0.0.0/8`, or names of such, between commas. */
const isProxyList = (value: string) =>
  value.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/');
    if (PROXY_NAMES.includes(address)) return bits === undefined;
    const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)]!;
    return longest > 0 && (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= longest));
  });

const flag = z.enum(['on', 'off']);
const optional = z.string().min(1).optional();

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
  TRUST_PROXY: optional.refine((v) => !v || isProxyList(v), 'on, off или адреса прокси через запятую'),
  SECRET: optional.refine((v) => !v || v.length >= 32, 'не короче 32 символов'),
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
  trustProxy: boolean | string;
  secret: string;
  logLevel: (typeof LOG_LEVELS)[number];
  rateLimits: boolean;
  registration: boolean;
}

/** A refusal to start, in words for the operator. */
export class ConfigError extends Error {}

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

function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}

/** What the operator reads once the server answers. */
export function startMessage(config: Config, address: string): string {
  const lines = [
    `Такт работает: ${config.publicOrigin ?? address.replace('127.0.0.1', 'localhost').replace('0.0.0.0', 'localhost')}`,
  ];
  if (config.host === '127.0.0.1') {
    lines.push(
      'С телефона в домашней сети: запустите с HOST=0.0.0.0 и откройте http://адрес-компьютера:' +
        new URL(address).port,
    );
    lines.push('Микрофон, уведомления и ключи входа (passkeys) на телефоне требуют https — см. docs/operations.md');
  }
  if (!config.rateLimits)
    lines.push('Внимание: ограничения частоты отключены (RATE_LIMITS=off). Только для тестов и замеров.');
  if (!config.registration) lines.push('Регистрация закрыта (REGISTRATION=off).');
  return lines.join('\n');
}

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
