import { memo, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Column } from '#features/columns/contract.ts';
import type { Project } from '#features/projects/contract.ts';
import type { Task } from '#features/tasks/contract.ts';
import { CardList } from './card-list.tsx';
import { ColumnHeader } from './column-header.tsx';
import { useColumnLine } from './drag-state.ts';
import { NewCardForm } from './new-card-form.tsx';
import { texts } from './texts.ts';
import { useColumnDrag } from './use-column-drag.ts';

/** Pixels beside the board's window within which a column's cards are drawn already. */
const MARGIN = 320;
/** Pixels from one column to the next: its `w-75` and the gap. */
const PITCH = 314;

interface BoardColumnProps {
  /** Null for the group of tasks without a column. */
  column: Column | null;
  columns: readonly Column[];
  cards: readonly Task[];
  projects: ReadonlyMap<string, Project>;
}

export const BoardColumn = memo(function BoardColumn({ column, columns, cards, projects }: BoardColumnProps) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const handle = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const near = useNear(section, column ? columns.indexOf(column) + 1 : 0);
  const columnId = column?.id ?? null;
  const name = column?.name ?? texts.column.unassigned;
  useColumnDrag({ column: section, handle, cards: scroller, columnId });

  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      aria-label={name}
      className="relative flex h-full w-75 shrink-0 snap-start flex-col rounded-card border border-line bg-surface-sunken data-lifted:opacity-40"
    >
      <ColumnHeader
        headingId={headingId}
        column={column}
        columnCount={columns.length}
        cardCount={cards.length}
        handle={handle}
      />
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain pt-1">
        <CardList {...{ columnId, cards, columns, projects, scroller, near }} label={name} />
        {cards.length === 0 && <p className="px-4 py-2 text-small text-text-muted">{texts.column.empty}</p>}
      </div>
      <div className="shrink-0 p-2">
        <NewCardForm columnId={columnId} columnName={name} />
      </div>
      <ColumnLine index={column?.position} last={column?.position === columns.length - 1} />
    </section>
  );
});

/** Shows where the lifted column would stand. */
function ColumnLine({ index, last }: { index: number | undefined; last: boolean }) {
  const line = useColumnLine();
  if (line === undefined || index === undefined || (line !== index && !(last && line === index + 1))) return null;
  return (
    <div
      aria-hidden
      data-drop-line
      className={`pointer-events-none absolute inset-y-0 w-0.5 rounded-full bg-accent ${line === index ? '-left-2' : '-right-2'}`}
    />
  );
}

/** True while a column is in the window or close beside it; at first by its place, so that its cards are drawn with it. */
function useNear(element: RefObject<HTMLElement | null>, place: number): boolean {
  const [near, setNear] = useState(() => place * PITCH < window.innerWidth + MARGIN);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? true), {
      root: element.current.parentElement,
      rootMargin: `0px ${MARGIN}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
