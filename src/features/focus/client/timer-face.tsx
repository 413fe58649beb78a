import { classNames } from '#client/ui/class-names.ts';
import { clockFace, faceSeconds, type Reading } from '../timer.ts';
import { texts } from './texts.ts';
import { TimerRing } from './timer-ring.tsx';

interface TimerFaceProps {
  reading: Reading;
  size: 'medium' | 'large';
}

/** As large as the ring leaves room for. */
const LARGE = {
  minutes: 'text-[4rem] leading-none sm:text-[5rem]',
  hours: 'text-[2.75rem] leading-none sm:text-[3.5rem]',
} as const;

/** The ring with the time in it and a word about what the time is. */
export function TimerFace({ reading, size }: TimerFaceProps) {
  const face = clockFace(faceSeconds(reading));
  const label = reading.remaining === null ? texts.session.elapsed : texts.session.remaining;
  return (
    <TimerRing progress={reading.progress} paused={reading.paused} size={size}>
      {/* role="timer" is not read out by itself: a reader asks for it. */}
      <span
        role="timer"
        aria-label={texts.session.timer(face)}
        className={classNames(
          'tabular font-semibold tracking-tight transition-colors',
          reading.paused && 'text-text-muted',
          size === 'medium' ? 'text-title' : LARGE[face.length > 5 ? 'hours' : 'minutes'],
        )}
      >
        {face}
      </span>
      <span className={classNames('text-text-muted', size === 'large' ? 'mt-2 text-body' : 'text-small')}>
        {reading.paused ? texts.session.paused : label}
      </span>
    </TimerRing>
  );
}
