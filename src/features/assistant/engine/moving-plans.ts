import { dequal } from 'dequal/lite';
import { plannedOn } from '#features/tasks/planning.ts';
import { dayOf, instantOf, timeOf } from '#shared/day.ts';
import { changedDue, END_OF_DAY, isWholeDay } from '#shared/russian/when.ts';
import { type Environment, taskOf } from './environment.ts';
import type { ChangePlan, Step } from './model.ts';

const MOVES = /^(?:перен[её]с|передвин|сдвин|сдвиг|подвин|отлож|перекин|перетащ|двин|двиг)/;
const DEADLINE = /(?<!\p{L})(?:срок|дедлайн|крайн)/iu;
const movesSomething = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => MOVES.test(word));

/** What moving a task does that has a planned day and no deadline: its plan moves. Null for any other change. */
function planMoved(id: string, { due, ...plan }: ChangePlan, { clock, ...env }: Environment): ChangePlan | null {
  const task = taskOf(env, id);
  if (!due || due.kind === 'clear' || !task || task.dueDate !== null || task.plannedDay === null) return null;
  const planned = instantOf(task.plannedDay, task.plannedTime ?? END_OF_DAY, clock.zone);
  const moved = changedDue(planned, due, clock);
  if (moved === null) return null;
  const time = isWholeDay(moved, clock.zone) ? null : timeOf(moved, clock.zone);
  return { ...plan, ...plannedOn(dayOf(moved, clock.zone)), plannedTime: time };
}

/** A change of these tasks, with the plan moved of those that have no deadline which could: «передвинь утеплитель на понедельник». */
export function changing(ids: readonly string[], plan: ChangePlan, env: Environment): Step[] {
  const isMove = plan.due !== undefined && movesSomething(env.text) && !DEADLINE.test(env.text);
  const moved = isMove ? ids.flatMap((id) => ({ id, plan: planMoved(id, plan, env) })) : [];
  const others = ids.filter((id) => !moved.some((one) => one.id === id && one.plan));
  return [
    ...moved.flatMap(({ id, plan: own }) => (own ? [{ do: 'update' as const, ids: [id], plan: own }] : [])),
    ...(others.length > 0 || ids.length === 0 ? [{ do: 'update' as const, ids: others, plan }] : []),
  ];
}

/** The same of one that is still to be chosen from several, where it would be the same for each. */
export function changingOneOf(candidates: string[], plan: ChangePlan, env: Environment): Step {
  const plans = candidates
    .map((id) => changing([id], plan, env))
    .flatMap(([step]) => (step?.do === 'update' ? [step.plan] : []));
  const [first = plan, ...others] = plans;
  return { do: 'update', ids: [], candidates, plan: others.every((other) => dequal(other, first)) ? first : plan };
}
