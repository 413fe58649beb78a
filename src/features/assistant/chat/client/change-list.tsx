import { CheckCheck, CircleCheck, type LucideIcon, Pencil, Plus, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { ChatChange, ChatMetadata } from '../contract.ts';
import type { ChatAction } from '../rules.ts';
import { texts } from '../texts.ts';
import { changesShown } from './changes-shown.ts';

const ICONS: Record<ChatAction, LucideIcon> = {
  tasks_create: Plus,
  tasks_complete: CircleCheck,
  tasks_activate: RotateCcw,
  tasks_delete: Trash2,
  tasks_update: Pencil,
  tasks_report_completed: CheckCheck,
};

interface ChangeListProps {
  changes: readonly ChatChange[];
  /** What the reply says of a task, by its id. */
  details: ReadonlyMap<string, string>;
  /** How many tasks were changed; `changes` may hold fewer. */
  total: number;
  /** Ids of the tasks that there are: others lead nowhere. */
  present: ReadonlySet<string>;
  /** Whether the whole message can be taken back. */
  undo: ChatMetadata['undo'];
  busy: boolean;
  onUndo: () => void;
  onOpenTask: (taskId: string) => void;
}

/** What a message changed, each task leading to its detail, and the way back for all of it. */
export function ChangeList(props: ChangeListProps) {
  const { changes, details, total, present, undo, busy, onUndo, onOpenTask } = props;
  const [all, setAll] = useState(false);
  const { shown, more } = changesShown(changes, total, all);
  const direction = total === 1 ? 'items-stretch divide-x' : 'flex-col divide-y';
  return (
    <div
      className={classNames(
        'flex w-full divide-line overflow-clip rounded-control border border-line bg-surface',
        direction,
      )}
    >
      {shown.length > 0 && (
        <ul aria-label={texts.changed} className="min-w-0 flex-1 divide-y divide-line">
          {shown.map((change) => (
            <li key={`${change.id} ${change.action}`}>
              <Change
                change={change}
                detail={details.get(change.id)}
                onOpen={present.has(change.id) ? () => onOpenTask(change.id) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button variant="quiet" disabled={all} onClick={() => setAll(true)} className="rounded-none text-small">
          {texts.moreChanges(more)}
        </Button>
      )}
      {undo === 'available' && (
        <Button variant="quiet" disabled={busy} onClick={onUndo} className="h-auto min-h-10 rounded-none text-small">
          <Undo2 aria-hidden />
          {texts.undoMessage}
        </Button>
      )}
      {undo === 'done' && <p className="px-3 py-2.5 text-center text-small text-text-muted">{texts.undone}</p>}
    </div>
  );
}

interface ChangeProps {
  change: ChatChange;
  detail: string | undefined;
  onOpen: (() => void) | undefined;
}

function Change({ change, detail, onOpen }: ChangeProps) {
  const { title, action } = change;
  const Icon = ICONS[action];
  const content = (
    <>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-text-muted" />
      <span className="min-w-0">
        <span className="sr-only">{texts.action[action]}: </span>
        <span className="wrap-anywhere line-clamp-2 group-hover:underline">{title}</span>
        {detail && <span className="block text-text-muted">{detail}</span>}
      </span>
    </>
  );
  const layout = 'flex min-h-10 w-full items-start gap-2.5 px-3 py-2.5 text-left text-small';
  if (!onOpen) return <div className={`${layout} text-text-muted`}>{content}</div>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`${layout} group text-accent-text transition-colors hover:bg-surface-hover`}
    >
      {content}
    </button>
  );
}
