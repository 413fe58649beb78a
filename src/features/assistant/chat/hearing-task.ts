import type { Surroundings } from '../engine/environment.ts';
import type { TaskView, View } from '../engine/model.ts';

/** What the worker is told. Only a message is answered, by an outcome. */
export type HearingTask =
  /** Tasks of an account that are new or have changed, and ids of those that have gone. */
  | { kind: 'hold'; account: string; tasks: readonly TaskView[]; gone: readonly string[] }
  | { kind: 'forget'; account: string }
  /** A message about the tasks that are held. */
  | ({ kind: 'hear'; account: string; message: string; view: Omit<View, 'tasks'> } & Pick<
      Surroundings,
      'now' | 'zone' | 'dayStart' | 'context'
    >);
