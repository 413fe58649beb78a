import { Bell } from 'lucide-react';
import { newId } from '#client/lib/new-id.ts';
import { Choices } from '#client/ui/choices.tsx';
import type { Task, TaskChange } from '../../contract.ts';
import type { Reminder } from '../../reminder-contract.ts';
import { reminderWord } from '../../reminder-words.ts';
import { BEFORE_CHOICES, REMINDERS_MAX } from '../../rules.ts';
import { typedReminder } from '../../typed-reminder.ts';
import { texts } from './texts.ts';
import { TypedLine } from './typed-line.tsx';

interface ReminderChoiceProps {
  tasks: readonly Task[];
  onChoose: (changeOf: (task: Task) => TaskChange) => void;
}

type When = { beforeMinutes: number } | { at: string };
const isAt = (when: When) => (one: Reminder) =>
  'at' in when ? 'at' in one && one.at === when.at : 'beforeMinutes' in one && one.beforeMinutes === when.beforeMinutes;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The reminders of a task: a press puts one, or takes away one that there is. */
export function ReminderChoice({ tasks, onChoose }: ReminderChoiceProps) {
  const there = tasks[0]?.reminders ?? [];
  const put = (when: When) =>
    onChoose(({ reminders }) =>
      reminders.some(isAt(when)) ? {} : { reminders: [...reminders, { id: newId(), ...when }] },
    );
  const take = (when: When) =>
    onChoose(({ reminders }) => ({ reminders: reminders.filter((one) => !isAt(when)(one)) }));
  const own: When[] = there.filter((one) => !BEFORE_CHOICES.some((beforeMinutes) => isAt({ beforeMinutes })(one)));
  const offered = BEFORE_CHOICES.map((beforeMinutes): When => ({ beforeMinutes }));
  const isFull = there.length >= REMINDERS_MAX;
  const shown = [...own, ...offered].filter((when) => !isFull || there.some(isAt(when)));
  return (
    <>
      <Choices
        choices={shown.map((when) => ({
          key: JSON.stringify(when),
          icon: <Bell aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-text-muted" />,
          label: capital(reminderWord(when)),
          chosen: there.some(isAt(when)),
          onChoose: () => {
            const turn = there.some(isAt(when)) ? take : put;
            turn('at' in when ? { at: when.at } : { beforeMinutes: when.beforeMinutes });
          },
        }))}
      />
      {!isFull && (
        <TypedLine
          placeholder={texts.reminderPlaceholder}
          unclear={texts.reminderUnclear}
          read={(text, now, clock) => {
            const said = typedReminder(text, now, clock);
            if (!said) return undefined;
            return { hint: capital(reminderWord(said)), choose: () => put(said) };
          }}
        />
      )}
    </>
  );
}
