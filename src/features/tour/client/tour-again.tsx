import { Button } from '#client/ui/button.tsx';
import { texts } from '../texts.ts';
import { replayTour } from './tour-start.ts';

/** The control among the settings that shows the welcome tour again. */
export function TourAgain() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-small text-text-muted">{texts.again.text}</p>
      <Button variant="secondary" onClick={replayTour}>
        {texts.again.action}
      </Button>
    </div>
  );
}
