import { Progress } from '#client/ui/progress.tsx';
import { MINUTE } from '#shared/day.ts';
import type { FocusSession } from '../contract.ts';
import { texts as focus } from '../texts.ts';
import type { Reading } from '../timer.ts';
import { texts } from './texts.ts';

/** How much of the plan is done. */
export function ProgressLine({ session, reading }: { session: FocusSession; reading: Reading }) {
  const worked = focus.duration(Math.floor(reading.elapsed / MINUTE));
  if (session.durationMinutes === null) return <p className="text-small text-text-muted">{texts.session.unlimited}</p>;
  return (
    <div className="flex items-center gap-3">
      <Progress label={texts.session.progress} value={reading.progress * 100} className="flex-1" />
      <span className="shrink-0 text-small text-text-muted">
        {texts.session.ofPlan(worked, focus.duration(session.durationMinutes))}
      </span>
    </div>
  );
}
