import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMinute } from '#client/lib/clock.ts';
import { heirOf } from '#client/lib/heir.ts';
import { useProjects } from '#features/projects/client/queries.ts';
import type { Task } from '../contract.ts';
import type { RowTask } from '../merge-changes.ts';
import { useRowHeight } from './row-height.ts';
import { actOfKey } from './row-keys.ts';
import { type RowActions, TaskRow } from './task-row.tsx';
import { texts } from './texts.ts';

/** Rows drawn beyond the edges of the window, so that a quick scroll meets no blank. */
const OVERSCAN = 8;
/** Pixels of the sticky top bar and a little air. */
const BAR = 64;

interface TaskListProps {
  tasks: readonly Task[];
  onOpen: (task: Task) => void;
  onEdit: (task: Task) => void;
  onToggle: (task: Task) => void;
  /** Answers whether the task goes. */
  onRemove: (task: Task) => Promise<boolean>;
}

/** Any number of rows in the window's own scroll; only those in sight are drawn. Arrows move, Space ticks, Delete deletes. */
export const TaskList = memo(function TaskList({ tasks, onOpen, onEdit, onToggle, onRemove }: TaskListProps) {
  const now = useMinute();
  const projects = useProjects().data;
  const projectOf = useMemo(() => new Map(projects?.map((project) => [project.id, project])), [projects]);
  const rowHeight = useRowHeight();
  const box = useRef<HTMLDivElement>(null);
  const margin = useOffsetTop(box);
  const [activeKey, setActiveKey] = useState<string>();
  const wantsFocus = useRef<string>(undefined);
  const latest = useRef(tasks);
  latest.current = tasks;
  const found = activeKey === undefined ? -1 : tasks.findIndex(({ id }) => id === activeKey);
  const activeIndex = Math.max(0, found);
  const virtualizer = useWindowVirtualizer({
    count: tasks.length,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: margin,
    scrollPaddingStart: BAR,
    // The keyboard's row stays drawn wherever the page is scrolled.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), activeIndex])].sort((a, b) => a - b),
  });
  useLayoutEffect(() => {
    if (rowHeight) virtualizer.measure();
  }, [virtualizer, rowHeight]);

  const focusRow = useCallback(
    (index: number) => {
      const task = latest.current[index];
      if (!task) return;
      wantsFocus.current = task.id;
      setActiveKey(task.id);
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    [virtualizer],
  );

  const actions = useMemo<RowActions>(() => {
    /** The row that takes the focus of one that leaves its place. */
    const heir = ({ id }: Task) => {
      const list = latest.current;
      return heirOf(
        list,
        list.findIndex((task) => task.id === id),
      );
    };
    const handOn = (to: Task | undefined) => {
      if (to) focusRow(latest.current.findIndex(({ id }) => id === to.id));
    };
    /** A row knows a part of its task only, and that as it was when the row was drawn. */
    const on = (act: (task: Task) => void) => (row: RowTask) => {
      const task = latest.current.find(({ id }) => id === row.id);
      if (task) act(task);
    };
    return {
      open: on(onOpen),
      edit: on(onEdit),
      focused: ({ id }) => setActiveKey(id),
      toggle: on((task) => {
        const to = heir(task);
        onToggle(task);
        handOn(to);
      }),
      remove: on(async (task) => {
        const to = heir(task);
        if (await onRemove(task)) handOn(to);
      }),
    };
  }, [onOpen, onEdit, onToggle, onRemove, focusRow]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const onTitle = (event.target as HTMLElement).hasAttribute('data-row-title');
    const act = actOfKey(event, { index: activeIndex, count: tasks.length, onTitle });
    if (act === undefined) return;
    event.preventDefault();
    if (typeof act === 'number') focusRow(act);
    else actions[act](tasks[activeIndex]!);
  };

  const rows = virtualizer.getVirtualItems();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside arrive here
    <div
      ref={box}
      onKeyDown={onKeyDown}
      // A button answers Space when the key comes up: without this Firefox would open the task as well.
      onKeyUp={(event) =>
        event.key === ' ' && (event.target as HTMLElement).hasAttribute('data-row-title') && event.preventDefault()
      }
    >
      <ul aria-label={texts.list.rows} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {rows.map(({ index, start }) => {
          const task = tasks[index];
          return (
            task && (
              <TaskRow
                key={task.id}
                task={task}
                project={task.projectId ? projectOf.get(task.projectId) : undefined}
                now={now}
                actions={actions}
                active={index === activeIndex}
                wantsFocus={wantsFocus}
                index={index}
                count={tasks.length}
                top={start - margin}
              />
            )
          );
        })}
      </ul>
    </div>
  );
});

/** Distance of an element from the top of the document, measured anew when the page around it changes its height. */
function useOffsetTop(box: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => box.current && setTop(Math.round(box.current.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);
  return top;
}
