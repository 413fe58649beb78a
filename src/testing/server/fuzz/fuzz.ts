import fc from 'fast-check';
import { createAnswerCheck } from '../described-answers.ts';
import { createPlayer, type Outcome, type Played } from './player.ts';
import { createSteps, type Step } from './steps.ts';

/** Calls of one sequence at most, and about how many it has. */
const LONGEST = 100;
const USUAL = LONGEST / 2;
/** Calls up to the wrong one that a failure tells of. */
const TOLD = 15;

export interface FuzzOptions {
  /** About how many calls, besides those that read everything before and after each sequence. */
  calls: number;
  seed: number;
  /** fast-check's path to one sequence, as a failure prints it. */
  path?: string | undefined;
}

/** How often which call was answered with which status. */
export type Tally = Map<string, Map<number, number>>;

function count(tally: Tally, { call, status }: Outcome): void {
  const statuses = tally.get(call) ?? new Map<number, number>();
  tally.set(call, statuses.set(status, (statuses.get(status) ?? 0) + 1));
}

const shown = ({ call, url, sent, status }: Outcome) =>
  `  ${status}  ${call}  ${url.slice(0, 300)}  ${sent.slice(0, 600)}`;

/**
 * Calls everything that a server describes, with what nobody should send, in sequences that two accounts of their own
 * play. No answer may be a fault or other than described, tell of another account, or leave something that cannot be
 * read any more.
 * @returns what was answered
 * @throws Error with the shortest such sequence that was found, and the seed and path that play it again
 */
export async function fuzz(played: Omit<Played, 'check'>, { calls, seed, path }: FuzzOptions): Promise<Tally> {
  const player = createPlayer({ ...played, check: createAnswerCheck(played.document) });
  const tally: Tally = new Map();

  async function playThrough(steps: Step[]): Promise<void> {
    const told: string[] = [];
    for await (const outcome of player.play(steps)) {
      count(tally, outcome);
      told.push(shown(outcome));
      if (outcome.problems.length > 0) throw new Error([...outcome.problems, ...told.slice(-TOLD)].join('\n'));
    }
  }

  const steps = createSteps(played.document);
  const sequences = fc.array(steps, { minLength: 1, maxLength: LONGEST, size: 'max' }).map((each) => each.flat());
  const { failed, counterexamplePath, errorInstance } = await fc.check(fc.asyncProperty(sequences, playThrough), {
    seed,
    numRuns: Math.ceil(calls / USUAL),
    ...(path !== undefined && { path }),
  });
  player.close();
  if (failed)
    throw new Error(`--seed ${seed} --path ${counterexamplePath}\n${(errorInstance as Error | null)?.message}`);
  return tally;
}
