import { actTakenBack } from '#features/journal/events.ts';
import type { CachedQuery } from '#shared/event.ts';
import type { chatHistory } from './contract.ts';

export const HISTORY_KEY = ['/api/chat/history'] as const satisfies [typeof chatHistory.path];

/** A message says whether what it did is taken back, wherever that was asked for. */
export const cachedMessages: CachedQuery = { key: HISTORY_KEY, staleOn: [actTakenBack] };
