import type { Act, KnownTask } from '../model.ts';
import type { Interpretation } from './context.ts';
import type { Naming } from './naming.ts';
import { type Told, toldFits } from './told.ts';

/** What counts for a task beside its words. */
const FITTING_STATE = 0.35;
const SAID_OF_TITLE = 0.5;
const SAID_AT_ALL = 0.15;
/** «Семёновой», where both Семёнов and Семёнова have a task. */
const IN_THE_VERY_FORM = 0.09;
const TOLD_BESIDE = 0.3;
/** A task with how well it is named. */
export interface Ranked extends Naming {
  value: number;
}

/** The state that a task is in for an act to be done to it. */
export const stateFor = (act: Act): KnownTask['status'] => (act === 'activate' ? 'completed' : 'active');

/** Tasks by how well the words at these places, and what else is told, name them; `beside` are the places of words that may name them too. */
export function rankedBy(
  places: readonly number[],
  act: Act,
  told: Told | null,
  beside: readonly number[],
  { namings, clock }: Pick<Interpretation, 'namings' | 'clock'>,
): Ranked[] {
  const open = (task: KnownTask) => task.status !== 'archived';
  const besides = new Map(namings.of(beside, open).map(({ task, said }) => [task.id, said]));
  return namings
    .of(places, open)
    .map((one) => ({
      ...one,
      value:
        one.cover +
        SAID_OF_TITLE * one.title +
        SAID_AT_ALL * Math.min(one.said, 2) +
        IN_THE_VERY_FORM * Math.min(one.same, 2) +
        (one.task.status === stateFor(act) ? FITTING_STATE : 0) +
        (besides.has(one.task.id) ? TOLD_BESIDE * Math.min(1, besides.get(one.task.id)!) : 0) +
        (told ? toldFits(one.task, told, clock.zone) : 0),
    }))
    .sort((a, b) => b.value - a.value);
}
