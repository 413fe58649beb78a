import { keepTimes, timeOf, withTime } from '#server/field-times.ts';
import type { NewSession } from './store.ts';

/** Stands among the times of a session's fields. */
const MET = 'met';

/**
 * When the server heard of a session that had begun beside another one, and took it for over by then: its pauses and its end from
 * before that moment are still to be told. Undefined of any other, and once its end is told.
 */
export const metAt = ({ field_times }: Pick<NewSession, 'field_times'>): number | undefined => timeOf(field_times, MET);

/** A session that met another one at a moment. */
export const asMet = <R extends Pick<NewSession, 'field_times'>>(row: R, moment: number): R => ({
  ...row,
  field_times: withTime(row.field_times, MET, moment),
});

/** The times of a session of which somebody has said how it was. */
export const asTold = (times: string): string => keepTimes(times, (field) => field !== MET);
