import { counted } from '#shared/russian/plural.ts';
import type { Environment } from './environment.ts';
import type { TaskView } from './model.ts';
import { taskLine } from './replies.ts';
import { TASKS } from './wording.ts';

export interface Answer {
  reply: string;
  /** Tasks in the order of the reply, for «перенеси его» and «вторую». */
  listed: string[];
  /** Nothing was found that the words could mean. */
  nothing?: true;
}

/** Tasks that are told one by one. */
export const MOST = 20;

export const byDue = (a: TaskView, b: TaskView) =>
  (a.dueDate ?? Infinity) - (b.dueDate ?? Infinity) || b.createdAt - a.createdAt;
export const answer = (reply: string, tasks: readonly TaskView[] = []): Answer => ({
  reply,
  listed: tasks.map((task) => task.id),
});

export const unfound = (reply: string): Answer => ({ ...answer(reply), nothing: true });

export function list(head: string, tasks: readonly TaskView[], env: Environment): Answer {
  const shown = [...tasks].sort(byDue).slice(0, MOST);
  const rest = tasks.length - shown.length;
  const lines = shown.map((task) => `• ${taskLine(task, env)}`);
  if (rest > 0) lines.push(`…и ещё ${counted(rest, TASKS)}.`);
  return answer(`${head}\n${lines.join('\n')}`, shown);
}

export const spaced = (text: string) => (text ? ` ${text}` : '');

export const capital = (text: string) => (text ? text[0]!.toUpperCase() + text.slice(1) : '');
