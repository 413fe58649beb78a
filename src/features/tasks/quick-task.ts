import type { Span } from '#shared/russian/text.ts';
import type { NewTask } from './contract.ts';
import { type Priority, searchable } from './rules.ts';

/** What a line of text asks for; null where it says nothing of it. */
export interface QuickTask {
  title: string;
  priority: Priority | null;
  /** ISO 8601 with `Z`. */
  dueDate: string | null;
  projectId: string | null;
  /** In the order of the words that say them. */
  chips: readonly QuickChip[];
}

/** Something that the line was understood to say. */
export interface QuickChip {
  kind: 'priority' | 'project' | 'due';
  label: string;
  /** The words that say it, in their order; offsets are of the line as typed. */
  spans: readonly Span[];
}

export interface QuickContext {
  projects: readonly { id: string; name: string }[];
  priorityLabel: (priority: Priority) => string;
  /** Words of the line that stay in the title, as their chips were taken back. */
  plain: readonly string[];
}

export type ReadQuickTask = (text: string, context: QuickContext) => QuickTask;

/** What a task has of the place where it is written down, unless its line says otherwise. */
export type QuickPlace = Pick<NewTask, 'projectId' | 'kanbanColumnId' | 'priority' | 'tags'>;

const PRIORITY_SIGN = '!';
const PROJECT_SIGN = '@';

function projectNamed(word: string, { projects }: QuickContext) {
  const wanted = searchable(word);
  const fits = projects.filter(({ name }) => searchable(name).startsWith(wanted));
  return fits.find(({ name }) => searchable(name) === wanted) ?? fits[0];
}

/** Reads a line by its signs alone: a lone `!` is high priority, `@name` a project; the rest is the title. */
export const readSigns: ReadQuickTask = (text, context) => {
  const task = { title: '', priority: null, dueDate: null, projectId: null } as QuickTask;
  const chips: QuickChip[] = [];
  const words: string[] = [];
  for (const { 0: word, index: start } of text.matchAll(/\S+/g)) {
    const span = { start, end: start + word.length };
    const plain = context.plain.includes(word);
    const project =
      word.length > 1 && word.startsWith(PROJECT_SIGN) && !task.projectId && !plain
        ? projectNamed(word.slice(1), context)
        : undefined;
    if (word === PRIORITY_SIGN && !plain) {
      const said = chips.find(({ kind }) => kind === 'priority');
      if (said) said.spans = [...said.spans, span];
      else chips.push({ kind: 'priority', label: context.priorityLabel('high'), spans: [span] });
      task.priority = 'high';
    } else if (project) {
      task.projectId = project.id;
      chips.push({ kind: 'project', label: project.name, spans: [span] });
    } else words.push(word);
  }
  return { ...task, title: words.join(' '), chips };
};

/** The words of a line that say what a chip shows. */
export const wordsOfChip = (text: string, { spans }: QuickChip): string[] =>
  spans.map(({ start, end }) => text.slice(start, end));

/** The chip whose words are the last of the line. */
export const chipAtEnd = (text: string, chips: readonly QuickChip[]): QuickChip | undefined =>
  chips.find(({ spans }) => spans.at(-1)!.end === text.trimEnd().length);

/** The task to create, in the place where its line stands. */
export const newTaskOf = ({ chips: _, ...said }: QuickTask, place: QuickPlace): NewTask => ({
  ...place,
  ...said,
  priority: said.priority ?? place.priority ?? 'medium',
  projectId: said.projectId ?? place.projectId ?? null,
});
