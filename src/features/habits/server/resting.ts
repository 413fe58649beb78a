import { dequal } from 'dequal/lite';
import type { PutBack } from '#features/journal/contract.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Entry } from '#server/journal/journal.ts';
import { notFound } from '#shared/errors.ts';
import type { Pause } from '../history.ts';
import type { HabitRests } from '../pause-contract.ts';
import { rested } from '../resting.ts';
import { texts } from '../texts.ts';
import { PAUSES_KIND, type PausedHabit, wayBackOfPauses } from './images.ts';
import type { HabitRecord } from './records.ts';
import type { HabitStore } from './store.ts';

const pausedHabit = ({ habit: { id, name }, pauses }: Pick<HabitRecord, 'habit' | 'pauses'>): PausedHabit => ({
  id,
  name,
  pauses: pauses.map(({ from, until }) => ({ from, until })),
});

/** Keeps the pauses of habits, each change in the journal. All of it within a write. */
export function resting({ journal }: Pick<Context, 'journal'>, store: HabitStore) {
  /** @returns whether something is otherwise than before */
  async function keep(actor: Actor, record: HabitRecord, pauses: readonly Pause[]): Promise<boolean> {
    const before = pausedHabit(record);
    if (dequal(before.pauses, pauses)) return false;
    await store.replacePauses(actor.userId, before.id, pauses);
    await store.update(actor.userId, before.id, {});
    journal.record(actor, PAUSES_KIND, before, { ...before, pauses });
    return true;
  }

  return {
    keep,

    /** @throws AppError 404 where none of the habits is there */
    async rest(actor: Actor, records: readonly HabitRecord[], said: HabitRests): Promise<boolean> {
      const known = new Map(records.map((record) => [record.habit.id, record]));
      const rests = said.filter(({ id }) => known.has(id));
      if (rests.length === 0) throw notFound(texts.missing);
      let changed = false;
      for (const rest of rests) {
        const record = known.get(rest.id)!;
        const pauses = rested(record.pauses, rest);
        if (await keep(actor, record, pauses)) changed = true;
        // What is said of one habit twice counts twice.
        known.set(rest.id, { ...record, pauses });
      }
      return changed;
    },

    async putBack(actor: Actor, record: HabitRecord | null, entry: Entry): Promise<PutBack> {
      const told = wayBackOfPauses(record && pausedHabit(record), entry);
      if (record && told.deed !== null) await keep(actor, record, (entry.before?.pauses ?? []) as Pause[]);
      return told;
    },
  };
}
