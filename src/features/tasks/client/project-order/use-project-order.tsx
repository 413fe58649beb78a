import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import type { Project } from '#features/projects/contract.ts';
import type { Heading } from '#features/projects/heading-contract.ts';
import type { Task } from '../../contract.ts';
import { type Drop, dropAt } from '../list-drop.ts';
import type { Lines } from '../list-lines.ts';
import { useOrderProject } from '../ordering-changes.ts';
import type { RowOrder } from './row-handle.tsx';
import { texts } from './texts.ts';
import { useListDrag } from './use-list-drag.ts';

const HeadingTools = lazyPart(() =>
  import('#features/projects/client/headings/heading-tools.tsx').then((module) => ({ default: module.HeadingTools })),
);
const HeadingDialog = lazyPart(() =>
  import('#features/projects/client/headings/heading-dialog.tsx').then((module) => ({ default: module.HeadingDialog })),
);

/** The project whose tasks stand in its own order, and where a task is made under one of its headings. */
export interface InOrder {
  project: Project;
  onAddTask: (headingId: string) => void;
}

interface ProjectOrderOptions {
  inOrder: InOrder | undefined;
  lines: Lines<Task>;
  /** Of the lines, as they are now. */
  heights: () => readonly number[];
  list: RefObject<HTMLElement | null>;
  /** Keeps a row drawn, and the keyboard at it. */
  keep: (id: string) => void;
}

/** Puts tasks and headings of a project in order; nothing where they stand by something else. */
export function useProjectOrder({ inOrder, lines, heights, list, keep }: ProjectOrderOptions) {
  const { mutate } = useOrderProject();
  const [told, setTold] = useState('');
  const [renamed, setRenamed] = useState<{ heading: Heading; open: boolean }>();
  const lineOf = (id: string) => {
    const row = lines.shown.findIndex((task) => task.id === id);
    return row < 0 ? row : lines.lineOf(row);
  };
  const place = (task: Task, { headingId, afterTaskId }: Drop) => {
    if (!inOrder) return;
    const { id: projectId, headings } = inOrder.project;
    const title = headings.find(({ id }) => id === headingId)?.title ?? '';
    const others = lines.shown.flatMap(({ id }, row) =>
      id !== task.id && lines.at(lines.lineOf(row))?.group.name.is === headingId ? [id] : [],
    );
    const at = afterTaskId === null ? 0 : others.indexOf(afterTaskId) + 1;
    setTold(texts.moved(task.title, title, at + 1, others.length + 1));
    mutate({ task, headingId, place: { projectId, afterTaskId } });
  };
  const put = (from: number, to: number) => {
    const task = lines.at(from)?.task;
    const drop = dropAt(lines, from, to);
    if (task && drop) place(task, drop);
  };
  const { drag, handle } = useListDrag({ list, heights, lineOf, taken: keep, drop: put });
  const latest = useRef({ lineOf, put, keep });
  latest.current = { lineOf, put, keep };
  const order = useMemo<RowOrder>(
    () => ({
      handle,
      move: (id, by) => {
        const { lineOf: now, put: go, keep: hold } = latest.current;
        hold(id);
        go(now(id), now(id) + by);
      },
    }),
    [handle],
  );
  if (!inOrder) return { order: undefined, drag: undefined, toolsOf: () => null, part: null };
  const { project, onAddTask } = inOrder;
  const toolsOf = (headingId: string | null): ReactNode => {
    const heading = project.headings.find(({ id }) => id === headingId);
    return (
      heading && (
        <FloatingPart>
          <HeadingTools
            project={project}
            heading={heading}
            onRename={() => setRenamed({ heading, open: true })}
            onAddTask={() => onAddTask(heading.id)}
          />
        </FloatingPart>
      )
    );
  };
  const part = (
    <>
      {drag && <DropLine top={topAt(heights(), drag.from, drag.to)} />}
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
      {renamed && (
        <FloatingPart asked={renamed}>
          <HeadingDialog
            key={renamed.heading.id}
            project={project}
            heading={renamed.heading}
            open={renamed.open}
            onOpenChange={(open) => setRenamed({ ...renamed, open })}
          />
        </FloatingPart>
      )}
    </>
  );
  return { order, drag, toolsOf, part };
}

/** Pixels from the top of the list to where a line would be put in, which still takes its room. */
const topAt = (heights: readonly number[], from: number, to: number) =>
  heights.slice(0, to > from ? to + 1 : to).reduce((sum, height) => sum + height, 0);

function DropLine({ top }: { top: number }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 z-3 h-0.5 bg-accent"
      style={{ transform: `translateY(${top - 1}px)` }}
    />
  );
}
