import { resolve } from 'node:path';
import { SECTION_PARTS } from '../../src/app/server/section-parts.ts';

/** What every signed-in page goes on to load once it stands. */
export const BACKGROUND = [
  'src/app/client/device/device-watch.tsx',
  'src/app/client/device/keeper.ts',
  'src/features/assistant/check-in/client/check-ins.tsx',
  'src/features/focus/client/session-keeper.tsx',
  'src/features/habits/client/habit-reminders.tsx',
  'src/features/notifications/client/notification-watch.tsx',
];

/** What the dashboard goes on to load once it stands, and who changes something has with its section. */
const CHANGES = [
  'src/features/journal/client/queries.ts',
  'src/features/tasks/client/pressed-changes.ts',
  'src/features/tasks/client/repeat-sign.tsx',
];

/** The sections that bring most at first. */
const LIST = SECTION_PARTS.tasks;
const BOARD = SECTION_PARTS.kanban;

/** Slices of which there is little, and with which of the others it lies. */
const WITH: Readonly<Record<string, string>> = { tasks: 'columns', assistant: 'notifications' };

const sliceOf = (id: string) => /src\/features\/([a-z-]+)\//.exec(id)?.[1] ?? 'app';

/** As the bundler tells of its modules by their paths. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

interface Background {
  /** Modules that the background alone needs. */
  own: ReadonlySet<string>;
  /** Modules that some section needs as well. */
  shared: ReadonlySet<string>;
  /** Modules that tasks are changed by. */
  changes: ReadonlySet<string>;
  /** Modules that the list and the board need, and no other section. */
  cards: ReadonlySet<string>;
  /** Modules that the list alone needs of all sections, and what is opened over it. */
  listed: ReadonlySet<string>;
  /** Modules that the list needs, and some other section beside the board. */
  places: ReadonlySet<string>;
}

/**
 * Puts what the background of the app needs into few files: of many small ones a phone spends more on asking than on running. What a
 * section needs as well lies in a file for each slice, so that it gets little with it which it does not need.
 * @param entry path of the client's first module
 */
export function backgroundGroups(entry: string) {
  let known: Background | undefined;
  const of = (kind: keyof Background, nameOf: (id: string) => string) => ({
    name(id: string, modules: Modules) {
      known ??= backgroundOf(resolve(entry), modules);
      return known[kind].has(id) ? nameOf(id) : null;
    },
    includeDependenciesRecursively: false,
  });
  return [
    {
      ...of('changes', (id) => (/features\/tasks\/|shared\/repeat\/|-words\.ts/.test(id) ? 'changes' : 'acts')),
      priority: 0.95,
    },
    { ...of('shared', (id) => `${WITH[sliceOf(id)] ?? sliceOf(id)}-kept`), priority: 0.9 },
    { ...of('own', () => 'background'), priority: 0.8 },
    ...(['cards', 'listed', 'places'] as const).map((kind) => ({ ...of(kind, () => kind), priority: 0.7 })),
  ];
}

function backgroundOf(entry: string, modules: Modules): Background {
  const all = new Set<string>();
  reach(entry, all, (id) => [...importsOf(id), ...lazyOf(id)]);
  function importsOf(id: string) {
    return modules.getModuleInfo(id)?.importedIds ?? [];
  }
  function lazyOf(id: string) {
    return modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  }
  const parts = new Set([...all].flatMap(lazyOf));
  const [roots, changing] = [BACKGROUND, CHANGES].map((paths) => paths.map((path) => resolve(path))) as [
    string[],
    string[],
  ];
  const missing = [...roots, ...changing].find((root) => !parts.has(root));
  if (missing) throw new Error(`no lazy part of the client: ${missing}`);
  const [ours, others] = [new Set<string>(), new Set<string>()];
  for (const part of parts) reach(part, roots.includes(part) ? ours : others, importsOf);
  const changes = new Set<string>();
  for (const root of changing) reach(root, changes, importsOf);
  const within = [...ours].filter((id) => !parts.has(id));
  const needed = (paths: readonly string[]) => {
    const found = new Set<string>();
    for (const path of paths) reach(resolve(path), found, importsOf);
    return found;
  };
  const [list, board] = [needed([LIST]), needed([BOARD])];
  const elsewhere = needed(Object.values(SECTION_PARTS).filter((path) => path !== LIST && path !== BOARD));
  const later = needed([...parts].filter((part) => part !== resolve(LIST)));
  const shown = [...list].filter((id) => !parts.has(id) && !ours.has(id) && !id.includes('node_modules'));
  // An icon that the list alone draws lies in the list's own file, which would come with whatever asks for it.
  const isPlain = (id: string) => !importsOf(id).some((other) => other.includes('lucide-react'));
  return {
    own: new Set(within.filter((id) => !others.has(id))),
    // A library's index reaches all of it, whoever asks for what.
    shared: new Set(within.filter((id) => others.has(id) && !id.includes('node_modules'))),
    changes: new Set([...changes].filter((id) => !parts.has(id) && !id.includes('node_modules'))),
    cards: new Set(shown.filter((id) => board.has(id) && !elsewhere.has(id))),
    listed: new Set(shown.filter((id) => !board.has(id) && !elsewhere.has(id) && later.has(id) && isPlain(id))),
    places: new Set(shown.filter((id) => elsewhere.has(id))),
  };
}

function reach(id: string, into: Set<string>, next: (id: string) => readonly string[]): void {
  if (into.has(id)) return;
  into.add(id);
  for (const other of next(id)) reach(other, into, next);
}
