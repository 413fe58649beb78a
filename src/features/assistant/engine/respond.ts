import { clean } from '#shared/russian/text.ts';
import type { Understanding } from '#understanding/understand.ts';
import { decide } from './decide.ts';
import { environmentOf, type Surroundings } from './environment.ts';
import type { Outcome } from './model.ts';
import { fallback } from './talk.ts';
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
    const settled = settledIn(message, surroundings) ?? putRight(message, surroundings);
    if (settled) return settled;
    const readings = understanding.readings({ text: message, account: view, dialogue: context, now, zone });
    const about = readings[0]?.intents.flatMap((intent) => (intent.act === 'answer' ? [intent.about] : []))[0] ?? null;
    const decided = decide(readings, environmentOf(clean(message), surroundings));
    if (decided) return decided;
    const said = converse(message, surroundings, about);
    return said.reply === fallback() ? (askedBack(message, surroundings) ?? said) : said;
  });
}

/** A message that begins so goes back to what was done by the one before. */
const GOES_BACK = /^\s*(?:нет|не|ой|ах|точнее|вернее|то есть|я имел[аи]? в виду)(?:[\s,.!]|$)/iu;

/** «нет, купить творог»: the name or the day that a task just created should have had; null for all else. */
function putRight(message: string, surroundings: Surroundings): Outcome | null {
  const { lastAction, touched } = surroundings.context;
  if (lastAction !== 'create' || touched.length !== 1 || !GOES_BACK.test(message)) return null;
  const read = readCommands(message, surroundings);
  const isAboutIt = read?.actions.every((action) => action.type === 'update' && action.id === touched[0]);
  return read && read.actions.length > 0 && isAboutIt ? read : null;
}

/** Of what was not understood the rules of phrasing may know what to ask: «самокат чинить не надо». */
function askedBack(message: string, surroundings: Surroundings): Outcome | null {
  const read = readCommands(message, surroundings);
  return read?.pending && read.actions.length === 0 ? read : null;
}
