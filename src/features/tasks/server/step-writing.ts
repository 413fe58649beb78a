import type { Actor } from '#server/context.ts';
import { texts as feedTexts } from '#server/feed/texts.ts';
import { intentionOf, keepTimes, merge, timeOf, withLatest, withTime } from '#server/field-times.ts';
import { newId } from '#server/id.ts';
import { timesOfSeen } from '#server/meeting-deletion.ts';
import { placedBehind, ranksAfter } from '#server/ranks.ts';
import { AppError, conflict, notFound } from '#shared/errors.ts';
import { saysSomething } from '#shared/fields.ts';
import type { NewTask } from '../contract.ts';
import { STEPS_MAX } from '../rules.ts';
import { FRESH_STEP } from '../step-acts.ts';
import type { AddedStep, Step, StepChange } from '../step-contract.ts';
import { texts as taskTexts } from '../texts.ts';
import { taskRows } from './rows.ts';
import type { TaskRow } from './store.ts';
import { texts } from './texts.ts';
import type { WritingContext, WritingStore } from './writing-context.ts';

interface Beside {
  context: Pick<WritingContext, 'clock'>;
  store: Pick<WritingStore, 'rewrite'>;
  changing<T>(
    actor: Actor,
    id: string,
    work: (row: TaskRow, revision: number) => Promise<T>,
    says: (row: TaskRow) => boolean,
  ): Promise<T>;
  announce(actor: Actor, before: TaskRow, after: TaskRow, kind: 'updated'): Promise<void>;
}

/** Steps that were deleted of which a task knows that they were. */
const GONE_KNOWN = 100;
const GONE = '.gone';
/** When a step was last added or put elsewhere: a deletion of the task that was said before it is outlived. */
const PLACED = 'ofSteps';

/** The steps with which a task is made. */
export function firstStepsOf({ steps = [] }: Pick<NewTask, 'steps'>): Step[] {
  const ranks = ranksAfter(null, steps.length);
  return steps.map(({ id = newId(), title, done, dueDay }, at) => ({
    id,
    title,
    done: done ?? FRESH_STEP.done,
    dueDay: dueDay ?? FRESH_STEP.dueDay,
    rank: ranks[at]!,
  }));
}

/** The times of a task without those of a step that goes, and with when it went; of long ones the latest. */
function timesWithout(text: string, stepId: string, at: number): string {
  const times = withTime(
    keepTimes(text, (field) => !field.startsWith(`${stepId}.`)),
    stepId + GONE,
    at,
  );
  const gone = Object.entries(JSON.parse(times) as Record<string, number>).filter(([field]) => field.endsWith(GONE));
  const latest = new Set(
    gone
      .sort(([, a], [, b]) => b - a)
      .slice(0, GONE_KNOWN)
      .map(([field]) => field),
  );
  return keepTimes(times, (field) => !field.endsWith(GONE) || latest.has(field));
}

/** Changes the steps of a task, one at a time. Of each step's fields the last who changed it wins, as of the task's own. */
export function stepWriting({ context: { clock }, store, changing, announce }: Beside) {
  async function write(actor: Actor, row: TaskRow, steps: Step[], times: string, revision: number): Promise<void> {
    const own = taskRows.write({ steps });
    const next = {
      ...row,
      ...own,
      updated_at: clock.now(),
      revision,
      field_times: timesOfSeen(times, intentionOf(actor, clock)),
    };
    await store.rewrite(row, next);
    await announce(actor, row, next, 'updated');
  }

  const placedNow = (times: string, actor: Actor) => withLatest(times, PLACED, intentionOf(actor, clock));
  const has = (row: TaskRow, stepId: string) => taskRows.read(row).steps.some(({ id }) => id === stepId);
  const isGone = (row: TaskRow, stepId: string) => timeOf(row.field_times, stepId + GONE) !== undefined;

  return {
    /**
     * Adds a step, or answers the one of that id as it is.
     * @throws AppError 404 for a missing task or somebody else's, 409 where it has no room, 410 for the id of one that was deleted
     */
    addStep(actor: Actor, taskId: string, { afterStepId, ...said }: AddedStep, again = () => {}): Promise<Step> {
      const id = said.id ?? newId();
      const add = async (row: TaskRow, revision: number): Promise<Step> => {
        const { steps } = taskRows.read(row);
        const there = steps.find((step) => step.id === id);
        if (there) {
          again();
          return there;
        }
        if (isGone(row, id)) throw new AppError(410, 'gone', feedTexts.purged);
        if (steps.length >= STEPS_MAX) throw conflict(taskTexts.steps.full);
        const step = { ...FRESH_STEP, ...said, id };
        const all = placedBehind(steps, step, afterStepId);
        await write(actor, row, all, placedNow(row.field_times, actor), revision);
        return all.find((each) => each.id === id)!;
      };
      return changing(actor, taskId, add, (row) => !has(row, id));
    },

    /** @throws AppError 404 for a missing task or step, or somebody else's */
    changeStep(actor: Actor, taskId: string, stepId: string, said: StepChange): Promise<Step> {
      const change = async (row: TaskRow, revision: number): Promise<Step> => {
        const { steps } = taskRows.read(row);
        const step = steps.find(({ id }) => id === stepId);
        if (!step) throw notFound(texts.steps.missing);
        const {
          change: won,
          times,
          applies,
        } = merge(row.field_times, said, actor, clock.now(), (field) =>
          // Places go by arrival.
          field === 'afterStepId' ? [] : [`${stepId}.${field}`],
        );
        if (!applies) return step;
        const { afterStepId, ...fields } = won;
        const changed = { ...step, ...fields } as Step;
        const all =
          afterStepId === undefined
            ? steps.map((each) => (each === step ? changed : each))
            : placedBehind(
                steps.filter((each) => each !== step),
                changed,
                afterStepId,
              );
        await write(actor, row, all, afterStepId === undefined ? times : placedNow(times, actor), revision);
        return all.find(({ id }) => id === stepId)!;
      };
      return changing(actor, taskId, change, () => saysSomething(said));
    },

    /** @throws AppError 404 for a missing task or a step that it never had, or somebody else's; to delete one again changes nothing */
    removeStep(actor: Actor, taskId: string, stepId: string): Promise<void> {
      const remove = async (row: TaskRow, revision: number): Promise<void> => {
        if (!has(row, stepId)) {
          if (!isGone(row, stepId)) throw notFound(texts.steps.missing);
          return;
        }
        const others = taskRows.read(row).steps.filter(({ id }) => id !== stepId);
        const times = timesWithout(row.field_times, stepId, actor.changedAt ?? clock.now());
        await write(actor, row, others, times, revision);
      };
      return changing(actor, taskId, remove, (row) => has(row, stepId));
    },
  };
}
