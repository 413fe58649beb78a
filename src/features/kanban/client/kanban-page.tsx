import { texts } from '../texts.ts';
import { Board } from './board.tsx';
import type { BoardProps } from './board-actions.ts';

export default function KanbanPage(props: BoardProps) {
  return <Board {...props} heading={<h1 className="font-semibold text-title">{texts.title}</h1>} />;
}
