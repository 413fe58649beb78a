import type { ChatChange } from './contract.ts';

const LINE = '• ';

/** A reply told apart, so that what it lists is shown once. */
export interface ReplyLines {
  /** What it says beside the list. */
  words: string;
  /** What it says of a changed task, by the task's id; empty where only its title. */
  details: ReadonlyMap<string, string>;
}

/** What a line says of a task behind its title; null where it is about another one. */
function detailOf(line: string, title: string): string | null {
  const rest = [`«${title}»`, title].flatMap((name) => (line.startsWith(name) ? [line.slice(name.length)] : []))[0];
  if (rest === undefined) return null;
  return /^(?:$|:? *— |: )/.test(rest) ? rest.replace(/^[:\s—]+/, '') : null;
}

/**
 * Takes out of a reply the lines that name the changed tasks; the reply stays whole where they are not exactly those.
 * @param total how many tasks were changed, of which `changes` are the first
 */
export function replyLines(content: string, changes: readonly ChatChange[], total = changes.length): ReplyLines {
  const whole = { words: content, details: new Map<string, string>() };
  const lines = content.split('\n');
  const listed = lines.filter((line) => line.startsWith(LINE)).map((line) => line.slice(LINE.length));
  if (listed.length !== total || total < changes.length) return whole;
  const details = new Map<string, string>();
  for (const [index, { id, title }] of changes.entries()) {
    const detail = detailOf(listed[index]!, title);
    if (detail === null || details.has(id)) return whole;
    details.set(id, detail);
  }
  return { words: lines.filter((line) => !line.startsWith(LINE)).join('\n'), details };
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The words of a question without the readings that its card shows; whole where it names others. */
export function questionWords(content: string, labels: readonly string[]): string {
  const [only = ''] = labels;
  if (labels.length === 1) return content.replace(`: ${lowered(only)}?`, '…');
  const readings = labels.map((label, at) => `${at + 1}. ${label}`);
  const lines = content.split('\n');
  return readings.every((reading) => lines.includes(reading))
    ? lines.filter((line) => !readings.includes(line)).join('\n')
    : content;
}
