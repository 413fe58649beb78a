import type { NewTask } from './contract.ts';
import { type Priority, searchable } from './rules.ts';

/** What a line of text asks for, and what of it to show as chips before Enter. */
export interface QuickTask extends NewTask {
  priority: Priority;
  chips: QuickChip[];
}

export interface QuickChip {
  kind: 'priority' | 'project' | 'due' | 'other';
  label: string;
}

export interface QuickContext {
  projects: readonly { id: string; name: string }[];
  priorityLabel: (priority: Priority) => string;
}

export type ReadQuickTask = (text: string, context: QuickContext) => QuickTask;

const PRIORITY_SIGN = '!';
const PROJECT_SIGN = '@';

function projectNamed(word: string, { projects }: QuickContext) {
  const wanted = searchable(word);
  const fits = projects.filter(({ name }) => searchable(name).startsWith(wanted));
  return fits.find(({ name }) => searchable(name) === wanted) ?? fits[0];
}

/** Reads a line by its signs alone: a lone `!` is high priority, `@name` a project; the rest is the title. */
export const readSigns: ReadQuickTask = (text, context) => {
  const task: QuickTask = { title: '', priority: 'medium', dueDate: null, projectId: null, chips: [] };
  const words: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const project =
      word.length > 1 && word.startsWith(PROJECT_SIGN) && !task.projectId
        ? projectNamed(word.slice(1), context)
        : undefined;
    if (word === PRIORITY_SIGN) task.priority = 'high';
    else if (project) {
      task.projectId = project.id;
      task.chips.push({ kind: 'project', label: project.name });
    } else words.push(word);
  }
  if (task.priority === 'high') task.chips.unshift({ kind: 'priority', label: context.priorityLabel('high') });
  return { ...task, title: words.join(' ') };
};
