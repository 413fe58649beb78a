import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { openAssistant } from '#client/lib/open-assistant.ts';
import { paths } from '#client/lib/paths.ts';
import { markSeen } from '#features/tour/client/seen.ts';
import { useTourStart } from '#features/tour/client/tour-start.ts';
import { WELCOME_DELAY } from '#features/tour/rules.ts';

const WelcomeTour = lazyPart(() =>
  import('#features/tour/client/welcome-tour.tsx').then((module) => ({ default: module.WelcomeTour })),
);

/** Shows a newcomer around, and ends in the assistant's welcome. */
export function TourHost() {
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<{ run: number; open: boolean }>();
  useTourStart(() => setShown({ run: (shown?.run ?? 0) + 1, open: true }));
  if (!shown) return null;

  const end = () => {
    markSeen();
    setShown({ ...shown, open: false });
  };
  return (
    <Suspense>
      <WelcomeTour
        key={shown.run}
        open={shown.open}
        onSetOut={() => navigate(paths.home)}
        onClose={end}
        onFinish={() => {
          end();
          setTimeout(() => openAssistant({ welcome: true }), WELCOME_DELAY);
        }}
      />
    </Suspense>
  );
}
