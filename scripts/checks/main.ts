// `npm run check [-- WORDS]`: every law that needs no running server, side by side, or those whose name begins so.
import { runChecks } from './checks.ts';

const results = await runChecks(process.argv.slice(2).join(' '));
if (results.length === 0) console.error('no check is called so');
process.exitCode = results.length > 0 && results.every((result) => result.passed) ? 0 : 1;
