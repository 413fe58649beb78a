/** How much there is: other users, and tasks of one's own. */
export interface Size {
  others: number;
  tasks: number;
}

/** A statement, and one way in which it was carried out in a database. */
export interface Carried {
  database: string;
  query: string;
  /** What is done, in one line: tables with their indexes. */
  way: string;
  /** A table that neighbours have rows in is read from its beginning to its end. */
  isWhole: boolean;
}

/** How often everyday use is lived: PostgreSQL makes a plan for each question of a prepared statement at first, and may keep one after five. */
export const ROUNDS = 8;
