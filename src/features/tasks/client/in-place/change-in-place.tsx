import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '#client/lib/media-query.ts';
import type { PopupState } from '#client/ui/use-popup-trigger.ts';
import type { Task } from '../../contract.ts';
import { WIDE } from '../row-height.ts';
import { shownTask } from '../task-changes.ts';
import { texts } from '../texts.ts';
import { useScopedUpdate } from '../use-scoped-update.ts';
import { ChoiceOfFields } from './choice-of-fields.tsx';
import { FieldChoice } from './field-choice.tsx';
import type { AskedField, InPlaceField } from './in-place-field.ts';
import { InPlacePopup } from './in-place-popup.tsx';

interface ChangeInPlaceProps {
  task: Task;
  field: AskedField;
  popup: PopupState;
  /** The task is changed, and its row may go to another place. */
  onChanged: (task: Task) => void;
}

/** A field of a row's task, changed where it stands. */
export function ChangeInPlace({ task, field: asked, popup, onChanged }: ChangeInPlaceProps) {
  const client = useQueryClient();
  const update = useScopedUpdate();
  const wide = useMediaQuery(WIDE);
  const [next, setNext] = useState<{ asked: unknown; field: InPlaceField }>();
  const goOn = (to: InPlaceField) => setNext({ asked: popup.asked, field: to });
  const field = next && next.asked === popup.asked ? next.field : asked;
  const box = useRef<HTMLDivElement>(null);
  // What was pressed is not there any more.
  useEffect(() => {
    if (next) box.current?.querySelector('button')?.focus();
  }, [next]);
  return (
    <InPlacePopup label={texts.row.change[field]} popup={popup}>
      <div ref={box} className="contents">
        {field === 'any' ? (
          <ChoiceOfFields onChoose={goOn} />
        ) : (
          <FieldChoice
            field={field}
            tasks={[task]}
            // A row on a phone has room for a bell only where there is a reminder.
            onReminders={wide ? undefined : () => goOn('reminders')}
            onChoose={async (changeOf) => {
              popup.change(false);
              // What was pressed a moment ago is not drawn yet.
              const now = shownTask(client, task.id) ?? task;
              await update(now, changeOf(now));
              onChanged(now);
            }}
          />
        )}
      </div>
    </InPlacePopup>
  );
}
