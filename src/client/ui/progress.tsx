import { classNames } from './class-names.ts';

interface ProgressProps {
  label: string;
  /** 0–100; more is shown as full. */
  value: number;
  tone?: 'accent' | 'success' | 'warning' | 'danger';
  className?: string;
}

const TONES = { accent: 'bg-accent', success: 'bg-success', warning: 'bg-warning', danger: 'bg-danger' } as const;

export function Progress({ label, value, tone = 'accent', className }: ProgressProps) {
  const shown = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames('h-2 overflow-hidden rounded-full bg-surface-hover', className)}
    >
      <div
        className={classNames('size-full origin-left rounded-full transition-transform duration-200', TONES[tone])}
        style={{ transform: `scaleX(${shown / 100})` }}
      />
    </div>
  );
}
