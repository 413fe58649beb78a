import type { QueryClient } from '@tanstack/react-query';
import { ownClock } from '#client/lib/clock.ts';
import { idle } from '#client/lib/idle.ts';
import { ownTurn } from '#client/lib/own-turn.ts';
import { keptAccount } from '#client/store/kept-account.ts';
import { notePicture, noteScreens } from '#client/store/note-screens.ts';
import { type NotedScreen, whenForgotten } from '#client/store/noted-screen.ts';
import type { User } from '#features/auth/contract.ts';
import { COLUMNS_KEY } from '#features/columns/columns-key.ts';
import { ACTIVE_KEY } from '#features/focus/client/session-keys.ts';
import { TODAY_KEY } from '#features/habits/client/habit-cache.ts';
import { PROJECTS_KEY } from '#features/projects/projects-key.ts';
import { SETTINGS_KEY } from '#features/settings/settings-key.ts';
import { TAGS_KEY } from '#features/tags/tags-key.ts';
import { TASKS_KEY } from '#features/tasks/cached-queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import { FIRST_DAY, FIRST_LIST } from '#features/tasks/first-rows.ts';
import { firstDay, firstList } from '#features/tasks/first-screen.ts';
import { SAMPLE_KEY } from '#features/tour/sample-key.ts';
import { addDays, type DayClock, livedDay } from '#shared/day.ts';
import { beginOf } from '#shared/day-begin.ts';
import { picturedAddress, takePicture } from './picture/take-picture.ts';

/** Milliseconds in which several changes are waited for. */
const PAUSE = 1000;
/** Milliseconds after which a change is being drawn, so that the browser has nothing else to do once it is. */
const DRAWING = 100;
/** Characters beyond which nothing is noted: browsers keep five million for all that a site notes. */
const MOST = 400_000;

type Key = readonly [path: string];

/** What is told of any day, and what of the present one alone. */
const LASTING: readonly Key[] = [SETTINGS_KEY, PROJECTS_KEY, TAGS_KEY, COLUMNS_KEY, SAMPLE_KEY];
const OF_TODAY: readonly Key[] = [TODAY_KEY];
const NOTED = new Set<unknown>([...LASTING, ...OF_TODAY, ACTIVE_KEY, TASKS_KEY].map(([path]) => path));

/** What is drawn first today and tomorrow; nothing where not all of it is known. May be interrupted. */
export function* screensOf(client: QueryClient, now: number, clock: DayClock): Generator<void, NotedScreen[]> {
  const tasks = client.getQueryData<readonly Task[]>(TASKS_KEY);
  if (!tasks || !client.getQueryData(SETTINGS_KEY)) return [];
  const known = (keys: readonly Key[]) =>
    keys.flatMap((key) => {
      const data = client.getQueryData(key);
      return data === undefined ? [] : [[key[0], data] as const];
    });
  // One that runs may be over by then, and who looks after it asks what became of it.
  const idle = client.getQueryData(ACTIVE_KEY) === null ? [[ACTIVE_KEY[0], null] as const] : [];
  const today = livedDay(now, clock);
  const screens: NotedScreen[] = [];
  for (const day of [today, addDays(today, 1)]) {
    const [from, until] = [beginOf(day, clock), beginOf(addDays(day, 1), clock)];
    const sight = { now: Math.max(now, from), clock };
    const rows = { [FIRST_DAY]: yield* firstDay(tasks, sight), [FIRST_LIST]: yield* firstList(tasks, sight) };
    const told = [...known(LASTING), ...idle, ...(day === today ? known(OF_TODAY) : [])];
    screens.push({ from, until, answers: JSON.stringify({ ...Object.fromEntries(told), ...rows }) });
    yield;
  }
  return screens;
}

const begun = new WeakSet<QueryClient>();

/** What a window shows, as JSON, and where; undefined where that is nothing for the next page. */
interface Camera {
  address: () => string | undefined;
  take: () => string | undefined;
}

/** Notes from now on, each time that it has changed, what the next page of an account is to draw first. */
export function noteScreensOf(
  client: QueryClient,
  { id }: Pick<User, 'id'>,
  camera: Camera = { address: picturedAddress, take: takePicture },
): void {
  if (begun.has(client)) return;
  begun.add(client);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let noted: readonly NotedScreen[] = [];
  let isShown = false;

  function* noting(): Generator<void> {
    const screens = yield* screensOf(client, Date.now(), ownClock());
    timer = undefined;
    // Who has signed out, here or in another window, leaves nothing behind.
    if (keptAccount<User>()?.id !== id || screens.length === 0) return;
    const length = screens.reduce((sum, { answers }) => sum + answers.length, 0);
    noted = length > MOST ? [] : screens;
    try {
      noteScreens(id, noted);
    } catch (error) {
      console.debug('noted', error);
    }
  }

  /** Only of a window that shows what is noted: a change is drawn behind the turn in which it is known. */
  function picture(): void {
    // The time that a session shows goes on.
    if (!isShown || noted.length === 0 || client.getQueryData(ACTIVE_KEY) !== null) return;
    try {
      const address = camera.address();
      const taken = address && camera.take();
      if (taken) notePicture(noted, address, taken);
    } catch (error) {
      console.debug('picture', error);
    }
  }

  async function note(): Promise<void> {
    const of = timer;
    for (const _ of noting()) {
      await ownTurn();
      if (timer !== of) return;
    }
    await idle();
    picture();
  }

  let drawing: ReturnType<typeof setTimeout> | undefined;
  async function draw(): Promise<void> {
    const of = drawing;
    await idle();
    isShown = drawing === of;
  }

  function later(): void {
    clearTimeout(timer);
    clearTimeout(drawing);
    isShown = false;
    timer = setTimeout(() => void note(), PAUSE);
    drawing = setTimeout(() => void draw(), DRAWING);
  }

  whenForgotten(later);
  const seen = new Map<unknown, unknown>();
  client.getQueryCache().subscribe(({ query: { queryKey, state } }) => {
    const [path] = queryKey;
    if (queryKey.length > 1 || !NOTED.has(path) || seen.get(path) === state.data) return;
    seen.set(path, state.data);
    later();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    if (timer !== undefined) for (const _ of noting());
    picture();
  });
  later();
}
