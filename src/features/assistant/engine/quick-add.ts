import { spokenDue } from '#shared/russian/spoken-date.ts';
import { tokenize } from '#shared/russian/text.ts';
import { clockAt, compatible, findPieces, momentOf } from '#shared/russian/when.ts';
import type { Named, Priority } from './model.ts';
import { namedAt } from './project-slot.ts';
import { isWord, type Term, take } from './terms.ts';
import { coreOf, finished, textOf } from './titles.ts';

/** Something that the line was understood to say; offsets are of the line as typed. */
export interface Chip {
  kind: 'date' | 'priority' | 'project';
  start: number;
  end: number;
  label: string;
  /** Date: epoch milliseconds as text; priority: its name; project: its id. */
  value: string;
}

export interface QuickTask {
  title: string;
  chips: Chip[];
  dueDate: number | null;
  hasTime: boolean;
  priority: Priority | null;
  projectId: string | null;
}

const LABELS: Record<Priority, string> = {
  high: 'Высокий приоритет',
  medium: 'Средний приоритет',
  low: 'Низкий приоритет',
};

/** «!!!» and «!» high, «!!» medium, «!низкий» and the like by name; only where the sign begins a word. */
function takeMarks(terms: readonly Term[]): Chip | null {
  for (let at = 0; at < terms.length; at++) {
    if (terms[at]!.text !== '!' || terms[at]!.glued || terms[at]!.quote) continue;
    let end = at + 1;
    while (terms[end]?.text === '!' && terms[end]!.glued) end++;
    const word = terms[end]?.glued ? terms[end]!.word : '';
    const named = /^(?:выс|важн|сроч)/.test(word)
      ? 'high'
      : /^(?:сред|обыч)/.test(word)
        ? 'medium'
        : /^(?:низ|потом)/.test(word)
          ? 'low'
          : null;
    if (word && !named) continue;
    const value = named ?? (end - at === 2 ? 'medium' : 'high');
    const last = named ? end : end - 1;
    take(terms, at, last + 1);
    return { kind: 'priority', start: terms[at]!.start, end: terms[last]!.end, label: LABELS[value], value };
  }
  return null;
}

/** «@дом», «#ремонт кухни»: any case of a known project's name. */
function takeProjectTag(terms: readonly Term[], projects: readonly Named[]): Chip | null {
  for (let at = 0; at < terms.length; at++) {
    if (!/^[@#]$/.test(terms[at]!.text) || terms[at]!.glued || !terms[at + 1]?.glued) continue;
    const known = namedAt(terms, at + 1, projects);
    if (!known) continue;
    take(terms, at, known.next);
    return {
      kind: 'project',
      start: terms[at]!.start,
      end: terms[known.next - 1]!.end,
      label: known.item.name,
      value: known.item.id,
    };
  }
  return null;
}

/** Reads the task list's quick-add line: a title with a Russian date, «!» priority and an @project in it. */
export function readQuickAdd(text: string, now: number, zone: string, projects: readonly Named[]): QuickTask {
  const terms: Term[] = tokenize(text).map((token, at) => ({ ...token, taken: false, at }));
  const priority = takeMarks(terms);
  const project = takeProjectTag(terms, projects);
  const clock = clockAt(now, zone);
  const open = terms.filter((term) => !term.taken);
  const pieces = compatible(
    open,
    findPieces(open, clock).filter((piece) => !piece.past),
  );
  const when = momentOf(open, pieces, clock);
  for (const piece of pieces) take(open, piece.from, piece.to);
  const dates = (when?.spans ?? []).map(
    (span): Chip => ({ kind: 'date', ...span, label: spokenDue(when!.due, now, zone), value: String(when!.due) }),
  );
  const chips = [...dates, ...(priority ? [priority] : []), ...(project ? [project] : [])].sort(
    (a, b) => a.start - b.start,
  );
  const core = coreOf(terms);
  // A word that is noise beside others is the title where it stands alone.
  const titled = core.length > 0 ? core : terms.filter((term) => !term.taken && isWord(term));
  return {
    title: finished(textOf(titled, text)),
    chips,
    dueDate: when?.due ?? null,
    hasTime: when?.hasTime ?? false,
    priority: (priority?.value as Priority | undefined) ?? null,
    projectId: project?.value ?? null,
  };
}
