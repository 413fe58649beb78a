import { ArrowLeft, ArrowRight, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useRequestedForm } from '#client/form/use-requested-form.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import { StuckSign } from '#client/ui/stuck-sign.tsx';
import { useUpdateColumn } from '#features/columns/client/queries.ts';
import type { Column } from '#features/columns/contract.ts';
import { useBoardActions } from './board-actions.ts';
import { ColumnNameForm } from './column-name-form.tsx';
import { texts } from './texts.ts';

interface ColumnHeaderProps {
  headingId: string;
  /** Null for the group of tasks without a column. */
  column: Column | null;
  columnCount: number;
  cardCount: number;
  handle: RefObject<HTMLElement | null>;
}

/** Stays in sight over the cards that scroll; the column is dragged by it. */
export function ColumnHeader({ headingId, column, columnCount, cardCount, handle }: ColumnHeaderProps) {
  const [renaming, setRenaming] = useState(false);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // The line that had the keyboard is gone; who has left it for something else has the keyboard there.
    if (wasRenaming.current && !renaming && document.activeElement === document.body)
      handle.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    wasRenaming.current = renaming;
  }, [renaming, handle]);
  return (
    <header
      ref={handle}
      className={`flex min-h-13 shrink-0 items-center gap-2 pr-1.5 pl-4 ${column && !renaming ? 'cursor-grab' : ''}`}
    >
      {column && <Renaming column={column} open={renaming} onOpenChange={setRenaming} />}
      {!renaming && (
        <>
          <h2
            id={headingId}
            className="min-w-0 truncate font-semibold text-body"
            onDoubleClick={() => column && setRenaming(true)}
          >
            {column?.name ?? texts.column.unassigned}
          </h2>
          <span className="mr-auto shrink-0 rounded-full bg-surface-hover px-2 text-small text-text-muted">
            <span aria-hidden>{cardCount}</span>
            <span className="sr-only">{texts.column.count(cardCount)}</span>
          </span>
          {column && <StuckSign id={column.id} name={column.name} />}
          {column && <ColumnMenu column={column} count={columnCount} onRename={() => setRenaming(true)} />}
        </>
      )}
    </header>
  );
}

interface RenamingProps {
  column: Column;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Renaming({ column, open, onOpenChange }: RenamingProps) {
  const update = useUpdateColumn();
  const { id } = column;
  const draft = useMemo(() => ({ name: `column-name:${id}`, subject: id }), [id]);
  useRequestedForm(draft.name, true, () => onOpenChange(true));
  return (
    <ColumnNameForm
      initial={column.name}
      className="my-1 -ml-2.5 min-w-0 flex-1"
      open={open}
      onOpenChange={onOpenChange}
      draft={draft}
      error={update.error}
      onConfirm={(name) => update.mutateAsync({ column, change: { name } })}
    />
  );
}

function ColumnMenu({ column, count, onRename }: { column: Column; count: number; onRename: () => void }) {
  const { moveColumn, removeColumn } = useBoardActions();
  const { name, position } = column;
  const items: MenuItem[] = [
    { id: 'rename', label: texts.column.rename, icon: <Pencil />, onSelect: onRename },
    {
      id: 'left',
      label: texts.column.moveLeft,
      icon: <ArrowLeft />,
      disabled: position === 0,
      onSelect: () => moveColumn(column, position - 1),
    },
    {
      id: 'right',
      label: texts.column.moveRight,
      icon: <ArrowRight />,
      disabled: position === count - 1,
      onSelect: () => moveColumn(column, position + 1),
    },
    {
      id: 'remove',
      label: texts.column.remove,
      icon: <Trash2 />,
      tone: 'danger',
      separated: true,
      onSelect: () => removeColumn(column),
    },
  ];
  return (
    <Menu
      label={texts.column.menu(name)}
      items={items}
      trigger={(trigger) => (
        <IconButton {...trigger} label={texts.column.menu(name)}>
          <Ellipsis aria-hidden strokeWidth={1.75} />
        </IconButton>
      )}
    />
  );
}
