export type TaskStatus = 'active' | 'completed' | 'archived';

/** Characters of a column's name. */
export const NAME_MAX = 60;

export interface ColumnName {
  name: string;
}

/** Columns of a new account, in order. */
export const DEFAULT_COLUMNS = ['Новые', 'В процессе', 'Готово'] as const;

const DONE_WORDS = ['заверш', 'готов', 'complete'];
const ACTIVE_WORDS = ['процесс', 'работа', 'progress', 'открыт', 'новые', 'todo'];
const TARGET_NAMES = ['выполнено', 'завершено', 'готово'];

const lower = (name: string) => name.trim().toLocaleLowerCase('ru');
const hasWord = (name: string, words: string[]) => words.some((word) => lower(name).includes(word));

/** The status of a card dropped on a column: completed or active by the words of its name, otherwise unchanged. */
export function statusOfDrop(columnName: string | null, status: TaskStatus): TaskStatus {
  if (columnName === null) return status;
  if (hasWord(columnName, DONE_WORDS)) return 'completed';
  if (hasWord(columnName, ACTIVE_WORDS)) return 'active';
  return status;
}

/** The column to which a completed task moves: the first named «Выполнено», «Завершено» or «Готово». */
export function completionTarget<C extends ColumnName>(columns: readonly C[]): C | undefined {
  return columns.find(({ name }) => TARGET_NAMES.includes(lower(name)));
}

/** True where a card in the column is done: by the drop rule or by the target's name. */
export function isDoneColumn(name: string): boolean {
  // Stryker disable next-line StringLiteral: any status other than completed asks the same
  return TARGET_NAMES.includes(lower(name)) || statusOfDrop(name, 'active') === 'completed';
}

/** The column to which a task goes that leaves a done column: the first whose name implies active. */
export function activationTarget<C extends ColumnName>(columns: readonly C[]): C | undefined {
  return columns.find(({ name }) => !isDoneColumn(name) && hasWord(name, ACTIVE_WORDS));
}
