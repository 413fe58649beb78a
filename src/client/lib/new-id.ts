import { v7 } from 'uuid';

/** An id that a device gives to what it makes: a UUID of version 7, also on plain http. */
export const newId = (): string => v7();
