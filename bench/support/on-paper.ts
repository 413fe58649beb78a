// How much so many people need, reckoned from what a call costs: the table of docs/scaling.md.

/** Milliseconds of processor of one call of each kind, of the server and of its database. */
export type Costs = Record<keyof typeof DAY, { server: number; database: number }>;

/** What somebody diligent asks for in a day. After each write another window asks what is new. */
export const DAY = {
  page: 6,
  'fifty changes': 6,
  create: 10,
  complete: 10,
  update: 15,
  'one change': 35,
  unchanged: 60,
  message: 3,
  analytics: 2,
};
const WRITES = DAY.create + DAY.complete + DAY.update;

/** What is supposed beside it, as the page says. Sizes are megabytes of a million bytes unless they say otherwise. */
export const SUPPOSED = {
  comes: 0.3,
  inBusiestHour: 0.12,
  busyCores: 0.6,
  withWindow: 0.2,
  windowsEach: 1.3,
  windowKilobytes: 21,
  windowsOfProcess: 5000,
  processMegabytes: 550,
  copies: 3,
  taskKilobytes: 3,
};

/** Seconds of processor for such a day of one person. */
export function dayOf(costs: Costs): { server: number; database: number } {
  const sum = (part: 'server' | 'database') =>
    Object.entries(DAY).reduce((all, [kind, times]) => all + times * costs[kind as keyof Costs][part], 0) / 1000;
  return { server: sum('server'), database: sum('database') };
}

export interface Needs {
  come: number;
  serverCores: number;
  databaseCores: number;
  writesASecond: number;
  windows: number;
  /** That hold all windows and do the work, a spare one among them where there is more than one. */
  processes: number;
  memoryGigabytes: number;
  /** Of one copy, after a year. */
  diskGigabytes: number;
}

/** @param day seconds of processor of one person's day */
export function needsOf(people: number, day: ReturnType<typeof dayOf>): Needs {
  const s = SUPPOSED;
  const come = people * s.comes;
  const cores = (seconds: number) => (come * seconds * s.inBusiestHour) / 3600 / s.busyCores;
  const windows = come * s.withWindow * s.windowsEach;
  const busy = Math.max(Math.ceil(cores(day.server)), Math.ceil(windows / s.windowsOfProcess));
  const processes = busy === 1 ? 1 : busy + Math.ceil(busy / 50);
  return {
    come,
    serverCores: cores(day.server),
    databaseCores: cores(day.database),
    writesASecond: (come * WRITES * s.inBusiestHour) / 3600,
    windows,
    processes,
    memoryGigabytes: (processes * s.processMegabytes + (windows * s.windowKilobytes) / 1000) / 1000,
    diskGigabytes: (come * DAY.create * s.taskKilobytes * 365) / 1e6,
  };
}

/** Roubles a month. */
export const PRICES = { core: 700, gigabyte: 250, diskGigabyte: 12 };

interface Machine {
  cores: number;
  gigabytes: number;
  diskGigabytes?: number;
}

/** @param machines how many there are of each kind */
export const monthly = (machines: readonly (readonly [count: number, of: Machine])[]): number =>
  machines.reduce(
    (sum, [count, { cores, gigabytes, diskGigabytes = 0 }]) =>
      sum + count * (cores * PRICES.core + gigabytes * PRICES.gigabyte + diskGigabytes * PRICES.diskGigabyte),
    0,
  );

const SMALL: Machine = { cores: 1, gigabytes: 1 };
const SERVER: Machine = { cores: 1, gigabytes: 2 };
/** The machines of the page, for each number of people: of a database's disk no more than seven tenths are used. */
export const MACHINES: Record<number, readonly (readonly [count: number, of: Machine])[]> = {
  1000: [[1, { ...SERVER, diskGigabytes: 15 }]],
  100000: [
    [3, SERVER],
    [3, { cores: 2, gigabytes: 8, diskGigabytes: 500 }],
    [6, SMALL],
  ],
  10000000: [
    [40, { cores: 4, gigabytes: 4 }],
    [36, { cores: 8, gigabytes: 64, diskGigabytes: 4000 }],
    [20, { cores: 2, gigabytes: 4 }],
  ],
};
