// `npm run check`: every law that needs no running server, side by side.
import { runChecks } from './checks.ts';

const results = await runChecks();
process.exitCode = results.every((result) => result.passed) ? 0 : 1;
