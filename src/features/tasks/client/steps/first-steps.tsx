import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { fieldError } from '#client/form/field-error.ts';
import type { FormFields } from '#client/form/form.tsx';
import { newId } from '#client/lib/new-id.ts';
import { RoundCheckbox } from '#client/ui/checkbox.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { toast } from '#client/ui/toast.ts';
import { isBlank } from '#shared/characters.ts';
import { listedLines } from '../../listed-lines.ts';
import { STEPS_MAX, TITLE_MAX } from '../../rules.ts';
import type { StepInput } from '../../step-contract.ts';
import type { CreationForm } from '../../task-form.ts';
import { texts } from '../../texts.ts';
import { texts as stepTexts } from './texts.ts';

/** The steps with which a task is made: added by Enter, by leaving the line, or from a pasted list. */
export function FirstSteps({ form }: { form: FormFields<CreationForm> }) {
  const heading = useId();
  const hint = useId();
  const [typed, setTyped] = useState('');
  const { field, fieldState } = useController({ control: form.control, name: 'steps' });
  const steps: StepInput[] = field.value;
  const error = fieldError(fieldState.error);
  const room = STEPS_MAX - steps.length;
  const add = (lines: readonly { title: string; done?: boolean }[]) => {
    const some = lines.slice(0, room);
    if (some.length < lines.length) toast({ title: stepTexts.fits(some.length) });
    if (some.length > 0) field.onChange([...steps, ...some.map((line) => ({ ...line, id: newId() }))]);
  };
  const take = () => {
    if (isBlank(typed)) return;
    add([{ title: typed.trim() }]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isBlank(typed)) return;
    // The form waits: another step may follow.
    event.preventDefault();
    take();
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = listedLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    add(lines);
  };
  const change = (id: string | undefined, done: boolean) =>
    field.onChange(steps.map((step) => (step.id === id ? { ...step, done } : step)));
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-1">
      <h3 id={heading} className="font-medium text-small">
        {texts.steps.title}
      </h3>
      <ul className="empty:hidden">
        {steps.map(({ id, title, done = false }) => (
          <li key={id} className="flex min-h-11 items-center gap-1">
            <RoundCheckbox
              className="mx-1.5"
              label={stepTexts.tick(title)}
              checked={done}
              onCheckedChange={(ticked) => change(id, ticked)}
            />
            <span className={classNames('wrap-anywhere min-w-0 flex-1', done && 'text-text-muted line-through')}>
              {title}
            </span>
            <IconButton
              label={stepTexts.removeOne(title)}
              onClick={() => field.onChange(steps.filter((step) => step.id !== id))}
            >
              <X aria-hidden strokeWidth={1.75} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-2 rounded-control border border-line-strong bg-surface px-1 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/25">
        <Plus aria-hidden strokeWidth={1.75} className="mx-1 size-5 shrink-0 text-text-muted" />
        <input
          ref={field.ref}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={take}
          maxLength={TITLE_MAX}
          aria-label={stepTexts.add}
          aria-describedby={hint}
          placeholder={stepTexts.add}
          autoComplete="off"
          enterKeyHint="done"
          className="h-11 min-w-0 flex-1 bg-transparent text-body outline-none pointer-coarse:text-[1rem]"
        />
        <span id={hint} className="sr-only">
          {stepTexts.addHint}
        </span>
      </div>
      {error && <p className="text-danger text-small">{error}</p>}
    </section>
  );
}
