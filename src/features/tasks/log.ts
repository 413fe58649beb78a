import { dequal } from 'dequal/lite';
import type { TaskFilter } from './filter.ts';
import { ARRANGED, type Arrangement } from './grouping.ts';

/** The log: what is over, the archive among it, by the days on which that was. */
export const LOG: { filter: TaskFilter; arrangement: Arrangement } = {
  filter: { done: 'any' },
  arrangement: { ...ARRANGED, group: 'done' },
};

/** Whether a list is the log. */
export const isLog = ({ done }: TaskFilter, { group }: Arrangement): boolean =>
  dequal(done, LOG.filter.done) && group === LOG.arrangement.group;
