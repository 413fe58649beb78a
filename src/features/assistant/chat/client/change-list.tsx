import { CheckCheck, CircleCheck, type LucideIcon, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { ChatChange } from '../contract.ts';
import type { ChatAction } from '../rules.ts';
import { texts } from '../texts.ts';

const SHOWN = 5;

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
  /** How many tasks were changed; `changes` may hold fewer. */
  total: number;
  /** Ids of the tasks that there are: others lead nowhere. */
  present: ReadonlySet<string>;
  onOpenTask: (taskId: string) => void;
}

/** What a message changed: each task leads to its detail. */
export function ChangeList({ changes, total, present, onOpenTask }: ChangeListProps) {
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, SHOWN);
  const hidden = Math.max(total, changes.length) - shown.length;
  return (
    <ul
      aria-label={texts.changed}
      className="flex w-full flex-col gap-px overflow-clip rounded-control border border-line"
    >
      {shown.map((change) => (
        <li key={`${change.id} ${change.action}`} className="bg-surface">
          <Change change={change} onOpen={present.has(change.id) ? () => onOpenTask(change.id) : undefined} />
        </li>
      ))}
      {hidden > 0 && (
        <li className="px-2 py-1">
          {all ? (
            <span className="px-1 text-small text-text-muted">{texts.moreChanges(hidden)}</span>
          ) : (
            <Button variant="quiet" size="small" onClick={() => setAll(true)}>
              {texts.moreChanges(hidden)}
            </Button>
          )}
        </li>
      )}
    </ul>
  );
}

function Change({ change, onOpen }: { change: ChatChange; onOpen: (() => void) | undefined }) {
  const { title, action } = change;
  const Icon = ICONS[action];
  const content = (
    <>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-text-muted" />
      <span className="sr-only">{texts.action[action]}: </span>
      <span className="line-clamp-2 wrap-anywhere">{title}</span>
    </>
  );
  const layout = 'flex min-h-10 w-full items-start gap-2.5 px-3 py-2.5 text-left text-small';
  if (!onOpen) return <span className={`${layout} text-text-muted`}>{content}</span>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`${layout} text-accent-text hover:bg-surface-hover hover:underline`}
    >
      {content}
    </button>
  );
}
