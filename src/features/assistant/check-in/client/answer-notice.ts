import { call } from '#client/lib/call.ts';
import type { answerCheckIn } from '../contract.ts';
import type { Answer } from '../rules.ts';
import { closeNotice } from './notice-state.ts';

/** Tells the assistant the answer to its word, which goes at once: an answer that is lost changes nothing but the next words. */
export async function answerNotice(sessionId: string, answer: Answer): Promise<void> {
  closeNotice();
  try {
    await call<typeof answerCheckIn>('POST /api/ai/checkin/answer', { body: { sessionId, answer } });
  } catch (error) {
    console.debug('answer to a check-in', error);
  }
}
