import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { HttpError, isUnauthorized, serverMessage } from '#client/lib/http-error.ts';
import { answered } from '#client/lib/query-client.ts';
import { sendNow } from '#client/store/device.ts';
import { deviceState } from '#client/store/device-state.ts';
import { confirm } from '#client/ui/confirm.ts';
import { toast } from '#client/ui/toast.ts';
import { ANALYTICS_KEY } from '#features/analytics/cached-queries.ts';
import { COLUMNS_KEY } from '#features/columns/columns-key.ts';
import { PROJECTS_KEY } from '#features/projects/projects-key.ts';
import { TASKS_KEY } from '#features/tasks/cached-queries.ts';
import { HISTORY_KEY } from '../cached-queries.ts';
import type { ChatInput, ChatItem, chatHistory, clearHistory, smartChat, undoMessage } from '../contract.ts';
import { HISTORY_PAGE } from '../rules.ts';
import { texts } from '../texts.ts';
import { type Reply, wordsOf } from '../transcript.ts';
import { isAskedHere, noteAnswer } from './offline/asked-here.ts';
import { here, isAway } from './offline/place.ts';

const STALE = 5 * 60_000;
const RETRY_DELAY = 1000;
const HISTORY_RETRIES = 3;
const SEND_RETRIES = 2;

/** The last messages; asked for only while the dialog is open. */
export function useChatHistory(enabled: boolean) {
  return useQuery<ChatItem[]>({
    queryKey: HISTORY_KEY,
    queryFn: (context) =>
      answered(
        context,
        () => {
          const { signal } = context;
          return call<typeof chatHistory>('GET /api/chat/history', { query: { limit: HISTORY_PAGE }, signal });
        },
        async (error) => {
          throw error;
        },
      ),
    enabled,
    staleTime: STALE,
    retry: (failures, error) => failures < HISTORY_RETRIES && !isUnauthorized(error),
    retryDelay: RETRY_DELAY,
  });
}

/** A refusal is final; a broken answer and an absent one may be better the next time. */
const isRefusal = (error: Error) => error instanceof HttpError && error.status < 500;

function refresh(client: QueryClient, keys: readonly (readonly string[])[]): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

/** What a reply made stale. */
function staleAfter({ action, taskCount = 0, canUndo }: Reply): readonly (readonly string[])[] {
  // A project that is taken back is no task: nothing in the reply tells of it.
  if (!action && taskCount === 0 && !canUndo) return [HISTORY_KEY, PROJECTS_KEY];
  return [HISTORY_KEY, TASKS_KEY, COLUMNS_KEY, PROJECTS_KEY, ANALYTICS_KEY];
}

export interface Saying extends ChatInput {
  /** The same for every attempt, so that a repetition does nothing twice. */
  key: string;
  /** What stands in the history as said. */
  words: string;
  /** It was said before, and nobody answered. */
  again?: boolean | undefined;
  /** It is said elsewhere than in the dialog. */
  command?: boolean | undefined;
}

/** What was done without a network comes ahead of what is said of it. */
const sendUnsent = async () => deviceState().unsent > 0 && sendNow();

const NO_ANSWER = { title: texts.error, text: texts.noAnswer };

/** Says something to the assistant, and tells where no answer comes. A card's refusal is told in the server's words. */
export function useSay() {
  const client = useQueryClient();
  return useMutation<Reply, Error, Saying>({
    mutationFn: async ({ key, words, again, command, ...body }) => {
      // What was sent once and not answered may have been done: only the server knows.
      if (!again && (isAskedHere() || (await isAway()))) return (await here()).sayHere(client, body, words);
      await sendUnsent();
      const reply: Reply = await call<typeof smartChat>('POST /api/ai/smart-chat', { body, idempotencyKey: key });
      wordsOf(reply);
      noteAnswer(reply);
      return reply;
    },
    retry: (failures, error) => failures < SEND_RETRIES && !isRefusal(error),
    retryDelay: RETRY_DELAY,
    onSuccess: (reply) => refresh(client, staleAfter(reply)),
    onError(error, { message, command }) {
      const failed = command ? texts.commandFailed : NO_ANSWER;
      if (message !== undefined) return tellFailure(error, failed.title, failed.text);
      // A card that is not to be answered any more is drawn anew.
      refresh(client, [HISTORY_KEY]);
      tellFailure(error, texts.card.failed, serverMessage(error) ?? failed.text);
    },
  });
}

/** Takes back all that a message did. */
export function useUndoMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ messageId, key }: { messageId: string; key: string }) => {
      if (await isAway()) return (await here()).undoHere(client, messageId);
      await sendUnsent();
      return call<typeof undoMessage>('POST /api/ai/undo', { body: { messageId }, idempotencyKey: key });
    },
    retry: (failures, error) => failures < SEND_RETRIES && !isRefusal(error),
    retryDelay: RETRY_DELAY,
    onSuccess: ({ message }) => toast({ title: message }),
    onError: (error) => tellFailure(error, texts.undoFailed, serverMessage(error)),
    onSettled: () => refresh(client, [HISTORY_KEY, TASKS_KEY, COLUMNS_KEY, PROJECTS_KEY, ANALYTICS_KEY]),
  });
}

/** Asks whether the memory is to be cleared. */
export function confirmClearing(): Promise<boolean> {
  const { title, text, action, cancel } = texts.clearQuestion;
  return confirm({ title, text, actionLabel: action, cancelLabel: cancel, tone: 'danger' });
}

/** Clears the assistant's memory. */
export function useClearHistory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof clearHistory>('DELETE /api/chat/history'),
    onSuccess: () => {
      client.setQueryData<ChatItem[]>(HISTORY_KEY, []);
      toast({ title: texts.cleared });
    },
    onError: (error) => tellFailure(error, texts.clearFailed, serverMessage(error)),
  });
}
