/** A statement of everyday use that may be carried out in several ways, each over rows of one account alone but for the jobs. */
interface Known {
  begins: RegExp;
  why: string;
  /** The indexes that any of the ways may take, by their whole names. */
  takes: RegExp;
}

const KNOWN: Known[] = [
  {
    begins: /^select "id", "title", "description"/,
    why: 'a page of a list follows the key of many tasks, and sorts what an index gives of few',
    takes: /^tasks_(?:key|project_of)$/,
  },
  {
    begins: /^select \* from "tasks" where "user_id" = \$1 and revision >=/,
    why: 'a page of the feed is read in the order of its index, and sorted where few rows are expected of it',
    takes: /^tasks_revision$/,
  },
  {
    begins: /^select count\(\*\) as held, .* from "(?:tasks|journal)"/,
    why: 'all rows of an account are weighed, and each index that begins with the account names them',
    takes: /^(?:tasks|journal)_/,
  },
  {
    begins: /^select \(select count\(\*\) as "count" from "tasks"/,
    why: 'the last of a group stands at the end of its order, or is sorted out of a small one; the task itself is found by its key or its group',
    takes: /^tasks_(?:kinds|order|key)$/,
  },
  {
    begins: /^select "run_at" from "jobs"/,
    why: 'a quiet server has so few jobs, of everybody together, that all of them are the shortest to read',
    takes: /^jobs_/,
  },
  {
    begins: /^select \* from "focus_sessions" where "user_id" = \?/,
    why: 'SQLite that was told how much there is takes another index of the account’s sessions',
    takes: /^focus_sessions_(?:revision|start)$/,
  },
];

const knownOf = (query: string): Known | undefined =>
  KNOWN.find(({ begins }) => begins.test(query.replaceAll(/\s+/g, ' ').trim()));

/** As PostgreSQL's and SQLite's plans name them. */
const indexesOf = (way: string): string[] =>
  [...way.matchAll(/\b(?:by|INDEX|Bitmap Index Scan) (\w+)/g)].map(([, index]) => index!);

/** Why a statement may be carried out in all of these ways, unless one takes an index that is not foreseen. */
export function reasonFor(query: string, ways: Iterable<string>): string | undefined {
  const known = knownOf(query);
  const isForeseen = [...ways].flatMap(indexesOf).every((index) => known?.takes.test(index));
  return isForeseen ? known?.why : undefined;
}
