import type { UseQueryResult } from '@tanstack/react-query';
import { Check, Circle, MessageSquareText, PartyPopper, Repeat, SkipForward, X } from 'lucide-react';
import { useDay } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { EmptyState } from '#client/ui/state-message.tsx';
import type { Habit } from '../../contract.ts';
import { saidMark } from '../../edits.ts';
import { TIMES_OF_DAY } from '../../rules.ts';
import { progressOfToday, saidOfToday } from '../../today.ts';
import { CreateFirst } from '../create-first.tsx';
import { useHabitDialogs } from '../dialogs/habit-dialogs.tsx';
import { HabitSign, habitStyle, pressedFill } from '../habit-icon.tsx';
import { HabitsLoad } from '../habits-load.tsx';
import { useMarkHabit, useTodayHabits } from '../queries.ts';
import { StreakFlame } from '../streak-flame.tsx';
import { texts } from '../texts.ts';
import { OtherHabits } from './other-habits.tsx';

/** Habits due today, by time of day, each to be said done or not done; below them all others. */
export function TodayTab({ all }: { all: UseQueryResult<Habit[]> }) {
  const due = useTodayHabits();
  const others = all.data?.filter(({ id }) => due.data?.every((habit) => habit.id !== id)) ?? [];
  return (
    <HabitsLoad query={due}>
      {(list) => (
        <div className="flex flex-col gap-6">
          {list.length > 0 ? <TodayList habits={list} /> : <NothingToday hasNone={all.data?.length === 0} />}
          {others.length > 0 && <OtherHabits habits={others} />}
        </div>
      )}
    </HabitsLoad>
  );
}

function NothingToday({ hasNone }: { hasNone: boolean }) {
  const { overview, overviewText, today, todayText } = texts.empty;
  if (hasNone) return <EmptyState icon={<Repeat />} title={overview} text={overviewText} action={<CreateFirst />} />;
  return <EmptyState icon={<PartyPopper />} title={today} text={todayText} />;
}

function TodayList({ habits }: { habits: Habit[] }) {
  const { done, open } = progressOfToday(habits);
  const groups = TIMES_OF_DAY.map((time) => ({ time, list: habits.filter(({ timeOfDay }) => timeOfDay === time) }));
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <p role="status" className="text-text-muted">
          {open === 0 ? texts.allDone : texts.doneToday(done, habits.length)}
        </p>
        <Progress
          label={texts.doneToday(done, habits.length)}
          value={(100 * done) / habits.length}
          tone={open === 0 ? 'success' : 'accent'}
        />
      </div>
      {groups.map(({ time, list }) =>
        list.length === 0 ? null : (
          <section key={time} aria-labelledby={`habits-${time}`}>
            <h2 id={`habits-${time}`} className="mb-2 font-medium text-small text-text-muted">
              {texts.todayGroups[time]}
            </h2>
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {list.map((habit) => (
                <TodayRow key={habit.id} habit={habit} />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

function TodayRow({ habit }: { habit: Habit }) {
  const { name, todaysEntry, completedToday } = habit;
  const { openDay } = useHabitDialogs();
  const { mutate } = useMarkHabit(habit.id);
  const date = useDay();
  const said = saidOfToday(habit);
  const refused = said === 'missed';
  const say = (completed: boolean) => mutate(saidMark(habit, date, completed));
  const done = habit.type === 'negative' ? texts.heldOut : texts.done;
  return (
    <li style={habitStyle(habit.color)} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <HabitSign icon={habit.icon} color={habit.color} size="small" />
      <div className="min-w-40 flex-1">
        <p className={classNames('line-clamp-2 font-medium', completedToday && 'text-text-muted')}>{name}</p>
        <div className="flex flex-wrap items-center gap-x-3">
          <StreakFlame streak={habit.currentStreak} />
          {said === 'skipped' && <span className="text-small text-text-muted">{texts.day.skipped}</span>}
          {todaysEntry?.note && <span className="line-clamp-1 text-small text-text-muted">{todaysEntry.note}</span>}
        </div>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <IconButton label={texts.of(name, texts.actions.note)} onClick={() => openDay(habit, said ?? 'completed')}>
          <MessageSquareText aria-hidden />
        </IconButton>
        <IconButton label={texts.of(name, texts.actions.skipToday)} onClick={() => openDay(habit, 'skipped')}>
          <SkipForward aria-hidden />
        </IconButton>
        <IconButton
          label={texts.of(name, texts.notDone)}
          aria-pressed={refused}
          className={refused ? 'bg-surface-hover text-text' : undefined}
          onClick={() => say(false)}
        >
          <X aria-hidden />
        </IconButton>
        <Button
          variant="secondary"
          size="small"
          aria-pressed={completedToday}
          aria-label={texts.of(name, done)}
          className={classNames('min-w-32', pressedFill)}
          onClick={() => say(true)}
        >
          {completedToday ? <Check aria-hidden className="stroke-[2.5]" /> : <Circle aria-hidden />}
          {done}
        </Button>
      </div>
    </li>
  );
}
