// What is to be reached, and how a run tells it: each benchmark hands over the figures that a goal is set for, and
// `npm run bench` ends with one table of them.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** A bound of a figure, in its unit. */
interface Goal {
  limit: number;
  unit: string;
  /** The figure is to be no less; otherwise no more. */
  isLeast: boolean;
}

const least = (limit: number, unit: string): Goal => ({ limit, unit, isLeast: true });
const most = (limit: number, unit: string): Goal => ({ limit, unit, isLeast: false });

const ofBare = (engine: 'sqlite' | 'postgres', calls: readonly string[], limit: number) =>
  Object.fromEntries(calls.map((call) => [`api: ${engine}, ${call}`, least(limit, '% of a bare server')]));
const onPhone = (page: string) => ({
  [`load: ${page}, cold`]: most(2000, 'ms'),
  [`load: ${page}, second visit`]: most(700, 'ms'),
});
const inList = (tasks: string) =>
  Object.fromEntries(
    ['tick', 'create', 'search', 'regroup'].map((act) => [`list: ${tasks}, ${act}, painted`, most(50, 'ms')]),
  );

/** By the benchmark that measures it and what it is of. */
export const GOALS: Readonly<Record<string, Goal>> = {
  ...ofBare('sqlite', ['list of 1,000', 'complete', 'create'], 80),
  ...ofBare('postgres', ['list of 1,000', 'complete', 'update', 'create'], 70),
  'api: sqlite, unchanged list': least(20, 'times a changed one'),
  'growth: sqlite, among others': most(1.25, 'times the least'),
  'growth: postgres, among others': most(1.25, 'times the least'),
  'growth: sqlite, own tasks': most(1.25, 'times the least'),
  'growth: postgres, own tasks': most(1.25, 'times the least'),
  'hostile: sqlite, somebody else waits': most(200, 'ms'),
  'hostile: postgres, somebody else waits': most(200, 'ms'),
  'first-load: shell and dashboard': most(126, 'KB'),
  'load: landing, largest contentful paint': most(900, 'ms'),
  'load: landing, script': most(0, 'KB'),
  ...onPhone('dashboard'),
  ...onPhone('tasks'),
  'offline: from start to rows': most(1000, 'ms'),
  'offline: all changes sent': most(10_000, 'ms'),
  'offline: all changes sent, mobile': most(30_000, 'ms'),
  ...inList('1000 tasks'),
  ...inList('10000 tasks'),
  'kanban: cards after a press': most(300, 'ms'),
  'kanban: frames lost dragging': most(1, '%'),
  'kanban: frames lost dragging, slowed down': most(5, '%'),
  'kanban: drop to paint, slowed down': most(50, 'ms'),
  'idle: memory': most(110, 'MB'),
  'idle: first answer': most(400, 'ms'),
  'idle: memory of 1,000 pages': most(40, 'MB'),
  'engine: a message, median': most(5, 'ms'),
  'engine: 4,000 hostile characters': most(50, 'ms'),
  'understanding: blind, right or asked': least(90, '%'),
  'understanding: blind, harmful': most(1, '%'),
  'lighthouse: performance': least(95, 'of 100'),
  'lighthouse: all others': least(100, 'of 100'),
};

/** Hands over a figure of a goal, by the goal's name; throws where there is no such goal. */
export function reckon(name: string, figure: number): void {
  if (!(name in GOALS)) throw new Error(`no goal is called ${name}`);
  if (process.env.BENCH_FIGURES) appendFileSync(process.env.BENCH_FIGURES, `${JSON.stringify([name, figure])}\n`);
}

/** The figures of a run beside their goals, in the goals' order; the last one of a goal counts. */
export function againstGoals(file: string): Record<string, object> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const figures = new Map(lines.map((line): [string, number] => JSON.parse(line)));
  return Object.fromEntries(
    Object.entries(GOALS).flatMap(([name, { limit, unit, isLeast }]) => {
      const figure = figures.get(name);
      if (figure === undefined) return [];
      const isReached = isLeast ? figure >= limit : figure <= limit;
      const measured = Number(figure.toPrecision(3));
      return [[name, { goal: `${isLeast ? '≥' : '≤'} ${limit} ${unit}`, measured, reached: isReached ? 'yes' : 'NO' }]];
    }),
  );
}
