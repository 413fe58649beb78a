// `npm run postgres`: a PostgreSQL for tests and development, for as long as this runs.
import { startPostgres } from '#testing/server/postgres-server.ts';

const server = await startPostgres();
console.log(`TEST_DATABASE_URL=${server.url}\nCtrl+C stops it and removes its data.`);
const leave = async () => {
  await server.stop();
  process.exit(0);
};
process.on('SIGINT', leave).on('SIGTERM', leave);
