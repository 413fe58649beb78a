import { ownZone } from '#client/lib/clock.ts';
import { isDay } from '#shared/day.ts';
import type { HistoryEntry, Task } from '../../contract.ts';
import { deadlineOf } from '../../deadline.ts';
import { fullDue, isSet } from '../../due.ts';
import { texts } from '../../texts.ts';

type Change = HistoryEntry['changes'][number];

/** Names of what ids stand for. */
export interface Names {
  projects: ReadonlyMap<string, string>;
  columns: ReadonlyMap<string, string>;
}

const { history, fields } = texts;

/** A change of a field that is told as from what to what. */
function fromTo(
  name: string,
  { before, after }: Pick<Change, 'before' | 'after'>,
  tell: (value: string | null) => string,
) {
  return history.changed(name, tell(before), tell(after));
}

/** What an act made of a task, a line for each thing. The column is not told where it only follows from the status. */
export function changeWords({ deed, changes }: HistoryEntry, names: Names): string[] {
  if (deed !== 'changed') return [history.deeds[deed]];
  const withStatus = changes.some(({ field }) => field === 'status');
  return changes.flatMap((change) => (withStatus && change.field === 'kanbanColumnId' ? [] : [wordsOf(change, names)]));
}

/** A day, or an instant; of before there were days, the end of one in the zone of then stands for it. */
function toldDeadline(value: string): string {
  const told = deadlineOf(isDay(value) ? { dueDay: value } : { dueDate: value }, ownZone())!;
  return isSet(told) ? fullDue(told, ownZone()) : '';
}

function wordsOf({ field, before, after }: Change, { projects, columns }: Names): string {
  const change = { before, after };
  switch (field) {
    case 'title':
      return history.renamed(before ?? '', after ?? '');
    case 'description':
      return history.described;
    case 'status':
      return history.statuses[after as Task['status']];
    case 'priority':
      return fromTo(fields.priority, change, (value) => texts.priority[value as Task['priority']].toLowerCase());
    case 'dueDate':
      return fromTo(fields.dueDate, change, (value) =>
        value === null ? fields.dueNone.toLowerCase() : toldDeadline(value),
      );
    case 'projectId':
      return fromTo(fields.project, change, (value) =>
        value === null ? fields.noProject.toLowerCase() : `«${projects.get(value) ?? history.otherProject}»`,
      );
    case 'tags':
      return fromTo(
        fields.tags,
        change,
        (value) => (JSON.parse(value ?? '[]') as string[]).join(', ') || fields.noTags.toLowerCase(),
      );
    case 'kanbanColumnId':
      return fromTo(history.column, change, (value) =>
        value === null ? history.noColumn : `«${columns.get(value) ?? history.otherColumn}»`,
      );
  }
}
