import { clean, tokenize } from '#shared/russian/text.ts';
import { clockAt } from '#shared/russian/when-piece.ts';
import { OutOfWork } from '#shared/work.ts';
import { Titles } from './hear/titles.ts';
import type { Word } from './hear/words.ts';
import { readingApart } from './interpret/apart-said.ts';
import { type Interpretation, partsWith } from './interpret/context.ts';
import { countedIn } from './interpret/counting.ts';
import { isDoubtful } from './interpret/doubts.ts';
import { Interpreter } from './interpret/intents.ts';
import { Namings } from './interpret/naming.ts';
import { EDITINGS, type Editing } from './interpret/renaming.ts';
import { repeatsSaid, withRepeats } from './interpret/repeats-said.ts';
import { type Shared, sharings } from './interpret/sharing.ts';
import type { Turn } from './interpret/turns.ts';
import type { Account, AskedFor, Dialogue, Intent, KnownTask, Reading } from './model.ts';
import type { Dictionary } from './morphology/dictionary.ts';
import { BROAD, type Breadth, type Models, NARROW, Reader } from './read/candidates.ts';
import { sceneOf } from './read/clauses.ts';
import type { ReadClause } from './read/known-clauses.ts';
import { passagesOf } from './read/passages.ts';
import { look, type Sight } from './read/sight.ts';
import { type Judgement, judge } from './weigh/judge.ts';
import {
  doubtFeatures,
  editingFeatures,
  NONE_MEANT,
  readingFeatures,
  sharingFeatures,
  turnFeatures,
} from './weigh/reading-features.ts';

/** What a language is understood with. */
export interface Language {
  dictionary: Dictionary;
  models: Models & Judgement & Pick<Interpretation, 'levels'>;
  /** Labels messages; by what was learned, where it is not said. */
  reader?: Pick<Reader, 'candidates'>;
}

/** A message and what may be known about it. */
export interface Message {
  text: string;
  account: Account;
  dialogue: Dialogue;
  /** Epoch milliseconds. */
  now: number;
  /** IANA zone of the speaker. */
  zone: string;
  /** The hour at which their days begin; midnight where it is not said. */
  dayStart?: number | undefined;
}

/** A reading before it is weighed against the others. */
export interface Way extends Omit<Reading, 'doubtful'> {
  /** In groups; ways have some of them in common. */
  features: string[][];
  /** Asked of the ways alone that are told: of most that are weighed nobody needs to know. */
  isDoubtful: () => boolean;
}

/** How the first act, whose words the further ones go on with, is asked for. */
function askedForIn(
  clauses: readonly ReadClause[],
  intents: readonly Intent[],
  words: readonly Word[],
  counted: number | null,
): AskedFor {
  if (counted === intents.filter((intent) => 'task' in intent).length) return 'counted';
  const first = clauses.findIndex(({ act }) => act !== 'none');
  const named = clauses.slice(0, first + 1).some((clause) => {
    const [title] = partsWith(clause, 'title');
    return partsWith(clause, 'cmd', 'need').length > 0 || (title !== undefined && words[title.from]!.speech === 'INFN');
  });
  return named ? 'named' : 'not';
}

/** What clauses mean when titles and tasks are changed in one of the ways in which they may be. */
interface Bent {
  intents: Intent[];
  edited: readonly Editing[];
  turned: Turn | null;
}

/** At most one way differs from what is meant most often. */
function bends(interpreter: Interpreter, clauses: readonly ReadClause[], shared: readonly Shared[]): Bent[] {
  const usual = interpreter.interpreted(clauses, shared, null);
  const others = EDITINGS.filter((editing) => usual.editable.has(editing) && !usual.edited.includes(editing));
  const { edited } = usual;
  return [
    { intents: usual.intents, edited, turned: null },
    ...others.map((editing) => ({ ...interpreter.interpreted(clauses, shared, editing), turned: null })),
    ...Array.from(usual.turned, ([turned, intents]) => ({ intents, edited, turned })),
  ];
}

const TELLS_NO_CHANGE = new Set(['spans', 'sure', 'about', 'said', 'reminds', 'unlisted']);

/** Two readings that would change the same are one. */
const signatureOf = (intents: readonly Intent[]): string =>
  JSON.stringify(
    intents.filter(({ act }) => act !== 'none'),
    (key, value) => (TELLS_NO_CHANGE.has(key) ? undefined : value),
  );

/** Is something named that is not there, whose name can be told? */
const namesUnknown = (intents: readonly Intent[]) =>
  intents.some((intent) => 'meant' in intent && intent.meant.kind === 'unknown' && intent.meant.said !== '');

/**
 * The readings of passages as those of the message that they make: as likely as the least likely of them. Of the others only that
 * one is told.
 */
function joined(passages: readonly (readonly Reading[])[]): Reading[] {
  if (passages.length === 1) return [...passages[0]!];
  const nothing: Reading = { intents: [], probability: 1, askedFor: 'named' };
  const best = passages.map((readings) => readings[0] ?? nothing);
  const probability = Math.min(...best.map((one) => one.probability));
  const askedFor = best.find((one) => one.askedFor === 'not')?.askedFor ?? 'named';
  const doubtful = best.findIndex((one) => one.probability === probability);
  const whole = (some: readonly Reading[]): Intent[] => some.flatMap(({ intents }) => intents);
  const others = (passages[doubtful] ?? []).slice(1);
  return [
    { intents: whole(best), probability, askedFor, doubtful: best.some((one) => one.doubtful) },
    ...others.map((other) => ({ ...other, intents: whole(best.with(doubtful, other)) })),
  ];
}

/** Words, figures, signs and line breaks of a message, of which 4,000 characters of speech have some 800: more is noise. */
const MOST_WORDS = 1_300;

/** Understands single messages; knows nothing but language. */
export class Understanding {
  readonly #dictionary: Dictionary;
  readonly #reader: Pick<Reader, 'candidates'>;
  readonly #models: Language['models'];
  readonly #titles = new WeakMap<readonly KnownTask[], { read: readonly string[]; titles: Titles }>();

  constructor({ dictionary, models, reader = new Reader(models) }: Language) {
    this.#dictionary = dictionary;
    this.#reader = reader;
    this.#models = models;
  }

  /** Titles are read once for a list of tasks. */
  #titlesOf(tasks: readonly KnownTask[]): Titles {
    const known = this.#titles.get(tasks);
    if (known && known.read.length === tasks.length && tasks.every(({ title }, at) => known.read[at] === title))
      return known.titles;
    const read = tasks.map(({ title }) => title);
    const titles = new Titles(read, this.#dictionary);
    this.#titles.set(tasks, { read, titles });
    return titles;
  }

  /** Reads the titles of these tasks ahead of the messages about them. */
  hold(tasks: readonly KnownTask[]): void {
    this.#titlesOf(tasks);
  }

  #look(message: Message): { interpretation: Interpretation; sight: Sight } {
    const text = clean(message.text);
    const titles = this.#titlesOf(message.account.tasks);
    const clock = clockAt(message.now, message.zone, message.dayStart);
    const sight = look(text, message.account, titles, clock, this.#dictionary);
    const interpretation: Interpretation = {
      text,
      words: sight.words,
      pieces: sight.pieces,
      account: message.account,
      dialogue: message.dialogue,
      clock,
      dictionary: this.#dictionary,
      levels: this.#models.levels,
      titles,
      namings: new Namings(sight.words, message.account, titles, sight.likeness),
    };
    return { interpretation, sight };
  }

  /** The ways in which a message may be read, and what tells how well each holds together. */
  ways(message: Message, breadth: Breadth = BROAD): Way[] {
    const { interpretation, sight } = this.#look(message);
    const scene = sceneOf(interpretation.text, message.dialogue.lastAction);
    const interpreter = new Interpreter(interpretation);
    const counted = countedIn(sight.words);
    const featuresOf = readingFeatures(sight, interpretation, counted);
    return this.#reader.candidates(sight, scene, breadth).flatMap((candidate) => {
      const ways = sharings(candidate.clauses, sight.words);
      return ways.flatMap((shared): Way[] => {
        const bent = bends(interpreter, candidate.clauses, shared);
        return bent.map(({ intents, edited, turned }) => {
          const features = featuresOf(candidate, intents);
          if (ways.length > 1) features.push(sharingFeatures(candidate.clauses, shared, sight.words));
          if (edited.length > 0) features.push(editingFeatures(candidate.clauses, edited, sight.words));
          if (turned) features.push(turnFeatures(candidate.clauses, turned, sight.words));
          const askedFor = askedForIn(candidate.clauses, intents, sight.words, counted);
          const probability = candidate.probability / (ways.length * bent.length);
          return {
            intents,
            probability,
            askedFor,
            features,
            isDoubtful: () => isDoubtful(candidate.clauses, intents, interpretation),
          };
        });
      });
    });
  }

  /**
   * All ways to understand a message that are worth a look, the likeliest first; what their probabilities lack of one is the
   * chance that none is meant.
   * Pure: the same message has the same readings.
   * @throws OutOfWork where it is too long to be read, or reading it takes more than the budget of the work that is under way
   */
  readings(message: Message): Reading[] {
    const text = clean(message.text);
    if (tokenize(text).length > MOST_WORDS) throw new OutOfWork();
    const passages = passagesOf(text);
    const breadth = passages.length > 1 ? NARROW : BROAD;
    const clock = clockAt(message.now, message.zone, message.dayStart);
    const read = readingApart((text) => this.#repeating({ ...message, text }, breadth), clock, this.#dictionary);
    return joined(passages.map(read));
  }

  /** How something repeats is read by its grammar ahead of the rest, in which words stand for it that everybody says so. */
  #repeating(message: Message, breadth: Breadth): Reading[] {
    const clock = clockAt(message.now, message.zone, message.dayStart);
    const said = repeatsSaid(message.text, clock, this.#dictionary);
    const readings = this.#read({ ...message, text: said?.text ?? message.text }, breadth);
    return said ? withRepeats(readings, said, clock) : readings;
  }

  #read(message: Message, breadth: Breadth): Reading[] {
    const merged = new Map<string, Omit<Way, 'features'> & { likeliest: number }>();
    const ways = this.ways(message, breadth);
    const weigh = judge(this.#models);
    let total = NONE_MEANT * Math.exp(weigh([doubtFeatures(ways[0]?.features ?? [])]));
    for (const { features, ...way } of ways) {
      const probability = way.probability * Math.exp(weigh(features));
      const signature = signatureOf(way.intents);
      const known = merged.get(signature);
      const told =
        known && namesUnknown(known.intents) === namesUnknown(way.intents)
          ? probability > known.likeliest
          : !known || namesUnknown(way.intents);
      const one = told ? { ...way, likeliest: probability } : known!;
      merged.set(signature, { ...one, probability: (known?.probability ?? 0) + probability });
      total += probability;
    }
    return [...merged.values()]
      .map(({ likeliest: _, isDoubtful, ...reading }) => ({
        ...reading,
        probability: reading.probability / total,
        doubtful: isDoubtful(),
      }))
      .sort((one, other) => other.probability - one.probability);
  }
}
