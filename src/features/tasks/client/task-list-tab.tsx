import type { UseQueryResult } from '@tanstack/react-query';
import { ListTodo, SearchX, X } from 'lucide-react';
import { type RefObject, useDeferredValue, useMemo, useRef } from 'react';
import { ownClock } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-message.tsx';
import { useProjects } from '#features/projects/client/queries.ts';
import type { Task } from '../contract.ts';
import { projectOf, type TaskFilter } from '../filter.ts';
import { filterTest } from '../filtering.ts';
import type { QuickReader } from '../quick-task.ts';
import { searchedText } from '../searched.ts';
import { texts as taskTexts } from '../texts.ts';
import { confirmDeletion } from './confirm-deletion.ts';
import { isNarrowed, listView } from './list-view.ts';
import { useDeleteTask, useDueSteps, useUpdateTask } from './queries.ts';
import { DueStepsPart } from './steps/due-steps-part.tsx';
import { TaskFilters } from './task-filters.tsx';
import { TaskList } from './task-list.tsx';
import { TaskListSkeleton } from './task-list-skeleton.tsx';
import { TaskQuickAdd } from './task-quick-add.tsx';
import { ProjectDot } from './task-signs.tsx';
import { texts } from './texts.ts';
import { useFilter } from './use-filter.ts';
import { useVisibleTasks } from './visible-tasks.ts';

const NO_TASKS: readonly Task[] = [];

export type OpenTask = (task: Pick<Task, 'id'>, editing?: boolean) => void;

interface TaskListTabProps {
  tasks: UseQueryResult<readonly Task[]>;
  quickAdd: RefObject<HTMLInputElement | null>;
  quickReader?: QuickReader | undefined;
  onOpenTask: OpenTask;
  /** What the address says. */
  filter: TaskFilter;
  onClearProject?: (() => void) | undefined;
}

export function TaskListTab({
  tasks,
  quickAdd,
  quickReader,
  onOpenTask,
  filter: address,
  onClearProject,
}: TaskListTabProps) {
  const { filter, change, reset } = useFilter(address);
  const { tag, priority } = filter;
  // The fields keep up with the typing; the list follows when it can.
  const applied = useDeferredValue(filter);
  const projectId = projectOf(filter);
  const visible = useVisibleTasks(tasks.data ?? NO_TASKS, applied);
  const due = useDueSteps(visible);
  const filtered = isNarrowed(applied);
  const view = listView({ loaded: tasks.data !== undefined, shown: visible.length, narrowed: filtered });
  const handlers = useRowHandlers(onOpenTask);
  const place = useMemo(
    () => ({ projectId, ...(priority && { priority }), ...(tag && { tags: [tag] }) }),
    [projectId, priority, tag],
  );
  // The answer comes when the list may show something else than at Enter.
  const now = useRef({ applied, onOpenTask });
  now.current = { applied, onOpenTask };
  const elsewhere = useMemo(
    () => ({
      shown: (task: Task) =>
        filterTest<Task>(now.current.applied, { now: Date.now(), clock: ownClock(), textOf: searchedText })(task),
      open: (task: Task) => now.current.onOpenTask(task),
    }),
    [],
  );
  const showAll = () => {
    reset();
    onClearProject?.();
  };

  return (
    <div className="flex flex-col gap-3">
      <TaskQuickAdd input={quickAdd} reader={quickReader} place={place} elsewhere={elsewhere} />
      <TaskFilters value={filter} onChange={change} />
      {projectId && <ProjectFilter projectId={projectId} onClear={onClearProject} />}
      <p role="status" className="sr-only">
        {filtered && tasks.data ? texts.list.shown(visible.length) : ''}
      </p>
      {due.length > 0 && (
        <section className="rounded-card border border-line bg-surface px-4 py-3">
          <h2 className="font-medium text-small text-text-muted">{taskTexts.steps.dueToday}</h2>
          <DueStepsPart steps={due} onOpenTask={onOpenTask} />
        </section>
      )}
      <section className="overflow-clip rounded-card border border-line bg-surface">
        {view === 'loading' ? (
          <Loading tasks={tasks} />
        ) : view === 'rows' ? (
          <TaskList tasks={visible} {...handlers} />
        ) : view === 'nothing-found' ? (
          <EmptyState
            icon={<SearchX strokeWidth={1.75} />}
            title={texts.list.nothingFound}
            text={texts.list.nothingFoundText}
            action={
              <Button variant="secondary" onClick={showAll}>
                {texts.list.resetFilters}
              </Button>
            }
          />
        ) : (
          <EmptyState icon={<ListTodo strokeWidth={1.75} />} title={texts.list.empty} text={texts.list.emptyText} />
        )}
      </section>
      {visible.length > 0 && (
        <p className="hidden text-center text-small text-text-muted pointer-fine:block">{texts.list.keys}</p>
      )}
    </div>
  );
}

function Loading({ tasks }: Pick<TaskListTabProps, 'tasks'>) {
  if (!tasks.isError) return <TaskListSkeleton />;
  return (
    <ErrorState
      title={texts.list.loadFailed}
      text={texts.list.loadFailedText}
      retryLabel={taskTexts.retry}
      onRetry={() => void tasks.refetch()}
      pending={tasks.isFetching}
    />
  );
}

function ProjectFilter({ projectId, onClear }: { projectId: string; onClear: (() => void) | undefined }) {
  const project = useProjects().data?.find(({ id }) => id === projectId);
  if (!project) return null;
  return (
    <Button variant="secondary" size="small" onClick={onClear} className="self-start">
      <ProjectDot color={project.color} />
      <span className="max-w-60 truncate">{project.name}</span>
      <X aria-label={texts.list.resetFilters} />
    </Button>
  );
}

/** What rows do; the same functions from one drawing to the next. */
function useRowHandlers(onOpenTask: OpenTask) {
  const { mutate: update } = useUpdateTask();
  const { mutate: remove } = useDeleteTask();
  return useMemo(
    () => ({
      onOpen: (task: Task) => onOpenTask(task),
      onEdit: (task: Task) => onOpenTask(task, true),
      onToggle: ({ id, status }: Task) =>
        update({ id, change: { status: status === 'active' ? 'completed' : 'active' } }),
      onRemove: async (task: Task) => {
        if (!(await confirmDeletion(task))) return false;
        remove({ id: task.id });
        return true;
      },
    }),
    [onOpenTask, update, remove],
  );
}
