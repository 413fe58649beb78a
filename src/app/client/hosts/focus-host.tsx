import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart, loadPart } from '#client/lib/lazy-part.ts';
import { onOpenFocusStart } from '#client/lib/open-focus-start.ts';
import { FloatingPart, Part } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useProtected } from '#features/auth/client/auth-dialog-provider.tsx';
import { useActiveSession, useRest } from '#features/focus/client/queries.ts';
import { paths } from '#shared/paths.ts';

const SessionKeeper = lazyPart(() =>
  import('#features/focus/client/session-keeper.tsx').then((module) => ({ default: module.SessionKeeper })),
);
const CheckIns = lazyPart(() =>
  import('#features/assistant/check-in/client/check-ins.tsx').then((module) => ({ default: module.CheckIns })),
);
const CheckInCard = lazyPart(() =>
  import('#features/assistant/check-in/client/check-in-card.tsx').then((module) => ({ default: module.CheckInCard })),
);
const MotivateButton = lazyPart(() =>
  import('#features/assistant/motivation/client/motivate-button.tsx').then((module) => ({
    default: module.MotivateButton,
  })),
);
const StartDialog = lazyPart(() =>
  import('#features/focus/client/start-dialog.tsx').then((module) => ({ default: module.StartDialog })),
);
const HistoryDialog = lazyPart(() =>
  import('#features/focus/client/history-dialog.tsx').then((module) => ({ default: module.HistoryDialog })),
);
const ActiveSessionPanel = lazyPart(() =>
  import('#features/focus/client/active-session-panel.tsx').then((module) => ({ default: module.ActiveSessionPanel })),
);

const tellActive = async () => (await loadPart(() => import('#features/focus/client/session-changes.ts'))).tellActive();

/** What a request for the start dialog asks for; a new one each time, so that the dialog begins afresh. */
interface Asked {
  taskId: string | undefined;
}

/** Keeps the running session and opens the dialog that starts one, wherever in the window it is asked for. */
export function FocusHost({ panelShown }: { panelShown: boolean }) {
  const [, navigate] = useLocation();
  const session = useActiveSession();
  const protect = useProtected();
  const [asked, setAsked] = useState<Asked>();
  const [shown, setShown] = useState<'start' | 'history'>();

  const open = useEffectEvent((taskId: string | undefined) =>
    protect(() => {
      if (session) return void tellActive();
      setAsked({ taskId });
      setShown('start');
    }),
  );
  useEffect(() => onOpenFocusStart((taskId) => open(taskId)), []);
  const started = () => {
    setShown(undefined);
    navigate(paths.home);
  };
  return (
    <>
      <FloatingPart>
        <SessionKeeper />
        <CheckIns />
        {!panelShown && <CheckInCard floating />}
      </FloatingPart>
      <FloatingPart asked={asked}>
        {asked && (
          <StartDialog
            key={asked.taskId ?? 'any'}
            taskId={asked.taskId}
            open={shown === 'start'}
            onOpenChange={(next) => setShown(next ? 'start' : undefined)}
            onStart={started}
            onShowHistory={() => setShown('history')}
          />
        )}
      </FloatingPart>
      <FloatingPart asked={shown}>
        {shown === 'history' && <HistoryDialog open onOpenChange={() => setShown(undefined)} />}
      </FloatingPart>
    </>
  );
}

/** The running session above the dashboard, or the rest behind one. */
export function FocusPanel() {
  const [, navigate] = useLocation();
  const session = useActiveSession();
  const rest = useRest();
  if (!session && !rest) return null;
  return (
    <Part placeholder={<Skeleton className="mb-6 h-50 rounded-card" />}>
      <ActiveSessionPanel onEnd={() => navigate(paths.home)} notice={<CheckInCard />} more={<MotivateButton />} />
    </Part>
  );
}
