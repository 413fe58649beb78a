import { clean } from '#shared/russian/text.ts';
import type { Understanding } from '#understanding/understand.ts';
import { converse, patiently, settledIn } from './conversation.ts';
import { inContext } from './in-context.ts';
import { decide, entitled } from './decide.ts';
import { environmentOf, type Surroundings } from './environment.ts';
import type { Outcome } from './model.ts';
import { taskIndex } from './task-index.ts';

/**
 * What the assistant makes of a message: it settles a question that waits, does what is surely meant, asks back where it
 * is not sure, and answers what commands nothing. Pure: the same arguments give the same outcome.
 */
export function respond(understanding: Understanding, message: string, given: Surroundings): Outcome {
  const { view, now, zone, context, titles = taskIndex() } = given;
  const surroundings = { ...given, titles };
  // Reading the account's titles is no work of the message: it is done ahead of it, and kept.
  understanding.hold(view.tasks);
  return patiently(surroundings, () => {
    const settled = settledIn(message, surroundings);
    if (settled) return settled;
    const env = environmentOf(clean(message), surroundings);
    const heard = understanding.readings({ text: message, account: view, dialogue: context, now, zone });
    const readings = inContext(heard, message, env);
    const about = readings[0]?.intents.flatMap((intent) => (intent.act === 'answer' ? [intent.about] : []))[0] ?? null;
    const { pending } = context;
    return (
      (pending?.kind === 'title' && entitled(pending.draft, readings, message, env)) ||
      (decide(readings, env) ?? converse(message, surroundings, about))
    );
  });
}
