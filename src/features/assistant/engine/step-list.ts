import { listedLines } from '#features/tasks/listed-lines.ts';
import { STEPS_MAX } from '#features/tasks/rules.ts';
import { finished } from './titles.ts';

const ORDERLY =
  /^(?:(?:а|и|ну|ещё|еще) )?(?:сначала|сперва|во-первых|во-вторых|в-третьих|потом|затем|после этого|дальше|далее|в конце|наконец|и)[ ,]+/i;
const NUMBERED = /(?:^|\s)\d{1,2}[.)]\s/;

/** «коробки, машина и ключи»: an «и» parts the last of a list, and two where there is no comma. */
function partsOf(line: string): string[] {
  if (NUMBERED.test(line)) return line.split(NUMBERED);
  const parts = line.split(/[,;]/);
  const others = parts.slice(0, -1);
  const isListed = !others.some((part) => part.includes(' и '));
  const last = parts.at(-1) ?? '';
  const at = isListed ? last.lastIndexOf(' и ') : -1;
  return at < 0 ? parts : [...others, last.slice(0, at), last.slice(at + 3)];
}

/** The titles of steps that a message lists: by lines, by commas, by «и», by numbers. */
export function stepList(listed: string): string[] {
  const lines = listedLines(listed).map(({ title }) => title);
  const parts = lines.length > 1 ? lines : partsOf(listed.trim());
  return parts
    .map((part) => finished(part.trim().replace(ORDERLY, '')))
    .filter((title) => title !== '')
    .slice(0, STEPS_MAX);
}
