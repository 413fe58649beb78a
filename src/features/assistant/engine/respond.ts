import { clean } from '#shared/russian/text.ts';
import type { About, Reading } from '#understanding/model.ts';
import type { Understanding } from '#understanding/understand.ts';
import { accountQuestion } from './account-questions.ts';
import { besideTasks } from './beside-tasks.ts';
import { calendarTalk } from './calendar-talk.ts';
import { calledOff, refusedDeed } from './called-off.ts';
import { outcome } from './concluding.ts';
import { converse, listAsked, listNarrowed, patiently, settledIn } from './conversation.ts';
import { decide, entitled, guessed } from './decide.ts';
import { duplicateDeed } from './duplicate-deeds.ts';
import { type Environment, environmentOf, type Surroundings } from './environment.ts';
import { fieldDeed } from './field-deeds.ts';
import { folderDeed } from './folder-deeds.ts';
import { besideHeading, underHeading } from './heading-deeds.ts';
import { inContext } from './in-context.ts';
import type { Outcome } from './model.ts';
import { projectDeed } from './project-deeds.ts';
import { seriesSaid, withinSeries } from './series-said.ts';
import { stepDeed } from './step-deeds.ts';
import { tagDeed } from './tag-deeds.ts';
import { sparing, takingAway } from './taking-away.ts';
import { fallback } from './talk.ts';
import { taskIndex } from './task-index.ts';
import { copies, type Message, readMessage } from './terms.ts';

/** What is told by signs and nouns of its own, ahead of what the learned reader makes of a message: the first that hears its own. */
const DEEDS: readonly ((message: Message, env: Environment) => Outcome | null)[] = [
  listAsked,
  besideTasks,
  projectDeed,
  accountQuestion,
  duplicateDeed,
  folderDeed,
  tagDeed,
  fieldDeed,
  stepDeed,
  refusedDeed,
];

/**
 * What the assistant makes of a message: it settles a question that waits, does what is surely meant, asks back where it
 * is not sure, and answers what commands nothing. Pure: the same arguments give the same outcome.
 */
export function respond(understanding: Understanding, message: string, given: Surroundings): Outcome {
  const { view, now, zone, dayStart, context, titles = taskIndex() } = given;
  const surroundings = { ...given, titles };
  // Reading the account's titles is no work of the message: it is done ahead of it, and kept.
  understanding.hold(view.tasks);
  return patiently(surroundings, () => {
    const settled = settledIn(message, surroundings);
    if (settled) return settled;
    const env = environmentOf(clean(message), surroundings);
    const ofCalendar = context.pending ? null : calendarTalk(message, env);
    if (ofCalendar) return outcome(ofCalendar);
    const ofSeries = context.pending ? null : seriesSaid(env.text);
    const within = ofSeries && withinSeries(respond(understanding, ofSeries.rest, given), ofSeries, env);
    if (within) return within;
    // Reading is work: it is done once for all.
    const { text, terms } = readMessage(message);
    const read = () => ({ text, terms: copies(terms) });
    for (const deed of context.pending?.kind === 'title' ? [] : DEEDS) {
      const done = deed(read(), env);
      if (done) return done;
    }
    const placed = context.pending ? null : besideHeading(read(), env);
    const under = placed && underHeading(respond(understanding, placed.rest, given), placed.same, env);
    if (under) return under;
    const taking = takingAway(read(), env);
    if (taking?.outcome) return taking.outcome;
    const heard = understanding.readings({ text: message, account: view, dialogue: context, now, zone, dayStart });
    const found = inContext(heard, message, env);
    const readings = taking ? sparing(found, taking.never) : found;
    const about = readings[0]?.intents.flatMap((intent) => (intent.act === 'answer' ? [intent.about] : []))[0] ?? null;
    const { pending } = context;
    const named = pending?.kind === 'title' && entitled(pending.draft, readings, message, env);
    if (named) return named;
    const decided = calledOffFor(decide(readings, env), message, env);
    return (
      (decided && besideAnswer(decided, about, surroundings)) || answered(message, surroundings, env, about, readings)
    );
  });
}

/** What was decided, but for a question about a task that the message calls off. */
const calledOffFor = (decided: Outcome | null, message: string, env: Environment): Outcome | null =>
  decided?.pending?.kind === 'card' ? (calledOff(message, env) ?? decided) : decided;

/** «что у меня завтра? и добавь купить сыр»: a question beside a command is answered ahead of what comes of that. */
function besideAnswer(decided: Outcome, about: About | null, surroundings: Surroundings): Outcome {
  const said = about && converse(`${about.said}?`, surroundings, about);
  if (!said || said.reply === fallback()) return decided;
  const listed = decided.listed.length > 0 ? decided.listed : said.listed;
  return { ...decided, reply: `${said.reply}\n\n${decided.reply}`, listed };
}

/** What a message that commands nothing is answered, and what is asked of one that was not understood. */
function answered(
  message: string,
  surroundings: Surroundings,
  env: Environment,
  about: About | null,
  readings: readonly Reading[],
): Outcome {
  const said = converse(message, surroundings, about);
  if (said.reply !== fallback()) return said;
  return calledOff(message, env) ?? listNarrowed(message, env) ?? guessed(readings, env) ?? said;
}
