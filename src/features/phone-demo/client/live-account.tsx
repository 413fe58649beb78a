import { type ReactNode, useState } from 'react';
import { createAttempts } from '#client/form/attempts.ts';
import { useDay } from '#client/lib/clock.ts';
import { DraftOwner } from '#client/lib/draft-owner.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { newId } from '#client/lib/new-id.ts';
import type { OpenAssistant } from '#client/lib/open-assistant.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { toast } from '#client/ui/toast.ts';
import { useChatHistory } from '#features/assistant/chat/client/queries.ts';
import type { User } from '#features/auth/contract.ts';
import { useSessions } from '#features/focus/client/ended-queries.ts';
import { useActiveSession } from '#features/focus/client/queries.ts';
import { useStartSession } from '#features/focus/client/session-changes.ts';
import { useTodayHabits, useToggleHabit } from '#features/habits/client/queries.ts';
import type { Habit } from '#features/habits/contract.ts';
import { useSettings } from '#features/settings/client/queries.ts';
import { useUpdateSettings } from '#features/settings/client/settings-changes.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import { useUpdateTask } from '#features/tasks/client/task-changes.ts';
import { inListOrder } from '#features/tasks/rules.ts';
import { listed } from '../rules.ts';
import { texts } from '../texts.ts';
import { CreateTask } from './create-task.tsx';
import { type Loadable, type PhoneAccount, PhoneAccountContext } from './phone-account.ts';
import { useTab } from './use-tab.ts';

const ChatDialog = lazyPart(() =>
  import('#features/assistant/chat/client/chat-dialog.tsx').then((module) => ({ default: module.ChatDialog })),
);

interface Answer<T> {
  data: readonly T[] | undefined;
  isError: boolean;
  refetch: () => unknown;
}
const loadable = <T,>({ data, isError, refetch }: Answer<T>): Loadable<T> => ({
  data,
  failed: data === undefined && isError,
  retry: () => void refetch(),
});

interface LiveAccountProps {
  user: User;
  onSignOut: () => void;
  children: ReactNode;
}

/** The account of the signed-in user. */
export function LiveAccount({ user, onSignOut, children }: LiveAccountProps) {
  const today = useDay();
  const tasks = useTasks();
  const habits = useTodayHabits();
  const sessions = useSessions(today, today).data ?? [];
  const messages = useChatHistory(true).data ?? [];
  const { data: settings } = useSettings();
  const save = useUpdateSettings();
  const update = useUpdateTask();
  const toggle = useToggleHabit((marked) => toast({ title: marked ? texts.habits.marked : texts.habits.unmarked }));
  const start = useStart();
  const [, showTab] = useTab();
  const [creating, setCreating] = useState(false);
  const [chat, setChat] = useState<{ asked: OpenAssistant; open: boolean }>();

  const account: PhoneAccount = {
    user,
    isSample: false,
    tasks: { ...loadable(tasks), data: tasks.data && inListOrder(listed(tasks.data)) },
    setCompleted: ({ id }, completed) => update.mutate({ id, change: { status: completed ? 'completed' : 'active' } }),
    habits: loadable(habits),
    toggleHabit: (habit) => toggle(habit as Habit),
    focusMinutes: sessions.reduce((sum, { actualDurationMinutes }) => sum + (actualDurationMinutes ?? 0), 0),
    lastMessage: messages.findLast(({ role }) => role === 'assistant')?.content,
    settings,
    saveSettings: (change) => save.mutate(change),
    signOut: onSignOut,
    createTask: () => setCreating(true),
    openChat: () => setChat({ asked: {}, open: true }),
    startFocus: (minutes, task) => {
      start(minutes, task?.id ?? null);
      showTab('focus');
    },
  };
  return (
    <DraftOwner value={user.id}>
      <PhoneAccountContext value={account}>
        {children}
        <CreateTask open={creating} onOpenChange={setCreating} />
        {chat && (
          <FloatingPart asked={chat.asked}>
            <ChatDialog
              asked={chat.asked}
              open={chat.open}
              onOpenChange={(open) => setChat({ ...chat, open })}
              onOpenTask={() => showTab('tasks')}
            />
          </FloatingPart>
        )}
      </PhoneAccountContext>
    </DraftOwner>
  );
}

/** Starts a session unless one runs: the same wish is the same attempt until it came about. */
function useStart() {
  const active = useActiveSession();
  const start = useStartSession();
  const [attempt] = useState(() => createAttempts(newId));
  return (durationMinutes: number, taskId: string | null) => {
    if (start.isPending) return;
    const input = { taskId, durationMinutes };
    // A failure is told by the mutation.
    attempt([input, active?.id], (key) => start.mutateAsync({ input, key })).catch(() => undefined);
  };
}
