import { Plus } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useId } from 'react';
import { useDraftedText } from '#client/form/use-drafted-text.ts';
import { newId } from '#client/lib/new-id.ts';
import { toast } from '#client/ui/toast.ts';
import { isBlank } from '#shared/characters.ts';
import type { Task } from '../../contract.ts';
import { listedLines } from '../../listed-lines.ts';
import { STEPS_MAX, TITLE_MAX } from '../../rules.ts';
import { useChangeSteps } from '../step-changes.ts';
import { texts } from './texts.ts';

/** The line that adds a step by Enter, and a pasted list as so many. */
export function StepLine({ task }: { task: Task }) {
  const hint = useId();
  const { mutate, mutateAsync } = useChangeSteps();
  const { text, change, clear, settle, giveBack } = useDraftedText(`step-line:${task.id}`);
  const room = STEPS_MAX - task.steps.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(text)) return;
    if (room < 1) {
      toast({ title: texts.fits(0) });
      return;
    }
    const step = { id: newId(), title: text.trim() };
    clear();
    mutateAsync({ taskId: task.id, acts: [{ do: 'add', step }] }).then(
      () => settle(),
      () => giveBack(text),
    );
  };
  const paste = (event: ClipboardEvent) => {
    const lines = listedLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    const some = lines.slice(0, room);
    if (some.length < lines.length) toast({ title: texts.fits(some.length) });
    const acts = some.map((line) => ({ do: 'add', step: { ...line, id: newId() } }) as const);
    if (acts.length > 0) mutate({ taskId: task.id, acts });
  };
  return (
    <form onSubmit={submit} className="flex items-center gap-2 rounded-control px-1 focus-within:bg-surface-hover">
      <Plus aria-hidden strokeWidth={1.75} className="mx-1 size-5 shrink-0 text-text-muted" />
      <input
        value={text}
        onChange={(event) => change(event.target.value)}
        onPaste={paste}
        maxLength={TITLE_MAX}
        aria-label={texts.add}
        aria-describedby={hint}
        placeholder={texts.add}
        autoComplete="off"
        enterKeyHint="done"
        className="h-11 min-w-0 flex-1 bg-transparent text-body outline-none pointer-coarse:text-[1rem]"
      />
      <span id={hint} className="sr-only">
        {texts.addHint}
      </span>
    </form>
  );
}
