import { CalendarDays, CalendarOff, ChartColumn, Plus, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRequestedForm } from '#client/form/use-requested-form.ts';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { EmptyState } from '#client/ui/state-message.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { useUser } from '#features/auth/client/queries.ts';
import type { Habit } from '../contract.ts';
import { CalendarCard } from './calendar/calendar-card.tsx';
import { HabitCard } from './cards/habit-card.tsx';
import { HabitCounters } from './cards/habit-counters.tsx';
import { InView } from './cards/in-view.tsx';
import { CreateFirst } from './create-first.tsx';
import { readSubject } from './dialogs/day-subject.ts';
import { DAY_FORM, HABIT_FORM, PAUSE_FORM } from './dialogs/form-names.ts';
import { HabitDialogsProvider, useHabitDialogs } from './dialogs/habit-dialogs.tsx';
import { HabitsLoad } from './habits-load.tsx';
import { useHabits } from './queries.ts';
import { StatisticsCard } from './statistics/statistics-card.tsx';
import { type HabitTab, TABS, useTabAddress, useWantedHabit } from './tab-address.ts';
import { texts } from './texts.ts';
import { TodayTab } from './today/today-tab.tsx';

/** Habits, whichever way one came: what is due today first, then all of them. */
export default function HabitsPage() {
  return (
    <HabitDialogsProvider>
      <Tracker />
    </HabitDialogsProvider>
  );
}

function Tracker() {
  const { data: user } = useUser();
  const habits = useHabits(Boolean(user));
  const { openForm, openPause } = useHabitDialogs();
  const [tab, setTab] = useTabAddress();
  useDraftReturn(habits.data);

  const cards = (title: string, empty: EmptyWords, draw: (habit: Habit) => ReactNode, columns = THIRDS) => (
    <HabitsLoad query={habits}>{(list) => <Cards {...{ title, list, empty, draw, columns }} />}</HabitsLoad>
  );
  const tabs: Record<HabitTab, { label: string; panel: () => ReactNode }> = {
    today: { label: texts.today, panel: () => <TodayTab all={habits} /> },
    overview: {
      label: texts.overview,
      panel: () => cards(texts.overview, EMPTY.overview, (habit) => <HabitCard habit={habit} />),
    },
    calendar: {
      label: texts.calendar,
      panel: () => cards(texts.calendar, EMPTY.calendar, (habit) => <CalendarCard habit={habit} />),
    },
    statistics: {
      label: texts.analytics,
      panel: () => cards(texts.analytics, EMPTY.analytics, (habit) => <StatisticsCard habit={habit} />, HALVES),
    },
  };
  return (
    <div>
      <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="mr-auto font-semibold text-title">{texts.title}</h1>
        {habits.data && habits.data.length > 0 && (
          <IconButton label={texts.pause.ofAll} onClick={() => openPause()}>
            <CalendarOff aria-hidden />
          </IconButton>
        )}
        <Button onClick={() => openForm()}>
          <Plus aria-hidden />
          {texts.create}
        </Button>
      </header>
      <HabitCounters habits={habits.data} />
      <Tabs
        label={texts.tabs}
        tabs={TABS.map((value) => ({ value, ...tabs[value] }))}
        value={tab}
        onValueChange={setTab}
      />
    </div>
  );
}

/** Opens the form whose draft is asked for, once the habit that it is about is known. */
function useDraftReturn(habits: Habit[] | undefined): void {
  const { openForm, openDay, openPause } = useHabitDialogs();
  const find = (id: string | undefined) => habits?.find((habit) => habit.id === id);
  useRequestedForm(HABIT_FORM, habits !== undefined, (id) => openForm(find(id)));
  useRequestedForm(PAUSE_FORM, habits !== undefined, (id) => {
    if (id === undefined || find(id)) openPause(id);
  });
  useRequestedForm(DAY_FORM, habits !== undefined, (word) => {
    const subject = readSubject(word);
    const habit = find(subject?.habitId);
    if (subject && habit) openDay(habit, subject.choice, subject.date);
  });
}

interface EmptyWords {
  icon: ReactNode;
  title: string;
  text?: string;
}

const EMPTY = {
  overview: { icon: <Repeat />, title: texts.empty.overview, text: texts.empty.overviewText },
  calendar: { icon: <CalendarDays />, title: texts.empty.calendar },
  analytics: { icon: <ChartColumn />, title: texts.empty.analytics },
} satisfies Record<string, EmptyWords>;

const THIRDS = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';
const HALVES = 'grid gap-4 lg:grid-cols-2';

interface CardsProps {
  /** Of the tab, for those who go from heading to heading. */
  title: string;
  list: Habit[];
  empty: EmptyWords;
  draw: (habit: Habit) => ReactNode;
  columns: string;
}

/** Brings a card that was asked for before the eyes, and the keyboard to it. */
function bring(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}

function Cards({ title, list, empty, draw, columns }: CardsProps) {
  const wanted = useWantedHabit();
  if (list.length === 0) return <EmptyState {...empty} action={<CreateFirst />} />;
  return (
    <div className={columns}>
      <h2 className="sr-only">{title}</h2>
      {list.map((habit) => (
        <div
          key={habit.id}
          className="grid min-w-0 rounded-card"
          {...(habit.id === wanted && { ref: bring, tabIndex: -1 })}
        >
          <InView placeholder={<div className="h-80 rounded-card border border-line bg-surface" />}>
            {() => draw(habit)}
          </InView>
        </div>
      ))}
    </div>
  );
}
