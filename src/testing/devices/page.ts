import { vi } from 'vitest';
import type { Line } from './line.ts';

/** The device of each page, by the name that pages say with every request: their own, or that of an earlier one for which they send. */
const lines = new Map<string, Line>();

/** Has requests of pages go over the lines of their devices. */
export function connectPages(): void {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    lines.get((init.headers as Record<string, string>)['X-Client-Id']!)!.fetch(url, init),
  );
  vi.spyOn(console, 'debug').mockReturnValue();
}

/** What a page runs: modules of its own, which hold what it alone knows. */
async function loadPage() {
  vi.resetModules();
  const [keeper, store, device, id, clock, queries, tasks, changes, habits, undo, ...rest] = await Promise.all([
    import('#app/client/device/keeper.ts'),
    import('#client/store/kept-change.ts'),
    import('#client/store/device.ts'),
    import('#client/lib/client-id.ts'),
    import('#client/lib/clock.ts'),
    import('#client/lib/query-client.ts'),
    import('#features/tasks/client/queries.ts'),
    import('#features/tasks/client/task-changes.ts'),
    import('#features/habits/client/habit-changes.ts'),
    import('#client/lib/undo.ts'),
    import('#features/projects/client/project-changes.ts'),
    import('#features/columns/client/queries.ts'),
    import('#features/focus/client/session-changes.ts'),
    import('#features/focus/client/stands.ts'),
    import('#features/focus/client/end-session.ts'),
    import('#features/habits/client/pause-changes.ts'),
    import('#features/tasks/client/project-archive-changes.ts'),
    import('#features/tasks/client/project-copy/copying.ts'),
    import('#features/projects/client/folders/folder-changes.ts'),
    import('#features/projects/client/headings/heading-changes.ts'),
    import('#features/tasks/client/ordering-changes.ts'),
    import('#features/tasks/client/step-changes.ts'),
    import('#features/settings/client/settings-changes.ts'),
  ]);
  const [projects, columns, sessions, stands, ends, pauses, archives, copies, folders, headings, orders, ...last] =
    rest;
  const [steps, settings] = last;
  return {
    ...{ ...keeper, ...store, ...device, ...id, ...clock, ...queries, ...tasks, ...undo, ...stands, ...ends },
    ...{ changes, habits, pauses, projects, columns, sessions, archives, copies, folders, headings, orders },
    ...{ steps, settings },
  };
}
export type Page = Awaited<ReturnType<typeof loadPage>>;

const rested: Page[] = [];

/** A page of a device, as nobody has used it. */
export async function openPage(line: Line): Promise<Page> {
  const page = rested.pop() ?? (await loadPage());
  lines.set(page.clientId, line);
  return page;
}

/** Acts that a window remembers. */
const REMEMBERED = 50;

/** Has another device use a page that has come to rest: a new one takes longer than what is done on it. */
export function putBack(page: Page): void {
  page.keepBy(undefined);
  for (let n = 0; n < REMEMBERED; n++) page.rememberUndo(() => {});
  rested.push(page);
}
