import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { MoreLink } from '#client/ui/more-link.tsx';

import { NearEvents } from '#features/calendar/client/near-events.tsx';
import { useDayTasks, useDueSteps } from '#features/tasks/client/queries.ts';
import { DueStepsPart } from '#features/tasks/client/steps/due-steps-part.tsx';
import type { Task } from '#features/tasks/contract.ts';
import { listAddress } from '#features/tasks/list-address.ts';
import { texts as taskTexts } from '#features/tasks/signs/texts.ts';
import { momentOf, tasksOfToday, worthTaking } from '#features/tasks/today.ts';
import { dayPart, workload } from '../rules.ts';
import { texts } from '../texts.ts';
import { CardBody } from './card-body.tsx';
import { DayLoadLine } from './day-load-line.tsx';
import type { OpenTask } from './open-task.ts';
import { OrderedLines, TaskLines } from './task-lines.tsx';

/** Tasks that are shown before the list has to be asked for the rest, and those that an empty day offers. */
const SHOWN = 7;
/** Those that are shown where all are asked for; of more a day is made in the list. */
const ALL_SHOWN = 100;
const OFFERED = 3;
const NONE: readonly Task[] = [];

/** The day: what is late, what is due today, the steps of today; where that is nothing, what might be taken on. */
export function TodayCard({ onOpenTask }: { onOpenTask: OpenTask }) {
  const query = useDayTasks();
  const tasks = query.data ?? NONE;
  const clock = useOwnClock();
  const now = useMinute();
  const due = useMemo(() => tasksOfToday(tasks, momentOf(now, clock)), [tasks, now, clock]);
  const steps = useDueSteps(tasks);
  const { due: count, done } = workload(tasks, now, clock, query.beyond);
  const [all, setAll] = useState(false);
  const shown = due.slice(0, all ? ALL_SHOWN : SHOWN);
  return (
    <Card aria-labelledby="today" className="flex flex-col">
      <CardHeader
        id="today"
        title={texts.today.title}
        action={
          (count > 0 || done > 0) && (
            <span className="text-small text-text-muted">
              <span aria-hidden>{texts.today.done(done, done + count)}</span>
              <span className="sr-only">{texts.today.doneTold(done, done + count)}</span>
            </span>
          )
        }
      />
      <CardBody tasks={query} rows={4} empty={undefined}>
        {count === due.length && <DayLoadLine tasks={due} />}
        {due.length > 0 && <OrderedLines tasks={shown} onOpenTask={onOpenTask} />}
        {count > SHOWN && (
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Button
              variant="quiet"
              size="small"
              className="-ml-3"
              aria-expanded={all}
              onClick={() => setAll((was) => !was)}
            >
              {all ? texts.today.few : texts.today.all}
            </Button>
            {count > shown.length && (
              <MoreLink href={listOfDay(due, momentOf(now, clock).today)}>
                {texts.today.more(taskTexts.tasks(count - shown.length))}
              </MoreLink>
            )}
          </div>
        )}
        {steps.length > 0 && (
          <section aria-labelledby="due-steps" className="mt-4">
            <h3 id="due-steps" className="mb-1 font-medium text-small text-text-muted">
              {taskTexts.stepsToday}
            </h3>
            <DueStepsPart steps={steps} onOpenTask={onOpenTask} />
          </section>
        )}
        {due.length + steps.length === 0 && <FreeDay tasks={tasks} done={done} onOpenTask={onOpenTask} />}
        <NearEvents />
      </CardBody>
    </Card>
  );
}

/** By deadline alone where all have one; else all that is open, at the head of which stands what is late and for today. */
function listOfDay(tasks: readonly Task[], to: string): string {
  const isDue = tasks.every(({ dueDay }) => dueDay !== null && dueDay <= to);
  return listAddress({ status: 'active', ...(isDue && { due: { to } }) });
}

interface FreeDayProps {
  tasks: readonly Task[];
  done: number;
  onOpenTask: OpenTask;
}

/** A day with nothing left to do: what is done is said, and before the evening, what might be taken on. */
function FreeDay({ tasks, done, onOpenTask }: FreeDayProps) {
  const clock = useOwnClock();
  const now = useMinute();
  const part = dayPart(now, clock);
  const offered = useMemo(
    () => (part === 'evening' ? [] : worthTaking(tasks, momentOf(now, clock), OFFERED)),
    [tasks, now, clock, part],
  );
  return (
    <>
      <p className="flex items-center gap-2 text-text-muted">
        {done > 0 && <CircleCheck aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-success" />}
        {done > 0 ? texts.today.finished : tasks.length === 0 ? texts.today.newcomer : texts.today.empty[part]}
      </p>
      {offered.length > 0 && (
        <section aria-labelledby="worth-taking" className="mt-4">
          <h3 id="worth-taking" className="mb-1 font-medium text-small text-text-muted">
            {texts.today.worthTaking}
          </h3>
          <TaskLines tasks={offered} label={texts.today.worthTaking} onOpenTask={onOpenTask} />
        </section>
      )}
    </>
  );
}
