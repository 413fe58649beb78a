import type { AccountTables } from '#features/account/server/tables.ts';
import type { ChatTables } from '#features/assistant/chat/server/tables.ts';
import type { CheckInTables } from '#features/assistant/check-in/server/tables.ts';
import type { MotivationTables } from '#features/assistant/motivation/server/tables.ts';
import type { ReportTables } from '#features/assistant/report/server/tables.ts';
import type { GuessingTables } from '#features/auth/guessing/server/tables.ts';
import type { PasskeyTables } from '#features/auth/passkeys/server/tables.ts';
import type { AuthTables } from '#features/auth/server/tables.ts';
import type { TwoFactorTables } from '#features/auth/two-factor/server/tables.ts';
import type { CalendarTables } from '#features/calendar/server/tables.ts';
import type { ColumnTables } from '#features/columns/server/tables.ts';
import type { FocusTables } from '#features/focus/server/tables.ts';
import type { HabitTables } from '#features/habits/server/tables.ts';
import type { NotificationTables } from '#features/notifications/server/tables.ts';
import type { ProjectTables } from '#features/projects/server/tables.ts';
import type { SettingsTables } from '#features/settings/server/tables.ts';
import type { TagTables } from '#features/tags/server/tables.ts';
import type { TaskTables } from '#features/tasks/server/tables.ts';
import type { TourTables } from '#features/tour/server/tables.ts';

declare module '#server/database/schema.ts' {
  /** The tables of every slice. */
  interface Tables
    extends AuthTables,
      GuessingTables,
      TwoFactorTables,
      PasskeyTables,
      SettingsTables,
      ProjectTables,
      TagTables,
      ColumnTables,
      TaskTables,
      FocusTables,
      HabitTables,
      NotificationTables,
      CalendarTables,
      ChatTables,
      CheckInTables,
      ReportTables,
      MotivationTables,
      AccountTables,
      TourTables {}
}
