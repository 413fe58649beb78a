import { type FormEvent, useState } from 'react';
import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import type { DayClock } from '#shared/day.ts';
import { texts } from './texts.ts';

/** What typed words mean: how it is told, and what chooses it. */
interface Typed {
  hint: string | undefined;
  choose: () => void;
}

export type ReadTyped = (text: string, now: number, clock: DayClock) => Typed | undefined;

interface TypedLineProps {
  read: ReadTyped;
  placeholder: string;
  /** Of words that are not understood. */
  unclear: string;
}

/** A line under the choices, for what none of them says. */
export function TypedLine({ read, placeholder, unclear }: TypedLineProps) {
  const clock = useOwnClock();
  const now = useMinute();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const typed = read(text, now, clock);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed) typed.choose();
    else setRefused(true);
  };
  return (
    <form onSubmit={submit} className="flex items-start gap-2 border-line border-t p-3">
      <div className="min-w-0 flex-1">
        <Field label={texts.typed} hideLabel {...(refused && !typed && { error: unclear })} hint={typed?.hint}>
          <Input
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => {
              setText(event.target.value);
              setRefused(false);
            }}
          />
        </Field>
      </div>
      <Button type="submit" variant="secondary" className="h-11">
        {texts.set}
      </Button>
    </form>
  );
}
