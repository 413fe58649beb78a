import { Archive, ArchiveRestore, Ellipsis, Tags, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Menu } from '#client/ui/menu.tsx';
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
  const archived = archiving(tasks);
  const restored = restoring(tasks);

  return (
    <Menu
      label={texts.list.menu}
      items={[
        {
          id: 'undo',
          label: texts.list.undoLast,
          icon: <Undo2 aria-hidden />,
          disabled: !undo.possible,
          onSelect: undo.takeBackLast,
        },
        {
          id: 'archive',
          label: texts.list.archiveCompleted,
          icon: <Archive aria-hidden />,
          disabled: archived.size === 0 || change.isPending,
          separated: true,
          onSelect: () => change.mutate({ statuses: archived }),
        },
        {
          id: 'restore',
          label: texts.list.restoreArchived,
          icon: <ArchiveRestore aria-hidden />,
          disabled: restored.size === 0 || change.isPending,
          onSelect: () => change.mutate({ statuses: restored }),
        },
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
