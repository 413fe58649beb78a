import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A new UUIDv7. Ids of one process sort in the order in which they were made (Node's own do not within a millisecond). */
export const newId = (): string => v7();

/** False for what cannot be an id of ours, and so names a missing object. */
export const isId = (text: string): boolean => UUID.test(text);
