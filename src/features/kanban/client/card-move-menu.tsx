import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, MoveRight } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import type { Column } from '#features/columns/contract.ts';
import type { Task } from '#features/tasks/contract.ts';
import { useBoardActions } from './board-actions.ts';
import { texts } from './texts.ts';

interface CardMoveMenuProps {
  task: Task;
  columns: readonly Column[];
  columnId: string | null;
  index: number;
  count: number;
  tabIndex: number;
}

/** «Move to…»: every column, and the places of its own; what dragging does, for who does not drag. */
export function CardMoveMenu({ task, columns, columnId, index, count, tabIndex }: CardMoveMenuProps) {
  const { moveCard, focusWish } = useBoardActions();
  const move = (to: string | null, at: number) => {
    moveCard(task, { columnId: to, index: at });
    if (to === columnId) focusWish.want(task.id);
    else focusWish.follow(task.id);
  };
  const within = (id: string, label: string, icon: MenuItem['icon'], at: number): MenuItem => {
    return { id, label, icon, disabled: at === index || at < 0 || at >= count, onSelect: () => move(columnId, at) };
  };
  const items = (): MenuItem[] => [
    ...[{ id: null, name: texts.column.unassigned }, ...columns].map(({ id, name }) => ({
      id: id ?? 'unassigned',
      label: name,
      checked: id === columnId,
      disabled: id === columnId,
      // To the end of the column, where a task moved by its status goes too.
      onSelect: () => move(id, Number.MAX_SAFE_INTEGER),
    })),
    { ...within('first', texts.card.first, <ArrowUpToLine />, 0), separated: true },
    within('up', texts.card.up, <ArrowUp />, index - 1),
    within('down', texts.card.down, <ArrowDown />, index + 1),
    within('last', texts.card.last, <ArrowDownToLine />, count - 1),
  ];
  return (
    <Menu
      label={texts.card.moveTo}
      header={<p className="font-medium text-small text-text-muted">{texts.card.moveTo}</p>}
      items={items}
      trigger={(trigger) => (
        <IconButton {...trigger} label={texts.card.move(task.title)} tabIndex={tabIndex}>
          <MoveRight aria-hidden strokeWidth={1.75} />
        </IconButton>
      )}
    />
  );
}
