import { dayOf, instantOf, timeOf } from '#shared/day.ts';
import { findWhen } from '#shared/russian/when.ts';

const ZONE = 'Europe/Moscow';

/**
 * What a text says of when, heard on Wednesday, 18 November 2026, at 11:20: «19 18:00 + позвонить» is the 19th at 18:00 and
 * the words that are left; – where it says nothing.
 */
function heard(text: string): string {
  const when = findWhen(text, instantOf('2026-11-18', '11:20', ZONE), ZONE);
  if (!when) return '–';
  const day = dayOf(when.due, ZONE).replace('2026-11-', '');
  const rest = when.spans.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const words = rest.replace(/\s+/g, ' ').trim();
  return [day, ...(when.hasTime ? [timeOf(when.due, ZONE)] : []), ...(words ? ['+', words] : [])].join(' ');
}

/** Of a table of «text = what is heard», with a semicolon between them, what is heard otherwise. */
export const heardOtherwise = (table: string): string[] =>
  table
    .split(';')
    .map((row) => row.trim().replace(/\s+/g, ' '))
    .flatMap((row) => {
      const [text, expected] = row.split(' = ') as [string, string];
      return heard(text) === expected ? [] : [`${row}, heard ${heard(text)}`];
    });
