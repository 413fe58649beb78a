import { rememberUndo, type Undoable, undoChange } from '#client/lib/undo.ts';
import { toast } from '#client/ui/toast.ts';
import { type Announcement, announcementOf } from '../announcement.ts';
import { texts } from '../texts.ts';
import type { Reply } from '../transcript.ts';

/**
 * Tells by a toast what a message did, and makes it a change that this window can take back by `undo`.
 * @param otherwise told where nothing was done
 */
export function announceReply(
  reply: Reply,
  undo: (messageId: string) => unknown,
  otherwise: Announcement | null = null,
): Undoable | undefined {
  const { messageId, canUndo } = reply;
  const undoable = messageId && canUndo ? rememberUndo(() => undo(messageId)) : undefined;
  const announcement = announcementOf(reply) ?? otherwise;
  const action = undoable && { label: texts.undoMessage, onClick: () => undoChange(undoable) };
  if (announcement) toast({ ...announcement, ...(action && { action }) });
  return undoable;
}
