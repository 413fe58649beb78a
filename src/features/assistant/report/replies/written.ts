import { quoted, quotedIn } from '../../manner/quoting.ts';
import type { ReportFacts } from '../facts.ts';
import { HEADINGS, reportFactLines } from './prompt.ts';
import type { Link } from './recommendations.ts';
import type { Written } from './report.ts';

const MOST = 5;
const LONGEST = 600;

type Part = keyof typeof HEADINGS;

const HEADING = new RegExp(`^[\\s*#]*(${Object.values(HEADINGS).join('|')})[\\s*]*:?[\\s*]*`, 'i');
const BULLET = /^[\s•*–—-]+|^\s*\d+[.)]\s+/;

/** The parts of a model's text, by their headings. */
function partsOf(text: string): Record<Part, string[]> {
  const parts: Record<Part, string[]> = { summary: [], achievements: [], recommendations: [], motivationalMessage: [] };
  let current: Part | undefined;
  for (const raw of text.split('\n')) {
    const heading = HEADING.exec(raw);
    if (heading) {
      const name = heading[1]!.toUpperCase();
      current = (Object.keys(HEADINGS) as Part[]).find((part) => HEADINGS[part] === name);
    }
    const line = raw
      .slice(heading?.[0].length ?? 0)
      .replace(BULLET, '')
      .trim();
    if (current && line && !parts[current].includes(line)) parts[current].push(line);
  }
  return parts;
}

/** Every task and habit of the facts under the name by which the texts call it. */
function linksOf(facts: ReportFacts): Map<string, Link> {
  const { overdue, dueToday, plannedToday, dueTomorrow, important, forgotten } = facts;
  const tasks = [
    ...overdue,
    ...dueToday,
    ...plannedToday,
    ...dueTomorrow,
    ...important,
    ...forgotten,
    ...(facts.next ? [facts.next] : []),
  ];
  const habits = [...facts.habitsAtRisk, ...facts.habitsOpen, ...facts.habitsDone];
  return new Map<string, Link>([
    ...tasks.map(({ id, title }) => [quoted(title), { kind: 'task', id, title }] as const),
    ...habits.map(({ id, name }) => [quoted(name), { kind: 'habit', id, title: name }] as const),
  ]);
}

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/**
 * Reads a model's report; undefined where a part is missing, or where it names a task, a habit or (of what was done) a
 * number that the facts do not hold.
 */
export function readWritten(text: string, facts: ReportFacts): Written | undefined {
  const parts = partsOf(text);
  const [summary, closing] = [parts.summary.join(' '), parts.motivationalMessage.join(' ')];
  const { achievements, recommendations } = parts;
  if (!summary || !closing || recommendations.length === 0) return undefined;
  const all = [summary, closing, ...achievements, ...recommendations];
  if (achievements.length > MOST || recommendations.length > MOST) return undefined;
  if (all.some((line) => line.length > LONGEST)) return undefined;

  const known = linksOf(facts);
  const names = new Set([...known.keys(), ...facts.doneTitles.map(quoted)]);
  const isTrue = (line: string) => quotedIn(line).every((name) => names.has(`\u00ab${name}\u00bb`));
  const numbers = new Set(numbersIn(reportFactLines(facts)));
  const counts = numbersIn([summary, ...achievements].join(' '));
  if (!all.every(isTrue) || !counts.every((number) => numbers.has(number))) return undefined;
  return {
    summary,
    achievements,
    recommendations: recommendations.map((line) => ({
      text: line,
      links: [...new Set(quotedIn(line))].flatMap((name) => known.get(`\u00ab${name}\u00bb`) ?? []),
    })),
    motivationalMessage: closing,
  };
}
