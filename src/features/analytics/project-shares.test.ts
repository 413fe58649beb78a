import { describe, expect, it } from 'vitest';
import { projectLines } from './project-shares.ts';

const share = (projectId: string | null, focusMinutes: number, completedTasks = 1) => ({
  projectId,
  name: projectId,
  color: null,
  focusMinutes,
  completedTasks,
  sessions: 1,
});
const shares = (count: number) => Array.from({ length: count }, (_, index) => share(`p${index}`, 10));
const linesOf = (byProject: ReturnType<typeof share>[], totalFocusTime: number, completedTasks: number) =>
  projectLines({ byProject, totalFocusTime, completedTasks });

describe('what went to projects', () => {
  it('is measured by time, and by tasks where no time was', () => {
    const both = [share('a', 30, 1), share(null, 10, 3)];
    expect(linesOf(both, 40, 4)).toMatchObject({ byTime: true, lines: [{ percent: 75 }, { percent: 25 }] });
    const noTime = [share('a', 0, 1), share(null, 0, 3)];
    expect(linesOf(noTime, 0, 4)).toMatchObject({ byTime: false, lines: [{ percent: 25 }, { percent: 75 }] });
    expect(linesOf([], 0, 0)).toEqual({ byTime: false, lines: [] });
  });

  it.each([
    [1, [1]],
    [6, [1, 1, 1, 1, 1, 1]],
    [7, [1, 1, 1, 1, 1, 1, 1]],
    [8, [1, 1, 1, 1, 1, 1, 2]],
    [40, [1, 1, 1, 1, 1, 1, 34]],
  ])('of %i projects stands in lines of %j', (count, sizes) => {
    const { lines } = linesOf(shares(count), count * 10, count);
    expect(lines.map((line) => line.shares.length)).toEqual(sizes);
    expect(lines.flatMap((line) => line.shares)).toEqual(shares(count));
  });

  it('of the rest is told together', () => {
    const { lines } = linesOf([...shares(6), share('x', 20, 2), share('y', 20, 3)], 100, 11);
    expect(lines.at(-1)).toMatchObject({ completedTasks: 5, focusMinutes: 40, percent: 40 });
  });
});
