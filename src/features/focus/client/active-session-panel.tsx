import { History, Maximize2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { openTaskDetail } from '#client/lib/open-task-detail.ts';
import { Card } from '#client/ui/card.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { FloatingPart } from '#client/ui/part.tsx';
import { StuckSign } from '#client/ui/stuck-sign.tsx';
import type { FocusSession } from '../contract.ts';
import { ProgressLine } from './progress-line.tsx';
import { useActiveSession, useRest } from './queries.ts';
import { SessionControls } from './session-controls.tsx';
import { SessionNotes } from './session-notes.tsx';
import { texts } from './texts.ts';
import { TimerFace } from './timer-face.tsx';
import { useReading } from './use-timer-reading.ts';

const HistoryDialog = lazyPart(() => import('./history-dialog.tsx').then((m) => ({ default: m.HistoryDialog })));
const loadRest = () => import('./rest-panel.tsx').then((m) => ({ default: m.RestPanel }));
const RestPanel = lazyPart(loadRest);
const SessionScreen = lazyPart(() => import('./session-screen.tsx').then((m) => ({ default: m.SessionScreen })));

interface ActiveSessionPanelProps {
  /** The user has ended the session here. */
  onEnd?: () => void;
  /** What is said to the user during the session. */
  notice?: ReactNode;
  /** What else may be asked for during the session. */
  more?: ReactNode;
}

/** The running session above the dashboard, or the rest behind it; nothing where there is none. */
export function ActiveSessionPanel(props: ActiveSessionPanelProps) {
  const session = useActiveSession();
  const rest = useRest();
  if (session) return <Panel key={session.id} session={session} {...props} />;
  return (
    rest && (
      <FloatingPart>
        <RestPanel rest={rest} />
      </FloatingPart>
    )
  );
}

function Panel({ session, onEnd, notice, more }: ActiveSessionPanelProps & { session: FocusSession }) {
  const reading = useReading(session);
  const heading = useId();
  useEffect(() => void loadRest().catch((error) => console.debug('not there at once', error)), []);
  return (
    <Card
      aria-labelledby={heading}
      className="mb-6 flex flex-col items-center gap-5 sm:flex-row sm:items-start sm:gap-7"
    >
      <TimerFace reading={reading} size="medium" />
      <div className="flex w-full min-w-0 flex-1 flex-col gap-3">
        <header className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="text-small text-text-muted">
              {reading.paused ? texts.session.paused : texts.session.running}
            </p>
            <h2 id={heading} className="wrap-anywhere line-clamp-2 font-semibold text-heading">
              <SubjectLine session={session} />
            </h2>
          </div>
          <PanelTools session={session} onEnd={onEnd} notice={notice} more={more} />
        </header>
        <ProgressLine session={session} reading={reading} />
        <SessionControls session={session} paused={reading.paused} onEnd={onEnd} more={more} />
        <SessionNotes session={session} />
        {notice}
      </div>
    </Card>
  );
}

/** The task's title, leading to its detail. */
function SubjectLine({ session: { taskId, taskTitle } }: { session: FocusSession }) {
  if (!taskId || taskTitle === null) return texts.session.heading(taskTitle);
  return (
    <button
      type="button"
      className="line-clamp-2 rounded-small text-left hover:text-accent-text"
      aria-label={texts.session.openTask(taskTitle)}
      onClick={() => openTaskDetail({ taskId })}
    >
      {taskTitle}
    </button>
  );
}

function PanelTools({ session, onEnd, notice, more }: ActiveSessionPanelProps & { session: FocusSession }) {
  const [shown, setShown] = useState<{ dialog: 'history' | 'screen' }>();
  const close = () => setShown(undefined);
  return (
    <div className="flex items-center">
      <StuckSign id={session.id} name={texts.session.heading(session.taskTitle)} />
      <IconButton label={texts.history.open} onClick={() => setShown({ dialog: 'history' })}>
        <History aria-hidden />
      </IconButton>
      <IconButton label={texts.session.openScreen} onClick={() => setShown({ dialog: 'screen' })}>
        <Maximize2 aria-hidden />
      </IconButton>
      <FloatingPart asked={shown}>
        {shown?.dialog === 'history' && <HistoryDialog open onOpenChange={close} />}
        {shown?.dialog === 'screen' && (
          <SessionScreen session={session} onClose={close} onEnd={onEnd} notice={notice} more={more} />
        )}
      </FloatingPart>
    </div>
  );
}
