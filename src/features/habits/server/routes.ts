import type { Serve } from '#server/http/serve.ts';
import {
  createHabit,
  deleteHabit,
  getHabitStats,
  listEntries,
  listHabits,
  listTodayHabits,
  markHabit,
  toggleHabit,
  updateHabit,
} from '../contract.ts';
import { restHabits } from '../pause-contract.ts';
import type { HabitService } from './service.ts';

export function habitRoutes(serve: Serve, habits: HabitService): void {
  serve(listHabits, ({ actor }) => habits.list(actor));
  serve(listTodayHabits, ({ actor }) => habits.today(actor));
  serve(createHabit, ({ actor, body, again }) => habits.create(actor, body, again));
  serve(restHabits, ({ actor, body }) => habits.rest(actor, body.habits));
  serve(updateHabit, ({ actor, params, body }) => habits.update(actor, params.id, body));
  serve(deleteHabit, async ({ actor, params }) => {
    await habits.remove(actor, params.id);
  });
  serve(listEntries, ({ actor, params, query }) => habits.entries(actor, params.id, query));
  serve(markHabit, ({ actor, params, body }) => habits.mark(actor, params.id, body));
  serve(getHabitStats, ({ actor, params, query }) => habits.stats(actor, params.id, query));
  serve(toggleHabit, ({ actor, params }) => habits.toggle(actor, params.id));
}
