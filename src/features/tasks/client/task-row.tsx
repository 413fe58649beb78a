import { Pencil, Trash2 } from 'lucide-react';
import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { RoundCheckbox } from '#client/ui/checkbox.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { GridCell, GridRow, RowHeader } from '#client/ui/grid.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { StuckSign } from '#client/ui/stuck-sign.tsx';
import type { Project } from '#features/projects/contract.ts';
import { type RowTask, sameInRow } from '../row-task.ts';
import { texts as taskTexts } from '../texts.ts';
import type { AskedField } from './in-place/in-place-field.ts';
import { TitleInput, type TitleTyped } from './in-place/title-input.tsx';
import { RowHandle, type RowOrder } from './project-order/row-handle.tsx';
import { ReturnedSign } from './returned-sign.tsx';
import { RowSigns } from './row-signs.tsx';
import { texts } from './texts.ts';

/** Keys that are held during a press. */
export type Held = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

const NONE_HELD: Held = { shiftKey: false, ctrlKey: false, metaKey: false };

/** Must not change from one drawing to the next, or every row in sight is drawn again. */
export interface RowActions {
  /** A press on the title: opens it, or chooses. */
  press: (task: RowTask, held: Held) => void;
  select: (task: RowTask) => void;
  edit: (task: RowTask) => void;
  toggle: (task: RowTask) => void;
  remove: (task: RowTask) => void;
  focused: (task: RowTask) => void;
  /** Lets the title be typed where it stands. */
  rename: (task: RowTask) => void;
  renamed: (task: RowTask, ...typed: Parameters<TitleTyped>) => void;
  /** Opens, at an element of the row, what changes a field. */
  change: (field: AskedField, element: HTMLButtonElement) => void;
}

interface RowContentProps {
  task: RowTask;
  project: Project | undefined;
  now: number;
  actions: RowActions;
  /** The one row of the list that the Tab key stops at. */
  active: boolean;
  /** Rows are chosen; nothing where they are opened, ticked and changed. */
  selected: boolean | undefined;
  /** By what it is put elsewhere; nothing where the rows stand by something else. */
  order: RowOrder | undefined;
  /** Its title is being typed. */
  renaming: boolean;
  /** The task on whose row the list wants the keyboard, until that row has it. */
  wantsFocus: RefObject<string | undefined>;
  /** It is out of sight, and shows what it showed. */
  waits: boolean;
}

interface TaskRowProps extends RowContentProps {
  index: number;
  /** Which line of the list it is, headings counted. */
  line: number;
  /** Hears how high the row has become; nothing where all are alike. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  top: number;
  /** It is dragged, and drawn over the others. */
  lifted: boolean;
}

/** A row of the grid at its place; a place that changes draws nothing inside anew. */
export function TaskRow({ index, line, measure, top, lifted, ...content }: TaskRowProps) {
  const { task, actions, selected } = content;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an element that is given to another task is measured anew
  const measured = useCallback((row: HTMLElement | null) => measure?.(row), [measure, task.id]);
  return (
    <GridRow
      ref={measure && measured}
      data-index={line}
      aria-rowindex={index + 1}
      aria-selected={selected}
      data-task-id={task.id}
      onFocus={() => actions.focused(task)}
      className={classNames(
        'group/row absolute inset-x-0 isolate flex min-h-15 items-center gap-1 border-line border-b py-0.5 pl-2 last:border-b-0 sm:gap-2 sm:pl-3 lg:h-11 lg:min-h-0 lg:py-0',
        'pointer-coarse:touch-pan-y pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]',
        lifted ? 'z-2 bg-surface-raised shadow-float' : selected ? 'bg-accent-soft' : 'hover:bg-surface-hover',
      )}
      style={{ transform: `translateY(${top}px)` }}
    >
      <RowContent {...content} />
    </GridRow>
  );
}

const looksAlike = (before: RowContentProps, after: RowContentProps) =>
  after.waits ||
  (before.project === after.project &&
    before.now === after.now &&
    before.actions === after.actions &&
    before.active === after.active &&
    before.selected === after.selected &&
    before.order === after.order &&
    before.renaming === after.renaming &&
    sameInRow(before.task, after.task));

const RowContent = memo(function RowContent(props: RowContentProps) {
  const { task, project, now, actions, active, selected, order, renaming, wantsFocus } = props;
  const selecting = selected !== undefined;
  const title = useRef<HTMLDivElement>(null);
  const done = task.status !== 'active';
  const drawnAs = useDrawnAs(task.id, done);
  const tabIndex = active ? 0 : -1;

  useEffect(() => {
    if (wantsFocus.current !== task.id) return;
    wantsFocus.current = undefined;
    title.current?.focus({ preventScroll: true });
  });

  return (
    <>
      <GridCell key={drawnAs} className="contents">
        {order && !selecting && <RowHandle id={task.id} title={task.title} tabIndex={tabIndex} order={order} />}
        {selecting ? (
          <RoundCheckbox
            className="mx-1"
            square
            label={texts.row.select(task.title)}
            checked={selected}
            tabIndex={tabIndex}
            onCheckedChange={() => actions.select(task)}
          />
        ) : (
          <RoundCheckbox
            className="mx-1"
            label={done ? texts.row.activate(task.title) : taskTexts.row.complete(task.title)}
            checked={done}
            tabIndex={tabIndex}
            onCheckedChange={() => actions.toggle(task)}
          />
        )}
        <StuckSign id={task.id} name={task.title} tabIndex={tabIndex} />
        {!selecting && <ReturnedSign task={task} tabIndex={tabIndex} onOpen={() => actions.press(task, NONE_HELD)} />}
      </GridCell>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-x-3 lg:h-full lg:flex-row lg:items-center lg:justify-start">
        {renaming ? (
          <RowHeader className="contents">
            <TitleInput title={task.title} onTyped={(...typed) => actions.renamed(task, ...typed)} />
          </RowHeader>
        ) : (
          <RowHeader
            key={drawnAs}
            ref={title}
            data-row-title
            tabIndex={tabIndex}
            aria-haspopup={selecting ? undefined : 'dialog'}
            // What is between two presses with Shift is chosen as rows, and not as text.
            onMouseDown={(event) => event.shiftKey && event.preventDefault()}
            onClick={(event) => actions.press(task, event)}
            className={classNames(
              'min-w-0 select-none truncate rounded-small text-left text-body outline-offset-1 transition-colors duration-200 after:absolute after:inset-0 lg:min-w-40 lg:flex-1 xl:min-w-64',
              done && 'text-text-muted line-through',
            )}
          >
            {task.title}
          </RowHeader>
        )}
        <RowSigns
          task={task}
          project={project}
          now={now}
          tabIndex={selecting ? -1 : tabIndex}
          still={selecting}
          onAsk={actions.change}
        />
      </div>
      <GridCell
        className={classNames(
          'z-1 flex shrink-0 pr-1 transition-opacity sm:pr-2 pointer-fine:opacity-0 pointer-fine:group-focus-within/row:opacity-100 pointer-fine:group-hover/row:opacity-100',
          selecting && 'invisible max-lg:hidden',
        )}
      >
        <IconButton label={texts.row.edit(task.title)} tabIndex={tabIndex} onClick={() => actions.edit(task)}>
          <Pencil aria-hidden strokeWidth={1.75} />
        </IconButton>
        <IconButton
          label={texts.row.remove(task.title)}
          tone="danger"
          tabIndex={tabIndex}
          onClick={() => actions.remove(task)}
        >
          <Trash2 aria-hidden strokeWidth={1.75} />
        </IconButton>
      </GridCell>
    </>
  );
}, looksAlike);

/**
 * Another number where the row is given to a task that is done and not, or the other way about: what tells so is made anew then, and
 * does not go from one to the other before one's eyes, as where it is ticked.
 */
function useDrawnAs(id: string, done: boolean): number {
  const last = useRef({ id, done, number: 0 });
  const was = last.current;
  const number = was.id !== id && was.done !== done ? was.number + 1 : was.number;
  useLayoutEffect(() => {
    last.current = { id, done, number };
  });
  return number;
}
