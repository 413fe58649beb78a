import { Archive, ArchiveRestore, Ellipsis, Tags, Undo2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import { useTakeBackLast } from '#features/journal/client/queries.ts';
import { texts as tagTexts } from '#features/tags/texts.ts';
import type { Task } from '../contract.ts';
import { archiving, restoring } from '../rules.ts';
import { useChangeStatuses } from './task-changes.ts';
import { texts } from './texts.ts';

interface TaskListMenuProps {
  tasks: readonly Task[];
  onManageTags: () => void;
}

/** What is done with the list as a whole. */
export function TaskListMenu({ tasks, onManageTags }: TaskListMenuProps) {
  const [wanted, setWanted] = useState(false);
  const undo = useTakeBackLast(wanted);
  const change = useChangeStatuses();
  // Reckoned of all tasks only where the menu is wanted.
  const statuses = (
    id: string,
    label: string,
    icon: ReactElement,
    of: (tasks: readonly Task[]) => ReturnType<typeof archiving>,
  ): MenuItem => {
    const changed = of(tasks);
    const disabled = changed.size === 0 || change.isPending;
    return { id, label, icon, disabled, onSelect: () => change.mutate({ statuses: changed }) };
  };

  return (
    <Menu
      label={texts.list.menu}
      items={() => [
        {
          id: 'undo',
          label: texts.list.undoLast,
          icon: <Undo2 aria-hidden />,
          disabled: !undo.possible,
          onSelect: undo.takeBackLast,
        },
        { ...statuses('archive', texts.list.archiveCompleted, <Archive aria-hidden />, archiving), separated: true },
        statuses('restore', texts.list.restoreArchived, <ArchiveRestore aria-hidden />, restoring),
        {
          id: 'tags',
          label: tagTexts.manage,
          icon: <Tags aria-hidden />,
          separated: true,
          onSelect: onManageTags,
        },
      ]}
      trigger={(props) => (
        <IconButton
          label={texts.list.menu}
          {...props}
          onFocus={() => setWanted(true)}
          onPointerEnter={() => {
            setWanted(true);
            props.onPointerEnter();
          }}
        >
          <Ellipsis aria-hidden />
        </IconButton>
      )}
    />
  );
}
