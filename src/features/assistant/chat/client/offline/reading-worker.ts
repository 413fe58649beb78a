import { heedDecrees } from '#shared/repeat/heeded-decrees.ts';
import type { Decrees } from '#shared/repeat/production-calendar.ts';
import { dictionaryOf, modelsOf } from '#understanding/files.ts';
import { unpackedFiles } from '#understanding/packed.ts';
import { Understanding } from '#understanding/understand.ts';
import type { Outcome } from '../../../engine/model.ts';
import { respond } from '../../../engine/respond.ts';
import type { HearingTask } from '../../hearing-task.ts';
import { HeldAccount } from '../../held-account.ts';

/** What the worker is told: first what messages are read by, then as on the server. */
export type ReadingTask = { kind: 'begin'; files: readonly Uint8Array<ArrayBuffer>[]; decrees: Decrees } | HearingTask;

/** What it answers to a message. */
export type ReadingAnswer = { outcome: Outcome } | { failure: string };

let understanding: Understanding | undefined;
let held = new HeldAccount();

function begin([dictionary, weights]: readonly Uint8Array<ArrayBuffer>[]): void {
  understanding = new Understanding({
    dictionary: dictionaryOf(unpackedFiles(dictionary!)),
    models: modelsOf(unpackedFiles(weights!)),
  });
}

function hear({ message, view, ...said }: Extract<HearingTask, { kind: 'hear' }>): ReadingAnswer {
  try {
    while (!held.read());
    const { list: tasks, titles } = held;
    return { outcome: respond(understanding!, message, { ...said, view: { ...view, tasks }, titles }) };
  } catch (error) {
    return { failure: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadingTask>) => {
  if (data.kind === 'begin') {
    heedDecrees(data.decrees);
    begin(data.files);
  } else if (data.kind === 'hold') held.hold(data.tasks, data.gone);
  else if (data.kind === 'forget') held = new HeldAccount();
  else postMessage(hear(data));
});
