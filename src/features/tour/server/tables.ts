export interface TourTables {
  sample_days: SampleDaysTable;
  sample_items: SampleItemsTable;
}

/** What became of the example of a day that a new account is offered; no row while it only is. */
export interface SampleDaysTable {
  user_id: string;
  status: 'present' | 'removed' | 'dismissed';
  /** Day on which the status was reached. */
  made_on: string;
}

/** What belongs to the example. */
export interface SampleItemsTable {
  user_id: string;
  id: string;
  kind: 'project' | 'task' | 'habit' | 'session';
  /** What the object said when it was made; one that says something else has become the user's own. */
  content: string;
}
