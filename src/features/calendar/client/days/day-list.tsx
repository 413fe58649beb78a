import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { RoundCheckbox } from '#client/ui/checkbox.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { useUpdateTask } from '#features/tasks/client/task-changes.ts';
import { ProjectDot } from '#features/tasks/client/task-signs.tsx';
import type { Day } from '#shared/day.ts';
import { minutesWords } from '#shared/russian/minutes-words.ts';
import type { Standing, StandingTask } from '../../standing.ts';
import { dayName } from './day-words.ts';
import { texts } from './texts.ts';
import { useDraggedTask } from './use-day-drag.ts';

interface DayListProps {
  day: Day;
  standing: readonly Standing[];
  minutes: number;
  colorOf: (projectId: string | null) => string | undefined;
  onOpenTask: (id: string) => void;
  onCreate: (day: Day) => void;
  /** Its name stands above it already. */
  untitled?: boolean;
}

/** What stands on a day, each in a row, with the way to add to it. */
export function DayList({ day, standing, minutes, colorOf, onOpenTask, onCreate, untitled }: DayListProps) {
  return (
    <section aria-label={dayName(day)} data-day-list={day} className="scroll-mt-16">
      {!untitled && <h2 className="font-medium text-body">{dayName(day)}</h2>}
      {minutes > 0 && <p className="tabular text-small text-text-muted">{texts.focus(minutesWords(minutes))}</p>}
      {standing.length > 0 ? (
        <ul className="my-1">
          {standing.map((each) => (
            <li key={each.id} className="border-line border-b last:border-b-0">
              {each.kind === 'event' ? (
                <p className="flex min-h-11 items-center gap-3 py-1.5">
                  <span className="tabular w-11 shrink-0 text-small text-text-muted">{each.time}</span>
                  <span className="wrap-anywhere min-w-0 flex-1 border-line-strong border-l-2 pl-2">
                    <span className="sr-only">{texts.kinds.event} </span>
                    {each.event.title}
                    <span className="text-text-muted"> · {each.event.calendar}</span>
                  </span>
                </p>
              ) : (
                <TaskRow standing={each} color={colorOf(each.task.projectId)} onOpen={() => onOpenTask(each.task.id)} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="py-2 text-small text-text-muted">{texts.nothing}</p>
      )}
      <Button variant="quiet" className="-ml-2 h-11" onClick={() => onCreate(day)}>
        <Plus aria-hidden strokeWidth={1.75} />
        {texts.add}
      </Button>
    </section>
  );
}

function TaskRow({
  standing,
  color,
  onOpen,
}: {
  standing: StandingTask;
  color: string | undefined;
  onOpen: () => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useDraggedTask(row, standing);
  const { mutate } = useUpdateTask();
  const { kind, task, time, isLate } = standing;
  const done = kind === 'done';
  const sign = isLate ? texts.signs.late : kind === 'planned' || done ? null : texts.signs[kind];
  return (
    <div
      ref={row}
      data-standing={standing.id}
      className="relative isolate flex min-h-11 items-center gap-3 py-1.5 data-lifted:opacity-50 pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]"
    >
      {kind === 'again' ? (
        <span className="size-5.5 shrink-0" />
      ) : (
        <RoundCheckbox
          label={done ? texts.activate(task.title) : texts.complete(task.title)}
          checked={done}
          onCheckedChange={() => mutate({ id: task.id, change: { status: done ? 'active' : 'completed' } })}
        />
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className={classNames(
          'wrap-anywhere line-clamp-2 min-w-0 flex-1 rounded-small text-left after:absolute after:inset-0',
          (done || kind === 'again') && 'text-text-muted',
          done && 'line-through',
        )}
      >
        {task.title}
      </button>
      {color && <ProjectDot color={color} />}
      {(sign || time) && (
        <span
          className={classNames('tabular shrink-0 text-right text-small', isLate ? 'text-danger' : 'text-text-muted')}
        >
          {[sign, time].filter(Boolean).join(' ')}
        </span>
      )}
    </div>
  );
}
