import { useQueryClient } from '@tanstack/react-query';
import { Pause, Play, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonSize } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { FocusSession } from '../contract.ts';
import { finishSession } from './finish-session.ts';
import { setPaused } from './stands.ts';
import { texts } from './texts.ts';

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
  return (
    <div className={classNames('flex flex-wrap gap-2', centered && 'justify-center')}>
      <Button
        size={size}
        variant={paused ? 'primary' : 'secondary'}
        // The second press of a double one is no other wish.
        onClick={({ detail }) => detail < 2 && setPaused(client, session, !paused)}
      >
        {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
        {paused ? texts.session.resume : texts.session.pause}
      </Button>
      <Button size={size} variant="secondary" onClick={() => finishSession(client, session, onEnd)}>
        <Square aria-hidden />
        {texts.session.finish}
      </Button>
      {more}
    </div>
  );
}
