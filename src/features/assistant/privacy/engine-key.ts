import type { readEngine } from '../model/contract.ts';

/** Who understands messages and writes texts here. */
export const ENGINE_KEY = ['/api/ai/engine'] as const satisfies [typeof readEngine.path];
