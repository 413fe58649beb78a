import { Fragment, type KeyboardEvent, memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ownClock, useMinute } from '#client/lib/clock.ts';
import { heirOf } from '#client/lib/heir.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { inOneDrawing } from '#client/lib/one-drawing.ts';
import { isTyping } from '#client/lib/typing.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Grid } from '#client/ui/grid.tsx';
import { FloatingPart } from '#client/ui/part.tsx';
import { useProjects } from '#features/projects/client/queries.ts';
import { livedDay } from '#shared/day.ts';
import type { Task } from '../contract.ts';
import type { Group } from '../grouping.ts';
import type { RowTask } from '../row-task.ts';
import { type Selection, type SelectionAct, selectionAfter } from '../selection.ts';
import { bothOf } from './both-handlers.ts';
import { GroupHeading, groupWords } from './group-heading.tsx';
import { useInPlace } from './in-place/in-place-part.tsx';
import { linesOf, sectionsOf } from './list-lines.ts';
import { type InOrder, useProjectOrder } from './project-order/use-project-order.tsx';
import { focusBeside } from './row-cells.ts';
import { TWO_LINES, useRowHeight } from './row-height.ts';
import { actOfKey, ROW_KEYS } from './row-keys.ts';
import { SelectionPart } from './selection/selection-part.tsx';
import { useLongPress } from './selection/use-long-press.ts';
import { useSwipe } from './swipe/use-swipe.ts';
import { type RowActions, TaskRow } from './task-row.tsx';
import { texts } from './texts.ts';
import { useDrawnKeys } from './use-drawn-keys.ts';
import { useDrawnLines } from './use-drawn-lines.ts';
import { useOffsetTop } from './use-offset-top.ts';

const SwipeRoom = lazyPart(() => import('./swipe/swipe-room.tsx').then((module) => ({ default: module.SwipeRoom })));

interface TaskListProps {
  groups: readonly Group<Task>[];
  /** The same for as long as the tasks stand by the same. */
  arranged: string;
  /** Keys of the groups whose rows are not shown. */
  closed: ReadonlySet<string>;
  onToggleGroup: (key: string) => void;
  onOpen: (task: Task) => void;
  onEdit: (task: Task) => void;
  onToggle: (task: Task) => void;
  onRename: (task: Task, title: string) => void;
  onPostpone: (task: Task) => void;
  /** Deletes without a question, where it can be taken back. */
  onDiscard: (task: Task) => void;
  selection: Selection;
  onSelection: (change: (was: Selection) => Selection) => void;
  /** The tasks stand in the order of a project. */
  inOrder: InOrder | undefined;
  /** Answers whether the task goes. */
  onRemove: (task: Task) => Promise<boolean>;
}

/** Any number of rows in the window's own scroll, each group a grid; only those in sight are drawn. */
export const TaskList = memo(function TaskList(props: TaskListProps) {
  const {
    groups,
    arranged,
    closed,
    onToggleGroup,
    onOpen,
    onEdit,
    onToggle,
    onRename,
    onRemove,
    selection,
    onSelection,
  } = props;
  const lines = useMemo(() => linesOf(groups, closed), [groups, closed]);
  const { shown: tasks, lineOf } = lines;
  const now = useMinute();
  const today = livedDay(now, ownClock());
  const projects = useProjects().data;
  const projectOf = useMemo(() => new Map(projects?.map((project) => [project.id, project])), [projects]);
  const rowHeight = useRowHeight();
  const box = useRef<HTMLDivElement>(null);
  const margin = useOffsetTop(box);
  const [activeKey, setActiveKey] = useState<string>();
  const [renaming, setRenaming] = useState<string>();
  const wantsFocus = useRef<string>(undefined);
  const latest = useRef({ tasks, lineOf, selection, activeKey });
  latest.current = { tasks, lineOf, selection, activeKey };
  const found = activeKey === undefined ? -1 : tasks.findIndex(({ id }) => id === activeKey);
  const activeIndex = Math.max(0, found);
  const { virtualizer, waits } = useDrawnLines(lines, { arranged, rowHeight, margin, kept: lineOf(activeIndex) });

  const focusRow = useCallback(
    (index: number) => {
      const task = latest.current.tasks[index];
      if (!task) return;
      wantsFocus.current = task.id;
      setActiveKey(task.id);
      virtualizer.scrollToIndex(latest.current.lineOf(index), { align: 'auto' });
    },
    [virtualizer],
  );

  // The row takes the keyboard with it to the place that its task goes to.
  const keepFocus = useCallback(({ id }: RowTask) => {
    wantsFocus.current = id;
    setActiveKey(id);
  }, []);
  const { ask, part } = useInPlace(tasks, keepFocus);
  const select = useCallback(
    (act: SelectionAct) =>
      onSelection((was) =>
        selectionAfter(
          was,
          act,
          latest.current.tasks.map(({ id }) => id),
        ),
      ),
    [onSelection],
  );
  const ordering = useProjectOrder({
    ...props,
    lines,
    heights: () => virtualizer.measurementsCache.map(({ size }) => size),
    list: box,
    keep: setActiveKey,
  });
  const { order, drag, toolsOf } = ordering;
  const longPress = useLongPress((id) => select({ toggle: id }));
  const {
    swiped,
    room,
    handlers: swipe,
  } = useSwipe({
    taskOf: (id) => (selection.on ? undefined : tasks.find((task) => task.id === id)),
    onSwipe: (act, task) =>
      act === 'toggle' ? actions.toggle(task) : act === 'remove' ? props.onDiscard(task) : props.onPostpone(task),
  });

  const actions = useMemo<RowActions>(() => {
    /** The row that takes the focus of one that leaves its place. */
    const heir = ({ id }: Task) => {
      const list = latest.current.tasks;
      return heirOf(
        list,
        list.findIndex((task) => task.id === id),
      );
    };
    const handOn = (to: Task | undefined) => {
      if (to) focusRow(latest.current.tasks.findIndex(({ id }) => id === to.id));
    };
    /** A row knows a part of its task only, and that as it was when the row was drawn. */
    const on = (act: (task: Task) => void) => (row: RowTask) => {
      const task = latest.current.tasks.find(({ id }) => id === row.id);
      if (task) act(task);
    };
    return {
      press: (row, { shiftKey, ctrlKey, metaKey }) => {
        const { activeKey: from, selection: chosen } = latest.current;
        if (shiftKey) select({ upTo: row.id, ...(from !== undefined && { from }) });
        else if (ctrlKey || metaKey || chosen.on) select({ toggle: row.id });
        else on(onOpen)(row);
      },
      select: ({ id }) => select({ toggle: id }),
      edit: on(onEdit),
      focused: ({ id }) => setActiveKey(id),
      change: (field, element) => ask(element.closest<HTMLElement>('[data-task-id]')!.dataset.taskId!, field, element),
      rename: ({ id }) => setRenaming(id),
      renamed: (row, title, byKey) => {
        if (byKey) keepFocus(row);
        setRenaming(undefined);
        if (title !== undefined) on((task) => onRename(task, title))(row);
      },
      toggle: on((task) => {
        const to = heir(task);
        inOneDrawing([() => onToggle(task), () => handOn(to)]);
      }),
      remove: on(async (task) => {
        const to = heir(task);
        if (await onRemove(task)) handOn(to);
      }),
    };
  }, [onOpen, onEdit, onToggle, onRename, onRemove, focusRow, ask, keepFocus, select]);

  /** What was chosen is changed or gone: the keyboard goes to what stands beside it. */
  const afterMany = (gone: boolean) => {
    const others = tasks.map(({ id }, index) => ({ id, index })).filter(({ id }) => !selection.ids.has(id));
    const heir = others.find(({ index }) => index > activeIndex) ?? others.at(-1);
    select('end');
    if (!gone) focusRow(activeIndex);
    else if (heir) focusRow(heir.index);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-task-id]');
    if (!row || isTyping(event.target)) return;
    const onTitle = (event.target as HTMLElement).hasAttribute('data-row-title');
    const act = actOfKey(event, { index: activeIndex, count: tasks.length, onTitle, selecting: selection.on });
    if (act === undefined) return;
    event.preventDefault();
    if (typeof act === 'number') focusRow(act);
    else if (act === 'selectAll') select('all');
    else if (act === 'next' || act === 'previous') focusBeside(row, act);
    else if (act === 'press') actions.press(tasks[activeIndex]!, event);
    else if (typeof act === 'object') {
      select({ from: tasks[activeIndex]!.id, upTo: tasks[act.upTo]!.id });
      focusRow(act.upTo);
    } else actions[act](tasks[activeIndex]!);
  };

  const holdsFocus = useRef(false);
  const hadHandle = useRef(false);
  useLayoutEffect(() => {
    // A row that goes to another group is taken out and put in there: it keeps the keyboard.
    if (holdsFocus.current && document.activeElement === document.body)
      box.current
        ?.querySelector<HTMLElement>(
          `[data-task-id="${activeKey}"] [${hadHandle.current ? 'data-row-handle' : 'data-row-title'}]`,
        )
        ?.focus({ preventScroll: true });
  });

  const sections = sectionsOf(lines, virtualizer.getVirtualItems());
  const keys = useDrawnKeys(sections, arranged, activeKey);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside arrive here
    <div
      ref={box}
      onKeyDown={onKeyDown}
      {...useMemo(() => bothOf(longPress, swipe), [longPress, swipe])}
      onFocus={({ target }) => {
        holdsFocus.current = true;
        hadHandle.current = target.hasAttribute('data-row-handle');
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) holdsFocus.current = false;
      }}
      className={classNames('relative', selection.on && 'mb-32')}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {sections.map(({ group: { key, name, tasks: members, count = members.length }, heading, rows }) => {
        const byProject = name.by === 'project' ? projectOf.get(name.is ?? '') : undefined;
        const project = name.by === 'heading' ? props.inOrder?.project : byProject;
        const label = groupWords(name, project, today);
        const drawn = keys.get(key)!;
        return (
          <Fragment key={drawn.key}>
            {heading && (
              <GroupHeading
                groupKey={key}
                label={label}
                count={count}
                color={byProject?.color}
                late={name.is === 'overdue'}
                open={!closed.has(key)}
                top={heading.start - margin}
                onToggle={onToggleGroup}
                tools={name.by === 'heading' && toolsOf(name.is)}
              />
            )}
            {rows.length > 0 && (
              <Grid
                aria-label={label ? texts.groups.rows(label) : texts.list.rows}
                aria-rowcount={count}
                aria-multiselectable={selection.on || undefined}
                aria-describedby={ROW_KEYS}
              >
                {rows.map(({ task, place, drawn: { index, start } }) => (
                  <TaskRow
                    key={drawn.rows.get(task.id)}
                    task={task}
                    project={task.projectId ? projectOf.get(task.projectId) : undefined}
                    now={now}
                    actions={actions}
                    active={index === lineOf(activeIndex)}
                    selected={selection.on ? selection.ids.has(task.id) : undefined}
                    order={order}
                    lifted={drag?.id === task.id}
                    renaming={task.id === renaming}
                    wantsFocus={wantsFocus}
                    waits={waits(index)}
                    index={place}
                    line={index}
                    measure={rowHeight === TWO_LINES ? virtualizer.measureElement : undefined}
                    top={start - margin + (drag?.id === task.id ? drag.by : 0)}
                  />
                ))}
              </Grid>
            )}
          </Fragment>
        );
      })}
      {swiped && (
        <FloatingPart>
          <SwipeRoom swiped={swiped} room={room} />
        </FloatingPart>
      )}
      {part}
      {ordering.part}
      {selection.on && <SelectionPart tasks={tasks} ids={selection.ids} onAct={select} onDone={afterMany} />}
    </div>
  );
});
