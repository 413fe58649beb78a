import { Timer } from 'lucide-react';
import { type KeyboardEvent, memo, use, useCallback, useLayoutEffect, useRef } from 'react';
import { useMinute } from '#client/lib/clock.ts';
import { useLatest } from '#client/lib/use-latest.ts';
import { RoundCheckbox } from '#client/ui/checkbox.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { GridCell, GridRow, RowHeader } from '#client/ui/grid.tsx';
import { StuckSign } from '#client/ui/stuck-sign.tsx';
import type { Column } from '#features/columns/contract.ts';
import type { Project } from '#features/projects/contract.ts';
import { TagChips } from '#features/tags/client/tag-chip.tsx';
import { RepeatSign } from '#features/tasks/client/repeat-sign.tsx';
import { ReturnedSign } from '#features/tasks/client/returned-sign.tsx';
import { StepsSign } from '#features/tasks/client/steps/step-sign.tsx';
import {
  DroppedSign,
  DueSign,
  EstimateSign,
  PlanSign,
  PrioritySign,
  ProjectDot,
} from '#features/tasks/client/task-signs.tsx';
import type { Task } from '#features/tasks/contract.ts';
import { isDropped } from '#features/tasks/outcome.ts';
import { duration } from '#shared/russian/duration.ts';
import { TaskMinutesContext, useBoardActions } from './board-actions.ts';
import { actOfKey } from './card-keys.ts';
import { CardMoveMenu } from './card-move-menu.tsx';
import { texts } from './texts.ts';
import { useCardDrag } from './use-card-drag.ts';

interface BoardCardProps {
  task: Task;
  project: Project | undefined;
  columns: readonly Column[];
  columnId: string | null;
  index: number;
  count: number;
  /** The one card of its column that the Tab key stops at. */
  current: boolean;
  top: number;
  measure: (row: Element | null) => void;
  onFocused: (id: string) => void;
}

export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { task, project, columns, columnId, index, count, current, top, measure, onFocused } = props;
  const { stepCard, focusFrom, open, toggle, cardGone } = useBoardActions();
  const row = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLDivElement>(null);
  const done = task.status === 'completed';
  const tabIndex = current ? 0 : -1;
  useCardDrag({ card, row, cardId: task.id });

  const gone = useLatest((focused: boolean) => cardGone(task, { columnId, index }, focused));
  useLayoutEffect(() => {
    const element = row.current;
    return () => gone.current(element?.contains(document.activeElement) ?? false);
  }, [gone]);

  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      row.current = element;
      measure(element);
    },
    [measure],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOfKey(event, { onTitle: event.target === title.current });
    if (!act) return;
    event.preventDefault();
    if (act.do === 'move') stepCard(task, act.direction);
    if (act.do === 'go') focusFrom(task, act.direction);
    if (act.do === 'open') open(task);
    if (act.do === 'toggle') toggle(task);
  };

  return (
    <GridRow
      ref={attach}
      aria-rowindex={index + 1}
      data-index={index}
      data-task-id={task.id}
      onKeyDown={onKeyDown}
      onFocus={() => onFocused(task.id)}
      className="absolute inset-x-0 px-2 pb-2"
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        ref={card}
        className={classNames(
          'group/card relative isolate flex cursor-grab select-none gap-2.5 rounded-control border border-line bg-surface py-2.5 pr-3 pl-3 pointer-coarse:pr-1',
          'transition-[border-color,box-shadow] hover:border-line-strong data-lifted:opacity-40',
        )}
      >
        <GridCell className="contents">
          <RoundCheckbox
            className="z-1 mt-0.5"
            label={done ? texts.card.activate(task.title) : texts.card.complete(task.title)}
            checked={done}
            tabIndex={tabIndex}
            onCheckedChange={() => toggle(task)}
          />
        </GridCell>
        <div className="min-w-0 flex-1">
          <RowHeader
            ref={title}
            tabIndex={tabIndex}
            aria-haspopup="dialog"
            onClick={() => open(task)}
            className={classNames(
              'line-clamp-4 rounded-small text-body outline-offset-2 after:absolute after:inset-0',
              done && 'text-text-muted line-through',
            )}
          >
            {task.title}
          </RowHeader>
          <CardSigns task={task} project={project} />
        </div>
        <GridCell className="contents">
          <StuckSign id={task.id} name={task.title} tabIndex={tabIndex} />
          <ReturnedSign task={task} tabIndex={tabIndex} onOpen={() => open(task)} />
        </GridCell>
        <GridCell className="z-1 shrink-0 transition-opacity pointer-coarse:-my-1 pointer-fine:absolute pointer-fine:top-1 pointer-fine:right-1 pointer-fine:rounded-control pointer-fine:bg-surface pointer-fine:opacity-0 pointer-fine:group-focus-within/card:opacity-100 pointer-fine:group-hover/card:opacity-100">
          <CardMoveMenu {...{ task, columns, columnId, index, count, tabIndex }} />
        </GridCell>
      </div>
    </GridRow>
  );
});

function CardSigns({ task, project }: { task: Task; project: Project | undefined }) {
  const now = useMinute();
  const minutes = use(TaskMinutesContext)?.get(task.id);
  return (
    <GridCell className="mt-1.5 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted empty:hidden">
      {task.priority !== 'medium' && <PrioritySign priority={task.priority} />}
      {isDropped(task) && <DroppedSign />}
      <DueSign task={task} now={now} />
      <PlanSign task={task} now={now} />
      <StepsSign steps={task.steps} />
      {task.repeat && <RepeatSign repeat={task.repeat} />}
      {task.estimateMinutes !== null && <EstimateSign minutes={task.estimateMinutes} />}
      {minutes && (
        <span className="inline-flex shrink-0 items-center gap-1 whitespace-nowrap">
          <Timer aria-hidden strokeWidth={1.75} className="size-3.5" />
          <span className="sr-only">{texts.card.worked}</span>
          {duration(minutes)}
        </span>
      )}
      {task.tags.length > 0 && <TagChips names={task.tags} most={3} />}
      {project && (
        <span className="flex min-w-0 items-center gap-1.5">
          <ProjectDot color={project.color} />
          <span className="truncate">{project.name}</span>
        </span>
      )}
    </GridCell>
  );
}
