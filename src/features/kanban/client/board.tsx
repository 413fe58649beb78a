import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { Plus, RefreshCw, X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useRequestedForm } from '#client/form/use-requested-form.ts';
import { useLatest } from '#client/lib/use-latest.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { useColumns, useCreateColumn } from '#features/columns/client/queries.ts';
import type { Column } from '#features/columns/contract.ts';
import { useProjects } from '#features/projects/client/queries.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import { ProjectDot } from '#features/tasks/client/task-signs.tsx';
import type { Task } from '#features/tasks/contract.ts';
import {
  BoardActionsContext,
  BoardProjectContext,
  type BoardProps,
  QuickReaderContext,
  TaskMinutesContext,
} from './board-actions.ts';
import { BoardColumn } from './board-column.tsx';
import { BoardSkeleton, rowClass } from './board-skeleton.tsx';
import { CARD_KEYS } from './card-keys.ts';
import { ColumnNameForm } from './column-name-form.tsx';
import { DragContext, DragState } from './drag-state.ts';
import { useSyncBoard } from './queries.ts';
import { texts } from './texts.ts';
import { useBoard, useBoardView } from './use-board.ts';
import { useBoardDrag } from './use-board-drag.ts';

const NEW_COLUMN = { name: 'new-column' };

/** The whole board; `heading` stands before its buttons. */
export function Board({ heading, ...props }: BoardProps & { heading?: ReactNode }) {
  const tasks = useTasks();
  const columns = useColumns();
  const [adding, setAdding] = useState(false);
  const sync = useSyncBoard();
  const loaded = tasks.data && columns.data;
  const failed = !loaded && (tasks.error ?? columns.error);
  const retry = () => {
    if (tasks.error) void tasks.refetch();
    if (columns.error) void columns.refetch();
  };
  return (
    <div>
      <header className="mx-auto mb-4 flex max-w-288 flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto min-w-0">{heading ?? (props.ofProject && <OfProject {...props.ofProject} />)}</div>
        <div className="flex items-center gap-2">
          <Button variant="secondary" title={texts.syncHint} pending={sync.isPending} onClick={() => sync.mutate()}>
            {!sync.isPending && <RefreshCw aria-hidden strokeWidth={1.75} />}
            <span className="max-sm:sr-only">{texts.sync}</span>
          </Button>
          <Button variant={heading ? 'primary' : 'secondary'} disabled={!loaded} onClick={() => setAdding(true)}>
            <Plus aria-hidden strokeWidth={1.75} />
            {texts.column.add}
          </Button>
        </div>
      </header>
      {failed ? (
        <ErrorState
          title={texts.loadFailed}
          text={texts.loadFailedText}
          retryLabel={texts.retry}
          onRetry={retry}
          pending={tasks.isFetching || columns.isFetching}
        />
      ) : loaded ? (
        <Columns {...props} tasks={tasks.data} columns={columns.data} adding={adding} onAddingChange={setAdding} />
      ) : (
        <BoardSkeleton />
      )}
    </div>
  );
}

/** Says whose cards alone are shown, and shows all again by a press. */
function OfProject({ id, onShowAll }: NonNullable<BoardProps['ofProject']>) {
  const project = useProjects().data?.find((each) => each.id === id);
  return (
    <Button variant="secondary" className="max-w-full" title={texts.showAll} onClick={onShowAll}>
      {project && <ProjectDot color={project.color} />}
      <span className="truncate">{project?.name}</span>
      <span className={project && 'sr-only'}>{texts.showAll}</span>
      <X aria-hidden strokeWidth={1.75} />
    </Button>
  );
}

interface ColumnsProps extends BoardProps {
  tasks: readonly Task[];
  columns: readonly Column[];
  adding: boolean;
  onAddingChange: (adding: boolean) => void;
}

interface NewColumnProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Columns({ tasks, columns, adding, onAddingChange, ...props }: ColumnsProps) {
  const projects = useProjects().data;
  const projectOf = useMemo(() => new Map(projects?.map((project) => [project.id, project])), [projects]);
  const projectId = props.ofProject?.id;
  const all = useBoardView(tasks, columns);
  const own = useMemo(() => tasks.filter((task) => task.projectId === projectId), [tasks, projectId]);
  const view = useBoardView(projectId === undefined ? tasks : own, columns);
  const live = useRef<HTMLDivElement>(null);
  const announce = useCallback((sentence: string) => sayIn(live.current, sentence), []);
  const actions = useBoard(view, all, announce, props);
  const [drag] = useState(() => new DragState());
  useBoardDrag(useLatest(view), actions, drag);
  const row = useRef<HTMLDivElement>(null);
  useRoomBelow(row);
  useEffect(
    () =>
      row.current ? autoScrollForElements({ element: row.current, getAllowedAxis: () => 'horizontal' }) : undefined,
    [],
  );

  return (
    <BoardActionsContext value={actions}>
      <DragContext value={drag}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of columns, no set of fields */}
        <div
          ref={row}
          role="group"
          aria-label={texts.board}
          data-board
          className={`${rowClass} -mb-20 overflow-x-auto overscroll-x-contain pb-3`}
          style={ROOM}
        >
          <TaskMinutesContext value={props.taskMinutes}>
            <QuickReaderContext value={props.quickReader}>
              <BoardProjectContext value={projectId}>
                {[null, ...columns].map((column) => (
                  <BoardColumn
                    key={column ? column.id : 'unassigned'}
                    column={column}
                    columns={columns}
                    cards={view.groups.get(column?.id ?? null) ?? []}
                    projects={projectOf}
                  />
                ))}
              </BoardProjectContext>
            </QuickReaderContext>
          </TaskMinutesContext>
          <NewColumn open={adding} onOpenChange={onAddingChange} />
        </div>
        <p id={CARD_KEYS} className="sr-only">
          {texts.keys}
        </p>
        <div ref={live} aria-live="assertive" className="sr-only" />
      </DragContext>
    </BoardActionsContext>
  );
}

function NewColumn({ open, onOpenChange }: NewColumnProps) {
  const create = useCreateColumn();
  const box = useRef<HTMLDivElement>(null);
  useRequestedForm(NEW_COLUMN.name, true, () => onOpenChange(true));
  useEffect(() => {
    if (open) box.current?.scrollIntoView({ block: 'nearest', inline: 'end' });
  }, [open]);
  return (
    <div
      ref={box}
      className={
        open ? 'h-fit w-75 shrink-0 snap-start rounded-card border border-line bg-surface-sunken p-2' : 'hidden'
      }
    >
      <ColumnNameForm
        open={open}
        onOpenChange={onOpenChange}
        draft={NEW_COLUMN}
        error={create.error}
        onConfirm={(name, key) => create.mutateAsync({ name, key })}
      />
    </div>
  );
}

/** A sentence that repeats the one before is read out again only if it differs. */
function sayIn(live: HTMLElement | null, sentence: string): void {
  if (live) live.textContent = live.textContent === sentence ? `${sentence}\u00a0` : sentence;
}

/** Before it is measured: columns without a height would draw all of their cards. */
const ROOM = { height: 'calc(100dvh - 2rem)' };

/**
 * Has the element fill the window below its top, so that columns scroll by themselves and the page does not. Written where it is
 * measured: as state it would draw the board twice.
 */
function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fill = () => {
      if (!element.current) return;
      const top = Math.round(element.current.getBoundingClientRect().top + window.scrollY);
      element.current.style.height = `max(22rem, calc(100dvh - ${top + 32}px))`;
    };
    fill();
    window.addEventListener('resize', fill);
    return () => window.removeEventListener('resize', fill);
  }, [element]);
}
