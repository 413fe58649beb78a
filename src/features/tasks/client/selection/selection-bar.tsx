import {
  CalendarClock,
  CalendarDays,
  CircleCheck,
  CopyCheck,
  Flag,
  Folder,
  type LucideIcon,
  SquareKanban,
  Trash2,
  X,
} from 'lucide-react';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { isCovered } from '#client/lib/covered.ts';
import { isTyping } from '#client/lib/typing.ts';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Task, TaskChange } from '../../contract.ts';
import type { SelectionAct } from '../../selection.ts';
import { scopedMany } from '../asking-scope.ts';
import { useChangeTasks, useDeleteTasks } from '../changing-many.ts';
import { type ChosenField, FieldChoice } from '../in-place/field-choice.tsx';
import { InPlacePopup } from '../in-place/in-place-popup.tsx';
import { askedRemoval } from './asking-removal.ts';
import { texts } from './texts.ts';

/** Of many at once there is no one time at which somebody is reminded. */
type ManyField = Exclude<ChosenField, 'reminders'>;
const FIELDS: readonly (readonly [ManyField, LucideIcon])[] = [
  ['dueDate', CalendarDays],
  ['plannedDay', CalendarClock],
  ['priority', Flag],
  ['projectId', Folder],
  ['kanbanColumnId', SquareKanban],
];

interface SelectionBarProps {
  tasks: readonly Task[];
  /** There are no others to choose. */
  all: boolean;
  onAct: (act: SelectionAct) => void;
  onDone: (gone: boolean) => void;
}

/** How many tasks are chosen, and what can be done with them: each press is one act, which is taken back as one. */
export function SelectionBar({ tasks, all, onAct, onDone }: SelectionBarProps) {
  const change = useChangeTasks();
  const deletion = useDeleteTasks();
  const anchor = useRef<HTMLButtonElement>(null);
  const [field, setField] = useState<ManyField>('dueDate');
  const [open, setOpen] = useState(false);
  const none = tasks.length === 0;

  const changeAll = async (changeOf: (task: Task) => TaskChange) => {
    setOpen(false);
    // Which column a task stands in is about it alone.
    const changes =
      field === 'kanbanColumnId'
        ? new Map(tasks.map((task) => [task.id, changeOf(task)]))
        : await scopedMany(tasks, changeOf);
    if (!changes) return;
    change.mutate({ changes });
    onDone(false);
  };
  const status = tasks.every((task) => task.status === 'completed') && !none ? 'active' : 'completed';
  const turn = () => {
    const changing = tasks.filter((task) => task.status !== status);
    change.mutate({ changes: new Map(changing.map(({ id }) => [id, { status }])) });
    onDone(false);
  };
  const remove = async () => {
    const removal = await askedRemoval(tasks);
    if (!removal) return;
    deletion.mutate(removal);
    onDone(removal.ids.length > 0);
  };
  useKeys((key) => {
    if (key === 'Escape') onAct('end');
    else if (key === 'Delete' && !none) void remove();
    else return false;
    return true;
  });

  return (
    <section
      aria-label={texts.label}
      data-selection
      className={classNames(
        'fixed inset-x-2 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-5 flex flex-col gap-1 rounded-card border border-line bg-surface-raised p-1.5 shadow-float',
        'sm:flex-row sm:items-center sm:gap-3 md:right-24 md:bottom-4 md:mx-auto md:w-fit lg:inset-x-0',
      )}
    >
      <div className="flex items-center gap-1">
        <IconButton label={texts.end} onClick={() => onAct('end')}>
          <X aria-hidden />
        </IconButton>
        <p role="status" className="min-w-28 flex-1 font-medium text-small">
          {texts.chosen(tasks.length)}
        </p>
        <IconButton label={texts.all} disabled={all} onClick={() => onAct('all')}>
          <CopyCheck aria-hidden strokeWidth={1.75} />
        </IconButton>
      </div>
      <div className="flex">
        {FIELDS.map(([name, icon]) => (
          <Act
            key={name}
            icon={icon}
            label={texts.fields[name]}
            title={texts.change[name]}
            aria-haspopup="dialog"
            aria-expanded={open && field === name}
            disabled={none}
            onClick={({ currentTarget }) => {
              anchor.current = currentTarget;
              setField(name);
              setOpen(!(open && field === name));
            }}
          />
        ))}
        <Act
          icon={CircleCheck}
          label={status === 'completed' ? texts.complete : texts.activate}
          disabled={none}
          onClick={turn}
        />
        <Act icon={Trash2} label={texts.remove} danger disabled={none} onClick={remove} />
      </div>
      <InPlacePopup label={texts.change[field]} popup={{ open, asked: undefined, anchor, change: setOpen }}>
        <FieldChoice field={field} tasks={tasks} onChoose={changeAll} />
      </InPlacePopup>
    </section>
  );
}

interface ActProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  label: string;
  danger?: boolean;
}

function Act({ icon: Icon, label, danger, ...rest }: ActProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        '-outline-offset-2 flex h-12 min-w-0 flex-auto flex-col items-center justify-center gap-0.5 rounded-control px-0.5 font-medium text-[clamp(0.5625rem,2.8vw,0.6875rem)] sm:h-10 sm:flex-row sm:gap-1.5 sm:px-2.5 sm:text-small',
        'text-text-muted disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0',
        danger ? 'hover:bg-danger-soft hover:text-danger' : 'hover:bg-surface-hover hover:text-text',
      )}
    >
      <Icon aria-hidden strokeWidth={1.75} />
      {label}
    </button>
  );
}

/** Keys that act wherever the keyboard is, but where it types or something lies above the page; `act` answers whether it did. */
function useKeys(act: (key: string) => boolean): void {
  const latest = useRef(act);
  latest.current = act;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isTyping(event.target) && !isCovered() && latest.current(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
