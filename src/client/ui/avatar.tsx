import { useState } from 'react';
import { classNames } from './class-names.ts';

interface AvatarProps {
  src: string | null;
  initials: string;
  size?: 'small' | 'large';
}

const SIZES = { small: 'size-8 text-small', large: 'size-24 text-title' } as const;

/**
 * A round picture, or the initials in its place. The name stands beside it or on the control around it; initials are drawn
 * and not written, for a control is called by the words that stand on it.
 */
export function Avatar({ src, initials, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-text',
        SIZES[size],
      )}
    >
      {src && src !== broken ? (
        <img src={src} alt="" onError={() => setBroken(src)} className="size-full object-cover" />
      ) : (
        <span data-initials={initials} className="before:content-[attr(data-initials)]" />
      )}
    </span>
  );
}
