import { type ReactNode, useState } from 'react';
import { browserZone, useDay } from '#client/lib/clock.ts';
import { toast } from '#client/ui/toast.ts';
import { useAuthDialog } from '#features/auth/client/auth-dialog-provider.tsx';
import { DEFAULT_SETTINGS } from '#features/settings/rules.ts';
import { SAMPLE_MINUTES, sampleHabits, sampleTasks, toggled } from '../rules.ts';
import { texts } from '../texts.ts';
import { type PhoneAccount, PhoneAccountContext, type PhoneSettings } from './phone-account.ts';

const loaded = <T,>(data: readonly T[]) => ({ data, failed: false, retry: () => undefined });

/** An example for a visitor: it lives in this page's memory and asks no server for anything. */
export function SampleAccount({ children }: { children: ReactNode }) {
  const today = useDay();
  const [tasks, setTasks] = useState(() => sampleTasks(today, browserZone));
  const [habits, setHabits] = useState(sampleHabits);
  const [settings, setSettings] = useState<PhoneSettings>(DEFAULT_SETTINGS);
  const askToSignIn = useAuthDialog();

  const account: PhoneAccount = {
    user: { ...texts.sample.user, avatar: null },
    isSample: true,
    tasks: loaded(tasks),
    setCompleted: ({ id }, completed) => {
      const status = completed ? 'completed' : 'active';
      setTasks(tasks.map((task) => (task.id === id ? { ...task, status } : task)));
      toast({ title: completed ? texts.tasks.completed : texts.tasks.activated });
    },
    habits: loaded(habits),
    toggleHabit: ({ id, completedToday }) => {
      setHabits(habits.map((habit) => (habit.id === id ? toggled(habit) : habit)));
      toast({ title: completedToday ? texts.habits.unmarked : texts.habits.marked });
    },
    focusMinutes: SAMPLE_MINUTES,
    lastMessage: texts.sample.message,
    settings,
    saveSettings: (change) => setSettings({ ...settings, ...change }),
    signOut: askToSignIn,
    createTask: askToSignIn,
    openChat: askToSignIn,
    startFocus: askToSignIn,
  };
  return <PhoneAccountContext value={account}>{children}</PhoneAccountContext>;
}
