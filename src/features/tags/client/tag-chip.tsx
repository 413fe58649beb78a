import { classNames } from '#client/ui/class-names.ts';
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

interface TagChipsProps {
  names: readonly string[];
  /** Of more than so many it says how many. */
  most?: number;
  /** They stand in one line, however narrow it is. */
  inLine?: boolean;
}

/** Tags of a task. */
export function TagChips({ names, most = names.length, inLine = false }: TagChipsProps) {
  const colorOf = useTagColors();
  const shown = names.slice(0, names.length > most + 1 ? most : most + 1);
  const more = names.slice(shown.length);
  return (
    <ul aria-label={texts.label} className={classNames('flex min-w-0 items-center gap-1', !inLine && 'flex-wrap')}>
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
