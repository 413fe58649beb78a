import type { Word } from '../hear/words.ts';
import { type HeardApart, type NewTask, type TaskChange, UNMARKED } from '../model.ts';
import type { Label, Part } from '../read/labels.ts';
import { type Interpretation, momentIn, textOf, wordsOf } from './context.ts';
import { planOf } from './plan-slot.ts';
import { priorityOf } from './priority-slot.ts';
import { tagsOfNew } from './tag-slot.ts';

/** Keys of a new task that depend on what else is said, and are found in intents.ts. */
type Entangled = 'title' | 'when' | 'project' | 'columnId' | 'repeats' | 'reminds';
type SlotName = Exclude<keyof NewTask, Entangled | HeardApart>;

/** A part that says something of a task by its own words alone. Null where they say nothing. */
interface Slot<Made, Changed> {
  label: Label;
  /** Said of a task that there is, it changes that task, even where no word commands it. */
  changes: boolean;
  made(parts: readonly Part[], said: Interpretation): Made | null;
  /** `command`: the words of what is to be done, as «убери». */
  changed(parts: readonly Part[], said: Interpretation, command: readonly Word[]): Changed | null;
}

const priority = (parts: readonly Part[], { words, levels }: Interpretation) =>
  parts.length > 0 ? priorityOf(wordsOf(parts, words), levels) : null;

const note = (parts: readonly Part[], said: Interpretation) =>
  parts.length > 0 ? parts.map((part) => textOf(part, said)).join(' ') : null;

function plan(parts: readonly Part[], { words, clock }: Interpretation) {
  return parts.length > 0 ? planOf(momentIn(wordsOf(parts, words), clock), clock.zone) : null;
}

const SLOTS: { [S in SlotName]: Slot<NonNullable<NewTask[S]>, NonNullable<TaskChange[S]>> } = {
  priority: { label: 'prio', changes: true, made: priority, changed: priority },
  note: { label: 'note', changes: false, made: note, changed: note },
  plan: { label: 'plan', changes: false, made: plan, changed: plan },
  // What becomes of the tags of a task depends on those that it has: intents.ts tells it.
  tags: { label: 'tag', changes: true, made: tagsOfNew, changed: () => null },
};

const all = Object.entries(SLOTS) as [SlotName, Slot<unknown, unknown>][];

/** What is found for each slot. */
const each = (say: (slot: Slot<unknown, unknown>) => unknown) =>
  Object.fromEntries(all.map(([name, slot]) => [name, say(slot)]));

type Parts = (label: Label) => readonly Part[];

export const slotsOfNew = (of: Parts, said: Interpretation): Pick<NewTask, SlotName | HeardApart> => ({
  ...UNMARKED,
  ...(each(({ label, made }) => made(of(label), said)) as Pick<NewTask, SlotName>),
});

export function slotsOfChange(of: Parts, said: Interpretation, command: readonly Word[]): Pick<TaskChange, SlotName> {
  const found = Object.entries(each(({ label, changed }) => changed(of(label), said, command)));
  return Object.fromEntries(found.filter(([, value]) => value !== null));
}

/** Labels of what is set. */
export const SETTING: readonly Label[] = [
  'when',
  'proj',
  ...all.flatMap(([, { label, changes }]) => (changes ? [label] : [])),
];

/** Labels of all that is said of a task beside its name. */
export const SAID: readonly Label[] = ['when', 'proj', 'name', ...all.map(([, { label }]) => label)];

/** What a part tells, beside the name, of tasks that an act cannot set anything of: «удали все задачи на завтра». */
const TELLS: Record<Label, 'which' | 'nothing' | 'unheard'> = {
  cmd: 'nothing',
  need: 'nothing',
  did: 'nothing',
  title: 'nothing',
  ref: 'nothing',
  name: 'nothing',
  ask: 'nothing',
  void: 'nothing',
  old: 'which',
  when: 'which',
  prio: 'which',
  proj: 'which',
  note: 'unheard',
  tag: 'which',
  repeat: 'unheard',
  remind: 'unheard',
  plan: 'unheard',
};
const telling = (what: 'which' | 'unheard') => (Object.keys(TELLS) as Label[]).filter((label) => TELLS[label] === what);

/** Labels of what tells which tasks are meant. */
export const DESCRIBING: readonly Label[] = telling('which');
/** Labels of what would tell it as well, if tasks were known by it: a set that is described so is asked about. */
export const UNHEARD: readonly Label[] = telling('unheard');
