import { clean } from '#shared/russian/text.ts';
import type { Understanding } from '#understanding/understand.ts';
import { decide } from './decide.ts';
import { environmentOf, type Surroundings } from './environment.ts';
import type { Outcome } from './model.ts';
import { taskIndex } from './task-index.ts';
import { converse, patiently, readCommands, settledIn, understand } from './understand.ts';

/** Words. What is longer is no speech but a list or a text, and is read by the rules of phrasing alone. */
const LONGEST = 60;

/**
 * What the assistant makes of a message: it settles a question that waits, does what is surely meant, asks back where it
 * is not sure, and answers what commands nothing. Pure: the same arguments give the same outcome.
 */
export function respond(understanding: Understanding, message: string, given: Surroundings): Outcome {
  const { view, now, zone, context, titles = taskIndex() } = given;
  const surroundings = { ...given, titles };
  if (message.split(/\s+/, LONGEST + 1).length > LONGEST) return understand(message, view, now, zone, context, titles);
  // Reading the account's titles is no work of the message: it is done ahead of it, and kept.
  understanding.hold(view.tasks);
  return patiently(surroundings, () => {
    const settled = settledIn(message, surroundings);
    if (settled) return settled;
    const readings = understanding.readings({ text: message, account: view, dialogue: context, now, zone });
    const about = readings[0]?.intents.flatMap((intent) => (intent.act === 'answer' ? [intent.about] : []))[0] ?? null;
    const decided = decide(readings, environmentOf(clean(message), surroundings), () =>
      readCommands(message, surroundings),
    );
    return decided ?? converse(message, surroundings, about);
  });
}
