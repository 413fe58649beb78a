import { ArrowDown, ArrowUp, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import type { Project } from '../../contract.ts';
import type { Heading } from '../../heading-contract.ts';
import { headingBehind } from '../../headings.ts';
import { useChangeHeadings } from './heading-changes.ts';
import { texts } from './texts.ts';

interface HeadingToolsProps {
  project: Project;
  heading: Heading;
  onRename: () => void;
  onAddTask: () => void;
}

/** What is done with a heading. */
export function HeadingTools({ project, heading, onRename, onAddTask }: HeadingToolsProps) {
  const { mutate } = useChangeHeadings();
  const { id, title } = heading;
  const moving = (by: -1 | 1) => {
    const after = headingBehind(project.headings, id, by);
    return {
      disabled: after === undefined,
      onSelect: () =>
        after !== undefined &&
        mutate({ project, act: { do: 'change', headingId: id, change: { afterHeadingId: after } } }),
    };
  };
  return (
    <Menu
      label={texts.menu(title)}
      items={() => [
        { id: 'task', label: texts.addTask, icon: <Plus aria-hidden />, onSelect: onAddTask },
        { id: 'rename', label: texts.rename, icon: <Pencil aria-hidden />, onSelect: onRename },
        { id: 'up', label: texts.up, icon: <ArrowUp aria-hidden />, ...moving(-1) },
        { id: 'down', label: texts.down, icon: <ArrowDown aria-hidden />, ...moving(1) },
        {
          id: 'remove',
          label: texts.remove,
          icon: <Trash2 aria-hidden />,
          tone: 'danger',
          separated: true,
          onSelect: () => mutate({ project, act: { do: 'remove', headingId: id }, told: texts.removed }),
        },
      ]}
      trigger={(props) => (
        <IconButton label={texts.menu(title)} {...props}>
          <Ellipsis aria-hidden strokeWidth={1.75} />
        </IconButton>
      )}
    />
  );
}
