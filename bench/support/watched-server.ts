// A server that tells its parent how its event loop does. The database and the rest come by the environment.
import { startServer } from '../../src/app/server/start.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { watchLoop } from './loop-watch.ts';

const server = await startServer(readConfig(process.env), () => process.exit(1));
watchLoop(() => server.stop());
process.send!(server.address);
// Whoever measures has failed.
process.on('disconnect', () => process.exit(1));
