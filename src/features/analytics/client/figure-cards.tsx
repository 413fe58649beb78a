import { classNames } from '#client/ui/class-names.ts';
import { Progress } from '#client/ui/progress.tsx';
import type { Analytics } from '../contract.ts';
import { isEmpty, progressTo, toneOf } from '../rules.ts';
import { texts } from './texts.ts';
import { TEXT_TONES } from './tones.ts';

interface Figure {
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

/** The figures of a period, each with how far it came; for today also how well the plans were kept. */
export function FigureCards({ figures }: { figures: Analytics }) {
  const cards = [...ofPeriod(figures), ...(figures.period === 'today' ? ofToday(figures) : [])];
  return (
    <ul aria-label={texts.figures.label} className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-12">
      {cards.map((figure, index) => (
        <FigureCard key={figure.name} figure={figure} className={index < 4 ? 'lg:col-span-3' : 'lg:col-span-6'} />
      ))}
    </ul>
  );
}

function FigureCard({ figure, className }: { figure: Figure; className: string }) {
  const { name, value, percent, rated, note, before } = figure;
  const tone = rated && percent !== null ? toneOf(percent) : percent === 100 ? 'success' : 'accent';
  return (
    <li
      className={classNames('flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 md:p-5', className)}
    >
      <h2 className="text-small text-text-muted">{name}</h2>
      <p
        className={classNames(
          'tabular mt-1 mb-3 font-semibold text-title max-sm:text-[1.375rem]',
          rated && tone !== 'accent' && TEXT_TONES[tone],
        )}
      >
        {value}
      </p>
      <Progress label={name} value={percent ?? 0} tone={tone} className="h-1.5" />
      <div className="mt-3 text-small text-text-muted">
        {note && <p>{note}</p>}
        {before && <p>{before}</p>}
      </div>
    </li>
  );
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
