import type { Group, GroupName } from '../grouping.ts';

/** A line of the list: the heading of a group, or a row. */
interface Line<T> {
  group: Group<T>;
  /** Nothing for a heading. */
  task: T | undefined;
  /** Among the tasks of its group. */
  place: number;
}

export interface Lines<T> {
  count: number;
  /** What stands there; nothing beyond the last. */
  at: (line: number) => Line<T> | undefined;
  /** The same as far as it is a key: of ten thousand lines, one after another, nothing is made. */
  keyAt: (line: number) => string;
  isHeading: (line: number) => boolean;
  /** The tasks that have a row, in order. */
  shown: readonly T[];
  /** The line of the row at a place among those; 0 where there is none. */
  lineOf: (row: number) => number;
}

/** What stands in no group, and under no heading of its project, is told by none. */
const hasHeading = ({ by, is }: GroupName) => by !== 'none' && !(by === 'heading' && is === null);

/** What the list draws: headings, and under those that are open their rows. It is as quick for ten thousand tasks as for ten. */
export function linesOf<T extends { id: string }>(groups: readonly Group<T>[], closed: ReadonlySet<string>): Lines<T> {
  let [count, rows] = [0, 0];
  const parts = groups.map((group) => {
    const tasks = closed.has(group.key) ? [] : group.tasks;
    const part = { group, tasks, first: count, row: rows, headings: hasHeading(group.name) ? 1 : 0 };
    count += part.headings + tasks.length;
    rows += tasks.length;
    return part;
  });
  let near = 0;
  /** The part that has a line, or with `row` a row; who asks for one asks for the next one then. */
  const partOf = (place: number, of: 'first' | 'row' = 'first') => {
    if (near >= parts.length || parts[near]![of] > place) near = 0;
    while (near + 1 < parts.length && parts[near + 1]![of] <= place) near++;
    return parts[near]!;
  };
  return {
    count,
    at: (line) => {
      if (line < 0 || line >= count) return undefined;
      const { group, tasks, first, headings } = partOf(line);
      const place = line - first - headings;
      return { group, task: tasks[place], place };
    },
    keyAt: (line) => {
      const { group, tasks, first, headings } = partOf(line);
      return tasks[line - first - headings]?.id ?? group.key;
    },
    isHeading: (line) => {
      const { first, headings } = partOf(line);
      return line < first + headings;
    },
    shown: ([] as T[]).concat(...parts.map(({ tasks }) => tasks)),
    lineOf: (row) => {
      if (row >= rows) return 0;
      const part = partOf(row, 'row');
      return row - part.row + part.first + part.headings;
    },
  };
}

/** A group as far as it is drawn. */
export interface Section<T, D> {
  group: Group<T>;
  heading: D | undefined;
  rows: { task: T; place: number; drawn: D }[];
}

/** Lines that are drawn, in order, as the groups that they belong to. */
export function sectionsOf<T, D extends { index: number }>(lines: Lines<T>, drawn: readonly D[]) {
  const sections: Section<T, D>[] = [];
  for (const each of drawn) {
    const line = lines.at(each.index);
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
