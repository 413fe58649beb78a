import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Worked } from '#server/worker-turns.ts';
import { heedDecrees } from '#shared/repeat/heeded-decrees.ts';
import { nodeUnderstanding } from '#understanding/server/node-understanding.ts';
import type { Outcome } from '../../engine/model.ts';
import { respond } from '../../engine/respond.ts';
import type { HearingTask } from '../hearing-task.ts';
import { HeldAccount } from '../held-account.ts';
import type { HearingLane } from './hearing.ts';

const { inBackground, decrees } = workerData as HearingLane;
heedDecrees(decrees);

// Linux lowers this thread alone; elsewhere it would be the whole process.
if (inBackground && process.platform === 'linux') setPriority(10);

const accounts = new Map<string, HeldAccount>();

function accountOf(id: string): HeldAccount {
  const known = accounts.get(id) ?? new HeldAccount();
  accounts.set(id, known);
  return known;
}

function workedOn({ account, message, view, ...said }: Extract<HearingTask, { kind: 'hear' }>): Worked<Outcome> {
  const known = accountOf(account);
  if (!known.read()) return { unfinished: true };
  const { list: tasks, titles } = known;
  return { answer: respond(nodeUnderstanding(), message, { ...said, view: { ...view, tasks }, titles }) };
}

function heard(task: Extract<HearingTask, { kind: 'hear' }>): Worked<Outcome> {
  try {
    return workedOn(task);
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort!.on('message', (task: HearingTask) => {
  if (task.kind === 'forget') accounts.delete(task.account);
  else if (task.kind === 'hold') accountOf(task.account).hold(task.tasks, task.gone);
  else parentPort!.postMessage(heard(task));
});
