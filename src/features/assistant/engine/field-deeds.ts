import type { SaidField } from '#features/tasks/field-sets.ts';
import type { ApartField } from '#understanding/apart/fields.ts';
import { apartDeed } from './apart-deeds.ts';
import type { Environment } from './environment.ts';
import { headingDeed } from './heading-deeds.ts';
import type { Outcome } from './model.ts';
import { planDeed } from './plan-deeds.ts';
import { reminderDeed } from './reminder-deeds.ts';
import { repeatDeed } from './repeat-deeds.ts';
import { copies, type Message } from './terms.ts';

/** What is done where a message says something of tasks that are there, and nothing else; null where it says that of none, or more. */
type Deed = (message: Message, env: Environment) => Outcome | null;
/** By what else such a field is heard: the learned reader, or as part of another one. */
type Elsewhere = 'read' | SaidField;

/** What hears a field in messages about nothing else, of all that are not said apart. */
const DEEDS: { [F in Exclude<SaidField, ApartField>]: Deed | Elsewhere } = {
  headingId: headingDeed,
  reminders: reminderDeed,
  repeat: repeatDeed,
  plannedDay: planDeed,
  plannedTime: 'plannedDay',
  someday: 'plannedDay',
  title: 'read',
  description: 'read',
  dueDate: 'read',
  priority: 'read',
  projectId: 'read',
  tags: 'read',
  kanbanColumnId: 'read',
};

const ALL: readonly Deed[] = [...Object.values(DEEDS).filter((deed) => typeof deed === 'function'), apartDeed];

/** What a message says of one field of tasks that are there, ahead of what the learned reader makes of it: the first that hears its own. */
export function fieldDeed(message: Message, env: Environment): Outcome | null {
  for (const deed of ALL) {
    const done = deed({ ...message, terms: copies(message.terms) }, env);
    if (done) return done;
  }
  return null;
}
