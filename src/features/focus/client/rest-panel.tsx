import { useQueryClient } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { REST_CHOICES, type Rest } from '../rest.ts';
import { texts as focus } from '../texts.ts';
import { clockFace } from '../timer.ts';
import { beginNext } from './next-session.ts';
import { callOffRest, takeRest } from './resting.ts';
import { texts } from './texts.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** The rest above the dashboard, or the offer of one. */
export function RestPanel({ rest }: { rest: Rest }) {
  return rest.offered ? <Offer rest={rest} /> : <Resting rest={rest} />;
}

/** How long it lasts, what comes then, and the ways out of it. */
function Resting({ rest }: { rest: Rest }) {
  const client = useQueryClient();
  const face = clockFace(useSecondsUntil(rest.until));
  const { taskTitle, next, alone } = rest;
  return (
    <Panel
      text={alone ? texts.rest.alone : texts.rest.next(taskTitle, focus.duration(next.durationMinutes ?? 0))}
      title={
        <>
          {texts.rest.title}{' '}
          <span role="timer" aria-label={texts.session.timer(face)} className="tabular">
            {face}
          </span>
        </>
      }
    >
      <Button onClick={() => void beginNext(client, rest)}>{alone ? texts.rest.again : texts.rest.skip}</Button>
      <Button variant="secondary" onClick={() => callOffRest(rest)}>
        {alone ? texts.rest.finish : texts.rest.stop}
      </Button>
    </Panel>
  );
}

function Offer({ rest }: { rest: Rest }) {
  return (
    <Panel text={texts.rest.offerText} title={texts.rest.offer}>
      {REST_CHOICES.map((minutes) => (
        <Button
          key={minutes}
          variant={minutes === rest.offered ? 'primary' : 'secondary'}
          onClick={() => takeRest(rest, minutes)}
        >
          {texts.rest.choice(minutes)}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => callOffRest(rest)}>
        {texts.rest.refuse}
      </Button>
    </Panel>
  );
}

function Panel({ title, text, children }: { title: ReactNode; text: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Coffee aria-hidden strokeWidth={1.75} className="size-6 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 id={heading} className="font-semibold text-heading">
          {title}
        </h2>
        <p className="wrap-anywhere line-clamp-2 text-small text-text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </Card>
  );
}
