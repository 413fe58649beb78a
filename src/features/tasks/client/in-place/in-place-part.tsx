import { useCallback, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import type { Task } from '../../contract.ts';
import type { AskedField } from './in-place-field.ts';

const ChangeInPlace = lazyPart(() =>
  import('./change-in-place.tsx').then((module) => ({ default: module.ChangeInPlace })),
);

interface Asked {
  id: string;
  field: AskedField;
}

/** One popup for all rows of a list, at the sign that was pressed; its code comes with the first press. */
export function useInPlace(tasks: readonly Task[], onChanged: (task: Task) => void) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState(false);
  const ask = useCallback((id: string, field: AskedField, element: HTMLButtonElement) => {
    const same = anchor.current === element;
    anchor.current = element;
    setAsked({ id, field });
    setOpen((now) => !(now && same));
  }, []);
  const task = useMemo(() => asked && tasks.find(({ id }) => id === asked.id), [asked, tasks]);
  const part = task && asked && (
    <FloatingPart asked={asked}>
      <ChangeInPlace
        task={task}
        field={asked.field}
        popup={{ open, asked, anchor, change: setOpen }}
        onChanged={onChanged}
      />
    </FloatingPart>
  );
  return { ask, part };
}
