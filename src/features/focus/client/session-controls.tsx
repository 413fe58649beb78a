import { useQueryClient } from '@tanstack/react-query';
import { Pause, Play, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonSize } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { confirm } from '#client/ui/confirm.ts';
import { MINUTE } from '#shared/day.ts';
import type { FocusSession } from '../contract.ts';
import { texts as focus } from '../texts.ts';
import type { Reading } from '../timer.ts';
import { endSession } from './ending.ts';
import { texts } from './texts.ts';
import { pauseTimer, readNow, resumeTimer, timingOf } from './timing.ts';

interface SessionControlsProps {
  session: FocusSession;
  paused: boolean;
  size?: ButtonSize;
  centered?: boolean;
  /** The user has ended the session. */
  onEnd?: (() => void) | undefined;
  /** What else may be asked for during the session. */
  more?: ReactNode;
}

/** Pause or resume, and finish. */
export function SessionControls({ session, paused, size, centered, onEnd, more }: SessionControlsProps) {
  const client = useQueryClient();
  const finish = async () => {
    if (!(await confirmFinish(session))) return;
    onEnd?.();
    await endSession(client, session, session.isUnlimited ? 'completed' : 'interrupted');
  };
  return (
    <div className={classNames('flex flex-wrap gap-2', centered && 'justify-center')}>
      <Button
        size={size}
        variant={paused ? 'primary' : 'secondary'}
        onClick={() => (paused ? resumeTimer : pauseTimer)(session.id)}
      >
        {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
        {paused ? texts.session.resume : texts.session.pause}
      </Button>
      <Button size={size} variant="secondary" onClick={finish}>
        <Square aria-hidden />
        {texts.session.finish}
      </Button>
      {more}
    </div>
  );
}

function confirmFinish(session: FocusSession): Promise<boolean> {
  const { remaining, elapsed }: Reading = readNow(session, timingOf(session.id));
  const early = remaining !== null;
  return confirm({
    title: early ? texts.finish.title : texts.finish.unlimitedTitle,
    text: early
      ? texts.finish.text(focus.duration(Math.ceil(remaining / MINUTE)))
      : texts.finish.unlimitedText(focus.duration(Math.floor(elapsed / MINUTE))),
    actionLabel: texts.finish.action,
    cancelLabel: texts.finish.cancel,
    tone: 'primary',
  });
}
