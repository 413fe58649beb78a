import { serverTime } from '#client/lib/server-clock.ts';
import type { ChatChange } from '../../contract.ts';
import { QUESTION_LIFETIME } from '../../rules.ts';
import type { Reply } from '../../transcript.ts';

/** When the device last asked something that waits for an answer, epoch milliseconds. */
let askedAt = 0;

export const noteAsked = (asks: boolean): void => {
  askedAt = asks ? Date.now() : 0;
};

/** Whether the device waits for an answer in this window, which the server knows nothing of. */
export const isAskedHere = (): boolean => Date.now() - askedAt < QUESTION_LIFETIME;

/** What the server answered last, and when by its clock: should it be away for the next message, this window goes on from there. */
let answered: { changes: readonly ChatChange[]; at: number } | undefined;

export const noteAnswer = ({ changes = [] }: Reply): void => {
  answered = { changes, at: serverTime() };
};

export const lastAnswer = () => answered;
