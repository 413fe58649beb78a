import type { Analytics } from '../contract.ts';
import { isEmpty, progressTo, toneOf } from '../rules.ts';
import { texts } from './texts.ts';

export interface Figure {
  name: string;
  value: string | number;
  /** 0–100; null where there is nothing to measure by. */
  percent: number | null;
  /** True where the percentage itself is the figure, and coloured. */
  rated?: boolean;
  note?: string;
  /** The same of the period before, where anything was done in it. */
  before?: string | undefined;
}

/** The figures of a period; for today also how well the plans were kept. */
export const figuresOf = (figures: Analytics): Figure[] => [
  ...ofPeriod(figures),
  ...(figures.period === 'today' ? ofToday(figures) : []),
];

/** A rated figure is coloured by its percentage, any other by whether its goal is reached. */
export function toneOfFigure({ rated, percent }: Pick<Figure, 'rated' | 'percent'>) {
  if (rated && percent !== null) return toneOf(percent);
  return percent === 100 ? 'success' : 'accent';
}

function ofPeriod(figures: Analytics): Figure[] {
  const { period, totalFocusTime, completedTasks, sessionsCount, goals, productivity, previous } = figures;
  const { figures: words, duration } = texts;
  const before = (value: string | number) => (isEmpty(previous) ? undefined : texts.before[period](value));
  return [
    {
      name: words.productivity,
      value: texts.percent(productivity),
      percent: productivity,
      rated: true,
      note: words.productivityText,
    },
    {
      name: words.focus,
      value: duration(totalFocusTime),
      percent: progressTo(totalFocusTime, goals.focusMinutes),
      note: words.goal(duration(goals.focusMinutes)),
      before: before(duration(previous.totalFocusTime)),
    },
    {
      name: words.tasks,
      value: completedTasks,
      percent: progressTo(completedTasks, goals.tasks),
      note: words.goal(goals.tasks),
      before: before(previous.completedTasks),
    },
    {
      name: words.sessions,
      value: sessionsCount,
      percent: progressTo(sessionsCount, goals.sessions),
      note: words.goal(goals.sessions),
      before: before(previous.sessionsCount),
    },
  ];
}

function ofToday({ efficiency, plannedMinutes, progress, completedTasks, openTasks }: Analytics): Figure[] {
  const { figures: words, percent, duration, tasksOf } = texts;
  const all = completedTasks + openTasks;
  return [
    {
      name: words.efficiency,
      value: plannedMinutes > 0 ? percent(efficiency) : words.unknown,
      percent: plannedMinutes > 0 ? efficiency : null,
      rated: true,
      note: plannedMinutes > 0 ? words.efficiencyText(duration(plannedMinutes)) : words.noPlan,
    },
    {
      name: words.progress,
      value: all > 0 ? percent(progress) : words.unknown,
      percent: all > 0 ? progress : null,
      rated: true,
      note: all > 0 ? words.progressText(completedTasks, tasksOf(all)) : words.noTasks,
    },
  ];
}

/** How far today has come towards its three goals: 0–100, and both in words. */
export function goalsOf({ totalFocusTime, completedTasks, sessionsCount, goals }: Analytics) {
  const { duration, of } = texts;
  const goal = (name: string, value: number, wanted: number, words: (value: number) => string | number) => ({
    name,
    percent: progressTo(value, wanted),
    words: of(words(value), words(wanted)),
  });
  const plain = (value: number) => value;
  return [
    goal(texts.goals.focus, totalFocusTime, goals.focusMinutes, duration),
    goal(texts.goals.tasks, completedTasks, goals.tasks, plain),
    goal(texts.goals.sessions, sessionsCount, goals.sessions, plain),
  ];
}

/** The first of the days with the largest value; undefined where nothing was done on any. */
export function bestDay<D extends { value: number | null }>(days: readonly D[]) {
  const best = days.reduce((top, day) => ((day.value ?? 0) > (top.value ?? 0) ? day : top));
  return best.value ? { ...best, value: best.value } : undefined;
}
