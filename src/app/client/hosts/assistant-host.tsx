import { MessageCircle } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRequestedDraft } from '#client/lib/draft-request.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useMediaQuery } from '#client/lib/media-query.ts';
import { type OpenAssistant, onOpenAssistant, openAssistant } from '#client/lib/open-assistant.ts';
import { openTaskDetail } from '#client/lib/open-task-detail.ts';
import { fetchPart } from '#client/lib/part-files.ts';
import { classNames } from '#client/ui/class-names.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { CHAT_DRAFT } from '#features/assistant/chat/client/chat-draft.ts';
import { useProtected } from '#features/auth/client/auth-dialog-provider.tsx';
import { texts } from '../texts.ts';
import { useInTheWay } from './use-in-the-way.ts';

const loadDialog = () => import('#features/assistant/chat/client/chat-dialog.tsx');
const ChatDialog = lazyPart(() => loadDialog().then((module) => ({ default: module.ChatDialog })));

/** Where it floats on a wide window; on a phone it stands at the end of the bar of sections. */
const PLACE = { edge: 24, size: 56 };
/** The same width as the `md:` of its classes. */
const WIDE = '(width >= 48rem)';

/** The round button of the assistant, and its dialog wherever in the window it is asked for. */
export function AssistantHost() {
  const protect = useProtected();
  const [asked, setAsked] = useState<OpenAssistant>();
  const [open, setOpen] = useState(false);
  const inTheWay = useInTheWay(PLACE, useMediaQuery(WIDE));
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
        className={classNames(
          'fixed right-2 bottom-[calc(0.25rem+env(safe-area-inset-bottom))] z-10 inline-flex size-12 items-center justify-center rounded-full bg-accent text-on-accent shadow-float transition-[background-color,transform,width,right] hover:bg-accent-hover active:scale-95',
          // A handle in the page's margin, where it covers nothing.
          inTheWay
            ? 'md:right-0 md:bottom-6 md:h-14 md:w-6 md:rounded-r-none'
            : 'md:right-6 md:bottom-6 md:size-14 md:rounded-full',
        )}
      >
        <MessageCircle aria-hidden className={inTheWay ? 'size-6 md:size-4' : 'size-6'} />
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
