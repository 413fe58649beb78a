import { ArrowUp, Sparkles } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Card } from '#client/ui/card.tsx';
import { useTasks } from '#features/tasks/client/queries.ts';
import { isBlank } from '#shared/characters.ts';
import { MESSAGE_MAX } from '../message-length.ts';
import { Phrases } from './phrases.tsx';
import { texts } from './texts.ts';

/** The dashboard's line to the assistant; to somebody without tasks it shows what can be said. */
export function CommandLine({ onSay }: { onSay: (message: string) => void }) {
  const heading = useId();
  const newcomer = useTasks().data?.length === 0;
  if (!newcomer) return <Line onSay={onSay} />;
  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-4">
      <div>
        <h2 id={heading} className="font-semibold text-heading">
          {texts.title}
        </h2>
        <p className="mt-1 text-text-muted">{texts.text}</p>
      </div>
      <Line onSay={onSay} />
      <Phrases label={texts.phrases} onSay={onSay} />
    </Card>
  );
}

function Line({ onSay }: { onSay: (message: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (isBlank(message)) return;
    setText('');
    onSay(message);
  };
  return (
    <form
      onSubmit={submit}
      className="flex items-center gap-2 rounded-card border border-line bg-surface pr-1.5 pl-4 transition-[border-color,box-shadow] focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/25"
    >
      <Sparkles aria-hidden className="size-5 shrink-0 text-accent-text" />
      <input
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={MESSAGE_MAX}
        aria-label={texts.label}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        className="h-13 min-w-0 flex-1 bg-transparent text-body outline-none pointer-coarse:text-[1rem]"
      />
      <button
        type="submit"
        aria-label={texts.send}
        disabled={isBlank(text)}
        className="touch-target inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-accent text-on-accent transition-[background-color,opacity] hover:bg-accent-hover disabled:pointer-events-none disabled:opacity-40"
      >
        <ArrowUp aria-hidden className="size-5" />
      </button>
    </form>
  );
}
