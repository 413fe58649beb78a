import { ownZone } from '#client/lib/clock.ts';
import type { Day } from '#shared/day.ts';
import { fullDate } from '../../full-due.ts';
import type { Step } from '../../step-contract.ts';
import { texts } from './texts.ts';

const { steps: words } = texts;

const titlesOf = (steps: readonly Step[]) => steps.map(({ title }) => title);
const dayTold = (day: Day | null) => (day === null ? words.noDay : fullDate(day, ownZone()));

/** What an act made of a task's steps, a line for each kind of thing. */
export function stepWords(before: readonly Step[], after: readonly Step[]): string[] {
  const was = new Map(before.map((step) => [step.id, step]));
  const is = new Map(after.map((step) => [step.id, step]));
  const stayed = after.flatMap((step) => {
    const old = was.get(step.id);
    return old ? [{ old, step }] : [];
  });
  const ticked = (done: boolean) =>
    stayed.flatMap(({ old, step }) => (old.done !== done && step.done === done ? [step] : []));
  const told = (steps: readonly Step[], tell: (titles: readonly string[]) => string) =>
    steps.length > 0 ? [tell(titlesOf(steps))] : [];
  const places = before.filter(({ id }) => is.has(id));
  const isMoved = stayed.some(({ step }, at) => places[at]!.id !== step.id);
  const lines = [
    ...told(
      after.filter(({ id }) => !was.has(id)),
      words.added,
    ),
    ...told(
      before.filter(({ id }) => !is.has(id)),
      words.removed,
    ),
    ...told(ticked(true), words.done),
    ...told(ticked(false), words.undone),
    ...stayed.flatMap(({ old, step }) => [
      ...(old.title === step.title ? [] : [words.renamed(old.title, step.title)]),
      ...(old.dueDay === step.dueDay ? [] : [words.day(step.title, dayTold(old.dueDay), dayTold(step.dueDay))]),
    ]),
    ...(isMoved ? [words.order] : []),
  ];
  return lines.length > 0 ? [...new Set(lines)] : [words.order];
}
