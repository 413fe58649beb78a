import { clockAt } from '#shared/russian/when-piece.ts';
import { Titles } from '#understanding/hear/titles.ts';
import { hear } from '#understanding/hear/words.ts';
import type { Interpretation } from '#understanding/interpret/context.ts';
import { Namings } from '#understanding/interpret/naming.ts';
import type { Act, KnownProject } from '#understanding/model.ts';
import type { ReadClause } from '#understanding/read/known-clauses.ts';
import type { Label, Part } from '#understanding/read/labels.ts';
import type { LinearModel } from '#understanding/read/linear-model.ts';
import { look } from '#understanding/read/sight.ts';
import { nodeDictionary } from '#understanding/server/node-dictionary.ts';

/** A Wednesday. */
const NOW = Date.parse('2026-11-18T08:20:00Z');
/** Every level is high. */
const levels = { labels: ['low', 'medium', 'high'], add: (_: unknown, sums: Float64Array) => sums.fill(1, 2, 3) };

/**
 * A message whose parts stand in braces, and whose clauses ` // ` parts: «{title купить хлеб} // {title сыр} {when завтра}». Its
 * account has no tasks; each clause does what `acts` say, or makes new tasks.
 */
export function labelled(marked: string, acts: readonly Act[] = [], projects: readonly KnownProject[] = []) {
  const dictionary = nodeDictionary();
  const parts: Part[] = [];
  const bounds: number[] = [0];
  let text = '';
  for (const piece of marked.split(/(\{[^{}]{1,200}\}| \/\/)/)) {
    const [, label, said] = /^\{(\S+) (.+)\}$/su.exec(piece) ?? [];
    const from = hear(text, dictionary).length;
    if (piece === ' //') bounds.push(from);
    else text += said ?? piece;
    if (label) parts.push({ label: label as Label, from, to: hear(text, dictionary).length });
  }
  const account = { tasks: [], projects, columns: [] };
  const clock = clockAt(NOW, 'Europe/Moscow');
  const titles = new Titles([], dictionary);
  const { words, pieces, likeness } = look(text, account, titles, clock, dictionary);
  const clauses = bounds.map((from, at): ReadClause => {
    const to = bounds[at + 1] ?? words.length;
    return { from, to, act: acts[at] ?? 'create', parts: parts.filter((part) => part.from >= from && part.from < to) };
  });
  const interpretation: Interpretation = {
    ...{ text, words, pieces, account, clock, dictionary, titles },
    dialogue: { touched: [], listed: [], lastAction: null },
    levels: levels as unknown as LinearModel,
    namings: new Namings(words, account, titles, likeness),
  };
  return { clauses, interpretation };
}
