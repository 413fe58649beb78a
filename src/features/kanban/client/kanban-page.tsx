import { texts } from '../texts.ts';
import { Board, type BoardProps } from './board.tsx';

export default function KanbanPage(props: BoardProps) {
  return <Board {...props} heading={<h1 className="font-semibold text-title">{texts.title}</h1>} />;
}
