import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

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
