import { CornerDownLeft, Plus } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { QuickPlace, QuickReader } from '../quick-task.ts';
import { TITLE_MAX } from '../rules.ts';
import { usePastedTasks } from './pasted-tasks.tsx';
import { QuickChips, useQuickCreation } from './quick-line.tsx';
import type { TaskCreation } from './task-changes.ts';
import { texts } from './texts.ts';

const DRAFT = 'task-line';

interface TaskQuickAddProps {
  input: RefObject<HTMLInputElement | null>;
  reader?: QuickReader | undefined;
  place: QuickPlace;
  elsewhere: NonNullable<TaskCreation['elsewhere']>;
}

/**
 * One line, one task: what it understood stands below as chips before Enter creates it. On a phone it leaves room beside it until
 * somebody writes; then it is as wide as the page, and stays so: what moved back would move from under the finger.
 */
export const TaskQuickAdd = memo(function TaskQuickAdd({ input, reader, place, elsewhere }: TaskQuickAddProps) {
  const { text, change, line, submit, pasted } = useQuickCreation({ draft: DRAFT, reader, place, elsewhere });
  const project = line.context.projects.find(({ id }) => id === place.projectId);
  const [used, setUsed] = useState(false);
  const { onPaste, question } = usePastedTasks({ ...pasted, input });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onFocus={() => setUsed(true)}
      className={classNames(
        'rounded-card border border-line bg-surface transition-[border-color,box-shadow] focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/25',
        used || text ? 'w-full' : 'max-md:w-28 max-md:min-[360px]:w-44',
      )}
    >
      <div className="flex items-center gap-2 pr-1.5 pl-4 max-md:pl-3">
        <Plus aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-text-muted" />
        <input
          ref={input}
          data-new-task
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
            line.onKeyDown(event);
          }}
          onPaste={onPaste}
          maxLength={TITLE_MAX}
          aria-label={texts.quickAdd.label}
          aria-describedby="quick-add-hint"
          placeholder={texts.quickAdd.placeholder}
          autoComplete="off"
          enterKeyHint="done"
          className="h-12 min-w-0 flex-1 text-ellipsis bg-transparent text-body outline-none pointer-coarse:text-[1rem]"
        />
        <span id="quick-add-hint" className={text ? 'sr-only' : 'hidden pr-3 text-small text-text-muted lg:inline'}>
          {texts.quickAdd.hint}
          {project?.headings?.length ? texts.quickAdd.headingHint : null}
        </span>
        {line.task.title && (
          <Button type="submit" variant="quiet" size="small">
            <CornerDownLeft aria-hidden strokeWidth={1.75} />
            {texts.quickAdd.submit}
          </Button>
        )}
      </div>
      <QuickChips line={line} onChange={change} input={input} className="px-4 pb-3" />
      {question && <div className="px-4 pb-1">{question}</div>}
    </form>
  );
});
