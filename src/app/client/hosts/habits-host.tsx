import { Suspense } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';

const HabitReminders = lazyPart(() =>
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
