import { readConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { explainStartError, startMessage, waitMessage } from '#server/config/start-messages.ts';
import { startServer } from './start.ts';

/** A stop that takes longer is cut off: supervisors kill what takes ten seconds. */
const STOP_WITHIN = 9000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  let stopping = false;
  const stopAndExit = async (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    try {
      await server.stop();
      process.exit(code);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  const server = await startServer(config, () => void stopAndExit(1));
  // Ctrl+C under npm arrives twice, from the terminal and from npm: the second must not cut the stop short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopAndExit(0));
  console.log(startMessage(config, server.address));
  if (server.waitsFor) console.log(waitMessage(server.waitsFor));
}

main().catch((error) => {
  const explained = error instanceof ConfigError ? error.message : explainStartError(error);
  console.error(explained ?? error);
  process.exit(1);
});
