import { besideSomeday, isUnhurried } from '#shared/russian/said-someday.ts';
import type { Word } from '../hear/words.ts';
import { type HeardApart, type NewTask, type TaskChange, UNMARKED } from '../model.ts';
import type { Label, Part } from '../read/labels.ts';
import { type Interpretation, momentIn, textOf, wordsOf } from './context.ts';
import { leavesPlan, planOf } from './plan-slot.ts';
import { likeliestPriority, priorityOf, saysMerelyHowMuch } from './priority-slot.ts';
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

/** «когда-нибудь» names no level: what stands beside it may. Of words that are not known the likeliest is to be asked about. */
function priority(parts: readonly Part[], { words, levels }: Interpretation) {
  const own = parts.map((part) => wordsOf([part], words));
  const said = own.flatMap((one) => besideSomeday(one) ?? one);
  const isPutOff = own.some((one) => besideSomeday(one));
  if (said.length === 0 || (said.some(isUnhurried) && isPutOff)) return null;
  return priorityOf(said, levels) ?? (isPutOff || saysMerelyHowMuch(said) ? null : likeliestPriority(said, levels));
}

type Parts = (label: Label) => readonly Part[];

/** Labels of the parts in which «когда-нибудь» may stand: the reader learned it as a level. */
const SOMEDAY_IN: readonly Label[] = ['prio', 'when', 'plan'];

const note = (parts: readonly Part[], said: Interpretation) =>
  parts.length > 0 ? parts.map((part) => textOf(part, said)).join(' ') : null;

function plan(parts: readonly Part[], { words, clock }: Interpretation) {
  const own = parts.filter((part) => !leavesPlan(wordsOf([part], words)));
  return own.length > 0 ? planOf(momentIn(wordsOf(own, words), clock), clock.zone) : null;
}

/** «выучить ехор когда-нибудь потом»: no day, whatever the words for that are taken for. */
function someday(of: Parts, { words, clock }: Interpretation): Pick<NewTask, 'plan'> | null {
  const isSaid = (part: Part) => {
    const own = wordsOf([part], words);
    if (leavesPlan(own)) return false;
    // «потом помыть» says an order, where it is taken for a day.
    return besideSomeday(own) !== null && !(part.label === 'when' && own.every(({ word }) => word === 'потом'));
  };
  const saysDay = momentIn(wordsOf(of('when'), words), clock)?.saysDay ?? false;
  return !saysDay && SOMEDAY_IN.some((label) => of(label).some(isSaid)) ? { plan: 'someday' } : null;
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

export const slotsOfNew = (of: Parts, said: Interpretation): Pick<NewTask, SlotName | HeardApart> => ({
  ...UNMARKED,
  ...(each(({ label, made }) => made(of(label), said)) as Pick<NewTask, SlotName>),
  ...someday(of, said),
});

export function slotsOfChange(of: Parts, said: Interpretation, command: readonly Word[]): Pick<TaskChange, SlotName> {
  const found = Object.entries(each(({ label, changed }) => changed(of(label), said, command)));
  const isPutOff = (label: Label) => (label === 'when' ? [] : of(label));
  const leaves = of('plan').some((part) => leavesPlan(wordsOf([part], said.words)));
  return {
    ...(leaves && { plan: null }),
    ...Object.fromEntries(found.filter(([, value]) => value !== null)),
    ...someday(isPutOff, said),
  };
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
