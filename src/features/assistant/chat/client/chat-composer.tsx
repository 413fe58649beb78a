import { ArrowUp } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { controlClass } from '#client/ui/input.tsx';
import { isBlank } from '#shared/characters.ts';
import { MESSAGE_MAX } from '../message-length.ts';
import { texts } from '../texts.ts';

interface ChatComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  pending: boolean;
  /** Words that are being heard; they stand in the place of the typed ones. */
  hearing: string | undefined;
  microphone: ReactNode;
}

export function ChatComposer({ ref, text, onChange, onSubmit, pending, hearing, microphone }: ChatComposerProps) {
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
        value={hearing ?? text}
        readOnly={hearing !== undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        disabled={pending}
        maxLength={MESSAGE_MAX}
        aria-label={texts.input}
        placeholder={hearing === undefined ? texts.placeholder : texts.hearing}
        enterKeyHint="send"
        autoComplete="off"
        className={classNames(controlClass, 'field-sizing-content max-h-40 min-h-11 resize-none py-2.5')}
      />
      {microphone}
      <button
        type="submit"
        aria-label={texts.send}
        disabled={pending || hearing !== undefined || isBlank(text)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-accent text-on-accent transition-[background-color,opacity] hover:bg-accent-hover disabled:pointer-events-none disabled:opacity-40"
      >
        <ArrowUp aria-hidden className="size-5" />
      </button>
    </form>
  );
}
