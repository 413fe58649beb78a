import { MessageCircle } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRequestedDraft } from '#client/lib/draft-request.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { type OpenAssistant, onOpenAssistant, openAssistant } from '#client/lib/open-assistant.ts';
import { openTaskDetail } from '#client/lib/open-task-detail.ts';
import { fetchPart } from '#client/lib/part-files.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { CHAT_DRAFT } from '#features/assistant/chat/client/chat-draft.ts';
import { useProtected } from '#features/auth/client/auth-dialog-provider.tsx';
import { texts } from '../texts.ts';

const loadDialog = () => import('#features/assistant/chat/client/chat-dialog.tsx');
const ChatDialog = lazyPart(() => loadDialog().then((module) => ({ default: module.ChatDialog })));

/** The round button of the assistant, and its dialog wherever in the window it is asked for. */
export function AssistantHost() {
  const protect = useProtected();
  const [asked, setAsked] = useState<OpenAssistant>();
  const [open, setOpen] = useState(false);
  const show = useEffectEvent((wanted: OpenAssistant) =>
    protect(() => {
      setAsked(wanted);
      setOpen(true);
    }),
  );
  useEffect(() => onOpenAssistant((wanted) => show(wanted)), []);
  useRequestedDraft(CHAT_DRAFT, () => openAssistant());
  return (
    <>
      <button
        type="button"
        aria-label={texts.openAssistant}
        aria-haspopup="dialog"
        data-tour="assistant"
        onClick={() => openAssistant()}
        onPointerEnter={() => fetchPart(loadDialog)}
        onFocus={() => fetchPart(loadDialog)}
        className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 inline-flex size-14 items-center justify-center rounded-full bg-accent text-on-accent shadow-float transition-[background-color,transform] hover:bg-accent-hover active:scale-95 md:right-6 md:bottom-6"
      >
        <MessageCircle aria-hidden className="size-6" />
      </button>
      {asked && (
        <FloatingPart asked={asked}>
          <ChatDialog
            asked={asked}
            open={open}
            onOpenChange={setOpen}
            onOpenTask={(taskId) => openTaskDetail({ taskId })}
          />
        </FloatingPart>
      )}
    </>
  );
}
