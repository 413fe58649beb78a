/** Fields that a row lets change where they stand. */
export type InPlaceField = 'dueDate' | 'reminders' | 'plannedDay' | 'priority' | 'projectId';
