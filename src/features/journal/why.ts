import type { PutBack, Reason } from './contract.ts';
import { texts } from './texts.ts';

/** Why something stays as it is, in words. @param objects of which something does */
export function whyOf(objects: readonly PutBack[]): string {
  const { reason } = objects.find((one) => one.reason !== null)!;
  const alike = objects.filter((one) => one.reason === reason);
  return texts.reasons[reason as Reason](alike.map(({ title }) => title));
}

/** Whether nothing of an act can be taken back, though something was to be. */
export const isBlocked = (objects: readonly PutBack[]): boolean =>
  objects.every(({ deed }) => deed === null) && objects.some(({ reason }) => reason !== null);

/** That nothing of an act can be taken back, and why. */
export const blockedWords = (objects: readonly PutBack[]): string => texts.blocked(whyOf(objects));
