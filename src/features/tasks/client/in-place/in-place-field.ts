import { BellPlus, CalendarClock, CalendarPlus, Flag, FolderPlus, type LucideIcon, Plus } from 'lucide-react';

/** Fields that a row lets change where they stand. */
export type InPlaceField = 'dueDate' | 'reminders' | 'plannedDay' | 'priority' | 'projectId';

/** What is asked for at a row: a field, or to choose one, where a finger sees no signs of what is not said. */
export type AskedField = InPlaceField | 'any';

/** What stands for a field of which nothing is said. */
export const EMPTY_SIGNS: Record<AskedField, LucideIcon> = {
  dueDate: CalendarPlus,
  plannedDay: CalendarClock,
  reminders: BellPlus,
  priority: Flag,
  projectId: FolderPlus,
  any: Plus,
};
