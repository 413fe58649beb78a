/** Why a statement of everyday use may be carried out in several ways, each over rows of one account alone but for the jobs. */
const KNOWN: { begins: RegExp; why: string }[] = [
  {
    begins: /^select "id", "title", "description"/,
    why: 'a page of a list follows the key of many tasks, and sorts what an index gives of few',
  },
  {
    begins: /^select \* from "tasks" where "user_id" = \$1 and revision >=/,
    why: 'a page of the feed is read in the order of its index, and sorted where few rows are expected of it',
  },
  {
    begins: /^select count\(\*\) as held, .* from "(?:tasks|journal)"/,
    why: 'all rows of an account are weighed, and each index that begins with the account names them',
  },
  {
    begins: /^select \(select count\(\*\) as "count" from "tasks"/,
    why: 'the last of a group stands at the end of its order, or is sorted out of a small one; the task itself is found by its key or its group',
  },
  {
    begins: /^select "run_at" from "jobs"/,
    why: 'a quiet server has so few jobs, of everybody together, that all of them are the shortest to read',
  },
  {
    begins: /^select \* from "focus_sessions" where "user_id" = \?/,
    why: 'SQLite that was told how much there is takes another index of the account’s sessions',
  },
];

export const reasonFor = (query: string): string | undefined =>
  KNOWN.find(({ begins }) => begins.test(query.replaceAll(/\s+/g, ' ').trim()))?.why;
