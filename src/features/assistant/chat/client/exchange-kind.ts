import type { ChangeKind } from '#client/store/kept-change.ts';
import { HISTORY_KEY } from '../cached-queries.ts';
import type { ChatItem } from '../contract.ts';
import { type UnsentExchange, withUnsentExchange } from '../unsent-exchange.ts';
import { texts } from './texts.ts';

/** What was said to the device alone. */
export const exchangeKind: ChangeKind<UnsentExchange> = {
  kind: 'chat',
  keys: [HISTORY_KEY],
  inAnswer: (answer, change) => withUnsentExchange(answer as ChatItem[], change),
  failure: texts.exchange,
};
