import type { SecurityEvent } from './contract.ts';
import { texts } from './texts.ts';

/** What happened, and how often. */
export const eventWords = ({ kind, count }: Pick<SecurityEvent, 'kind' | 'count'>): string =>
  count > 1 ? `${texts.kind(kind)}, ${texts.times(count)}` : texts.kind(kind);

/** From where, as far as it is known; empty of what an operator did. */
export const placeWords = ({ browser, system, network }: Pick<SecurityEvent, 'browser' | 'system' | 'network'>) =>
  [[browser, system].filter(Boolean).join(', '), network && texts.network(network)].filter(Boolean).join(' · ');
