import type { PopupState } from '#client/ui/use-popup-trigger.ts';
import type { Task } from '../../contract.ts';
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
export function ChangeInPlace({ task, field, popup, onChanged }: ChangeInPlaceProps) {
  const update = useScopedUpdate();
  return (
    <InPlacePopup label={texts.row.change[field]} popup={popup}>
      <FieldChoice
        field={field}
        tasks={[task]}
        onChoose={async (changeOf) => {
          popup.change(false);
          await update(task, changeOf(task));
          onChanged(task);
        }}
      />
    </InPlacePopup>
  );
}
