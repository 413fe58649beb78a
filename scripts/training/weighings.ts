import { readdirSync, readFileSync } from 'node:fs';
import { outcome, undoOutcome } from '#features/assistant/engine/concluding.ts';
import { environmentOf } from '#features/assistant/engine/environment.ts';
import { EMPTY_CONTEXT, type Outcome, type View } from '#features/assistant/engine/model.ts';
import { outcomeOf } from '#features/assistant/engine/reading-plan.ts';
import { clean } from '#shared/russian/text.ts';
import type { Intent } from '#understanding/model.ts';
import type { Understanding, Way } from '#understanding/understand.ts';
import { doubtFeatures, NONE_MEANT } from '#understanding/weigh/reading-features.ts';
import { MOMENT } from '../../corpus/parts.ts';
import type { Utterance } from '../../corpus/read-person.ts';
import { judge } from '../../corpus/score.ts';
import { play, type Reader, type Trial } from '../../corpus/trial.ts';
import { hashesOf } from './feature-index.ts';
import type { Weighing } from './reading-training.ts';

const NOTHING = outcome('');

/** Which ways are meant; those that come to the same are judged once. */
function meantOf(ways: readonly Way[], isMeant: (intents: readonly Intent[]) => boolean): boolean[] {
  const judged = new Map<string, boolean>();
  return ways.map(({ intents }) => {
    const key = JSON.stringify(intents);
    const meant = judged.get(key) ?? isMeant(intents);
    judged.set(key, meant);
    return meant;
  });
}

const only = (intents: readonly Intent[], act: Intent['act']) => {
  const acts = new Set(intents.map((intent) => intent.act).filter((one) => one !== 'none'));
  return act === 'none' ? acts.size === 0 : acts.size === 1 && acts.has(act);
};

/** Is it what the speaker meant? */
function isMeant(utterance: Utterance, intents: readonly Intent[]): boolean {
  const kinds = new Set(utterance.expected.map(({ kind }) => kind));
  if (kinds.has('undo')) return only(intents, 'undo');
  if (kinds.has('answer')) return only(intents, 'answer');
  if (kinds.has('nothing')) return only(intents, 'none');
  const right = judge(utterance, doing(intents), MOMENT).verdict === 'right';
  return kinds.has('ask') ? right && intents.some(asksWhich) : right;
}

/** Several tasks fit: the assistant asks back. */
const asksWhich = (intent: Intent) => 'meant' in intent && intent.meant.kind === 'one of';

const doing =
  (intents: readonly Intent[]) =>
  (message: string, view: View, now: number, zone: string): Outcome =>
    outcomeOf(intents, environmentOf(clean(message), { view, now, zone, context: EMPTY_CONTEXT })) ?? NOTHING;

const CORPUS = new URL('../../corpus/commands/', import.meta.url);

/** Where these files expect no action, nothing is commanded; elsewhere the assistant may have to ask back. */
const NO_COMMANDS = /^(?:talk|traps)\.jsonl$/;

/** The messages and conversations whose outcome the engine's own corpus tells. */
export const trials = (): Trial[] =>
  readdirSync(CORPUS)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, CORPUS), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Trial)
        .filter(({ turns, expect }) =>
          turns.length > 1 ? expect.action !== null : expect.action || NO_COMMANDS.test(name),
        ),
    );

/** A conversation of which all turns but the last are read as is likeliest. */
class Conversation {
  readonly #understanding: Understanding;
  readonly #turns: number;
  readonly #heard = new Map<string, Way[]>();
  /** The ways to read the last turn, once it was played; none where it answers a question. */
  ways: Way[] = [];

  constructor(understanding: Understanding, turns: number) {
    this.#understanding = understanding;
    this.#turns = turns;
  }

  /** One who takes the last turn for `intents`. */
  reader(intents: readonly Intent[]): Reader {
    let turn = 0;
    return (text, view, now, zone, context) => {
      const isLast = ++turn === this.#turns;
      const key = `${turn} ${text}`;
      const heard =
        this.#heard.get(key) ?? this.#understanding.ways({ text, account: view, dialogue: context, now, zone });
      this.#heard.set(key, heard);
      if (isLast) this.ways = context.pending ? [] : heard;
      const meant = isLast ? intents : (heard[0]?.intents ?? []);
      if (only(meant, 'undo')) return undoOutcome();
      return outcomeOf(meant, environmentOf(clean(text), { view, now, zone, context })) ?? NOTHING;
    };
  }
}

/** As `weighingOf`, of such a command. */
export function weighingOfTrial(trial: Trial, understanding: Understanding): Weighing | null {
  const conversation = new Conversation(understanding, trial.turns.length);
  play(trial, MOMENT.now, MOMENT.zone, conversation.reader([]));
  const { ways } = conversation;
  const commands = trial.turns.length > 1 || Boolean(trial.expect.action);
  const meant = meantOf(ways, (intents) =>
    commands ? comesRight(trial, conversation.reader(intents)) : only(intents, 'none') || only(intents, 'answer'),
  );
  return trial.turns.length > 1 && !meant.includes(true) ? null : weighing(ways, meant);
}

function comesRight(trial: Trial, reader: Reader): boolean {
  try {
    const { faults } = play(trial, MOMENT.now, MOMENT.zone, reader);
    return faults.every((fault) => fault.startsWith('reply'));
  } catch {
    // The product takes a message back whole where one of its actions fails.
    return false;
  }
}

function weighing(ways: readonly Way[], meant: readonly boolean[]): Weighing {
  const none = {
    features: [doubtFeatures(ways[0]?.features ?? [])],
    probability: NONE_MEANT,
  };
  return {
    ways: [...ways.map((way, at) => weighedAs(way, meant[at]!)), weighedAs(none, !meant.includes(true))],
  };
}

const weighedAs = (
  { features, probability }: Pick<Way, 'features' | 'probability'>,
  meant: boolean,
): Weighing['ways'][number] => ({
  features: hashesOf(features.flat()),
  probability,
  meant,
});

/** As `weighingOf`, of the last turn of a conversation whose other turns were read rightly; null where they were not. */
function weighingOfLast(utterance: Utterance, understanding: Understanding): Weighing | null {
  const kinds = new Set(utterance.expected.map(({ kind }) => kind));
  if (kinds.has('answer') || kinds.has('nothing') || kinds.has('ask')) return null;
  const conversation = new Conversation(understanding, utterance.turns.length);
  const isRight = (intents: readonly Intent[]) =>
    judge(utterance, conversation.reader(intents), MOMENT).verdict === 'right';
  isRight([]);
  const meant = meantOf(conversation.ways, isRight);
  return meant.includes(true) ? weighing(conversation.ways, meant) : null;
}

/**
 * What a reader that has not learned from a person makes of what that person said, and which readings were meant; null where the
 * corpus does not tell it of any.
 */
export function weighingOf(utterance: Utterance, understanding: Understanding): Weighing | null {
  if (utterance.turns.length > 1) return weighingOfLast(utterance, understanding);
  let ways: Way[] = [];
  judge(
    utterance,
    (text, account, now, zone) => {
      ways = understanding.ways({ text, account, dialogue: EMPTY_CONTEXT, now, zone });
      return NOTHING;
    },
    MOMENT,
  );
  const meant = meantOf(ways, (intents) => isMeant(utterance, intents));
  const asks = utterance.expected.some(({ kind }) => kind === 'ask');
  return asks && !meant.includes(true) ? null : weighing(ways, meant);
}
