interface AvatarProps {
  src: string | null;
  initials: string;
}

/** A round picture, or the initials in its place. The name stands beside it or on the control around it. */
export function Avatar({ src, initials }: AvatarProps) {
  return (
    <span
      aria-hidden
      className="inline-flex size-8 shrink-0 select-none items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-text text-small"
    >
      {src ? <img src={src} alt="" width={32} height={32} className="size-full object-cover" /> : initials}
    </span>
  );
}
