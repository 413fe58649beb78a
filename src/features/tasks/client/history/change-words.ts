import { ownZone } from '#client/lib/clock.ts';
import { isDay } from '#shared/day.ts';
import type { HistoryEntry, Task } from '../../contract.ts';
import { type Deadline, deadlineOf, NO_DEADLINE } from '../../deadline.ts';
import type { ImageField } from '../../field-sets.ts';
import { texts } from '../../texts.ts';
import { FIELD_WORDS, type Names } from '../field-words.ts';

type Change = HistoryEntry['changes'][number];

const { history } = texts;

/** What an act made of a task, a line for each thing. The column is not told where it only follows from the status. */
export function changeWords({ deed, changes }: HistoryEntry, names: Names): string[] {
  if (deed !== 'changed') return [history.deeds[deed]];
  const withStatus = changes.some(({ field }) => field === 'status');
  return changes.flatMap((change) => (withStatus && change.field === 'kanbanColumnId' ? [] : [wordsOf(change, names)]));
}

/** A day, or an instant; of before there were days, the end of one in the zone of then stands for it. */
const deadlineTold = (value: string | null): Deadline =>
  value === null ? NO_DEADLINE : deadlineOf(isDay(value) ? { dueDay: value } : { dueDate: value }, ownZone())!;

function wordsOf({ field, before, after }: Change, names: Names): string {
  /** Told as from what to what. */
  const fromTo = <F extends ImageField>(of: F, read: (value: string | null) => Pick<Task, F>) => {
    const { name, tell } = FIELD_WORDS[of];
    const told = (value: string | null) => tell({ ...NO_DEADLINE, ...read(value) }, names);
    return history.changed(name, told(before), told(after));
  };
  switch (field) {
    case 'title':
      return history.renamed(before ?? '', after ?? '');
    case 'description':
      return history.described;
    case 'status':
      return history.statuses[after as Task['status']];
    case 'priority':
      return fromTo(field, (value) => ({ priority: value as Task['priority'] }));
    case 'dueDate':
      return fromTo(field, deadlineTold);
    case 'projectId':
      return fromTo(field, (projectId) => ({ projectId }));
    case 'tags':
      return fromTo(field, (value) => ({ tags: JSON.parse(value ?? '[]') as string[] }));
    case 'kanbanColumnId':
      return fromTo(field, (kanbanColumnId) => ({ kanbanColumnId }));
  }
}
