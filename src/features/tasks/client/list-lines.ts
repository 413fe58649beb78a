import type { Group, GroupName } from '../grouping.ts';

/** A line of the list: the heading of a group, or a row. */
export interface Line<T> {
  group: Group<T>;
  /** Nothing for a heading. */
  task: T | undefined;
  /** Among the tasks of its group. */
  place: number;
}

export interface Lines<T> {
  lines: readonly Line<T>[];
  /** The tasks that have a row, in order. */
  shown: readonly T[];
  /** The line of each of them. */
  lineOf: readonly number[];
}

/** What stands in no group, and under no heading of its project, is told by none. */
const hasHeading = ({ by, is }: GroupName) => by !== 'none' && !(by === 'heading' && is === null);

/** What the list draws: headings, and under those that are open their rows. */
export function linesOf<T>(groups: readonly Group<T>[], closed: ReadonlySet<string>): Lines<T> {
  const lines: Line<T>[] = [];
  const shown: T[] = [];
  const lineOf: number[] = [];
  for (const group of groups) {
    if (hasHeading(group.name)) lines.push({ group, task: undefined, place: -1 });
    if (closed.has(group.key)) continue;
    for (const [place, task] of group.tasks.entries()) {
      lineOf.push(lines.length);
      shown.push(task);
      lines.push({ group, task, place });
    }
  }
  return { lines, shown, lineOf };
}

/** A group as far as it is drawn. */
export interface Section<T, D> {
  group: Group<T>;
  heading: D | undefined;
  rows: { task: T; place: number; drawn: D }[];
}

/** Lines that are drawn, in order, as the groups that they belong to. */
export function sectionsOf<T, D extends { index: number }>(lines: readonly Line<T>[], drawn: readonly D[]) {
  const sections: Section<T, D>[] = [];
  for (const each of drawn) {
    const line = lines[each.index];
    if (!line) continue;
    let section = sections.at(-1);
    if (section?.group !== line.group) {
      section = { group: line.group, heading: undefined, rows: [] };
      sections.push(section);
    }
    if (line.task === undefined) section.heading = each;
    else section.rows.push({ task: line.task, place: line.place, drawn: each });
  }
  return sections;
}
