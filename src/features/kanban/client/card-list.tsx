import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, use, useCallback, useEffect, useState } from 'react';
import { useLatest } from '#client/lib/use-latest.ts';
import { useSettled } from '#client/lib/use-settled.ts';
import { Grid } from '#client/ui/grid.tsx';
import type { Column } from '#features/columns/contract.ts';
import type { Project } from '#features/projects/contract.ts';
import type { Task } from '#features/tasks/contract.ts';
import { isUnplaced } from '#features/tasks/edits.ts';
import { useBoardActions } from './board-actions.ts';
import { BoardCard } from './board-card.tsx';
import { CARD_KEYS } from './card-keys.ts';
import { DragContext, useCardLine } from './drag-state.ts';
import { drawnCards } from './drawn-cards.ts';

/** Cards drawn beyond the edges of their column. */
const OVERSCAN = 4;
/** Pixels of a card with one line and its signs, until it is measured. */
const USUAL_HEIGHT = 82;
/** Pixels of the window that are mostly not the cards' of a column. */
const AROUND = 300;

interface CardListProps {
  columnId: string | null;
  label: string;
  cards: readonly Task[];
  columns: readonly Column[];
  projects: ReadonlyMap<string, Project>;
  scroller: RefObject<HTMLElement | null>;
  /** False where the whole column is out of sight: its cards keep their room and are not drawn. */
  near: boolean;
}

/** Any number of cards in their column's own scroll; only those in sight are drawn. */
export const CardList = memo(function CardList(props: CardListProps) {
  const { columnId, label, cards, columns, projects, scroller, near } = props;
  const { focusWish } = useBoardActions();
  const dragState = use(DragContext);
  const [chosenKey, setChosenKey] = useState<string>();
  const chosen = chosenKey === undefined ? -1 : cards.findIndex(({ id }) => id === chosenKey);
  const current = Math.max(0, chosen);
  const choose = useCallback((id: string) => setChosenKey(id), []);

  const isSettled = useSettled('cards');
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => cards[index]!.id,
    overscan: isSettled ? OVERSCAN : 0,
    // About what it will measure: else the first drawing has no cards, and all of them are drawn at once behind it.
    initialRect: { width: 0, height: innerHeight - AROUND },
    useFlushSync: false,
    rangeExtractor: (range: Range) => {
      if (!near || cards.length === 0) return [];
      const lifted = cards.findIndex(({ id }) => id === dragState.drag.cardId);
      return drawnCards(defaultRangeExtractor(range), current, lifted);
    },
  });

  const grantFocus = useLatest(() => {
    const wanted = focusWish.cardId;
    const index = wanted === null ? -1 : cards.findIndex(({ id }) => id === wanted);
    if (index < 0) return;
    scroller.current?.closest('section')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    virtualizer.scrollToIndex(index, { align: 'auto' });
    choose(wanted!);
    const drawn = scroller.current?.querySelector<HTMLElement>(`[data-task-id="${wanted}"] [role=rowheader]`);
    if (!drawn) return;
    focusWish.granted();
    drawn.focus({ preventScroll: true });
  });
  useEffect(() => grantFocus.current());
  useEffect(() => focusWish.subscribe(() => grantFocus.current()), [focusWish, grantFocus]);

  const last = cards.at(-1);
  const added = last && isUnplaced(last) ? last.id : undefined;
  useEffect(() => {
    if (added) virtualizer.scrollToIndex(cards.length - 1);
  }, [added, virtualizer, cards.length]);

  const drawn = virtualizer.getVirtualItems();
  // A grid has rows, or is none.
  const Cards = drawn.length > 0 ? Grid : 'div';
  return (
    <Cards
      {...(drawn.length > 0 && { 'aria-label': label, 'aria-rowcount': cards.length, 'aria-describedby': CARD_KEYS })}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {drawn.map(({ index, key, start }) => {
        const task = cards[index];
        return (
          task && (
            <BoardCard
              key={key}
              task={task}
              project={task.projectId ? projects.get(task.projectId) : undefined}
              columns={columns}
              columnId={columnId}
              index={index}
              count={cards.length}
              current={index === current}
              top={start}
              measure={virtualizer.measureElement}
              onFocused={choose}
            />
          )
        );
      })}
      <CardLine
        columnId={columnId}
        topOf={(index) => virtualizer.measurementsCache[index]?.start ?? virtualizer.getTotalSize()}
      />
    </Cards>
  );
});

/** Shows where the lifted card would stand. */
function CardLine({ columnId, topOf }: { columnId: string | null; topOf: (index: number) => number }) {
  const index = useCardLine(columnId);
  if (index === undefined) return null;
  return (
    <div
      aria-hidden
      data-drop-line
      className="pointer-events-none absolute inset-x-2 top-0 z-1 h-0.5 rounded-full bg-accent before:absolute before:-top-0.75 before:-left-1 before:size-2 before:rounded-full before:border-2 before:border-accent before:bg-surface"
      style={{ transform: `translateY(${Math.max(0, topOf(index) - 5)}px)` }}
    />
  );
}
