// npm run user -- reset-password EMAIL: prints a one-time link with which the account's owner sets a new password.
// npm run user -- disable-two-factor EMAIL: lets an owner in who lost both the phone and the recovery codes.
import pino from 'pino';
import { authService } from '#features/auth/server/service.ts';
import { twoFactorService } from '#features/auth/two-factor/server/service.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import type { Context } from '#server/context.ts';
import { createContext } from '#server/create-context.ts';
import { openExisting } from '#server/database/connect.ts';

const USAGE = 'Использование: npm run user -- reset-password EMAIL | disable-two-factor EMAIL';

const unknown = (email: string) => new ConfigError(`Нет учётной записи с адресом ${email}.`);

async function withDatabase(work: (context: Context) => Promise<string>): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: 'error' });
  const database = await openExisting(config, log);
  try {
    console.log(await work(createContext({ config, log, database, clock: systemClock })));
  } finally {
    await database.close();
  }
}

const COMMANDS: Record<string, (context: Context, email: string) => Promise<string>> = {
  async 'reset-password'(context, email) {
    const token = await authService(context).createReset(email);
    if (!token) throw unknown(email);
    const origin = context.config.publicOrigin ?? `http://localhost:${context.config.port}`;
    return `Ссылка действует сутки и один раз:\n${origin}/login?token=${token}`;
  },
  async 'disable-two-factor'(context, email) {
    const auth = authService(context);
    const userId = await auth.userIdOf(email);
    if (!userId) throw unknown(email);
    await twoFactorService(context, auth).remove(userId);
    return `Двухфакторная защита отключена: ${email} входит по одному паролю.`;
  },
};

const [name = '', email] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command || !email) {
  console.error(USAGE);
  process.exit(2);
}
withDatabase((context) => command(context, email)).catch((error) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
