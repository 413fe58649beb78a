import type { NewTask, TaskChange } from '#understanding/model.ts';
import type { Environment } from './environment.ts';
import type { ChangePlan, Draft, SaidChanges, TaskView } from './model.ts';

/** What is known of the tasks that a change is proposed of. */
export interface Proposed {
  /** «А», «Б» и ещё 3 задачи. */
  tasks: string;
  env: Environment;
  /** All of them have a deadline already. */
  dated: boolean;
}

/** What the assistant says and hears of a field. Words are empty where none are needed. */
export interface Field {
  /** Beside the title of a task just added: «завтра в 18:00». */
  made(draft: Draft, env: Environment): string;
  /** Of a change: «срок — завтра в 18:00». */
  changed(changes: SaidChanges, env: Environment): string;
  /** Of a change of this field alone, before it is made: «перенести «А» и «Б» на завтра». */
  proposed(changes: SaidChanges, about: Proposed): string;
  /** What was understood of it, of a task that is to be; undefined is nothing. */
  heard(task: NewTask): Partial<Draft> | null | '' | undefined;
  /** What was understood of a change of it. */
  changes(change: TaskChange): { [F in keyof ChangePlan]?: ChangePlan[F] | undefined } | undefined;
  /** The other way: the change that makes another task so as well; undefined where nothing is known of it. */
  again(fields: SaidChanges): TaskChange | undefined;
  /** Set of further tasks by «и окна тоже»: what belongs to no single task. */
  shared: boolean;
  /** Told beside a title: in every list, only where one task of several is to be chosen, or nowhere. */
  beside: 'list' | 'choice' | null;
  /** The nouns that name it, the one of many behind it where there may be several: what is taken away under them is no task. */
  nouns: readonly string[];
  /** How one asks what a task has of it; null where that is no question, or one that questions.ts answers in its own way. */
  asked: Answer | null;
  /**
   * What takes it away where no more is said than its noun, undefined where more must be; null where a task always has one, or
   * where its words are heard otherwise.
   */
  away: ((tasks: readonly TaskView[], noun: string) => ChangePlan | undefined) | null;
}

type Answer = (task: TaskView, env: Environment) => string;
/** «какие теги у отчёта», «в каком проекте отчёт»: the nouns that name the field, and what is answered. */
export interface Asked {
  nouns: readonly string[];
  answer: Answer;
}
