import { useMemo } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import type { Task } from '../../contract.ts';
import type { SelectionAct } from '../../selection.ts';

const SelectionBar = lazyPart(() => import('./selection-bar.tsx').then((module) => ({ default: module.SelectionBar })));

interface SelectionPartProps {
  /** The rows of the list, and which of them are chosen. */
  tasks: readonly Task[];
  ids: ReadonlySet<string>;
  onAct: (act: SelectionAct) => void;
  /** What was chosen is changed, or gone. */
  onDone: (gone: boolean) => void;
}

/** What is done with the chosen rows; what is not in sight is not among them. */
export function SelectionPart({ tasks, ids, onAct, onDone }: SelectionPartProps) {
  const chosen = useMemo(() => tasks.filter(({ id }) => ids.has(id)), [tasks, ids]);
  return (
    <FloatingPart>
      <SelectionBar tasks={chosen} all={chosen.length === tasks.length} onAct={onAct} onDone={onDone} />
    </FloatingPart>
  );
}
