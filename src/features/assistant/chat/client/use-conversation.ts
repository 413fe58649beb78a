import { useCallback, useEffect, useRef, useState } from 'react';
import { clientId } from '#client/lib/client-id.ts';
import { randomId } from '#client/lib/random-id.ts';
import { forgetUndo, type Undoable } from '#client/lib/undo.ts';
import { isBlank } from '#shared/characters.ts';
import type { ChatItem } from '../contract.ts';
import {
  answered,
  failed,
  merged,
  openCard,
  type Reply,
  said,
  type Transcript,
  undone,
  unsaid,
  withoutApology,
} from '../transcript.ts';
import { announceReply } from './announce-reply.ts';
import { prepareHere } from './offline/place.ts';
import { useChatHistory, useSay, useUndoMessage } from './queries.ts';

const now = () => new Date().toISOString();

/** The answer to a card by a press: one of its proposals, or none. */
export type Press = { proposalId: string } | { decline: string };

/** A second press on the same is no second answer. */
const keyOf = (press: Press) => ('decline' in press ? `decline-${press.decline}` : `choose-${press.proposalId}`);

export interface Sending {
  /** That of an earlier attempt. */
  id?: string;
  /** The message was spoken. */
  voice?: boolean;
  /** It is pressed and not said. */
  press?: Press;
  /** It was said elsewhere, and the dialog opened for it. */
  command?: boolean;
  onAnswer?: (reply: Reply) => void;
}

/** Everything that is said while the dialog is open: the history, and what is on its way. */
export function useConversation(open: boolean) {
  const [transcript, setTranscript] = useState<Transcript>([]);
  const [read, setRead] = useState<ChatItem[]>();
  const history = useChatHistory(open);
  const say = useSay();
  const takeBack = useUndoMessage();
  /** Deeds of this window that its undo key takes back, by the message that did them. */
  const undoables = useRef(new Map<string, Undoable>());

  if (open && history.data && history.data !== read) {
    setRead(history.data);
    setTranscript(merged(transcript, history.data));
  }

  useEffect(() => {
    if (open) void prepareHere();
  }, [open]);

  const undo = (messageId: string) => {
    const undoable = undoables.current.get(messageId);
    if (undoable) forgetUndo(undoable);
    return takeBack.mutate(
      { messageId, key: randomId() },
      { onSuccess: () => setTranscript((lines) => undone(lines, messageId)) },
    );
  };

  const announce = (reply: Reply) => {
    const undoable = announceReply(reply, undo);
    if (reply.messageId && undoable) undoables.current.set(reply.messageId, undoable);
  };

  /** Says a message, or what is pressed. Nothing is said while an answer is awaited. */
  const send = (content: string, { id: earlier, voice, press, command, onAnswer }: Sending = {}) => {
    const id = earlier ?? randomId();
    const again = earlier !== undefined;
    const message = content.trim();
    if (isBlank(message) || say.isPending) return false;
    const inSight = openCard(transcript, clientId, Date.now())?.id;
    const spoken = voice && { voice, ...(inSight && { inSight }) };
    setTranscript((lines) => said(withoutApology(lines, id), { id, content: message, createdAt: now(), voice }));
    say
      .mutateAsync({
        ...(press ?? { message }),
        ...spoken,
        key: press ? keyOf(press) : id,
        words: message,
        again,
        command,
      })
      .then(
        (reply) => {
          setTranscript((lines) => answered(lines, id, reply, now(), clientId));
          announce(reply);
          onAnswer?.(reply);
        },
        () => setTranscript((lines) => (press ? unsaid(lines, id) : failed(lines, id, randomId(), now()))),
      );
    return true;
  };

  /** The dialog closed: what the server keeps is forgotten here. */
  const forget = useCallback(() => {
    setTranscript((lines) => lines.filter(({ state }) => state === 'sending'));
    setRead(undefined);
  }, []);

  return { transcript, history, pending: say.isPending, send, undo, undoing: takeBack.isPending, forget };
}

export type Conversation = ReturnType<typeof useConversation>;
