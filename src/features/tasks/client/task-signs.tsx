import { CalendarClock, CalendarDays, CircleSlash, Cloud, Flag, Hourglass, type LucideIcon } from 'lucide-react';
import { ownClock } from '#client/lib/clock.ts';
import { classNames } from '#client/ui/class-names.ts';
import { livedDay } from '#shared/day.ts';
import { minutesWords } from '#shared/russian/minutes-words.ts';
import type { Task } from '../contract.ts';
import type { Deadline } from '../deadline.ts';
import { type DueTone, dueLabel, isSet } from '../due.ts';
import { planWords } from '../plan-words.ts';
import type { Plan } from '../planning.ts';
import type { Priority } from '../rules.ts';
import { texts } from '../signs/texts.ts';

const DUE_TONES: Record<DueTone, string> = {
  overdue: 'text-danger',
  today: 'text-success',
  tomorrow: 'text-warning',
  later: 'text-text-muted',
};

interface DueSignProps {
  task: Deadline & Pick<Task, 'status'>;
  now: number;
}

/** A task's deadline in few words; a finished task's is quiet, whatever day it names. */
export function DueSign({ task, now }: DueSignProps) {
  if (!isSet(task)) return null;
  const { text, tone } = dueLabel(task, now, ownClock());
  const shown = task.status === 'active' ? tone : 'later';
  return (
    <span
      className={classNames('inline-flex shrink-0 items-center gap-1 whitespace-nowrap text-small', DUE_TONES[shown])}
    >
      <CalendarDays aria-hidden strokeWidth={1.75} className="size-3.5" />
      {shown === 'overdue' && <span className="sr-only">{texts.due.overdue}: </span>}
      <time dateTime={task.dueHasTime ? task.dueDate : (task.dueDay ?? task.dueDate)}>{text}</time>
    </span>
  );
}

const PRIORITY_TONES: Record<Priority, string> = {
  high: 'fill-current text-danger',
  medium: 'text-warning',
  low: 'text-text-muted',
};

interface PrioritySignProps {
  priority: Priority;
  className?: string;
  /** Its words stand beside it. */
  silent?: boolean;
}

/** A flag whose colour is repeated in words for who cannot see it. */
export function PrioritySign({ priority, className, silent }: PrioritySignProps) {
  if (silent) return <Flag aria-hidden strokeWidth={1.75} className={classNames('size-4', PRIORITY_TONES[priority])} />;
  return (
    <span
      className={classNames('inline-flex shrink-0', className)}
      title={texts.priorityTold(texts.priority[priority])}
    >
      <Flag aria-hidden strokeWidth={1.75} className={classNames('size-4', PRIORITY_TONES[priority])} />
      <span className="sr-only">{texts.priorityTold(texts.priority[priority])}</span>
    </span>
  );
}

/** That somebody decided not to do it. */
export function DroppedSign() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 whitespace-nowrap text-small text-text-muted">
      <CircleSlash aria-hidden strokeWidth={1.75} className="size-3.5" />
      {texts.dropped}
    </span>
  );
}

export const isPlanned = ({ plannedDay, someday }: Plan) => plannedDay !== null || someday;

interface FieldSignProps {
  icon: LucideIcon;
  /** Of the field: it stands in the title, and is read aloud. */
  name: string;
  words: string;
  tone?: string;
}

/** What a task has of a field, in words behind a sign. */
export function FieldSign({ icon: Icon, name, words, tone = 'text-text-muted' }: FieldSignProps) {
  return (
    <span
      className={classNames('inline-flex max-w-full shrink-0 items-center gap-1 whitespace-nowrap text-small', tone)}
      title={`${name}: ${words}`}
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0" />
      <span className="sr-only">{name}: </span>
      <span className="truncate">{words}</span>
    </span>
  );
}

/** When a task is meant to be done; what was left on its day says so quietly, for only a deadline can be late. */
export function PlanSign({ task, now }: { task: Plan & Pick<Task, 'status'>; now: number }) {
  if (!isPlanned(task)) return null;
  const today = livedDay(now, ownClock());
  const isForToday = task.status === 'active' && task.plannedDay === today;
  return (
    <FieldSign
      icon={task.someday ? Cloud : CalendarClock}
      name={texts.plan}
      words={planWords(task, today)}
      tone={isForToday ? 'text-accent-text' : undefined}
    />
  );
}

/** How long a task is thought to take. */
export function EstimateSign({ minutes }: { minutes: number }) {
  return <FieldSign icon={Hourglass} name={texts.estimate} words={minutesWords(minutes)} />;
}

/** A project's dot; its colour is the user's own, so it stands in a style and not in a class. */
export function ProjectDot({ color }: { color: string }) {
  return <span aria-hidden className="size-2.5 shrink-0 rounded-full" style={{ backgroundColor: color }} />;
}
