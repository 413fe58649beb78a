import type { QueryClient } from '@tanstack/react-query';
import { comeSoon } from '#client/lib/by-part.ts';
import { loadPart } from '#client/lib/lazy-part.ts';
import { AccountKeeper } from '#client/store/account-keeper.ts';
import { type ChangeKind, showUnsent } from '#client/store/kept-change.ts';
import type { Remembered } from '#client/store/remembered-answers.ts';
import type { Left, ShowUnsent } from '#client/store/unsent.ts';
import { HISTORY_KEY } from '#features/assistant/chat/cached-queries.ts';
import { exchangeKind } from '#features/assistant/chat/client/exchange-kind.ts';
import type { UnsentExchange } from '#features/assistant/chat/unsent-exchange.ts';
import { ENGINE_KEY } from '#features/assistant/privacy/engine-key.ts';
import { REPORT_KEY } from '#features/assistant/report/cached-queries.ts';
import type { User } from '#features/auth/contract.ts';
import { EVENTS_KEY } from '#features/calendar/events-key.ts';
import type { FeedKind } from '#features/changes/contract.ts';
import { columnKind } from '#features/columns/client/column-kind.ts';
import { keptColumns } from '#features/columns/client/kept.ts';
import { keptActive } from '#features/focus/client/kept.ts';
import { sessionKind } from '#features/focus/client/session-kind.ts';
import { habitKind } from '#features/habits/client/habit-kind.ts';
import { keptHabits } from '#features/habits/client/kept.ts';
import { keptProjects } from '#features/projects/client/kept.ts';
import { projectKind } from '#features/projects/client/project-kind.ts';
import { keptSettings } from '#features/settings/client/kept.ts';
import { settingsKind } from '#features/settings/client/settings-kind.ts';
import { keptTags } from '#features/tags/client/kept.ts';
import { tagKind } from '#features/tags/client/tag-kind.ts';
import { keptTasks } from '#features/tasks/client/kept.ts';
import { showUnsentTasks, TASKS } from '#features/tasks/client/task-sending.ts';
import type { UnsentTask } from '#features/tasks/unsent.ts';
import { FRESH_ROWS } from './fresh-rows.ts';

/** What the device answers by itself; the settings first, by which the days go. */
const queries = [keptSettings, keptTasks, keptProjects, keptTags, keptColumns, ...keptHabits, keptActive];

/** Words of the assistant's and events of calendars elsewhere, which only the server has. */
const remembered: readonly Remembered[] = [
  { path: HISTORY_KEY[0], ahead: true },
  { path: REPORT_KEY[0] },
  { path: EVENTS_KEY[0], ahead: true },
  { path: ENGINE_KEY[0] },
];

/** What is changed without asking the server first. */
const kinds: readonly ChangeKind<object>[] = [
  settingsKind,
  projectKind,
  tagKind,
  columnKind,
  habitKind,
  sessionKind,
  exchangeKind,
];

/** The feed tells of a habit alone that it is gone. */
const parts = { habits: 'habitEntries' } satisfies Partial<Record<FeedKind, FeedKind>>;

/** Asked for in the hour in which a server comes back from a copy, and never else. */
const loadGivesBack = () => loadPart(() => import('./given-back.ts')).then(({ givesBack }) => givesBack);

/** Asked for where an answer is not what was said, which is seldom. */
const loadFindOverruled = () => loadPart(() => import('./overruled.ts')).then(({ findOverruled }) => findOverruled);

/** Behind all else: it is of use to the next page. */
const noteScreens = (client: QueryClient, account: User) =>
  comeSoon(() => import('./note-screens.ts').then((module) => module.noteScreensOf(client, account)));

/** What keeps an account on this device. */
export function keeperOf(client: QueryClient, account: User): AccountKeeper {
  const shows = new Map<string, ShowUnsent>([
    [TASKS, (left) => showUnsentTasks(client, left as readonly Left<UnsentTask>[])],
    ...kinds.map((kind) => showUnsent(client, kind)),
  ]);
  const [chat, showExchanges] = showUnsent(client, exchangeKind);
  shows.set(chat, (left) => {
    showExchanges(left);
    // What a message takes back is of other kinds.
    for (const { change, answer } of left)
      for (const { kind, change: back } of (change as UnsentExchange).back ?? [])
        shows.get(kind)?.([{ change: back, answer }]);
  });
  return new AccountKeeper({
    ...{
      account,
      client,
      queries,
      remembered,
      fresh: FRESH_ROWS,
      parts,
      shows,
      looks: kinds,
      loadFindOverruled,
      loadGivesBack,
      whole: () => noteScreens(client, account),
    },
  });
}
