import type { Day } from '#shared/day.ts';
import { dayWriter } from '#shared/russian/day-words.ts';
import { minutesWords } from '#shared/russian/minutes-words.ts';
import { texts } from './texts.ts';

/** A task in a letter, with its time or day where it has one. */
export interface Line {
  title: string;
  when: string | null;
}

export interface PlanFacts {
  day: Day;
  late: readonly Line[];
  due: readonly Line[];
  planned: readonly Line[];
  /** Names of those that are due and not marked. */
  habits: readonly string[];
}

export interface ReportFacts {
  day: Day;
  done: readonly string[];
  focus: { minutes: number; sessions: number };
  habitsDone: readonly string[];
  left: readonly Line[];
  habitsLeft: readonly string[];
  /** Tasks of the day after it. */
  tomorrow: number;
}

/** What a letter says from its top down, as `server/mail` has it. */
export type Part = { text: string } | { heading: string } | { list: readonly string[] };

export interface Said {
  subject: string;
  parts: readonly Part[];
}

/** Lines of a list: whoever has more looks into the product. */
const LINES_MAX = 15;

const dayWords = dayWriter({ weekday: 'long', day: 'numeric', month: 'long' });
const sentenceOf = (day: Day): Part => {
  const words = dayWords(day);
  return { text: `${words[0]!.toLocaleUpperCase('ru')}${words.slice(1)}.` };
};

const lineOf = ({ title, when }: Line) => (when === null ? title : texts.timed(title, when));

/** A list under its heading; nothing of none. */
function listed(heading: string, lines: readonly string[]): Part[] {
  if (lines.length === 0) return [];
  const shown = lines.length > LINES_MAX ? lines.slice(0, LINES_MAX - 1) : lines;
  const more = lines.length - shown.length;
  return [{ heading }, { list: more > 0 ? [...shown, texts.more(more)] : shown }];
}

/** The plan of a day; undefined where there is nothing on it. */
export function planSaid({ day, late, due, planned, habits }: PlanFacts): Said | undefined {
  const words = texts.plan;
  const parts = [
    ...listed(words.late, late.map(lineOf)),
    ...listed(words.due, due.map(lineOf)),
    ...listed(words.planned, planned.map(lineOf)),
    ...listed(words.habits, habits),
  ];
  if (parts.length === 0) return undefined;
  return { subject: words.subject(late.length + due.length + planned.length), parts: [sentenceOf(day), ...parts] };
}

/** How a day went; undefined where nothing was done on it and nothing is left. */
export function reportSaid({
  day,
  done,
  focus,
  habitsDone,
  left,
  habitsLeft,
  tomorrow,
}: ReportFacts): Said | undefined {
  const words = texts.report;
  const parts: Part[] = [
    ...listed(words.done, done),
    ...(focus.sessions > 0 ? [{ text: words.focus(minutesWords(focus.minutes), focus.sessions) }] : []),
    ...listed(words.habitsDone, habitsDone),
    ...listed(words.left, left.map(lineOf)),
    ...listed(words.habitsLeft, habitsLeft),
  ];
  if (parts.length === 0) return undefined;
  const ahead = tomorrow > 0 ? [{ text: words.tomorrow(tomorrow) }] : [];
  return { subject: words.subject(done.length), parts: [sentenceOf(day), ...parts, ...ahead] };
}
