import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { useDay } from '#client/lib/clock.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useMediaQuery } from '#client/lib/media-query.ts';
import { useLatest } from '#client/lib/use-latest.ts';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { FloatingPart } from '#client/ui/part.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { useProjects } from '#features/projects/client/queries.ts';
import { type Day, startOfMonth } from '#shared/day.ts';
import { spanOf, VIEWS } from '../view.ts';
import { type DayActions, DayCell } from './days/day-cell.tsx';
import { DayGrid } from './days/day-grid.tsx';
import { DayList } from './days/day-list.tsx';
import { shownWords } from './days/day-words.ts';
import { SmallDay } from './days/small-day.tsx';
import { texts } from './days/texts.ts';
import { useDayDrag } from './days/use-day-drag.ts';
import { useMoving } from './days/use-moving.ts';
import { type ShownDays, useShown } from './days/use-shown.ts';
import { useStanding } from './days/use-standing.ts';

const DayDialog = lazyPart(() => import('./days/day-dialog.tsx').then((module) => ({ default: module.DayDialog })));

const WIDE = '(min-width: 768px)';
/** Lines that a day has room for. */
const ROOM = { month: 4, week: 24 } as const;
const SEGMENTS = VIEWS.map((value) => ({ value, label: texts.views[value] }));

const listOf = (day: Day) => document.querySelector(`[data-day-list="${day}"]`);

interface CalendarPageProps {
  onOpenTask: (id: string) => void;
  onCreateTask: (day: Day) => void;
}

/** Tasks and events by their days: a month or a week, and on a phone a small one over what stands on its days. */
export default function CalendarPage({ onOpenTask, onCreateTask }: CalendarPageProps) {
  const wide = useMediaQuery(WIDE);
  const today = useDay();
  const shown = useShown(today);
  const { view, weeks, goTo } = shown;
  const span = spanOf(weeks);
  const { tasks, days, on, minutesOf } = useStanding(span, today);
  const { move, told } = useMoving(days);
  const projects = useProjects().data;
  const colors = useMemo(() => new Map(projects?.map(({ id, color }) => [id, color])), [projects]);
  const colorOf = useCallback((id: string | null) => (id === null ? undefined : colors.get(id)), [colors]);
  const [opened, setOpened] = useState<{ day: Day; open: boolean }>();
  useDayDrag((id, day) => void move(id, day));
  const actions = useActions({ goTo, onOpenTask, onCreateTask, openDay: (day) => setOpened({ day, open: true }) });
  const close = () => setOpened((now) => now && { ...now, open: false });
  const keys = useId();

  if (!tasks.data && tasks.isError)
    return (
      <ErrorState
        title={texts.loadFailed}
        text={texts.loadFailedText}
        retryLabel={texts.retry}
        onRetry={() => void tasks.refetch()}
        pending={tasks.isFetching}
      />
    );
  const isBeside = (day: Day) => view === 'month' && startOfMonth(day) !== startOfMonth(shown.shown);
  const label = shownWords({ view, day: shown.shown });
  const list = { colorOf, onOpenTask, onCreate: onCreateTask };
  return (
    <div className="flex flex-col gap-3">
      <Header shown={shown} today={today} label={label} onCreate={() => onCreateTask(shown.day)} />
      {!tasks.data ? (
        <Skeleton className="h-140 rounded-card" />
      ) : wide ? (
        <div className="overflow-clip rounded-card border border-line bg-surface">
          <DayGrid
            label={label}
            describedBy={keys}
            weeks={weeks}
            at={shown.day}
            onGo={goTo}
            onMove={move}
            cell={(day) => (
              <DayCell
                key={day}
                day={day}
                standing={on(day)}
                room={ROOM[view]}
                tall={view === 'week'}
                minutes={minutesOf(day)}
                isToday={day === today}
                isBeside={isBeside(day)}
                isActive={day === shown.day}
                colorOf={colorOf}
                actions={actions}
              />
            )}
          />
        </div>
      ) : (
        <DayGrid
          small
          label={label}
          weeks={weeks}
          at={shown.day}
          onGo={goTo}
          onMove={move}
          cell={(day) => (
            <SmallDay
              key={day}
              day={day}
              standing={on(day)}
              isToday={day === today}
              isBeside={isBeside(day)}
              isActive={day === shown.day}
              onChoose={(chosen) => {
                goTo(chosen);
                if (view === 'week') listOf(chosen)?.scrollIntoView();
              }}
            />
          )}
        />
      )}
      {tasks.data && days.size === 0 && (wide || view === 'week') && (
        <p className="text-center text-small text-text-muted">{texts.empty[view]}</p>
      )}
      {tasks.data && !wide && (
        <div className="flex flex-col gap-5">
          {(view === 'week' ? weeks[0]! : [shown.day]).map((day) => (
            <DayList key={day} day={day} standing={on(day)} minutes={minutesOf(day)} {...list} />
          ))}
        </div>
      )}
      {wide && (
        <p id={keys} className="hidden text-center text-small text-text-muted pointer-fine:block">
          {texts.keys}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
      {opened && (
        <FloatingPart asked={opened}>
          <DayDialog
            open={opened.open}
            onOpenChange={close}
            day={opened.day}
            standing={on(opened.day)}
            minutes={minutesOf(opened.day)}
            colorOf={colorOf}
            onOpenTask={(id) => {
              close();
              onOpenTask(id);
            }}
            onCreate={(day) => {
              close();
              onCreateTask(day);
            }}
          />
        </FloatingPart>
      )}
    </div>
  );
}

interface Handlers extends Pick<CalendarPageProps, 'onOpenTask' | 'onCreateTask'> {
  goTo: (day: Day) => void;
  openDay: (day: Day) => void;
}

/** What cells do; the same functions from one drawing to the next. */
function useActions(handlers: Handlers): DayActions {
  const latest = useLatest(handlers);
  return useMemo(
    () => ({
      openTask: (id) => latest.current.onOpenTask(id),
      openDay: (day) => latest.current.openDay(day),
      create: (day) => latest.current.onCreateTask(day),
      focused: (day) => latest.current.goTo(day),
    }),
    [latest],
  );
}

interface HeaderProps {
  shown: ShownDays;
  today: Day;
  label: string;
  onCreate: () => void;
}

function Header({ shown, today, label, onCreate }: HeaderProps) {
  const { view } = shown;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="mr-auto font-semibold text-heading sm:text-title">
        <span className="sr-only">{texts.title}: </span>
        <span aria-live="polite">{label}</span>
      </h1>
      <div className="flex items-center gap-1">
        <IconButton label={texts.earlier[view]} onClick={() => shown.turn(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Button variant="secondary" size="small" onClick={() => shown.show(today)}>
          {texts.today}
        </Button>
        <IconButton label={texts.later[view]} onClick={() => shown.turn(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <SegmentedControl label={texts.view} segments={SEGMENTS} value={view} onValueChange={shown.setView} />
      <Button className="max-sm:hidden" onClick={onCreate}>
        <Plus aria-hidden strokeWidth={1.75} />
        {texts.create}
      </Button>
    </header>
  );
}
