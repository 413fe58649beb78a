import type { ChatItem, ChatReply } from './contract.ts';
import { QUESTION_LIFETIME } from './rules.ts';
import { texts } from './texts.ts';

/** A message as the dialog shows it; one with a state stands here alone, the server's history does not know it. */
export interface Line extends ChatItem {
  state?: 'sending' | 'failed' | 'unkept';
}

export type Transcript = readonly Line[];

/** A reply that lacks what every reply must have. */
export class InvalidReply extends Error {
  constructor() {
    super('Invalid response structure');
    this.name = 'InvalidReply';
  }
}

/** A reply as any engine may give it. */
export type Reply = Partial<ChatReply> & { assistantResponse?: string };

/** The words of a reply, from whichever of the two fields carries them. @throws InvalidReply */
export function wordsOf(reply: Reply | null): string {
  const words = reply?.message ?? reply?.assistantResponse;
  if (typeof words !== 'string') throw new InvalidReply();
  return words.trim() || texts.emptyReply;
}

/** Puts a message of the server before the first that is newer or still on its way; ids rise with time. */
function placed(lines: readonly Line[], item: Line): Line[] {
  const newer = lines.findIndex(({ id, state }) => state === 'sending' || (!state && !item.state && id > item.id));
  return newer < 0 ? [...lines, item] : [...lines.slice(0, newer), item, ...lines.slice(newer)];
}

/** The transcript after the history was read: known messages renewed, new ones in their places, none where it was cleared. */
export function merged(transcript: Transcript, history: readonly ChatItem[]): Transcript {
  if (history.length === 0) return transcript.filter(({ state }) => state);
  const renewed = new Map(history.map((item) => [item.id, item]));
  const lines = transcript.map((line) => renewed.get(line.id) ?? line);
  const known = new Set(lines.map(({ id }) => id));
  return history.filter(({ id }) => !known.has(id)).reduce(placed, lines);
}

type Said = Pick<Line, 'id' | 'content' | 'createdAt'> & { voice?: boolean };

/** A message on its way under a passing id. */
export function said(transcript: Transcript, { voice, ...line }: Said): Transcript {
  const rest = transcript.filter(({ id }) => id !== line.id);
  return [...rest, { ...line, role: 'user', metadata: voice ? { voice: true } : null, state: 'sending' }];
}

/** The message whose card may still be answered in this window; undefined where none may. `at` is epoch milliseconds. */
export const openCard = (transcript: Transcript, clientId: string, at: number): Line | undefined =>
  transcript.findLast(({ metadata, createdAt }) => {
    const card = metadata?.card;
    return card?.state === 'open' && card.clientId === clientId && at - Date.parse(createdAt) <= QUESTION_LIFETIME;
  });

/** A conversation that has gone on: what was offered before is offered no more. */
function withoutOpenCards(transcript: Transcript, clientId: string): Transcript {
  return transcript.map((line) => {
    const card = line.metadata?.card;
    if (card?.state !== 'open' || card.clientId !== clientId) return line;
    return { ...line, metadata: { ...line.metadata, card: { ...card, state: 'closed' } } };
  });
}

/**
 * A message of this window that was answered: it takes its own id, the answer follows. `passingId` stands for what the
 * reply leaves out.
 */
export function answered(lines: Transcript, passingId: string, reply: Reply, at: string, clientId: string): Transcript {
  const transcript = withoutOpenCards(lines, clientId);
  const { action = null, actions = [], taskCount = 0, changes = [], canUndo, proposals = [] } = reply;
  const { askedId = passingId, messageId = `${passingId}-answer` } = reply;
  const card = proposals.length > 0 && { card: { proposals, state: 'open' as const, clientId } };
  const metadata = { action, actions, taskCount, changes, ...(canUndo && { undo: 'available' as const }), ...card };
  const state = reply.messageId ? {} : { state: 'unkept' as const };
  const content = transcript.find(({ id }) => id === passingId)?.content ?? '';
  const asked: Line = { id: askedId, role: 'user', content, createdAt: at, metadata: null, ...state };
  const answer: Line = { id: messageId, role: 'assistant', content: wordsOf(reply), createdAt: at, metadata, ...state };
  const rest = transcript.filter(({ id }) => id !== passingId);
  const known = new Set(rest.map(({ id }) => id));
  return [asked, answer].filter(({ id }) => !known.has(id)).reduce(placed, rest);
}

/** A message that nobody answered, and the assistant's apology. */
export function failed(transcript: Transcript, passingId: string, apologyId: string, at: string): Transcript {
  const lines = transcript.map((line) => (line.id === passingId ? { ...line, state: 'failed' as const } : line));
  const apology: Line = {
    id: apologyId,
    role: 'assistant',
    content: texts.failedReply,
    createdAt: at,
    metadata: null,
    state: 'failed',
  };
  return [...lines, apology];
}

/** A message that was not taken, as if it had not been said. */
export const unsaid = (transcript: Transcript, passingId: string): Transcript =>
  transcript.filter(({ id }) => id !== passingId);

/** What was said once more: its apology goes. */
export function withoutApology(transcript: Transcript, passingId: string): Transcript {
  const at = transcript.findIndex(({ id }) => id === passingId);
  return transcript.filter(
    (line, index) => !(index === at + 1 && line.role === 'assistant' && line.state === 'failed'),
  );
}

/** The message's deeds are taken back. */
export function undone(transcript: Transcript, messageId: string): Transcript {
  return transcript.map((line) =>
    line.id === messageId ? { ...line, metadata: { ...line.metadata, undo: 'done' as const } } : line,
  );
}
