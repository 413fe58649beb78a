import { fileURLToPath } from 'node:url';

/** The repository's folder: every path of the bootstrap starts here, whatever the working directory. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
