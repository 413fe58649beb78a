export interface MotivationTables {
  encouragements: EncouragementsTable;
}

/** The last words of encouragement, so that they are not said again. Ids rise with time. */
interface EncouragementsTable {
  user_id: string;
  id: string;
  message: string;
}
