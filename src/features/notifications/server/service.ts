import type { AuthService } from '#features/auth/server/service.ts';
import type { FocusService } from '#features/focus/server/service.ts';
import type { HabitService } from '#features/habits/server/service.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Context } from '#server/context.ts';
import { letterService } from '../letters/server/service.ts';
import { checkInsPushed } from './check-ins.ts';
import { pushDelivery } from './delivery.ts';
import { reminderFiring } from './firing.ts';
import { habitReminders } from './habit-reminders.ts';
import { pushKeys } from './keys.ts';
import { reminderPlanning } from './planning.ts';
import { type PushSending, pushSending } from './sending.ts';
import { sessionEnds } from './session-ends.ts';
import { pushStore } from './store.ts';
import { subscriptionService } from './subscriptions.ts';
import { noticing, telling } from './telling.ts';

interface Beside {
  auth: Pick<AuthService, 'mailbox'>;
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
  const notices = noticing(beside);
  const pushes = pushSending(context, { store, told: telling(beside), deliver });
  const letters = letterService(context, { ...beside, notices });
  const sending: Pick<PushSending, 'tell' | 'dismiss'> = {
    ...pushes,
    async tell(all) {
      await pushes.tell(all);
      await letters.tell(all);
    },
  };
  reminderFiring(context, { ...beside, sending });
  const habits = habitReminders(context, { ...beside, sending });
  const planning = reminderPlanning(context, { ...beside, sending, planHabits: habits.planAll });
  const ends = sessionEnds(context, { ...beside, sending });
  const checkIns = checkInsPushed(context, { ...beside, sending });
  return {
    key: async () => (await key()).publicKey,
    letters,
    subscriptions: subscriptionService(context, store, deliver),
    /** Follows what is written; to be called once whoever else listens to it does. */
    listen(): void {
      planning.listen();
      habits.listen();
      ends.listen();
      checkIns.listen();
      letters.listen();
    },
  };
}

export type NotificationService = ReturnType<typeof notificationService>;
