import type { Settings } from '#features/settings/contract.ts';
import { dayLettersMoved, zoneChanged } from '#features/settings/events.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import { timeliness } from '#features/tasks/reminding.ts';
import type { Context } from '#server/context.ts';
import { rest } from '#server/event-loop.ts';
import { DAY_LETTERS, type DayLetter, timeOfLetter } from '../kinds.ts';
import { nextLetter } from '../schedule.ts';
import { dayLetter, LETTERS_OF_DAY, planDayLetters } from './kinds.ts';

interface Beside {
  settings: Pick<SettingsService, 'read'>;
}

/** Has letters of a day be ordered at their times, each by a job of its account. */
export function dayLetters({ jobs, mail, database, clock, events }: Context, { settings }: Beside) {
  async function plan(userId: string, letter: DayLetter, own: Settings): Promise<void> {
    const time = timeOfLetter(own, letter);
    if (time === null) return jobs.cancel(dayLetter, { userId, key: letter });
    const at = nextLetter(time, clock.now(), own.zone);
    await jobs.schedule(dayLetter, { userId, key: letter, at, payload: { at } });
  }

  /** Puts down when the next ones of an account come; what has come and was not ordered yet stays to be. */
  async function planAll(userId: string): Promise<void> {
    const own = await settings.read(userId);
    const waiting = await jobs.unfinished(dayLetter, userId, DAY_LETTERS);
    for (const letter of DAY_LETTERS) {
      const come = (waiting.get(letter)?.at ?? Number.POSITIVE_INFINITY) <= clock.now();
      if (!come || timeOfLetter(own, letter) === null) await plan(userId, letter, own);
    }
  }

  jobs.handle(dayLetter, ({ userId, key, payload: { at }, done }) =>
    database.transaction(async () => {
      await done();
      const letter = key as DayLetter;
      const own = await settings.read(userId);
      if (timeOfLetter(own, letter) === null) return;
      if (timeliness(at, clock.now()) !== 'over')
        await mail.order(LETTERS_OF_DAY[letter], { userId, key: '', about: { at } });
      await plan(userId, letter, own);
    }),
  );

  jobs.handle(planDayLetters, async ({ signal }) => {
    for (
      let some = await jobs.accounts(dayLetter, '');
      some.length > 0;
      some = await jobs.accounts(dayLetter, some.at(-1)!)
    )
      for (const userId of some) {
        signal.throwIfAborted();
        await database.transaction(() => planAll(userId));
        await rest();
      }
  });

  jobs.whenSetBack(() => jobs.schedule(planDayLetters, { key: '', at: clock.now() }));

  return {
    listen(): void {
      events.within(zoneChanged, (_, { userId }) => planAll(userId));
      events.within(dayLettersMoved, (_, { userId }) => planAll(userId));
    },
  };
}
