import type { FocusService } from '#features/focus/server/service.ts';
import type { HabitService } from '#features/habits/server/service.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Context } from '#server/context.ts';
import { pushDelivery } from './delivery.ts';
import { reminderFiring } from './firing.ts';
import { habitReminders } from './habit-reminders.ts';
import { pushKeys } from './keys.ts';
import { reminderPlanning } from './planning.ts';
import { pushSending } from './sending.ts';
import { sessionEnds } from './session-ends.ts';
import { pushStore } from './store.ts';
import { subscriptionService } from './subscriptions.ts';
import { telling } from './telling.ts';

interface Beside {
  settings: SettingsService;
  tasks: TaskService;
  habits: HabitService;
  focus: FocusService;
}

/** Tells people where no window is open. */
export function notificationService(context: Context, beside: Beside) {
  const store = pushStore(context);
  const key = pushKeys(store);
  const deliver = pushDelivery(context, key);
  const sending = pushSending(context, { store, told: telling(beside), deliver });
  reminderFiring(context, { ...beside, sending });
  const habits = habitReminders(context, { ...beside, sending });
  const planning = reminderPlanning(context, { ...beside, sending, planHabits: habits.planAll });
  const ends = sessionEnds(context, { ...beside, sending });
  return {
    key: async () => (await key()).publicKey,
    subscriptions: subscriptionService(context, store, deliver),
    /** Follows what is written; to be called once whoever else listens to it does. */
    listen(): void {
      planning.listen();
      habits.listen();
      ends.listen();
    },
  };
}

export type NotificationService = ReturnType<typeof notificationService>;
