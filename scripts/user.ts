// npm run user -- reset-password EMAIL: prints a one-time link with which the account's owner sets a new password.
import pino from 'pino';
import { authService } from '#features/auth/server/service.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { openExisting } from '#server/database/connect.ts';

const USAGE = 'Использование: npm run user -- reset-password EMAIL';

async function resetPassword(email: string): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: 'error' });
  const database = await openExisting(config, log);
  const context = createContext({ config, log, database, clock: { now: Date.now } });
  try {
    const token = await authService(context).createReset(email);
    if (!token) throw new ConfigError(`Нет учётной записи с адресом ${email}.`);
    const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
    console.log(`Ссылка действует сутки и один раз:\n${origin}/login?token=${token}`);
  } finally {
    await database.close();
  }
}

const [command, email] = process.argv.slice(2);
if (command !== 'reset-password' || !email) {
  console.error(USAGE);
  process.exit(2);
}
resetPassword(email).catch((error) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
