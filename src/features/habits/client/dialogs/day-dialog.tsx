import { useState } from 'react';
import { useDay } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input, Textarea } from '#client/ui/input.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { type Day, isDay } from '#shared/day.ts';
import type { Habit, HabitEntry } from '../../contract.ts';
import type { Mark } from '../../marks.ts';
import { EARLIEST_DAY, NOTE_MAX } from '../../rules.ts';
import { useHabitYear, useMarkHabit } from '../queries.ts';
import { texts } from '../texts.ts';
import { Group } from './habit-fields.tsx';

interface DayDialogProps {
  habit: Habit;
  choice: Mark;
  date: Day;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const SEGMENTS = [
  { value: 'completed', label: texts.done },
  { value: 'missed', label: texts.notDone },
  { value: 'skipped', label: texts.day.skipped },
] as const;

/** One day of a habit: done, not done or skipped with a reason, and a note; any day up to today. */
export function DayDialog({ habit, open, onOpenChange, ...start }: DayDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.day.title(habit.name)}
      closeLabel={texts.close}
      size="small"
    >
      <DayForm habit={habit} {...start} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type DayFormProps = Pick<DayDialogProps, 'habit' | 'choice' | 'date'> & { onClose: () => void };

function DayForm({ habit, choice: firstChoice, date: firstDate, onClose }: DayFormProps) {
  const today = useDay();
  const [date, setDate] = useState(firstDate);
  const [choice, setChoice] = useState<Mark>(firstChoice);
  // Undefined until somebody types: then the note of the day's entry shows.
  const [typed, setTyped] = useState<string>();
  const known = useKnownNote(habit, date);
  const note = typed ?? known;
  const error = dateError(date, today);
  const { mutate: mark } = useMarkHabit(habit.id);

  const send = () => {
    if (error) return;
    mark({ date, completed: choice === 'completed', skipped: choice === 'skipped', note: note.trim() || null });
    onClose();
  };
  const skipped = choice === 'skipped';
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={texts.day.date} error={error}>
        <Input
          type="date"
          min={EARLIEST_DAY}
          max={today}
          value={date}
          onChange={(event) => setDate(event.target.value)}
          className="tabular"
        />
      </Field>
      <Group label={texts.day.state} hint={skipped ? texts.day.skipHint : undefined}>
        <SegmentedControl label={texts.day.state} segments={SEGMENTS} value={choice} onValueChange={setChoice} />
      </Group>
      {skipped && <Reasons chosen={note} onChoose={setTyped} />}
      <Field label={skipped ? texts.day.reason : texts.day.note}>
        <Textarea
          rows={2}
          maxLength={NOTE_MAX}
          placeholder={skipped ? texts.day.reasonPlaceholder : texts.day.notePlaceholder}
          value={note}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit">{texts.save}</Button>
      </div>
    </form>
  );
}

function Reasons({ chosen, onChoose }: { chosen: string; onChoose: (reason: string) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.day.reason}</legend>
      {texts.day.reasons.map((reason) => (
        <Button
          key={reason}
          variant="secondary"
          size="small"
          aria-pressed={chosen === reason}
          className="aria-pressed:border-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
          onClick={() => onChoose(reason)}
        >
          {reason}
        </Button>
      ))}
    </fieldset>
  );
}

function dateError(date: string, today: Day): string | undefined {
  if (!isDay(date) || date < EARLIEST_DAY) return texts.day.early;
  return date > today ? texts.day.future : undefined;
}

function useKnownNote({ id, todaysEntry }: Habit, date: string): string {
  const year = isDay(date) ? Number(date.slice(0, 4)) : new Date().getFullYear();
  const { data } = useHabitYear(id, year);
  const entries: (HabitEntry | null)[] = [todaysEntry, ...(data ?? [])];
  return entries.find((entry) => entry?.date === date)?.note ?? '';
}
