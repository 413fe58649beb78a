import { lazyPart } from '#client/lib/lazy-part.ts';
import { FloatingPart } from '#client/ui/part.tsx';

const HabitReminders = lazyPart(() =>
  import('#features/habits/client/habit-reminders.tsx').then((module) => ({ default: module.HabitReminders })),
);

/** Reminds of habits from any section. */
export function HabitsHost({ userId }: { userId: string }) {
  return (
    <FloatingPart>
      <HabitReminders userId={userId} />
    </FloatingPart>
  );
}
