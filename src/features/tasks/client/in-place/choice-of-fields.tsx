import { Choices } from '#client/ui/choices.tsx';
import { texts } from '../texts.ts';
import { EMPTY_SIGNS, type InPlaceField } from './in-place-field.ts';

const FIELDS: readonly InPlaceField[] = ['dueDate', 'plannedDay', 'reminders', 'priority', 'projectId'];

/** Which field of a task is to be changed. */
export function ChoiceOfFields({ onChoose }: { onChoose: (field: InPlaceField) => void }) {
  return (
    <Choices
      choices={FIELDS.map((field) => {
        const Icon = EMPTY_SIGNS[field];
        return {
          key: field,
          icon: <Icon aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 text-text-muted" />,
          label: texts.row.change[field],
          onChoose: () => onChoose(field),
        };
      })}
    />
  );
}
