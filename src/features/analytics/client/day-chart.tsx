import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { Card, CardHeader } from '#client/ui/card.tsx';
import type { Day } from '#shared/day.ts';
import { spokenDay } from '#shared/russian/day-words.ts';
import { type Period, ticksTo } from '../rules.ts';
import { dayNumber, weekdayName } from './day-words.ts';
import { bestDay } from './figures.ts';
import { texts } from './texts.ts';

const SIZE = { width: 480, height: 224 };
const TICK = { fill: 'var(--ink-muted)', fontSize: 12 };

interface DayChartProps {
  id: string;
  title: string;
  shape: 'bars' | 'line';
  period: Period;
  /** Days to come have no value. */
  days: { date: Day; value: number | null }[];
  /** Distances between the lines of the value axis, the smallest first. */
  steps: readonly number[];
  /** A value with its unit. */
  words: (value: number) => string;
  axisWords: (value: number) => string;
  /** What the picture says, but for its best day. */
  summary: string;
}

/** A value a day as a picture; the same in a sentence, and day by day for a screen reader. */
export function DayChart(props: DayChartProps) {
  const { id, title, days, words, summary } = props;
  const best = bestDay(days);
  return (
    <Card aria-labelledby={id} className="flex min-w-0 flex-col">
      <CardHeader id={id} title={title} />
      <p className="mb-4 text-small text-text-muted">
        {summary}
        {best && ` ${texts.charts.best(spokenDay(best.date), words(best.value))}`}
      </p>
      <div aria-hidden className="mt-auto select-none">
        <Picture {...props} />
      </div>
      <ul aria-labelledby={id} className="sr-only">
        {days.map(({ date, value }) =>
          value ? <li key={date}>{texts.charts.day(spokenDay(date), words(value))}</li> : null,
        )}
      </ul>
    </Card>
  );
}

function Picture({ shape, period, days, steps, words, axisWords }: DayChartProps) {
  const ticks = ticksTo(Math.max(...days.map(({ value }) => value ?? 0)), steps);
  return (
    <ResponsiveContainer width="100%" height={SIZE.height} initialDimension={SIZE}>
      <ComposedChart data={days} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="date"
          tickFormatter={period === 'week' ? weekdayName : dayNumber}
          interval={period === 'week' ? 0 : 'equidistantPreserveStart'}
          minTickGap={8}
          padding={shape === 'line' ? { left: 12, right: 12 } : undefined}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: 'var(--line)' }}
        />
        <YAxis
          ticks={ticks}
          domain={[0, ticks.at(-1)!]}
          interval={0}
          tickFormatter={axisWords}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          width={44}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={shape === 'bars' ? { fill: 'var(--surface-hover)' } : { stroke: 'var(--line-strong)' }}
          content={(tooltip) => <Note {...tooltip} words={words} />}
        />
        {shape === 'bars' ? (
          <Bar dataKey="value" fill="var(--accent)" radius={[4, 4, 0, 0]} maxBarSize={36} isAnimationActive={false} />
        ) : (
          <Line
            dataKey="value"
            stroke="var(--success)"
            strokeWidth={2}
            dot={{ r: 3, fill: 'var(--success)', strokeWidth: 0 }}
            activeDot={{ r: 5, fill: 'var(--success)', strokeWidth: 0 }}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** What the day under the pointer says. */
function Note({ active, payload, label, words }: TooltipContentProps & Pick<DayChartProps, 'words'>) {
  const value = payload[0]?.value;
  if (!active || typeof value !== 'number') return null;
  return (
    <div className="rounded-control border border-line bg-surface-raised px-3 py-2 text-small shadow-float">
      <p className="text-text-muted">{spokenDay(String(label))}</p>
      <p className="font-medium">{words(value)}</p>
    </div>
  );
}
