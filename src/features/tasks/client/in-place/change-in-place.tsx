import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMediaQuery } from '#client/lib/media-query.ts';
import type { PopupState } from '#client/ui/use-popup-trigger.ts';
import type { Task } from '../../contract.ts';
import { WIDE } from '../row-height.ts';
import { shownTask } from '../task-changes.ts';
import { texts } from '../texts.ts';
import { useScopedUpdate } from '../use-scoped-update.ts';
import { FieldChoice } from './field-choice.tsx';
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
export function ChangeInPlace({ task, field: asked, popup, onChanged }: ChangeInPlaceProps) {
  const client = useQueryClient();
  const update = useScopedUpdate();
  const wide = useMediaQuery(WIDE);
  const [reminds, setReminds] = useState<unknown>(null);
  // A row on a phone has room for a bell only where there is a reminder.
  const field = reminds === popup.asked ? 'reminders' : asked;
  return (
    <InPlacePopup label={texts.row.change[field]} popup={popup}>
      <FieldChoice
        field={field}
        tasks={[task]}
        onReminders={wide ? undefined : () => setReminds(popup.asked)}
        onChoose={async (changeOf) => {
          popup.change(false);
          // What was pressed a moment ago is not drawn yet.
          const now = shownTask(client, task.id) ?? task;
          await update(now, changeOf(now));
          onChanged(now);
        }}
      />
    </InPlacePopup>
  );
}
