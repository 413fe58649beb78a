import { Plus } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, use, useRef, useState } from 'react';
import { ownZone } from '#client/lib/clock.ts';
import { newId } from '#client/lib/new-id.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { controlClass } from '#client/ui/input.tsx';
import { usePastedTasks } from '#features/tasks/client/pasted-tasks.tsx';
import { QuickChips, useQuickCreation } from '#features/tasks/client/quick-line.tsx';
import { quickForm } from '#features/tasks/quick-form.ts';
import { TITLE_MAX } from '#features/tasks/rules.ts';
import { isBlank } from '#shared/characters.ts';
import { BoardProjectContext, QuickReaderContext, useBoardActions } from './board-actions.ts';
import { texts } from './texts.ts';

interface NewCardFormProps {
  columnId: string | null;
  columnName: string;
}

/** The button under a column and the line that it opens; the line stays for one task after another. */
export function NewCardForm({ columnId, columnName }: NewCardFormProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const projectId = use(BoardProjectContext);
  const place = { kanbanColumnId: columnId, ...(projectId && { projectId }) };
  const { text, change, line, submit, pasted } = useQuickCreation({
    draft: `card-line ${columnId}`,
    reader: use(QuickReaderContext),
    place,
    onGivenBack: () => setOpen(true),
  });
  const { onPaste, question, asking } = usePastedTasks({ ...pasted, input });
  const [open, setOpen] = useState(text !== '');
  const { task } = line;
  const { openForm } = useBoardActions();

  const openWhole = () => {
    openForm(columnId, quickForm(task, place, ownZone(), newId));
    change('');
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    line.onKeyDown(event);
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    submit();
  };
  if (!open) {
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.add.buttonIn(columnName)}
        className="w-full justify-start"
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden strokeWidth={1.75} />
        {texts.add.button}
      </Button>
    );
  }
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it opens where the keyboard asked for it
        autoFocus
        ref={input}
        rows={2}
        maxLength={TITLE_MAX}
        aria-label={texts.add.title}
        placeholder={texts.add.placeholder}
        value={text}
        onChange={(event) => change(event.target.value.replaceAll('\n', ' '))}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => isBlank(text) && !asking && setOpen(false)}
        className={classNames(controlClass, 'field-sizing-content max-h-40 min-h-16 resize-none py-2')}
      />
      <QuickChips line={line} onChange={change} input={input} className="mt-1.5" />
      {question}
      <div className="mt-1.5 flex gap-1.5">
        {/* Keeps the line's focus, so that leaving it does not close it under the pointer. */}
        <Button
          type="submit"
          size="small"
          disabled={isBlank(task.title)}
          onPointerDown={(event) => event.preventDefault()}
        >
          {texts.add.submit}
        </Button>
        <Button variant="quiet" size="small" onPointerDown={(event) => event.preventDefault()} onClick={openWhole}>
          {texts.add.more}
        </Button>
        <Button variant="quiet" size="small" className="ml-auto" onClick={() => setOpen(false)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
