import { createContext, use } from 'react';
import type { Column } from '#features/columns/contract.ts';
import type { Task } from '#features/tasks/contract.ts';
import type { QuickReader } from '#features/tasks/quick-task.ts';
import type { TaskForm } from '#features/tasks/task-form.ts';
import type { CardPlace, Direction } from '../rules.ts';
import type { FocusWish } from './keyboard-focus.ts';

/** What the board asks of the app around it. */
export interface BoardProps {
  onOpenTask: (task: Task) => void;
  /** Opens the full form of a new task, with what is known of it already. */
  onCreateTask: (options: { columnId?: string; defaults: Partial<TaskForm> }) => void;
  /** Minutes worked, by task. */
  taskMinutes: ReadonlyMap<string, number> | undefined;
  /** Reads more in the line of a new card than its signs; undefined until it is loaded. */
  quickReader: QuickReader | undefined;
  /** The project whose cards alone are shown, and how to show all again. */
  ofProject?: { id: string; onShowAll: () => void } | undefined;
}

/** What cards and columns can have done. Its identity never changes, so that no card is drawn again for its sake. */
export interface BoardActions {
  /** Puts a card at a place, whose index does not count the card itself. */
  moveCard: (task: Task, to: CardPlace) => void;
  /** Moves a card one step. */
  stepCard: (task: Task, direction: Direction) => void;
  /** Moves the keyboard to the neighbour of a card. */
  focusFrom: (task: Task, direction: Direction) => void;
  /** Told while a card is taken from the page, where it stood and whether it had the keyboard; it may only be out of sight. */
  cardGone: (task: Task, from: CardPlace, focused: boolean) => void;
  toggle: (task: Task) => void;
  open: (task: Task) => void;
  /** Opens the full form of a new task in a column, with what is known of it. */
  openForm: (columnId: string | null, known: Partial<TaskForm>) => void;
  moveColumn: (column: Column, position: number) => void;
  removeColumn: (column: Column) => void;
  focusWish: FocusWish;
}

export const TaskMinutesContext = createContext<ReadonlyMap<string, number> | undefined>(undefined);
export const QuickReaderContext = createContext<QuickReader | undefined>(undefined);
/** The project whose board it is: what is added there is put into it. */
export const BoardProjectContext = createContext<string | undefined>(undefined);
export const BoardActionsContext = createContext<BoardActions | null>(null);

export function useBoardActions(): BoardActions {
  return use(BoardActionsContext)!;
}
