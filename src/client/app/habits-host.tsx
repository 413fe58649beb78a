import { lazy, Suspense } from 'react';

const HabitReminders = lazy(() =>
  import('#features/habits/client/habit-reminders.tsx').then((module) => ({ default: module.HabitReminders })),
);

/** Reminds of habits from any section. */
export function HabitsHost({ userId }: { userId: string }) {
  return (
    <Suspense>
      <HabitReminders userId={userId} />
    </Suspense>
  );
}
