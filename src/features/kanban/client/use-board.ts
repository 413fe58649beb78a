import { useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '#client/lib/use-latest.ts';
import { confirm } from '#client/ui/confirm.ts';
import { useDeleteColumn, useUpdateColumn } from '#features/columns/client/queries.ts';
import type { Column } from '#features/columns/contract.ts';
import { statusOfDrop } from '#features/columns/rules.ts';
import { useUpdateTask } from '#features/tasks/client/task-changes.ts';
import type { Task } from '#features/tasks/contract.ts';
import {
  type CardPlace,
  type Groups,
  groupCards,
  indexAmongAll,
  neighbourOf,
  placeOfCard,
  samePlace,
  stepFrom,
} from '../rules.ts';
import type { BoardActions, BoardProps } from './board-actions.ts';
import { FocusWish } from './keyboard-focus.ts';
import { texts } from './texts.ts';

export interface BoardView {
  columns: readonly Column[];
  groups: Groups<Task>;
}

const NONE: readonly never[] = [];

/** Columns and their cards; a group in which nothing changed is the same array as before. */
export function useBoardView(tasks: readonly Task[] = NONE, columns: readonly Column[] = NONE): BoardView {
  const previous = useRef<Groups<Task>>(undefined);
  const groups = useMemo(() => groupCards(tasks, columns, previous.current), [tasks, columns]);
  useEffect(() => {
    previous.current = groups;
  }, [groups]);
  return useMemo(() => ({ columns, groups }), [columns, groups]);
}

/**
 * What can be done on the board; `announce` has a sentence read out.
 * @param view what is shown @param all what the columns hold: of a project only its own cards are shown
 */
export function useBoard(
  view: BoardView,
  all: BoardView,
  announce: (sentence: string) => void,
  props: BoardProps,
): BoardActions {
  const latest = useLatest(view);
  const whole = useLatest(all);
  const outside = useLatest(props);
  const [focusWish] = useState(() => new FocusWish());
  const { mutate: updateTask } = useUpdateTask();
  const { mutate: updateColumn } = useUpdateColumn();
  const { mutate: deleteColumn } = useDeleteColumn();

  return useMemo(() => {
    const columnOf = (id: string | null) => latest.current.columns.find((column) => column.id === id);

    const moveCard = (task: Task, { columnId, index }: CardPlace) => {
      const { groups } = latest.current;
      const from = placeOfCard(groups, task.id);
      const others = (groups.get(columnId) ?? NONE).filter(({ id }) => id !== task.id);
      const shownAt = Math.min(index, others.length);
      if (!from || samePlace(from, { columnId, index: shownAt })) return;
      const held = (whole.current.groups.get(columnId) ?? NONE).filter(({ id }) => id !== task.id);
      const position = indexAmongAll(held, others, shownAt);
      const name = columnOf(columnId)?.name ?? null;
      const status = statusOfDrop(name, task.status);
      // Whoever was to take the keyboard when it was ticked, it goes along with what is moved.
      focusWish.leaveTo(task.id, task.id);
      updateTask({ id: task.id, change: { status, kanbanColumnId: columnId, position } });
      announce(texts.card.moved(task.title, name ?? texts.column.unassigned, shownAt + 1, others.length + 1));
    };

    return {
      focusWish,
      moveCard,
      stepCard: (task, direction) => {
        const { groups } = latest.current;
        const from = placeOfCard(groups, task.id);
        const to = from && stepFrom(groups, from, direction);
        if (!to) return announce(texts.card.edge);
        moveCard(task, to);
      },
      focusFrom: (task, direction) => {
        const { groups } = latest.current;
        const from = placeOfCard(groups, task.id);
        const next = from && neighbourOf(groups, from, direction);
        if (next) focusWish.want(next.id);
      },
      toggle: (task) => {
        const { groups } = latest.current;
        const from = placeOfCard(groups, task.id);
        const heir = from && (neighbourOf(groups, from, 'down') ?? neighbourOf(groups, from, 'up'));
        // Where it was the last of its column, the keyboard goes along to the column that it comes to.
        if (heir) focusWish.leaveTo(heir.id, task.id);
        updateTask({ id: task.id, change: { status: task.status === 'active' ? 'completed' : 'active' } });
      },
      cardGone: (task, { columnId, index }, focused) => {
        const { groups } = latest.current;
        const now = placeOfCard(groups, task.id);
        if (now?.columnId === columnId) return;
        const left = groups.get(columnId) ?? NONE;
        focusWish.left(task.id, focused, now ? task.id : left[Math.min(index, left.length - 1)]?.id);
      },
      open: (task) => outside.current.onOpenTask(task),
      openForm: (columnId, defaults) =>
        outside.current.onCreateTask({ ...(columnId !== null && { columnId }), defaults }),
      moveColumn: (column, position) => {
        const { columns } = latest.current;
        if (position === column.position || position < 0 || position >= columns.length) return;
        updateColumn({ column, change: { position } });
        announce(texts.column.moved(column.name, position + 1, columns.length));
      },
      removeColumn: async (column) => {
        const count = whole.current.groups.get(column.id)?.length ?? 0;
        if (count === 0 || (await confirmRemoval(column, count))) deleteColumn({ column });
      },
    };
  }, [latest, whole, outside, focusWish, announce, updateTask, updateColumn, deleteColumn]);
}

function confirmRemoval({ name }: Column, count: number): Promise<boolean> {
  return confirm({
    title: texts.column.removeTitle(name),
    text: texts.column.removeText(count),
    actionLabel: texts.column.remove,
    cancelLabel: texts.cancel,
  });
}
