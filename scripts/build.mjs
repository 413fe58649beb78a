// Builds the client into build/client, always; `npm start` does it only when the sources have changed.
import { buildClient } from './bootstrap/client-build.mjs';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { exitWith } from './bootstrap/failure.mjs';

ensureDependencies({ dev: true })
  .then(buildClient)
  .then((output) => process.stdout.write(output))
  .catch(exitWith);
