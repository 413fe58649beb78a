// npm run user -- COMMAND: what whoever runs the server does with accounts, also while it runs.
import pino from 'pino';
import { createServices, registerListeners, type Services } from '#app/server/slices.ts';
import { eventWords, placeWords } from '#features/account/security-log/event-words.ts';
import { registration } from '#features/auth/contract.ts';
import { resetPath } from '#features/auth/letters/links.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import type { Context } from '#server/context.ts';
import { createContext } from '#server/create-context.ts';
import { openExisting } from '#server/database/connect.ts';
import { refuseOlderSchema } from '#server/database/migrate.ts';
import { AppError } from '#shared/errors.ts';

const USAGE = `Использование: npm run user -- КОМАНДА
  list                        учётные записи: адрес, создана, последний вход, отключена ли
  create EMAIL                новая учётная запись и ссылка, по которой её владелец задаёт пароль
  disable EMAIL               никто не войдёт, сеансы закончатся, данные останутся
  enable EMAIL                снова можно войти
  delete EMAIL --yes          удалить со всеми данными, навсегда
  reset-password EMAIL        ссылка для нового пароля
  disable-two-factor EMAIL    вход без второго шага
  audit [EMAIL]               последние сто входов, неверных попыток и изменений: её или всех`;

interface Given {
  context: Context;
  services: Services;
  email: string;
  userId: string;
}

async function resetLink({ context, services, email }: Pick<Given, 'context' | 'services' | 'email'>): Promise<string> {
  const token = (await services.auth.createReset(email))!;
  const origin = context.config.publicOrigin ?? `http://localhost:${context.config.port}`;
  return `Ссылка действует сутки и один раз:\n${origin}${resetPath(token)}`;
}

const day = (instant: number | null) => (instant === null ? '—' : new Date(instant).toISOString().slice(0, 10));

async function list({ operators }: Services): Promise<string> {
  const accounts = await operators.accounts();
  const lines = accounts.map(({ email, createdAt, seenAt, disabledAt }) =>
    [email, day(createdAt), day(seenAt), disabledAt === null ? '' : `отключена ${day(disabledAt)}`].join('\t'),
  );
  return ['адрес\tсоздана\tбыл здесь', ...lines].join('\n').replaceAll(/\t+$/gm, '');
}

async function audit({ account }: Services, owner: Pick<Given, 'userId' | 'email'> | null): Promise<string> {
  const events = await account.securityLog.ofOperator(owner);
  const lines = events.map((event) => {
    const at = event.at.slice(0, 19).replace('T', ' ');
    return [at, event.email, event.kind, eventWords(event), placeWords(event)].join('\t').trimEnd();
  });
  return ['время (UTC)\tадрес\tвид\tчто\tоткуда', ...lines].join('\n');
}

/** What is done with an account that there is. */
const DEEDS: Record<string, (given: Given) => Promise<string>> = {
  'reset-password': resetLink,
  async 'disable-two-factor'({ services, email, userId }) {
    await services.twoFactor.remove(userId);
    return `Двухфакторная защита отключена: ${email} входит по одному паролю.`;
  },
  async disable({ services, email, userId }) {
    await services.operators.disable(userId);
    return `Учётная запись ${email} отключена: сеансы закончены, войти нельзя. Данные на месте.`;
  },
  async enable({ services, email, userId }) {
    await services.operators.enable(userId);
    return `Учётная запись ${email} снова включена.`;
  },
  audit: ({ services, email, userId }) => audit(services, { userId, email }),
  async delete({ services, email, userId }) {
    await services.account.endByOperator(userId);
    return `Учётная запись ${email} (${userId}) закрыта, адрес свободен. Её данные сотрёт работающий сервер; если он остановлен, то после запуска.`;
  },
};

async function create(context: Context, services: Services, given: string): Promise<string> {
  const email = registration.shape.email.safeParse(given);
  if (!email.success) throw new ConfigError(email.error.issues[0]!.message);
  await services.operators.create(email.data);
  return `Учётная запись ${email.data} создана.\n${await resetLink({ context, services, email: email.data })}`;
}

async function run(context: Context, name: string, email: string): Promise<string> {
  const services = createServices(context);
  registerListeners(context, services);
  if (name === 'list') return list(services);
  if (name === 'audit' && email === '') return audit(services, null);
  if (name === 'create') return create(context, services, email);
  const userId = await services.auth.userIdOf(email);
  if (!userId) throw new ConfigError(`Нет учётной записи с адресом ${email}.`);
  return DEEDS[name]!({ context, services, email, userId });
}

const [name = '', email = '', consent] = process.argv.slice(2);
const isCommand =
  name === 'list' || name === 'audit' || (email !== '' && (name === 'create' || Object.hasOwn(DEEDS, name)));
if (!isCommand) {
  console.error(USAGE);
  process.exit(2);
}
if (name === 'delete' && consent !== '--yes') {
  console.error(
    `Всё, что есть у ${email}, будет стёрто навсегда. Если это и нужно: npm run user -- delete ${email} --yes`,
  );
  process.exit(2);
}

try {
  const config = readConfig(process.env);
  const log = pino({ level: 'error' });
  const database = await openExisting(config, log);
  try {
    await refuseOlderSchema(database);
    console.log(await run(createContext({ config, log, database, clock: systemClock }), name, email));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof AppError ? error.message : error);
  process.exitCode = 1;
}
