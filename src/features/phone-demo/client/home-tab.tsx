import { MessageCircle, Plus, Sparkles, Square, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useActiveSession } from '#features/focus/client/queries.ts';
import { SessionClock } from '#features/focus/client/session-clock.tsx';
import { duration } from '#shared/russian/duration.ts';
import { countActive, PRESETS } from '../rules.ts';
import { texts } from '../texts.ts';
import { usePhoneAccount } from './phone-account.ts';

const words = texts.overview;

export function HomeTab() {
  const { tasks, focusMinutes, lastMessage, isSample, createTask, openChat } = usePhoneAccount();
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-3">
        <Figure label={words.activeTasks}>
          {tasks.data ? countActive(tasks.data) : <Skeleton className="my-1.5 h-6 w-10" />}
        </Figure>
        <Figure label={words.focusTime}>{duration(focusMinutes)}</Figure>
      </dl>
      <Button size="large" onClick={createTask}>
        <Plus aria-hidden />
        {words.create}
      </Button>
      {isSample ? <StartButton /> : <SessionButton />}
      <Button size="large" variant="secondary" onClick={openChat}>
        <MessageCircle aria-hidden />
        {words.chat}
      </Button>
      <section aria-label={words.lastMessage} className="mt-1 rounded-card bg-accent-soft p-4">
        <h2 className="flex items-center gap-2 font-medium text-accent-text text-small">
          <Sparkles aria-hidden className="size-4" />
          {words.lastMessage}
        </h2>
        <p className="mt-2 line-clamp-8 whitespace-pre-line">{lastMessage ?? words.noMessage}</p>
      </section>
    </div>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <dt className="text-small text-text-muted">{label}</dt>
      <dd className="mt-1 font-semibold text-title">{children}</dd>
    </div>
  );
}

/** Starts a session, or finishes the one that runs. */
function SessionButton() {
  if (!useActiveSession()) return <StartButton />;
  return (
    <SessionClock>
      {({ finish }) => (
        <Button size="large" variant="secondary" onClick={finish}>
          <Square aria-hidden />
          {words.finish}
        </Button>
      )}
    </SessionClock>
  );
}

function StartButton() {
  const { startFocus } = usePhoneAccount();
  return (
    <Button size="large" variant="secondary" onClick={() => startFocus(PRESETS[0])}>
      <Timer aria-hidden />
      {words.start}
    </Button>
  );
}
