import { outcome, undoOutcome } from './concluding.ts';
import { type Environment, tasksWith } from './environment.ts';
import type { ChangePlan, Outcome } from './model.ts';
import { noneReply, whichReply } from './replies.ts';

/** A task that was named and is not there, or not named at all. */
export interface Missing {
  said: string;
  place: number;
  deed: 'complete' | 'activate' | 'delete' | 'update';
  /** What was to be changed of it. */
  change: ChangePlan;
  /** It was told of what kind it is. */
  described: boolean;
}

const WHAT_AND_HOW = 'Какую задачу изменить и как? Скажите, например: «перенеси отчёт на завтра».';

/** Asks which task is meant where nothing was said of it; where there is none as it was said, says so. */
export function missed({ said, deed, change, described }: Missing, env: Environment): Outcome {
  if (deed === 'activate' && env.context.lastAction === 'delete') return undoOutcome();
  const asks = !said && !described && tasksWith(env, deed === 'activate' ? 'completed' : 'active').length > 0;
  if (asks && deed === 'update' && Object.keys(change).length === 0) return outcome(WHAT_AND_HOW);
  const reply = asks ? whichReply(deed, change) : noneReply(deed, said, [], env, false);
  if (deed !== 'update') return outcome(reply, { pending: { kind: 'which', deed } });
  return outcome(reply, asks ? { pending: { kind: 'which', deed, plan: change } } : {});
}
