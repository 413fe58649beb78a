import { clientId } from '#client/lib/client-id.ts';
import { unsavedChanges } from '#client/store/device.ts';
import { type Context, EMPTY_CONTEXT } from '../../../engine/model.ts';
import { contextAfter } from '../../context-after.ts';
import type { Done } from '../../local-undo.ts';
import { remembered } from '../../remembering.ts';
import type { UnsentExchange } from '../../unsent-exchange.ts';
import { exchangeKind } from '../exchange-kind.ts';
import { lastAnswer } from './asked-here.ts';

/** What this window was told of talks with the device: what is unsent, and what was said since it was loaded. */
let heard: Promise<UnsentExchange[]> | undefined;

async function unsent(): Promise<UnsentExchange[]> {
  const changes = await unsavedChanges();
  return changes.filter(({ kind }) => kind === exchangeKind.kind).map(({ change }) => change as UnsentExchange);
}

function known(): Promise<UnsentExchange[]> {
  heard ??= unsent();
  return heard;
}

/** Notes what was said to the device: what this window goes on from. */
export async function noteExchange(exchange: UnsentExchange): Promise<void> {
  (await known()).push(exchange);
}

/** What this window's conversation goes on from, and the message whose card is open in it. */
export async function talkHere(now: number): Promise<{ context: Context; card: string | undefined }> {
  const talk = (await known()).findLast((exchange) => exchange.talk?.clientId === clientId)?.talk;
  const answer = lastAnswer();
  if (answer && answer.at > (talk?.at ?? 0))
    return { context: contextAfter(answer.changes, EMPTY_CONTEXT), card: undefined };
  if (!talk) return { context: EMPTY_CONTEXT, card: undefined };
  return { context: remembered(talk.context, now - talk.at), card: talk.card };
}

/** What a message did, where this device remembers it; undefined for one that the server did. */
export async function doneBy(messageId: string): Promise<Done | undefined> {
  return (await known()).find(({ did, items }) => did && items.some(({ id }) => id === messageId))?.did;
}
