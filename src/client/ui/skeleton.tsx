import { classNames } from './class-names.ts';

/** A quiet block in the place of what is still loading; it appears only when loading takes longer than a blink. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('late-appearance rounded-small bg-surface-hover', className)} />;
}
