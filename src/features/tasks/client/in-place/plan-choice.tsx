import { livedDay } from '#shared/day.ts';
import type { Task } from '../../contract.ts';
import { typedPlan } from '../../due-presets.ts';
import { planWords } from '../../plan-words.ts';
import { NO_PLAN, type Plan, plannedOn, SOMEDAY } from '../../planning.ts';
import { texts as taskTexts } from '../../texts.ts';
import { DayChoice } from './day-choice.tsx';

interface PlanChoiceProps {
  tasks: readonly Task[];
  /** What becomes of a task: on another day it keeps its time. */
  onChoose: (saidOf: () => Partial<Plan>) => void;
}

/** When a task is meant to be done, by one press or by words. */
export function PlanChoice({ tasks, onChoose }: PlanChoiceProps) {
  const all = (is: (task: Task) => boolean) => tasks.length > 0 && tasks.every(is);
  return (
    <DayChoice
      onDay={(day) => onChoose(() => plannedOn(day))}
      others={[
        {
          key: 'someday',
          label: taskTexts.plan.someday,
          chosen: all(({ someday }) => someday),
          onChoose: () => onChoose(() => SOMEDAY),
        },
        { key: 'none', label: taskTexts.plan.none, onChoose: () => onChoose(() => NO_PLAN) },
      ]}
      read={(text, now, clock) => {
        const said = typedPlan(text, now, clock);
        return said && { hint: planWords(said, livedDay(now, clock)), choose: () => onChoose(() => said) };
      }}
    />
  );
}
