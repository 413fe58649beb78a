import { checked } from '#features/assistant/chat/answers.ts';
import { localProjects, localTasks, type Sayings } from '#features/assistant/chat/local-deeds.ts';
import { type HabitDeed, type HabitWas, habitBack, habitsDone } from '#features/assistant/chat/local-habits.ts';
import { type SessionDeed, sessionDone } from '#features/assistant/chat/local-sessions.ts';
import { carriedOut } from '#features/assistant/chat/local-turn.ts';
import { type Done, undoneHere } from '#features/assistant/chat/local-undo.ts';
import { viewBeside } from '#features/assistant/chat/local-view.ts';
import { toView } from '#features/assistant/chat/task-view.ts';
import { texts } from '#features/assistant/chat/texts.ts';
import { speaksOfHabits } from '#features/assistant/engine/habit-deeds.ts';
import { type BesideTasks, EMPTY_CONTEXT } from '#features/assistant/engine/model.ts';
import type { Column } from '#features/columns/contract.ts';
import type { FocusSession } from '#features/focus/contract.ts';
import { paused, resumed, wholeMinutes } from '#features/focus/rules.ts';
import { runsAt, timedOf } from '#features/focus/timer.ts';
import { startedSession, type UnsentSession, withUnsentRow } from '#features/focus/unsent.ts';
import type { Habit, HabitEntry, WrittenHabit } from '#features/habits/contract.ts';
import { entriesAfter, type UnsentHabit, writtenAfter } from '#features/habits/unsent.ts';
import { listed, listedToday } from '#features/habits/written.ts';
import type { Task } from '#features/tasks/contract.ts';
import { deadlineOf } from '#features/tasks/deadline.ts';
import { withUnsent } from '#features/tasks/unsent.ts';
import { newId } from '#server/id.ts';
import { livedDay } from '#shared/day.ts';
import { productEngine } from './product-engine.ts';

interface Given {
  tasks: readonly Task[];
  columns: readonly Column[];
  habits: readonly Habit[];
  now: () => number;
  zone: string;
}

const isOfHabits = (deed: BesideTasks): deed is HabitDeed => deed.kind.includes('habit');
const isOfSession = (deed: BesideTasks): deed is SessionDeed => deed.kind.endsWith('session');

/** Habits of an account in memory, of which is said what a device says. */
function habitsHere(given: readonly Habit[]) {
  let written: readonly WrittenHabit[] = given.map((habit) => ({ ...habit, createdOn: habit.startedOn }));
  let days: readonly HabitEntry[] = given.flatMap(({ todaysEntry }) => todaysEntry ?? []);
  const say = (said: UnsentHabit) => {
    written = writtenAfter(written, said);
    days = entriesAfter(days, said);
    return said;
  };
  return {
    say,
    present: () => ({ habits: written, days }),
    all: (today: string) => listed(written, days, today),
    today: (today: string) => listedToday(written, days, today),
    do: (deed: HabitDeed, today: string): HabitWas[] =>
      habitsDone(deed, listed(written, days, today), {
        today,
        sayings: {
          mark: ({ id }, mark) => say({ deed: 'mark', id, mark }),
          rest: (habits) => say({ deed: 'rest', habits }),
          remind: ({ id, completedToday: completed }, change) =>
            say({ deed: 'change', id, change, day: today, completed }),
        },
      }),
  };
}

/** Its sessions likewise. */
function sessionsHere(zone: string) {
  let rows: readonly FocusSession[] = [];
  const say = (said: UnsentSession) => {
    rows = withUnsentRow(rows, said);
  };
  const running = (now: number) => rows.find((session) => runsAt(session, now)) ?? null;
  return {
    rows: () => rows,
    running,
    do: (deed: SessionDeed, now: number, tasks: readonly Task[]) =>
      sessionDone(deed, running(now), {
        now,
        sayings: {
          start(input) {
            const taskTitle = tasks.find(({ id }) => id === input.taskId)?.title ?? null;
            const session = startedSession(input, { id: newId(), taskTitle, now, clock: { zone, dayStart: 0 } });
            say({ deed: 'start', session });
          },
          stand(session, pauses) {
            const { pausedAt, pausedFor } = (pauses ? paused : resumed)(timedOf(session), now);
            const at = pausedAt === null ? null : new Date(pausedAt).toISOString();
            say({ deed: 'stand', id: session.id, pausedAt: at, pausedMs: pausedFor });
          },
          end(session, status) {
            const actualDurationMinutes = wholeMinutes(timedOf(session), now);
            const endTime = new Date(now).toISOString();
            const ended = { ...session, status, actualDurationMinutes, endTime, pausedAt: null };
            say({ deed: 'end', id: session.id, ended });
          },
        },
      }),
  };
}

/** An account in memory that is talked to as a device is. */
export function talkingDevice({ tasks: given, columns, habits: habitsGiven, now, zone }: Given) {
  let tasks = given;
  let projects: { id: string; name: string }[] = [];
  let context = EMPTY_CONTEXT;
  let done: Done | undefined;
  const habits = habitsHere(habitsGiven);
  const sessions = sessionsHere(zone);
  const at = new Date(now()).toISOString();
  const today = () => livedDay(now(), { zone, dayStart: 0 });
  const sayings: Sayings = {
    newId,
    create(input) {
      const id = newId();
      return { id, change: { deed: 'create', id, task: { ...input, ...deadlineOf(input, zone) }, now: at } };
    },
    update: ({ id }, change) => ({ deed: 'change', id, change: { ...change, ...deadlineOf(change, zone) }, now: at }),
    remove: ({ id }) => ({ deed: 'delete', id }),
    addStep: ({ id }, title) => ({ deed: 'step', id, act: { do: 'add', step: { id: newId(), title } }, now: at }),
  };

  function view(message: string) {
    const known = {
      today: habits.today(today()),
      every: speaksOfHabits(message) ? habits.all(today()) : undefined,
      session: sessions.running(now()),
      sessions: sessions.rows(),
    };
    return {
      tasks: tasks.map(toView).sort((a, b) => (a.id < b.id ? 1 : -1)),
      projects,
      columns,
      ...viewBeside(message, known, now(), { zone, dayStart: 0 }),
      user: { firstName: null },
      settings: { tone: 'supportive', role: 'assistant', personality: 'friendly' },
    } as const;
  }

  function undo() {
    const undone = done && undoneHere(done, { tasks, habits: habits.present() });
    if (!undone?.done)
      return { message: undone?.message ?? texts.undo.nothingYet, actions: [], taskCount: 0, changes: [] };
    tasks = withUnsent(tasks, { deed: 'take-back', acted: done!.acted }, columns);
    for (const was of done!.habits ?? []) habits.say(habitBack(was, today()));
    context = { ...EMPTY_CONTEXT, touched: undone.touched };
    done = undefined;
    return { message: undone.message, actions: [], taskCount: undone.taskCount, changes: [] };
  }

  return {
    tasks: () => tasks,
    habits: () => habits.all(today()),
    sessions: sessions.rows,
    running: () => sessions.running(now()),
    async say(message: string) {
      const outcome = checked(productEngine(message, view(message), now(), zone, context));
      if (outcome.undo) return undo();
      const { beside } = outcome;
      const were = beside && isOfHabits(beside) ? habits.do(beside, today()) : [];
      if (beside && isOfSession(beside)) sessions.do(beside, now(), tasks);
      const local = localTasks(tasks, columns, sayings);
      const making = localProjects(projects.length, newId);
      const turn = await carriedOut(outcome, context, { tasks: local.deeds, projects: making.deeds });
      const acted = local.acted();
      if (turn.acted || were.length > 0)
        done = { acted, made: making.made, habits: were, changes: turn.answer.changes };
      projects = [...projects, ...making.made];
      const after = new Map(acted.map((was) => [was.id, was.after]));
      tasks = [...tasks.filter(({ id }) => !after.has(id)), ...[...after.values()].filter((task) => task !== null)];
      context = turn.next;
      return turn.answer;
    },
  };
}
