import { useQueryClient } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import type { Rest } from '../rest.ts';
import { texts as focus } from '../texts.ts';
import { clockFace } from '../timer.ts';
import { beginNext } from './next-session.ts';
import { claimRest } from './resting.ts';
import { texts } from './texts.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** The rest above the dashboard: how long it lasts, what comes then, and the ways out of it. */
export function RestPanel({ rest }: { rest: Rest }) {
  const client = useQueryClient();
  const heading = useId();
  const face = clockFace(useSecondsUntil(rest.until));
  return (
    <Card aria-labelledby={heading} className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Coffee aria-hidden strokeWidth={1.75} className="size-6 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 id={heading} className="font-semibold text-heading">
          {texts.rest.title}{' '}
          <span role="timer" aria-label={texts.session.timer(face)} className="tabular">
            {face}
          </span>
        </h2>
        <p className="wrap-anywhere line-clamp-2 text-small text-text-muted">
          {texts.rest.next(rest.taskTitle, focus.duration(rest.next.durationMinutes ?? 0))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void beginNext(client, rest)}>{texts.rest.skip}</Button>
        <Button variant="secondary" onClick={() => claimRest(rest)}>
          {texts.rest.stop}
        </Button>
      </div>
    </Card>
  );
}
