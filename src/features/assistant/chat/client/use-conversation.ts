import { useCallback, useRef, useState } from 'react';
import { randomId } from '#client/lib/random-id.ts';
import { forgetUndo, rememberUndo, type Undoable, undoChange } from '#client/lib/undo.ts';
import { toast } from '#client/ui/toast.ts';
import { announcementOf } from '../announcement.ts';
import type { ChatItem } from '../contract.ts';
import { texts } from '../texts.ts';
import { answered, failed, merged, type Reply, said, type Transcript, undone, withoutApology } from '../transcript.ts';
import { useChatHistory, useSay, useUndoMessage } from './queries.ts';

const now = () => new Date().toISOString();

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

  const undo = (messageId: string) => {
    const undoable = undoables.current.get(messageId);
    if (undoable) forgetUndo(undoable);
    return takeBack.mutate(messageId, { onSuccess: () => setTranscript((lines) => undone(lines, messageId)) });
  };

  const announce = (reply: Reply) => {
    const announcement = announcementOf(reply);
    const { messageId, canUndo } = reply;
    const undoable = messageId && canUndo ? rememberUndo(() => undo(messageId)) : undefined;
    if (messageId && undoable) undoables.current.set(messageId, undoable);
    if (!announcement) return;
    const action = undoable && { label: texts.undoMessage, onClick: () => undoChange(undoable) };
    toast({ ...announcement, ...(action && { action }) });
  };

  /** Says a message; `id` is that of an earlier attempt. Nothing is said while an answer is awaited. */
  const send = (content: string, { id = randomId(), onAnswer }: { id?: string; onAnswer?: () => void } = {}) => {
    const message = content.trim();
    if (!message || say.isPending) return false;
    setTranscript((lines) => said(withoutApology(lines, id), { id, content: message, createdAt: now() }));
    say.mutateAsync({ message, key: id }).then(
      (reply) => {
        setTranscript((lines) => answered(lines, id, reply, now()));
        announce(reply);
        onAnswer?.();
      },
      () => setTranscript((lines) => failed(lines, id, randomId(), now())),
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
