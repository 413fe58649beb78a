import type { PopupState } from '#client/ui/use-popup-trigger.ts';
import { useProjects } from '#features/projects/client/queries.ts';
import type { Task } from '../../contract.ts';
import { PRIORITIES } from '../../rules.ts';
import { texts as taskTexts } from '../../texts.ts';
import { useUpdateTask } from '../queries.ts';
import { PrioritySign, ProjectDot } from '../task-signs.tsx';
import { texts } from '../texts.ts';
import { Choices } from './choices.tsx';
import { DueChoice } from './due-choice.tsx';
import type { InPlaceField } from './in-place-field.ts';
import { InPlacePopup } from './in-place-popup.tsx';

interface ChangeInPlaceProps {
  task: Task;
  field: InPlaceField;
  popup: PopupState;
  /** The task is changed, and its row may go to another place. */
  onChanged: (task: Task) => void;
}

/** A field of a row's task, changed where it stands. */
export function ChangeInPlace({ task, field, popup, onChanged }: ChangeInPlaceProps) {
  const { mutate } = useUpdateTask();
  const projects = useProjects().data ?? [];
  const change = (said: Parameters<typeof mutate>[0]['change']) => {
    popup.change(false);
    mutate({ id: task.id, change: said });
    onChanged(task);
  };
  return (
    <InPlacePopup label={texts.row.change[field]} popup={popup}>
      {field === 'dueDate' ? (
        <DueChoice task={task} onChoose={change} />
      ) : field === 'priority' ? (
        <Choices
          choices={PRIORITIES.toReversed().map((priority) => ({
            key: priority,
            icon: <PrioritySign priority={priority} silent />,
            label: taskTexts.priority[priority],
            chosen: task.priority === priority,
            onChoose: () => change({ priority }),
          }))}
        />
      ) : (
        <Choices
          choices={[
            ...projects.map(({ id, name, color }) => ({
              key: id,
              icon: <ProjectDot color={color} />,
              label: name,
              chosen: task.projectId === id,
              onChoose: () => change({ projectId: id }),
            })),
            {
              key: 'none',
              label: taskTexts.fields.noProject,
              chosen: task.projectId === null,
              onChoose: () => change({ projectId: null }),
            },
          ]}
        />
      )}
    </InPlacePopup>
  );
}
