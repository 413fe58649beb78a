import { Dialog } from '@base-ui/react/dialog';
import { Minimize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLayer } from '#client/lib/use-layer.ts';
import type { FocusSession } from '../contract.ts';
import { ProgressLine } from './progress-line.tsx';
import { POLL_SCREEN, useActiveSession } from './queries.ts';
import { SessionControls } from './session-controls.tsx';
import { SessionNotes } from './session-notes.tsx';
import { texts } from './texts.ts';
import { TimerFace } from './timer-face.tsx';
import { useReading } from './use-timer-reading.ts';

interface SessionScreenProps {
  session: FocusSession;
  onClose: () => void;
  onEnd?: (() => void) | undefined;
  notice?: ReactNode;
  more?: ReactNode;
}

/** The session alone on the screen: a large ring and nothing to be distracted by. */
export function SessionScreen({ session, onClose, onEnd, notice, more }: SessionScreenProps) {
  useActiveSession(POLL_SCREEN);
  const reading = useReading(session);
  useLayer(true, onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 flex flex-col items-center justify-center-safe gap-8 overflow-y-auto bg-canvas p-6 text-center pt-18 pb-[max(1.5rem,env(safe-area-inset-bottom))] outline-none">
          <Dialog.Close
            aria-label={texts.close}
            className="touch-target absolute top-4 right-4 inline-flex size-10 items-center justify-center rounded-control text-text-muted hover:bg-surface-hover hover:text-text"
          >
            <Minimize2 aria-hidden className="size-5" />
          </Dialog.Close>
          <Dialog.Title className="wrap-anywhere line-clamp-3 max-w-160 shrink-0 text-center font-semibold text-heading">
            {texts.session.heading(session.taskTitle)}
          </Dialog.Title>
          <TimerFace reading={reading} size="large" />
          <div className="w-full max-w-80 text-center">
            <ProgressLine session={session} reading={reading} />
          </div>
          <SessionControls session={session} paused={reading.paused} size="large" centered onEnd={onEnd} more={more} />
          <SessionNotes session={session} />
          <div className="w-full max-w-110">{notice}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
