import { texts } from '../texts.ts';
import { Board } from './board.tsx';

export default function KanbanPage() {
  return <Board heading={<h1 className="font-semibold text-title">{texts.title}</h1>} />;
}
