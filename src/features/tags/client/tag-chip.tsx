import { texts } from '../texts.ts';
import { useTagColors } from './queries.ts';

/** A tag: its colour, the user's own, as a dot, so that the name stays legible whatever it is. */
export function TagChip({ name, color }: { name: string; color: string }) {
  return (
    <span className="inline-flex h-5.5 min-w-0 items-center gap-1.5 rounded-full border border-line bg-surface px-2 text-small text-text-muted">
      <span aria-hidden className="size-2 shrink-0 rounded-full" style={{ backgroundColor: color }} />
      <span className="max-w-28 truncate">{name}</span>
    </span>
  );
}

/** Tags of a task; of more than `most` it says how many. */
export function TagChips({ names, most = names.length }: { names: readonly string[]; most?: number }) {
  const colorOf = useTagColors();
  const shown = names.slice(0, names.length > most + 1 ? most : most + 1);
  const more = names.slice(shown.length);
  return (
    <ul aria-label={texts.label} className="flex min-w-0 flex-wrap items-center gap-1">
      {shown.map((name) => (
        <li key={name} className="flex min-w-0">
          <TagChip name={name} color={colorOf(name)} />
        </li>
      ))}
      {more.length > 0 && (
        <li className="text-small text-text-muted" title={more.join(', ')}>
          <span aria-hidden>+{more.length}</span>
          <span className="sr-only">{more.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
