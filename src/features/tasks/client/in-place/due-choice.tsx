import { type Deadline, type DeadlineSaid, deadlineOf } from '../../deadline.ts';
import { dueLabel, isSet } from '../../due.ts';
import { typedDue } from '../../due-presets.ts';
import { movedTo } from '../../moving-deadline.ts';
import { texts as taskTexts } from '../../texts.ts';
import { DayChoice } from './day-choice.tsx';
import { texts } from './texts.ts';

interface DueChoiceProps {
  /** What becomes of a task: on another day it keeps its time. */
  onChoose: (saidOf: (task: Deadline) => DeadlineSaid) => void;
  onReminders?: (() => void) | undefined;
}

/** A deadline by one press, or by words. */
export function DueChoice({ onChoose, onReminders }: DueChoiceProps) {
  return (
    <DayChoice
      onDay={(day, { zone }) => onChoose((task) => movedTo(task, day, zone))}
      others={[
        { key: 'none', label: taskTexts.fields.dueNone, onChoose: () => onChoose(() => ({ dueDate: null })) },
        ...(onReminders ? [{ key: 'reminders', label: texts.reminders, onChoose: onReminders }] : []),
      ]}
      read={(text, now, clock) => {
        const said = typedDue(text, now, clock);
        const deadline = said && deadlineOf(said, clock.zone);
        const hint = deadline && isSet(deadline) ? dueLabel(deadline, now, clock).text : undefined;
        return said && { hint, choose: () => onChoose(() => said) };
      }}
    />
  );
}
