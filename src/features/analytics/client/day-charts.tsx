import { useDay } from '#client/lib/clock.ts';
import type { Analytics } from '../contract.ts';
import { meanPerDay, passedDays } from '../rules.ts';
import { DayChart } from './day-chart.tsx';
import { texts } from './texts.ts';

const MINUTE_STEPS = [5, 15, 30, 60, 120, 180, 240, 360];
const COUNT_STEPS = [1, 2, 5, 10, 20, 50, 100];

/** A week or a month of focus and of completed tasks, day by day. */
export function DayCharts({ figures }: { figures: Analytics }) {
  const today = useDay();
  const { charts, duration, tasks, hours } = texts;
  const { period, totalFocusTime, completedTasks } = figures;
  const passed = passedDays(figures.days, today).length;
  const days = (measure: 'focusMinutes' | 'completedTasks') =>
    figures.days.map((day, index) => ({ date: day.date, value: index < passed ? day[measure] : null }));
  const mean = duration(meanPerDay(totalFocusTime, passed));
  return (
    <div className="grid gap-4 md:gap-5 lg:grid-cols-2">
      <DayChart
        id="analytics-focus"
        title={charts.focus}
        shape="bars"
        period={period}
        days={days('focusMinutes')}
        steps={MINUTE_STEPS}
        words={duration}
        axisWords={hours}
        summary={totalFocusTime > 0 ? charts.focusSum(duration(totalFocusTime), mean) : charts.none.focus}
      />
      <DayChart
        id="analytics-tasks"
        title={charts.tasks}
        shape="line"
        period={period}
        days={days('completedTasks')}
        steps={COUNT_STEPS}
        words={tasks}
        axisWords={String}
        summary={completedTasks > 0 ? charts.tasksSum(tasks(completedTasks)) : charts.none.tasks}
      />
    </div>
  );
}
