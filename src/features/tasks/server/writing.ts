import type { Column } from '#features/columns/contract.ts';
import { isDoneColumn } from '#features/columns/rules.ts';
import type { PutBack } from '#features/journal/contract.ts';
import type { Actor } from '#server/context.ts';
import { createOnce } from '#server/feed/create-once.ts';
import { intentionOf } from '#server/field-times.ts';
import type { Image } from '#server/journal/images.ts';
import type { Entry } from '#server/journal/journal.ts';
import { asItself, timesOfDeletion } from '#server/meeting-deletion.ts';
import { saysSomething } from '#shared/fields.ts';
import { listTasks, type NewTask, type Task, type TaskChange } from '../contract.ts';
import { ownFields, withFollowing } from '../edits.ts';
import { changeKind, remindersTold, type TaskChangeKind, taskChanged, taskRenamed } from '../events.ts';
import { FRESH_TASK } from '../field-sets.ts';
import { underHeading } from '../heading.ts';
import { type Place, placeOf } from '../placement.ts';
import { withPlan } from '../planning.ts';
import { completing, doneOn } from './completing.ts';
import { dayOrder } from './day-order.ts';
import { deadlineSaid } from './deadline-said.ts';
import { deletion } from './deletion.ts';
import { fieldsOf, TASK_KIND } from './images.ts';
import { mergeTask } from './merging.ts';
import { placement } from './placement.ts';
import { planned } from './planned.ts';
import { projectOrder } from './project-order.ts';
import { goneForGood, projectsThere, wayBack } from './putting-back.ts';
import { hasReminders, remindingOf, taskRows } from './rows.ts';
import { leaving, repeatSaid, series, skipping } from './series.ts';
import { firstStepsOf, stepWriting } from './step-writing.ts';
import type { TaskRow } from './store.ts';
import type { WritingBeside, WritingContext, WritingStore } from './writing-context.ts';

/** Changes tasks, one at a time. The rows may be those of the database, or held for many changes in one write. */
export function taskWriting(context: WritingContext, store: WritingStore, { columns, projects, tags }: WritingBeside) {
  const { database, events, clock } = context;
  const places = placement(store);
  const days = dayOrder(store);
  const order = projectOrder(store);
  const completions = completing(store);

  async function checkProject(userId: string, projectId: string | null | undefined): Promise<void> {
    if (projectId) await projects.require(userId, projectId);
  }

  /** What is said of tags, as there are such; those that are new are made. */
  async function tagged<T extends { tags?: string[] | undefined }>(actor: Actor, said: T): Promise<T> {
    if (said.tags === undefined) return said;
    const spelled = await tags.spelled(actor.userId, said.tags);
    await tags.ensure(actor, spelled);
    return { ...said, tags: spelled };
  }

  async function columnOf(userId: string, columnId: string | null | undefined): Promise<Column | null> {
    return columnId ? columns.require(userId, columnId) : null;
  }

  /** Notes and tells what became of a row. */
  async function announce(actor: Actor, before: TaskRow | null, after: TaskRow, kind: TaskChangeKind): Promise<void> {
    context.journal.record(actor, TASK_KIND, before, after);
    await events.emit(actor, taskChanged, { taskId: after.id, kind });
    if (hasReminders(after) || (before && hasReminders(before)))
      await events.emit(actor, remindersTold, {
        taskId: after.id,
        before: before && remindingOf(before),
        after: remindingOf(after),
      });
    context.publish(actor, [listTasks.path]);
  }

  const inSeries = series({ store, places, columns, clock, announce });
  const { requireRow, changing, remove, restored } = deletion({
    context,
    store,
    announce,
    cameBack: inSeries.leaveTo,
  });

  const toTask = async (row: TaskRow): Promise<Task> => ({
    ...taskRows.read(row),
    position: await places.positionOf(row.user_id, row),
  });

  /** Where a change leads, by the rule that the board shows it by; null where nothing is said about it. */
  async function decide(userId: string, row: TaskRow, change: TaskChange): Promise<Place | null> {
    const { status, outcome, position, afterTaskId } = change;
    const column = change.kanbanColumnId === undefined ? undefined : await columnOf(userId, change.kanbanColumnId);
    const kanbanColumnId = column === undefined ? undefined : (column?.id ?? null);
    const placing = { status, outcome: outcome ?? undefined, kanbanColumnId, position, afterTaskId };
    if (Object.values(placing).every((part) => part === undefined)) return null;
    const task = { id: row.id, status: row.status, kanbanColumnId: row.kanban_column_id };
    return placeOf(task, placing, await columns.list(userId));
  }

  /** Does the write of `update`, inside a transaction. */
  async function apply(
    actor: Actor,
    row: TaskRow,
    said: TaskChange,
    revision: number,
    doneAt = intentionOf(actor, clock),
  ): Promise<Task> {
    const { userId } = actor;
    const { onlyThis: _, ...fields } = said;
    const leaves = leaving(actor, row, said, doneAt);
    const whole = {
      ...underHeading(taskRows.read(row), planned(fields)),
      ...deadlineSaid(said, actor),
      ...(leaves && { repeat: null }),
    };
    const { change, lost, times, applies } = mergeTask(row, whole, actor, clock.now());
    keepLost(actor, row, lost);
    if (!applies) return toTask(row);
    await checkProject(userId, change.projectId);
    const place = await decide(userId, row, change);
    const status = place?.status ?? row.status;
    const moved = place && place.spot !== 'same' ? await places.place(userId, place, row, revision) : null;
    const projectRank = change.projectPlace && (await order.place(userId, row, change.projectPlace, revision));
    const dayRank = change.dayPlace && (await days.place(userId, row, change.dayPlace, revision));
    const done = place ? await completions.after(actor, row, { status, outcome: change.outcome }, doneAt) : row;
    const changed: TaskRow = {
      ...row,
      ...taskRows.write(ownFields(repeatSaid(taskRows.read(row), await tagged(actor, change)))),
      ...(place && { status, kanban_column_id: place.kanbanColumnId }),
      ...(moved && { rank: moved.rank, placed_revision: revision }),
      ...(dayRank !== undefined && { day_rank: dayRank }),
      ...(projectRank !== undefined && { project_rank: projectRank }),
      ...(change.projectId !== undefined && { left_project_id: null }),
      completed_at: done.completed_at,
      completed_day: done.completed_day,
      outcome: done.outcome,
      updated_at: clock.now(),
      revision,
      field_times: times,
    };
    const next = await inSeries.rewrite(actor, row, changed, revision);
    if (leaves) await inSeries.goOnWithout(actor, row, doneAt, revision);
    if (next.title !== row.title) await events.emit(actor, taskRenamed, { taskId: row.id, title: next.title });
    await announce(actor, row, next, changeKind(row.status, status));
    return moved ? { ...taskRows.read(next), position: moved.position } : toTask(next);
  }

  /** What was said too early to win stays in the history: by one press it is what the task says. */
  const keepLost = (actor: Actor, row: TaskRow, lost: TaskChange): void =>
    context.journal.record(
      asItself(actor),
      TASK_KIND,
      { ...row, ...taskRows.write(ownFields(withFollowing(taskRows.read(row), lost))) },
      row,
    );

  async function make(actor: Actor, id: string, input: NewTask): Promise<Task> {
    const { userId } = actor;
    const revision = database.writingRevision(userId);
    await checkProject(userId, input.projectId);
    const column = await columnOf(userId, input.kanbanColumnId);
    const now = clock.now();
    const doneAt = column !== null && isDoneColumn(column.name) ? intentionOf(actor, clock) : null;
    const place = {
      status: doneAt === null ? 'active' : 'completed',
      kanbanColumnId: column?.id ?? null,
      spot: 'end',
    } as const;
    const { rank, position, amid } = await places.place(userId, place, { id }, revision);
    const row: TaskRow = {
      ...taskRows.write({
        ...FRESH_TASK,
        ...ownFields(
          repeatSaid(FRESH_TASK, { ...(await tagged(actor, planned(input))), ...deadlineSaid(input, actor) }),
        ),
        steps: firstStepsOf(input),
      }),
      user_id: userId,
      id,
      status: place.status,
      kanban_column_id: place.kanbanColumnId,
      rank,
      created_at: now,
      updated_at: now,
      ...doneOn(actor, doneAt),
      deleted_at: null,
      left_project_id: null,
      revision,
      placed_revision: amid ? revision : 0,
      field_times: '',
    };
    await store.insert(row);
    if (doneAt !== null) await completions.count(userId, row.id, row);
    await announce(actor, null, row, 'created');
    return { ...taskRows.read(row), position };
  }

  /** Writes a row as an entry found it, what was changed since aside. */
  async function putBack(actor: Actor, entry: Entry): Promise<PutBack> {
    const { userId } = actor;
    const row = await store.findAny(userId, entry.objectId);
    if (!row) return goneForGood(entry);
    const hasProject = projectsThere(projects.require, actor);
    const around = { board: await columns.list(userId), hasProject, now: clock.now() };
    const { fields, ...told } = await wayBack(row, entry, around);
    if (!told.deed) return told;
    const revision = database.writingRevision(userId);
    const next = await inSeries.rewrite(actor, row, await rowWith(actor, row, fields, revision), revision);
    await completions.mend(userId, row, next, entry);
    if (next.title !== row.title) await events.emit(actor, taskRenamed, { taskId: row.id, title: next.title });
    const kind = { removed: 'deleted', restored: 'restored', changed: changeKind(row.status, next.status) } as const;
    await announce(actor, row, next, kind[told.deed]);
    return { ...told, title: next.title };
  }

  /** A row with fields as they were. One that was moved before ranks were kept comes to the end of its group. */
  async function rowWith(actor: Actor, row: TaskRow, back: Image, revision: number): Promise<TaskRow> {
    const { deletedAt, ...fields } = await tagged(actor, fieldsOf(back, actor));
    const { times } = mergeTask(row, fields as TaskChange, actor, clock.now());
    const next: TaskRow = {
      ...row,
      ...taskRows.write(withPlan(taskRows.read(row), fields)),
      ...(fields.projectId !== undefined && { left_project_id: null }),
      ...(deletedAt !== undefined && { deleted_at: deletedAt === null ? null : Date.parse(deletedAt) }),
      updated_at: clock.now(),
      revision,
      field_times: deletedAt ? timesOfDeletion(times, actor, clock.now()) : times,
    };
    if (fields.rank !== undefined) next.rank = await places.freeRank(actor.userId, next.kanban_column_id, next);
    const regrouped = next.kanban_column_id !== row.kanban_column_id && fields.rank === undefined;
    if (regrouped) {
      const place = { status: next.status, kanbanColumnId: next.kanban_column_id, spot: 'end' } as const;
      next.rank = (await places.place(actor.userId, place, row, revision)).rank;
    }
    const stays = (['deleted_at', 'kanban_column_id', 'rank', 'status'] as const).every((at) => next[at] === row[at]);
    return stays ? next : { ...next, placed_revision: revision };
  }

  return {
    putBack,

    ...stepWriting({ context, store, changing, announce }),

    /** Null for a missing or deleted task, or somebody else's. */
    async find(userId: string, id: string): Promise<Task | null> {
      const row = await store.find(userId, id);
      return row ? toTask(row) : null;
    },

    /** @throws AppError 404 for a missing or deleted task, or somebody else's */
    async require(userId: string, id: string): Promise<Task> {
      return toTask(await requireRow(userId, id));
    },

    /** A task made in a done column is completed; without a column it goes to the end of its group. */
    create: (actor: Actor, input: NewTask & { id?: string | undefined }, again = () => {}): Promise<Task> =>
      createOnce(
        context,
        {
          userId: actor.userId,
          kind: 'tasks',
          id: input.id,
          // Also a deleted one: it stays deleted.
          find: async (id) => {
            const row = await store.findAny(actor.userId, id);
            return row && toTask(row);
          },
          make: (id) => make(actor, id, input),
        },
        again,
      ),

    /** @param doneAt when a task that becomes completed was done; now where absent */
    update: (actor: Actor, id: string, change: TaskChange, doneAt?: number): Promise<Task> =>
      changing(
        actor,
        id,
        (row, revision) => apply(actor, row, change, revision, doneAt),
        () => saysSomething(change),
      ),

    /** @throws AppError 409 for a task that does not repeat, or is the last of its series */
    skip: (actor: Actor, id: string): Promise<Task> =>
      database.write(actor.userId, async (revision) => {
        const row = await requireRow(actor.userId, id);
        return apply(actor, row, skipping(actor, row, intentionOf(actor, clock)), revision);
      }),

    remove,

    /** @throws AppError 404 once the 30 days are over; a task that is not deleted is answered as it is */
    restore: (actor: Actor, id: string): Promise<Task> =>
      database.write(actor.userId, async () => toTask(await restored(actor, id))),
  };
}

export type TaskWriting = ReturnType<typeof taskWriting>;
