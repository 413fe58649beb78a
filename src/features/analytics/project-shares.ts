import type { Analytics } from './contract.ts';
import { shareOf } from './rules.ts';

type Share = Analytics['byProject'][number];

/** Projects shown each on its own; the others share a line. */
const SHOWN = 6;

export interface ProjectLine {
  /** The projects that it stands for; more than one in the line of the rest. */
  shares: readonly Share[];
  completedTasks: number;
  focusMinutes: number;
  /** 0–100, of the time; of the tasks where no time was measured. */
  percent: number;
}

/** How the work of a period went to its projects, and whether time or tasks are its measure. */
export function projectLines(figures: Pick<Analytics, 'byProject' | 'totalFocusTime' | 'completedTasks'>): {
  byTime: boolean;
  lines: ProjectLine[];
} {
  const { byProject, totalFocusTime, completedTasks } = figures;
  const byTime = totalFocusTime > 0;
  const rest = byProject.slice(SHOWN);
  const groups = [...byProject.slice(0, SHOWN).map((share) => [share]), ...(rest.length > 0 ? [rest] : [])];
  const lines = groups.map((shares) => {
    const sum = (figure: 'completedTasks' | 'focusMinutes') => shares.reduce((all, share) => all + share[figure], 0);
    const line = { shares, completedTasks: sum('completedTasks'), focusMinutes: sum('focusMinutes') };
    const percent = byTime ? shareOf(line.focusMinutes, totalFocusTime) : shareOf(line.completedTasks, completedTasks);
    return { ...line, percent };
  });
  return { byTime, lines };
}
