import { Plus } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { randomId } from '#client/lib/random-id.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { controlClass } from '#client/ui/input.tsx';
import { useCreateTask } from '#features/tasks/client/queries.ts';
import { TITLE_MAX } from '#features/tasks/rules.ts';
import { isBlank } from '#shared/characters.ts';
import { texts } from '../texts.ts';
import { useBoardActions } from './board-actions.ts';

interface NewCardFormProps {
  columnId: string | null;
  columnName: string;
}

/** The button under a column and the line that it opens; the line stays for one task after another. */
export function NewCardForm({ columnId, columnName }: NewCardFormProps) {
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const create = useCreateTask();
  const { openForm } = useBoardActions();

  const add = () => {
    const typed = title.trim();
    if (isBlank(typed)) return;
    const input = { title: typed, priority: 'medium' as const, kanbanColumnId: columnId };
    setTitle('');
    create.mutate({ input, key: randomId() }, { onError: () => setTitle((next) => next || typed) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    add();
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
        add();
      }}
    >
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it opens where the keyboard asked for it
        autoFocus
        rows={2}
        maxLength={TITLE_MAX}
        aria-label={texts.add.title}
        placeholder={texts.add.placeholder}
        value={title}
        onChange={(event) => setTitle(event.target.value.replaceAll('\n', ' '))}
        onKeyDown={onKeyDown}
        onBlur={() => isBlank(title) && setOpen(false)}
        className={classNames(controlClass, 'field-sizing-content max-h-40 min-h-16 resize-none py-2')}
      />
      <div className="mt-1.5 flex gap-1.5">
        {/* Keeps the line's focus, so that leaving it does not close it under the pointer. */}
        <Button type="submit" size="small" disabled={isBlank(title)} onPointerDown={(event) => event.preventDefault()}>
          {texts.add.submit}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            openForm(columnId, title.trim());
            setTitle('');
            setOpen(false);
          }}
        >
          {texts.add.more}
        </Button>
        <Button variant="quiet" size="small" className="ml-auto" onClick={() => setOpen(false)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
