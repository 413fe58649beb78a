import { useState } from 'react';
import { useLocation } from 'wouter';
import { loadPart } from '#client/lib/lazy-part.ts';
import { openAssistant } from '#client/lib/open-assistant.ts';
import { markSeen } from '#features/tour/client/tour-seen.ts';
import { useTourStart } from '#features/tour/client/tour-start.ts';
import { WELCOME_DELAY } from '#features/tour/rules.ts';
import { paths } from '#shared/paths.ts';

const loadTour = () => loadPart(() => import('#features/tour/client/welcome-tour.tsx'));

interface Shown extends Awaited<ReturnType<typeof loadTour>> {
  run: number;
  open: boolean;
}

/** Shows a newcomer around, and ends in the assistant's welcome. */
export function TourHost() {
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<Shown>();
  useTourStart(loadTour, ({ WelcomeTour }) => setShown({ WelcomeTour, run: (shown?.run ?? 0) + 1, open: true }));
  if (!shown) return null;

  const { WelcomeTour, run, open } = shown;
  const end = () => {
    markSeen();
    setShown({ ...shown, open: false });
  };
  return (
    <WelcomeTour
      key={run}
      open={open}
      onSetOut={() => navigate(paths.home)}
      onClose={end}
      onFinish={() => {
        end();
        setTimeout(() => openAssistant({ welcome: true }), WELCOME_DELAY);
      }}
    />
  );
}
