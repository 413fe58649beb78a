import type { PutBack } from '#features/journal/contract.ts';
import type { Actor, Context } from '#server/context.ts';
import { createOnce } from '#server/feed/create-once.ts';
import { intentionOf, merge, notBefore, timeOf } from '#server/field-times.ts';
import { isId } from '#server/id.ts';
import type { Entry } from '#server/journal/journal.ts';
import { rankAmong } from '#server/ranks.ts';
import { addDays, type Day, livedDay } from '#shared/day.ts';
import { badRequest, notFound } from '#shared/errors.ts';
import type { Ranked } from '#shared/rank.ts';
import { indexAfter } from '#shared/rank.ts';
import {
  type EntryInput,
  type EntryRange,
  type Habit,
  type HabitChange,
  type HabitEntry,
  type HabitStats,
  listHabits,
  listTodayHabits,
  type NewHabit,
} from '../contract.ts';
import { dayAt, numberOf } from '../day-number.ts';
import { type HabitChanged, habitChanged } from '../events.ts';
import { figuresOf } from '../figures.ts';
import { isActive, paused, resumed } from '../history.ts';
import { markedDays } from '../marks.ts';
import type { HabitRests } from '../pause-contract.ts';
import { bothTimes } from '../reminder-times.ts';
import { rescheduled } from '../schedule-versions.ts';
import { texts } from '../texts.ts';
import { isListedToday, toEntry, toHabit } from '../told.ts';
import { outlivesDeletion } from './deletion.ts';
import { habitFeeds } from './feeds.ts';
import { habitOf, REMINDERS_KIND, saysReminders, wayBackOfReminders } from './images.ts';
import { marking, markOf } from './marking.ts';
import { type HabitRecord, readRecords, toColumns } from './records.ts';
import { habitReminding } from './reminding.ts';
import { resting } from './resting.ts';
import { habitStore } from './store.ts';

/** The verbs of habits. "Today" is the day of the account, in its zone and from its hour on. */
export function habitService(context: Context) {
  const { database, clock } = context;
  const store = habitStore(context);
  const pausing = resting(context, store);
  const todayOf = (actor: Actor): Day => livedDay(clock.now(), actor);
  /** The day on which the person did it. */
  const dayOfIntention = (actor: Actor): Day => livedDay(intentionOf(actor, clock), actor);

  /** @throws AppError 404 for a missing habit or somebody else's */
  async function requireRecord(actor: Actor, id: string): Promise<HabitRecord> {
    const [record] = isId(id) ? await readRecords(store, actor.userId, todayOf(actor), id) : [];
    if (!record) throw notFound(texts.missing);
    return record;
  }

  async function withNotes(actor: Actor, reading: Promise<HabitRecord[]>): Promise<Habit[]> {
    const [records, rows] = await Promise.all([reading, store.notesOn(actor.userId, todayOf(actor))]);
    const notes = new Map(rows.map((row) => [row.habit_id, row.note]));
    return records.map((record) => toHabit(record, notes.get(record.habit.id) ?? null));
  }

  async function find(actor: Actor, id: string): Promise<Habit> {
    const [habit] = await withNotes(
      actor,
      requireRecord(actor, id).then((record) => [record]),
    );
    return habit!;
  }

  function announce(actor: Actor, day: HabitEntry | null = null, putOff?: HabitChanged['putOff']): Promise<void> {
    context.publish(actor, [listHabits.path, listTodayHabits.path]);
    return context.events.emit(actor, habitChanged, { day, ...(putOff && { putOff }) });
  }

  const days = marking({ context, store, announce });

  async function setPause(actor: Actor, record: HabitRecord, active: boolean): Promise<void> {
    const { pauses, history } = record;
    const today = dayOfIntention(actor);
    const completedToday = history.markAt(numberOf(today)) === 'completed';
    if (active === isActive(pauses, today, completedToday)) return;
    const next = active ? resumed(pauses, today) : paused(pauses, today, addDays(today, 1), completedToday);
    await pausing.keep(actor, record, next);
  }

  /** Takes entries back one after another, by what becomes of each: of a habit that is gone it is told null. */
  const takingBack =
    (putBack: (actor: Actor, record: HabitRecord | null, entry: Entry) => Promise<PutBack>) =>
    async (actor: Actor, entries: readonly Entry[]): Promise<PutBack[]> => {
      const told: PutBack[] = [];
      for (const entry of entries) {
        const [record = null] = await readRecords(store, actor.userId, todayOf(actor), habitOf(entry));
        told.push(await putBack(actor, record, entry));
      }
      return told;
    };

  /** @param others the habits without the one whose rank is asked for, in order */
  const rankOf = (userId: string, others: readonly Ranked[], index: number): Promise<string> =>
    rankAmong(others, index, (id, rank) => store.update(userId, id, { rank }));

  async function rankAfter(userId: string, id: string, afterId: string | null): Promise<string> {
    const others = (await store.stands(userId)).filter((habit) => habit.id !== id);
    return rankOf(userId, others, indexAfter(others, afterId));
  }

  async function make(actor: Actor, id: string, { isActive: active = true, ...fields }: NewHabit): Promise<Habit> {
    const today = dayOfIntention(actor);
    const others = await store.stands(actor.userId);
    const rank = await rankOf(actor.userId, others, others.length);
    const made = { created_at: clock.now(), created_on: today, rank };
    await store.insert({ user_id: actor.userId, id, ...toColumns(bothTimes(fields)), ...made });
    if (!active) await store.replacePauses(actor.userId, id, [{ from: today, until: null }]);
    await announce(actor);
    return find(actor, id);
  }

  /** @param isBack whatever was said of it since, it is what was taken back */
  async function change(
    actor: Actor,
    record: HabitRecord,
    { afterHabitId, ...asked }: HabitChange,
    isBack = false,
  ): Promise<void> {
    const { habit } = record;
    const known = await store.fieldTimes(actor.userId, habit.id);
    const said = bothTimes(asked);
    const by = isBack ? notBefore(actor, ...Object.keys(said).map((field) => timeOf(known, field) ?? 0)) : actor;
    const { change: won, times } = merge(known, said, by, clock.now());
    const { isActive: active, ...fields } = won;
    const place = afterHabitId === undefined ? {} : { rank: await rankAfter(actor.userId, habit.id, afterHabitId) };
    const rescheduling = { present: habit, earlier: habit.earlierSchedules, createdOn: habit.createdOn };
    const earlier = rescheduled(rescheduling, fields, dayOfIntention(actor));
    await store.update(actor.userId, habit.id, { ...toColumns({ ...habit, ...fields }, earlier), ...place }, times);
    if (active !== undefined) await setPause(actor, record, active);
    if (saysReminders(asked)) context.journal.record(actor, REMINDERS_KIND, habit, { ...habit, ...fields });
    const { snoozed } = fields;
    await announce(actor, null, snoozed ? { habitId: habit.id, from: Date.parse(snoozed.from) } : undefined);
  }

  return {
    find,

    putBack: takingBack(days.putBack),

    putPausesBack: takingBack(async (actor, record, entry) => {
      const told = await pausing.putBack(actor, record, entry);
      await announce(actor);
      return told;
    }),

    putRemindersBack: takingBack(async (actor, record, entry) => {
      const told = wayBackOfReminders(record?.habit ?? null, entry);
      if (record && told.deed !== null) await change(actor, record, entry.before as HabitChange, true);
      return told;
    }),

    /** Says of days whether habits rest on them. */
    rest: (actor: Actor, said: HabitRests): Promise<Habit[]> =>
      database.write(actor.userId, async () => {
        const [only] = said;
        const one = said.length === 1 ? only?.id : undefined;
        const read = async () => readRecords(store, actor.userId, todayOf(actor), one);
        if (await pausing.rest(actor, await read(), said)) await announce(actor);
        const asked = new Set(said.map(({ id }) => id));
        return (await withNotes(actor, read())).filter(({ id }) => asked.has(id));
      }),

    ...habitFeeds(store),
    ...habitReminding(context, store),

    list: async (actor: Actor): Promise<Habit[]> => withNotes(actor, readRecords(store, actor.userId, todayOf(actor))),

    /** Active habits that are due today, or in which something is marked that can be taken back. */
    async today(actor: Actor): Promise<Habit[]> {
      const due = async () => (await readRecords(store, actor.userId, todayOf(actor))).filter(isListedToday);
      return withNotes(actor, due());
    },

    /** @param again told where there is one of that id */
    create: (
      actor: Actor,
      { id, ...input }: NewHabit & { id?: string | undefined },
      again = () => {},
    ): Promise<Habit> =>
      createOnce(
        context,
        {
          userId: actor.userId,
          kind: 'habits',
          id,
          find: async (given) => ((await store.list(actor.userId, given)).length > 0 ? find(actor, given) : null),
          make: (made) => make(actor, made, input),
        },
        again,
      ),

    update: (actor: Actor, id: string, asked: HabitChange): Promise<Habit> =>
      database.write(actor.userId, async () => {
        await change(actor, await requireRecord(actor, id), asked);
        return find(actor, id);
      }),

    /**
     * For good, with its history: the interface asks first and offers the pause instead. One that was changed or marked after
     * an actor deleted it stays, and is told anew.
     */
    remove: (actor: Actor, id: string): Promise<void> =>
      database.write(actor.userId, async () => {
        await requireRecord(actor, id);
        if (await outlivesDeletion(store, actor, id)) await store.update(actor.userId, id, {});
        else await store.remove(actor.userId, id);
        await announce(actor);
      }),

    async entries(actor: Actor, id: string, { startDate, endDate }: EntryRange): Promise<HabitEntry[]> {
      const { marks } = await requireRecord(actor, id);
      const from = startDate ?? dayAt(marks.start);
      const to = endDate ?? dayAt(marks.start + marks.text.length);
      const notes = new Map((await store.notes(actor.userId, id, from, to)).map(({ date, note }) => [date, note]));
      return [...markedDays(marks, numberOf(from), numberOf(to))].map(({ day, mark }) => {
        const date = dayAt(day);
        return toEntry(id, date, mark, notes.get(date) ?? null);
      });
    },

    /** @throws AppError 400 for a day after today */
    mark: (actor: Actor, id: string, { date, completed, skipped, note }: EntryInput): Promise<HabitEntry> =>
      database.write(actor.userId, async () => {
        if (date > todayOf(actor)) throw badRequest(texts.dateFuture, 'date');
        const record = await requireRecord(actor, id);
        const before = await days.entryOf(actor, record, date);
        return days.say(actor, record, before, toEntry(id, date, markOf({ completed, skipped }), note || null));
      }),

    /** Flips whether today is completed. The reason of a skip goes with the skip, any other note stays. */
    toggle: (actor: Actor, id: string): Promise<Habit> =>
      database.write(actor.userId, async () => {
        const record = await requireRecord(actor, id);
        const today = dayOfIntention(actor);
        const before = await days.entryOf(actor, record, today);
        const mark = before.completed ? 'missed' : 'completed';
        await days.say(actor, record, before, toEntry(id, today, mark, before.skipped ? null : before.note));
        return find(actor, id);
      }),

    async stats(actor: Actor, id: string, { startDate, endDate }: EntryRange): Promise<HabitStats> {
      const { history } = await requireRecord(actor, id);
      const from = startDate ? numberOf(startDate) : history.begin;
      return figuresOf(history, { from, to: endDate ? numberOf(endDate) : history.today });
    },
  };
}

export type HabitService = ReturnType<typeof habitService>;
