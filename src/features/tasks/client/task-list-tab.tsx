import type { UseQueryResult } from '@tanstack/react-query';
import { BookCheck, Inbox, ListChecks, ListTodo, SearchX } from 'lucide-react';
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { ownClock } from '#client/lib/clock.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useClosed } from '#client/lib/use-closed.ts';
import { Button } from '#client/ui/button.tsx';
import { FloatingPart } from '#client/ui/part.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-message.tsx';
import { useProjects } from '#features/projects/client/queries.ts';
import { livedDay } from '#shared/day.ts';
import type { Task } from '../contract.ts';
import { projectOf } from '../filter.ts';
import { filterTest } from '../filtering.ts';
import { type Arrangement, arrangedFor, isByHand } from '../grouping.ts';
import { INBOX, inInbox, isInbox } from '../inbox.ts';
import { isLog, LOG } from '../log.ts';
import { movedTo } from '../moving-deadline.ts';
import type { QuickReader } from '../quick-task.ts';
import { NOTHING_SELECTED, type Selection, selectionAfter } from '../selection.ts';
import { postponedDay } from '../swiping.ts';
import { texts as taskTexts } from '../texts.ts';
import { useTaskRemoval } from './confirm-deletion.ts';
import type { CreateTaskOptions } from './dialogs/create-task-dialog.tsx';
import { useFirstList, withCounts } from './first-list.ts';
import { isNarrowed, listView } from './list-view.ts';
import type { InOrder } from './project-order/use-project-order.tsx';
import { useDueSteps } from './queries.ts';
import { ROW_KEYS } from './row-keys.ts';
import { DueStepsPart } from './steps/due-steps-part.tsx';
import { TaskArrangement } from './task-arrangement.tsx';
import { useDeleteTask, useUpdateTask } from './task-changes.ts';
import { TaskFilters } from './task-filters.tsx';
import { TaskList } from './task-list.tsx';
import { TaskListSkeleton } from './task-list-skeleton.tsx';
import { TaskQuickAdd } from './task-quick-add.tsx';
import { texts } from './texts.ts';
import type { ListChoices } from './use-list-state.ts';
import { useScopedUpdate } from './use-scoped-update.ts';
import { useGroups, useVisibleTasks } from './visible-tasks.ts';

const AddHeading = lazyPart(() =>
  import('#features/projects/client/headings/add-heading.tsx').then((module) => ({ default: module.AddHeading })),
);

const NO_TASKS: readonly Task[] = [];

/** Of rows that are not all of the list nothing is chosen: «all» would be some. */
const selectNothing: (change: (was: Selection) => Selection) => void = () => undefined;

export type OpenTask = (task: Pick<Task, 'id'>, editing?: boolean) => void;

interface TaskListTabProps {
  tasks: UseQueryResult<readonly Task[]>;
  quickAdd: RefObject<HTMLInputElement | null>;
  quickReader?: QuickReader | undefined;
  onOpenTask: OpenTask;
  onCreateTask: (options: CreateTaskOptions) => void;
  choices: ListChoices;
}

export function TaskListTab({ tasks, quickAdd, quickReader, onOpenTask, onCreateTask, choices }: TaskListTabProps) {
  const { filter } = choices;
  const { tag, priority } = filter;
  // The fields keep up with the typing; the list follows when it can.
  const applied = useDeferredValue(filter);
  const projectId = projectOf(filter);
  const arrangement = arrangedFor(choices.arrangement, projectId);
  const sort = useDeferredValue(arrangement.sort);
  const { group } = arrangement;
  const arranged = useMemo(() => ({ group, sort }), [group, sort]);
  const first = useFirstList(tasks.data, applied, arranged);
  const known = tasks.data ?? first?.rows;
  const { visible, textOf } = useVisibleTasks(known ?? NO_TASKS, applied);
  const { groups, keyOf } = useGroups(visible, arranged, projectId);
  const inOrder = useInOrder(projectId, arranged, onCreateTask);
  const [closed, toggleGroup] = useClosed('closed-task-groups', 'sessionStorage');
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const due = useDueSteps(useMemo(() => [...visible, ...(first?.besides ?? [])], [visible, first]));
  const inbox = useMemo(() => inInbox(known ?? NO_TASKS) + (first?.beyond.inbox ?? 0), [known, first]);
  const inInboxNow = isInbox(filter);
  const inLog = isLog(filter, arrangement);
  const filtered = isNarrowed(applied);
  const lines = visible.length + (inOrder?.project.headings.length ?? 0);
  const view = listView({ loaded: known !== undefined, shown: lines, narrowed: filtered });
  const handlers = useRowHandlers(onOpenTask);
  const place = useMemo(
    () => ({ projectId, ...(priority && { priority }), ...(tag && { tags: [tag] }) }),
    [projectId, priority, tag],
  );
  // The answer comes when the list may show something else than at Enter.
  const now = useRef({ applied, textOf, keyOf, closed, onOpenTask });
  now.current = { applied, textOf, keyOf, closed, onOpenTask };
  const elsewhere = useMemo(
    () => ({
      shown: (task: Task) => {
        const list = now.current;
        const passes = filterTest<Task>(list.applied, { now: Date.now(), clock: ownClock(), textOf: list.textOf });
        return passes(task) && !list.closed.has(list.keyOf(task));
      },
      open: (task: Task) => now.current.onOpenTask(task),
    }),
    [],
  );
  return (
    <div className="flex flex-col gap-3 max-md:gap-2">
      <div className="flex flex-col gap-3 max-md:flex-row max-md:flex-wrap max-md:gap-2">
        <TaskQuickAdd input={quickAdd} reader={quickReader} place={place} elsewhere={elsewhere} />
        <TaskFilters value={filter} onChange={choices.change}>
          <Button
            variant="secondary"
            aria-pressed={inInboxNow}
            className="shrink-0 aria-pressed:border-accent aria-pressed:text-accent-text max-md:order-first"
            onClick={() => choices.show(inInboxNow ? {} : INBOX)}
          >
            <Inbox aria-hidden strokeWidth={1.75} />
            {texts.list.inbox}
            {inbox > 0 && <span className="text-text-muted">{inbox}</span>}
          </Button>
          <Button
            variant="secondary"
            aria-pressed={inLog}
            className="shrink-0 aria-pressed:border-accent aria-pressed:text-accent-text"
            onClick={() => (inLog ? choices.show({}) : choices.show(LOG.filter, LOG.arrangement))}
          >
            <BookCheck aria-hidden strokeWidth={1.75} />
            {texts.list.log}
          </Button>
          <div className="contents md:flex md:w-full md:gap-2">
            <TaskArrangement value={arrangement} ofProject={projectId !== undefined} onChange={choices.arrange} />
            <Button
              variant="secondary"
              aria-pressed={selection.on}
              className="h-11 shrink-0 aria-pressed:bg-accent-soft md:ml-auto"
              disabled={visible.length === 0 || first !== undefined}
              onClick={() => setSelection((was) => selectionAfter(was, was.on ? 'end' : 'begin', []))}
            >
              <ListChecks aria-hidden strokeWidth={1.75} />
              {texts.list.select}
            </Button>
          </div>
        </TaskFilters>
      </div>
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
          <TaskList
            groups={withCounts(groups, first)}
            arranged={`${arranged.group} ${arranged.sort}`}
            closed={closed}
            onToggleGroup={toggleGroup}
            selection={selection}
            onSelection={first ? selectNothing : setSelection}
            inOrder={inOrder}
            {...handlers}
          />
        ) : view === 'nothing-found' && isInbox(applied) ? (
          <EmptyState
            icon={<Inbox strokeWidth={1.75} />}
            title={texts.list.inboxEmpty}
            text={texts.list.inboxEmptyText}
          />
        ) : view === 'nothing-found' && inLog ? (
          <EmptyState
            icon={<BookCheck strokeWidth={1.75} />}
            title={texts.list.logEmpty}
            text={texts.list.logEmptyText}
          />
        ) : view === 'nothing-found' ? (
          <EmptyState
            icon={<SearchX strokeWidth={1.75} />}
            title={texts.list.nothingFound}
            text={texts.list.nothingFoundText}
            action={
              <Button variant="secondary" onClick={() => choices.show({})}>
                {texts.list.resetFilters}
              </Button>
            }
          />
        ) : (
          <EmptyState icon={<ListTodo strokeWidth={1.75} />} title={texts.list.empty} text={texts.list.emptyText} />
        )}
      </section>
      {inOrder && (
        <FloatingPart>
          <AddHeading project={inOrder.project} />
        </FloatingPart>
      )}
      {visible.length > 0 && (
        <p id={ROW_KEYS} className="hidden text-center text-small text-text-muted pointer-fine:block">
          {texts.list.keys}
        </p>
      )}
    </div>
  );
}

/** The project in whose order the tasks stand, where they do. */
function useInOrder(
  projectId: string | undefined,
  arrangement: Arrangement,
  onCreateTask: TaskListTabProps['onCreateTask'],
): InOrder | undefined {
  const project = useProjects().data?.find(({ id }) => id === projectId);
  const isOrdered = isByHand(arrangement);
  return useMemo(
    () =>
      project && isOrdered
        ? { project, onAddTask: (headingId) => onCreateTask({ defaults: { projectId: project.id, headingId } }) }
        : undefined,
    [project, isOrdered, onCreateTask],
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

/** What rows do; the same functions from one drawing to the next. */
function useRowHandlers(onOpenTask: OpenTask) {
  const { mutate: update } = useUpdateTask();
  const change = useScopedUpdate();
  const remove = useTaskRemoval();
  const { mutate: discard } = useDeleteTask();
  return useMemo(
    () => ({
      onOpen: (task: Task) => onOpenTask(task),
      onEdit: (task: Task) => onOpenTask(task, true),
      onToggle: ({ id, status }: Task) =>
        update({ id, change: { status: status === 'active' ? 'completed' : 'active' } }),
      onRename: (task: Task, title: string) => change(task, { title }),
      onRemove: (task: Task) => remove(task),
      onDiscard: (task: Task) => (task.repeat ? void remove(task) : discard({ id: task.id })),
      onPostpone: (task: Task) => {
        const clock = ownClock();
        const day = postponedDay(task, livedDay(Date.now(), clock));
        void change(task, movedTo(task, day, clock.zone));
      },
    }),
    [onOpenTask, update, change, remove, discard],
  );
}
