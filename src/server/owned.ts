/** A row of an account, by its whole key. */
export interface Owned {
  userId: string;
  id: string;
}
