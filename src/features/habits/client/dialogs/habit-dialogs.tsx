import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import type { Day } from '#shared/day.ts';
import type { Habit } from '../../contract.ts';
import type { Mark } from '../../marks.ts';
import { thisDay } from '../habit-cache.ts';
import { subjectOf } from './day-subject.ts';

const HabitDialog = lazyPart(() => import('./habit-dialog.tsx').then((module) => ({ default: module.HabitDialog })));
const DayDialog = lazyPart(() => import('./day-dialog.tsx').then((module) => ({ default: module.DayDialog })));

const PauseDialog = lazyPart(() => import('./pause-dialog.tsx').then((module) => ({ default: module.PauseDialog })));

interface HabitDialogs {
  /** Opens the dialog of creating, or of editing where a habit is given. */
  openForm: (habit?: Habit) => void;
  /** Opens the dialog of one day's mark. */
  openDay: (habit: Habit, choice: Mark, date?: Day) => void;
  /** Opens the dialog of the days on which a habit rests; on which all do where none is given. */
  openPause: (habitId?: string) => void;
}

const DialogsContext = createContext<HabitDialogs | null>(null);

/** The dialogs of the page around. */
export function useHabitDialogs(): HabitDialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('HabitDialogsProvider is missing');
  return dialogs;
}

interface DayAsked {
  habit: Habit;
  choice: Mark;
  date: Day;
}

/** Holds what the page's dialogs show; a closed one keeps its content while it fades. */
export function HabitDialogsProvider({ children }: { children: ReactNode }) {
  const [form, setForm] = useState<{ habit: Habit | undefined; open: boolean }>();
  const [day, setDay] = useState<{ asked: DayAsked; open: boolean }>();
  const [pause, setPause] = useState<{ habitId: string | undefined; open: boolean }>();
  const dialogs = useMemo<HabitDialogs>(
    () => ({
      openForm: (habit) => setForm({ habit, open: true }),
      openDay: (habit, choice, date = thisDay()) => setDay({ asked: { habit, choice, date }, open: true }),
      openPause: (habitId) => setPause({ habitId, open: true }),
    }),
    [],
  );
  return (
    <DialogsContext value={dialogs}>
      {children}
      {form && (
        <FloatingPart asked={form}>
          <HabitDialog
            habit={form.habit}
            open={form.open}
            onOpenChange={(open) => setForm({ habit: form.habit, open })}
          />
        </FloatingPart>
      )}
      {day && (
        <FloatingPart asked={day}>
          <DayDialog
            key={subjectOf({ ...day.asked, habitId: day.asked.habit.id })}
            {...day.asked}
            open={day.open}
            onOpenChange={(open) => setDay({ asked: day.asked, open })}
          />
        </FloatingPart>
      )}
      {pause && (
        <FloatingPart asked={pause}>
          <PauseDialog
            key={pause.habitId}
            habitId={pause.habitId}
            open={pause.open}
            onOpenChange={(open) => setPause({ habitId: pause.habitId, open })}
          />
        </FloatingPart>
      )}
    </DialogsContext>
  );
}
