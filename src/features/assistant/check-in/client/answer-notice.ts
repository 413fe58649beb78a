import { randomId } from '#client/lib/random-id.ts';
import { writeDown } from '#client/store/write-down.ts';
import type { Answer } from '../rules.ts';
import { texts } from '../texts.ts';

/** Tells the assistant the answer to its word, which goes at once: what becomes of the answer changes nothing but the next words. */
export async function answerNotice(sessionId: string, answer: Answer): Promise<void> {
  const said = {
    kind: 'check-in',
    change: {},
    words: texts.unsent(texts.answers[answer]),
    method: 'POST' as const,
    path: '/api/ai/checkin/answer',
    body: { sessionId, answer },
    key: randomId(),
  };
  try {
    const [sending] = await writeDown([said]);
    await sending?.first();
  } catch (error) {
    console.debug('answer to a check-in', error);
  }
}
