import { classNames } from '#client/ui/class-names.ts';
import { texts } from '../texts.ts';
import { useTagColors } from './queries.ts';

/** A tag: its colour, the user's own, as a dot, so that the name stays legible whatever it is. */
export function TagChip({ name, color, isShort = false }: { name: string; color: string; isShort?: boolean }) {
  return (
    <span className="inline-flex h-5.5 min-w-0 items-center gap-1.5 rounded-full border border-line bg-surface px-2 text-small text-text-muted">
      <span aria-hidden className="size-2 shrink-0 rounded-full" style={{ backgroundColor: color }} />
      <span className={classNames('truncate', isShort ? 'max-w-12 sm:max-w-28' : 'max-w-28')}>{name}</span>
    </span>
  );
}

interface TagChipsProps {
  names: readonly string[];
  /** Of more than so many it says how many. */
  most?: number;
  /** They stand in one line, shortened on a narrow screen. */
  inRow?: boolean;
}

/** Tags of a task. */
export function TagChips({ names, most = names.length, inRow = false }: TagChipsProps) {
  const colorOf = useTagColors();
  const shown = names.slice(0, names.length > most + 1 ? most : most + 1);
  const more = names.slice(shown.length);
  return (
    <ul aria-label={texts.label} className={classNames('flex min-w-0 items-center gap-1', !inRow && 'flex-wrap')}>
      {shown.map((name) => (
        <li key={name} className="flex min-w-0">
          <TagChip name={name} color={colorOf(name)} isShort={inRow} />
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
