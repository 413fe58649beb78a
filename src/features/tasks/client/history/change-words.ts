import { ownZone } from '#client/lib/clock.ts';
import { isDay } from '#shared/day.ts';
import { storedTask, type Task } from '../../contract.ts';
import { type Deadline, deadlineOf, NO_DEADLINE } from '../../deadline.ts';
import { FRESH_TASK, type ImageField } from '../../field-sets.ts';
import type { HistoryEntry } from '../../history-contract.ts';
import type { Step } from '../../step-contract.ts';
import { FIELD_WORDS, type Names } from '../field-words.ts';
import { stepWords } from './step-words.ts';
import { texts } from './texts.ts';

const FOLLOWING: readonly string[] = ['kanbanColumnId', 'outcome'];

type Change = HistoryEntry['changes'][number] & { field: ImageField };

/** What an act made of a task, a line for each thing. Column and outcome are not told where they only follow from the status. */
export function changeWords({ deed, changes }: HistoryEntry, names: Names): string[] {
  if (deed !== 'changed') return [texts.deeds[deed]];
  const dropped = changes.some(({ field, after }) => field === 'outcome' && after === 'dropped');
  const withStatus = changes.some(({ field }) => field === 'status');
  return changes.flatMap((change) => {
    const { field, before, after } = change;
    if (field === 'status' && dropped) return [texts.dropped];
    if (field === 'steps') return stepWords(stepsTold(before), stepsTold(after));
    return withStatus && FOLLOWING.includes(field) ? [] : [wordsOf({ ...change, field }, names)];
  });
}

const stepsTold = (value: string | null): Step[] => (value === null ? [] : JSON.parse(value));

/** A day, or an instant; of before there were days, the end of one in the zone of then stands for it. */
const deadlineTold = (value: string | null): Deadline =>
  value === null ? NO_DEADLINE : deadlineOf(isDay(value) ? { dueDay: value } : { dueDate: value }, ownZone())!;

/** Of these another thing is told than from what to what. */
const OTHERWISE: { [F in ImageField]?: (change: Change) => string } = {
  title: ({ before, after }) => texts.renamed(before ?? '', after ?? ''),
  description: () => texts.described,
  status: ({ after }) => texts.statuses[after as Task['status']],
};

/** What a field had: a text as it is, anything else as JSON. */
function readTold(field: ImageField, told: string | null): unknown {
  if (told === null) return (FRESH_TASK as Partial<Task>)[field] ?? null;
  return storedTask.shape[field].safeParse(told).success ? told : JSON.parse(told);
}

function wordsOf(change: Change, names: Names): string {
  const { field, before, after } = change;
  const { name, tell } = FIELD_WORDS[field];
  const told = (value: string | null) => {
    const values = field === 'dueDate' ? deadlineTold(value) : { ...NO_DEADLINE, [field]: readTold(field, value) };
    return tell(values as never, names);
  };
  return OTHERWISE[field]?.(change) ?? texts.changed(name, told(before), told(after));
}
