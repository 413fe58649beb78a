import { dequal } from 'dequal/lite';

/** Fields of an object by name, as the interface tells them. */
export type Image = Record<string, unknown>;

/** What an act made of an object: the changed fields, and those that are to be compared with them. */
export interface Images {
  /** Null where it was not there. */
  before: Image | null;
  after: Image;
}

/** What two acts, one after the other, made of an object. */
export const followedBy = (first: Images, next: Images): Images => ({
  before: first.before && { ...next.before, ...first.before },
  after: { ...first.after, ...next.after },
});

/** True where an object is as it was. */
export const isNothing = ({ before, after }: Images) =>
  before !== null && Object.entries(after).every(([field, value]) => dequal(before[field], value));
