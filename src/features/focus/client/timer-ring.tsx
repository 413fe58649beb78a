import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';

interface TimerRingProps {
  /** 0 … 1. */
  progress: number;
  paused: boolean;
  size: 'medium' | 'large';
  /** Stands in the middle. */
  children: ReactNode;
}

const SIZES = { medium: 'size-32 sm:size-36', large: 'size-64 sm:size-80' } as const;
const RADIUS = 46;

/** The ring fills as time goes; a pause dims it. Each second's step takes a second, so that it never jumps. */
export function TimerRing({ progress, paused, size, children }: TimerRingProps) {
  return (
    <div className={classNames('relative shrink-0', SIZES[size])}>
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className={classNames('-rotate-90 size-full fill-transparent transition-opacity', paused && 'opacity-50')}
      >
        <circle cx="50" cy="50" r={RADIUS} className="stroke-[5] stroke-surface-hover" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          pathLength={1}
          strokeDasharray={1}
          strokeDashoffset={1 - progress}
          className={classNames(
            'stroke-[5] stroke-accent transition-[stroke-dashoffset] duration-1000 ease-linear [stroke-linecap:round]',
            progress === 0 && 'opacity-0',
          )}
        />
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center">{children}</div>
    </div>
  );
}
