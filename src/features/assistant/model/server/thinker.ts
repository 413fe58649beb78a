import type { ModelMessage } from 'ai';
import { type Day, dayOf, timeOf } from '#shared/day.ts';
import type { Engine, Thinker, Told, Turn } from '../../chat/engine.ts';
import { conclude, outcome } from '../../engine/concluding.ts';
import { settle } from '../../engine/conversation.ts';
import { environmentOf } from '../../engine/environment.ts';
import { EMPTY_CONTEXT, type Outcome } from '../../engine/model.ts';
import { countsBeside, deedsOf, namesBeside } from '../deeds.ts';
import { tellsAll, tellsTruth } from '../grammar/claims.ts';
import { carriedOn, type Grants, grantsOf } from '../grammar/grants.ts';
import { createHandles, type Handles } from '../handles.ts';
import { fenced, plainWords, wholeSentences } from '../plain-words.ts';
import { createPlan } from '../plan.ts';
import { accountShown } from '../shown.ts';
import { texts } from '../texts.ts';
import { type Desk, toolsFor } from '../tools.ts';
import { type LanguageModel, ModelFailure, type Question } from './language-model.ts';

const LONGEST_REPLY = 4_000;

/** The user's request that a question of the assistant has left open. */
function openRequest(turns: readonly Turn[]): string | null {
  const asked = turns.at(-1);
  const request = turns.at(-2);
  const open = asked?.role === 'assistant' && !asked.acted && asked.content.trimEnd().endsWith('?');
  return open && request?.role === 'user' ? request.content : null;
}

async function grantsFor(told: Told, read: Outcome, engine: Engine): Promise<Grants> {
  const { turns, wishes: _, ...heard } = told;
  const before = openRequest(turns);
  const grants = grantsOf(told.message, read);
  if (before === null) return grants;
  return carriedOn(
    grants,
    grantsOf(before, await engine.understand({ ...heard, message: before, context: EMPTY_CONTEXT })),
  );
}

/** A day with the name of its weekday before it. */
const named = (day: Day) =>
  `${new Date(`${day}T00:00:00Z`).toLocaleDateString('ru-RU', { weekday: 'long', timeZone: 'UTC' })}, ${day}`;

function questionAt(desk: Desk, { turns, message, now, zone, view, wishes }: Told): Question {
  const [date, { today }] = [dayOf(now, zone), desk.env.clock];
  const { settings: manner, user } = view;
  const before = turns.map(({ role, content }): ModelMessage => ({ role, content }));
  return {
    instructions: texts.chatting({
      now: `${named(date)}T${timeOf(now, zone)} (${zone})`,
      goesOn: today === date ? null : named(today),
      firstName: user.firstName,
      manner,
      wishes,
      account: fenced(accountShown(message, desk.env, desk.handles)),
    }),
    messages: [...before, { role: 'user', content: message }],
    tools: toolsFor(desk),
  };
}

/** Tasks in the order in which the words name them: the next message may mean the second of them. */
const listedIn = (words: string, { named }: Handles): string[] =>
  named
    .map(({ id, title }) => ({ id, at: words.indexOf(title) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);

/** What a model's plan and words come to; undefined where there is nothing in them, or nothing true. */
function concluded({ plan, env, grants, handles }: Desk, said: string): Outcome | undefined {
  const words = wholeSentences(plainWords(said), LONGEST_REPLY);
  const { steps } = plan;
  const deeds = deedsOf(steps, env);
  const honest = tellsTruth(
    words,
    { deeds, names: namesBeside(steps, env), counts: countsBeside(steps, env) },
    grants.kinds.size > 0,
  );
  if (steps.length === 0) return words && honest ? outcome(words, { listed: listedIn(words, handles) }) : undefined;
  const done = conclude([...steps], env);
  if (done.pending) return done;
  if (done.actions.length === 0) return undefined;
  return honest && tellsAll(words, deeds) ? { ...done, reply: words } : done;
}

/**
 * Has a language model understand messages. What speaks of the conversation itself, an undo or the answer to a question
 * that waits, stays with the built-in engine: there the words decide, and at once. So does what is done beside tasks, for which no
 * tool is there. What that engine reads of a message bounds what the
 * model may do.
 */
export function thinkerBy(model: LanguageModel, engine: Engine): Thinker {
  return {
    async think(told) {
      const { turns: _, wishes: __, ...heard } = told;
      const { message, view } = heard;
      const read = await engine.understand(heard);
      if (read.undo || read.beside || settle(message, heard)) return undefined;
      const env = environmentOf(message, told);
      const grants = await grantsFor(told, read, engine);
      let desk: Desk | undefined;
      const begin = () => {
        desk = { env, grants, plan: createPlan(env, grants), handles: createHandles(view.tasks) };
        return questionAt(desk, told);
      };
      try {
        const said = await model.ask(begin);
        return desk && concluded(desk, said);
      } catch (error) {
        if (error instanceof ModelFailure) return undefined;
        throw error;
      }
    },
  };
}
