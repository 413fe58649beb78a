import { CornerDownLeft, Plus } from 'lucide-react';
import { type FormEvent, type RefObject, useRef } from 'react';
import { useDraftedText } from '#client/form/use-drafted-text.ts';
import { randomId } from '#client/lib/random-id.ts';
import { Button } from '#client/ui/button.tsx';
import { isBlank } from '#shared/characters.ts';
import { newTaskOf, type QuickPlace, type ReadQuickTask } from '../quick-task.ts';
import { TITLE_MAX } from '../rules.ts';
import { texts } from '../texts.ts';
import { useCreateTask } from './queries.ts';
import { QuickChips, useQuickLine } from './quick-line.tsx';
import type { TaskCreation } from './task-changes.ts';

const DRAFT = 'task-line';

interface TaskQuickAddProps {
  input: RefObject<HTMLInputElement | null>;
  /** Reads dates and more; where absent the line knows its signs alone. */
  read?: ReadQuickTask | undefined;
  place: QuickPlace;
  elsewhere: NonNullable<TaskCreation['elsewhere']>;
}

/** One line, one task: what it understood stands below as chips before Enter creates it. */
export function TaskQuickAdd({ input, read, place, elsewhere }: TaskQuickAddProps) {
  const { text, change, clear, settle, giveBack } = useDraftedText(DRAFT);
  const attempt = useRef({ said: '', key: '' });
  const { mutateAsync } = useCreateTask();
  const line = useQuickLine(text, read);
  const { task, plain, remember } = line;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(task.title)) return;
    // After a refusal the same words in the same place are the same creation: its answer may be all that got lost.
    const said = JSON.stringify([text, plain, place]);
    const key = attempt.current.said === said ? attempt.current.key : randomId();
    const refused = () => {
      attempt.current = { said, key };
      if (giveBack(text)) remember(plain);
    };
    clear();
    // The draft stays until the server has the task; by then this line may be gone or hold other words.
    mutateAsync({ input: newTaskOf(task, place), key, elsewhere }).then(settle, refused);
  };

  return (
    <form
      onSubmit={submit}
      className="rounded-card border border-line bg-surface transition-[border-color,box-shadow] focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/25"
    >
      <div className="flex items-center gap-2 pr-1.5 pl-4">
        <Plus aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-text-muted" />
        <input
          ref={input}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
            line.onKeyDown(event);
          }}
          maxLength={TITLE_MAX}
          aria-label={texts.quickAdd.label}
          aria-describedby="quick-add-hint"
          placeholder={texts.quickAdd.placeholder}
          autoComplete="off"
          enterKeyHint="done"
          className="h-12 min-w-0 flex-1 bg-transparent text-body outline-none pointer-coarse:text-[1rem]"
        />
        <span id="quick-add-hint" className={text ? 'sr-only' : 'hidden pr-3 text-small text-text-muted lg:inline'}>
          {texts.quickAdd.hint}
        </span>
        {task.title && (
          <Button type="submit" variant="quiet" size="small">
            <CornerDownLeft aria-hidden strokeWidth={1.75} />
            {texts.quickAdd.submit}
          </Button>
        )}
      </div>
      <QuickChips line={line} input={input} className="px-4 pb-3" />
    </form>
  );
}
