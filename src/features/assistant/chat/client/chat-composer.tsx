import { ArrowUp } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { controlClass } from '#client/ui/input.tsx';
import { MESSAGE_MAX } from '../rules.ts';
import { texts } from '../texts.ts';

interface ChatComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  pending: boolean;
}

export function ChatComposer({ ref, text, onChange, onSubmit, pending }: ChatComposerProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the choice of a composed letter is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      className="flex w-full items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <textarea
        ref={ref}
        rows={1}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        disabled={pending}
        maxLength={MESSAGE_MAX}
        aria-label={texts.input}
        placeholder={texts.placeholder}
        enterKeyHint="send"
        autoComplete="off"
        className={classNames(controlClass, 'field-sizing-content max-h-40 min-h-11 resize-none py-2.5')}
      />
      <button
        type="submit"
        aria-label={texts.send}
        disabled={pending || text.trim() === ''}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-accent text-on-accent transition-[background-color,opacity] hover:bg-accent-hover disabled:pointer-events-none disabled:opacity-40"
      >
        <ArrowUp aria-hidden className="size-5" />
      </button>
    </form>
  );
}
