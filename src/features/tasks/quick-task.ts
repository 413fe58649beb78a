import { isSameTag, TAGS_MAX, tagsOnce } from '#features/tags/rules.ts';
import { type SignedTag, signedTags } from '#features/tags/signed.ts';
import type { RepeatSaid } from '#shared/repeat/repeat.ts';
import type { Span } from '#shared/russian/text.ts';
import type { NewTask } from './contract.ts';
import type { OwnField } from './field-sets.ts';
import { type Priority, REMINDERS_MAX, searchable } from './rules.ts';

type ReadAlways = 'title' | 'priority' | 'dueDate' | 'repeat' | 'projectId' | 'tags';

/** What a line of text asks for; null, or absent, where it says nothing of it. */
export interface QuickTask extends Partial<Omit<NewTask, ReadAlways | 'reminders' | 'steps'>> {
  title: string;
  priority: Priority | null;
  /** ISO 8601 with `Z`. */
  dueDate: string | null;
  repeat: RepeatSaid | null;
  reminders?: readonly SaidReminder[];
  projectId: string | null;
  tags: readonly string[];
  /** In the order of the words that say them. */
  chips: readonly QuickChip[];
  /** What its last word may begin to name. */
  offers?: readonly QuickOffer[];
}

/** Something that a line may go on to say, and the line that says it. */
export interface QuickOffer {
  label: string;
  line: string;
}

/** A reminder as it is said: before the deadline, or at a time on the wall. */
export type SaidReminder = { beforeMinutes: number } | { at: string };

/** Something that the line was understood to say: what has a chip of its own, or any field, with what a press takes away. */
export type QuickChip = {
  label: string;
  /** The words that say it, in their order; offsets are of the line as typed. */
  spans: readonly Span[];
} & (
  | { kind: 'priority' | 'project' | 'heading' | 'tag' | 'due' | 'repeat' | 'plan' | 'reminder' }
  | { kind: 'field'; field: OwnField; noun: string }
);

export interface QuickContext {
  projects: readonly { id: string; name: string; headings?: readonly { id: string; title: string }[] }[];
  /** Where the line stands. */
  projectId?: string | null | undefined;
  /** Names of the tags that there are. */
  tags: readonly string[];
  priorityLabel: (priority: Priority) => string;
  /** Words of the line that stay in the title, as their chips were taken back. */
  plain: readonly string[];
}

export type ReadQuickTask = (text: string, context: QuickContext) => QuickTask;

/** Reads lines; by their signs alone until more is loaded. */
export interface QuickReader {
  read: ReadQuickTask;
  /** Waits a moment for what reads more than signs. */
  atBest: () => Promise<ReadQuickTask>;
}

/** What a task has of the place where it is written down, unless its line says otherwise. */
export type QuickPlace = Pick<NewTask, 'projectId' | 'kanbanColumnId' | 'priority' | 'tags'>;

const PRIORITY_SIGN = '!';
const PROJECT_SIGN = '@';

function projectNamed(word: string, { projects }: QuickContext) {
  const wanted = searchable(word);
  const fits = projects.filter(({ name }) => searchable(name).startsWith(wanted));
  return fits.find(({ name }) => searchable(name) === wanted) ?? fits[0];
}

/** The tags of a line, but for those whose words stay in the title. */
export const tagsOf = (text: string, { tags, plain }: Pick<QuickContext, 'tags' | 'plain'>): SignedTag[] =>
  signedTags(text, tags).filter(({ spans }) => !spans.some(({ start, end }) => plain.includes(text.slice(start, end))));

/** Reads a line by its signs alone: a lone `!` is high priority, `@name` a project, `#name` a tag; the rest is the title. */
export const readSigns: ReadQuickTask = (text, context) => {
  const tags = tagsOf(text, context);
  const task: QuickTask = {
    title: '',
    priority: null,
    dueDate: null,
    repeat: null,
    projectId: null,
    tags: tags.map(({ name }) => name),
    chips: [],
  };
  const chips: QuickChip[] = tags.map(({ name, spans }) => ({ kind: 'tag', label: name, spans }));
  const rest = without(text, tags);
  const words: string[] = [];
  for (const { 0: word, index: start } of rest.matchAll(/\S+/g)) {
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
  return { ...task, title: words.join(' '), chips: chips.sort((a, b) => a.spans[0]!.start - b.spans[0]!.start) };
};

/** Reads lines by their signs alone. */
export const signsReader: QuickReader = { read: readSigns, atBest: async () => readSigns };

/** A line with blanks where its tags stood. */
const without = (text: string, tags: readonly SignedTag[]): string =>
  tags
    .flatMap(({ spans }) => spans)
    .reduce((line, { start, end }) => line.slice(0, start) + ' '.repeat(end - start) + line.slice(end), text);

/** The line with the project that is called like a tag of it in the tag's place; null where there is none. */
export function asProject(text: string, chip: QuickChip, projects: QuickContext['projects']): QuickOffer | null {
  const project = chip.kind === 'tag' ? projects.find(({ name }) => isSameTag(name, chip.label)) : undefined;
  if (!project) return null;
  const line = chip.spans.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}${PROJECT_SIGN}${project.name}${left.slice(end)}`,
    text,
  );
  return { label: project.name, line };
}

/** The words of a line that say what a chip shows. */
export const wordsOfChip = (text: string, { spans }: QuickChip): string[] =>
  spans.map(({ start, end }) => text.slice(start, end));

/** The chip whose words are the last of the line. */
export const chipAtEnd = (text: string, chips: readonly QuickChip[]): QuickChip | undefined =>
  chips.find(({ spans }) => spans.at(-1)!.end === text.trimEnd().length);

/**
 * The task to create, in the place where its line stands.
 * @param makeId ids for what it has several of
 */
export const newTaskOf = (
  { chips: _, offers: __, tags, repeat, reminders, ...said }: QuickTask,
  place: QuickPlace,
  makeId: () => string,
): NewTask => ({
  ...place,
  ...said,
  ...(reminders && { reminders: reminders.slice(0, REMINDERS_MAX).map((one) => ({ id: makeId(), ...one })) }),
  ...(repeat && { repeat }),
  ...(tags.length > 0 && { tags: tagsOnce([...tags, ...(place.tags ?? [])]).slice(0, TAGS_MAX) }),
  priority: said.priority ?? place.priority ?? 'medium',
  projectId: said.projectId ?? place.projectId ?? null,
});
