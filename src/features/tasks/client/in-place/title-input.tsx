import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { controlClass } from '#client/ui/input.tsx';
import { isBlank } from '#shared/characters.ts';
import { TITLE_MAX } from '../../rules.ts';
import { texts as taskTexts } from '../../texts.ts';

/** How the typing of a title ends: with another one or with none, and whether by a key, so that the row has the keyboard again. */
export type TitleTyped = (title: string | undefined, byKey: boolean) => void;

/** The title of a row, typed where it stands: Enter and leaving keep it, Escape does not. */
export function TitleInput({ title, onTyped }: { title: string; onTyped: TitleTyped }) {
  const [text, setText] = useState(title);
  const input = useRef<HTMLInputElement>(null);
  const over = useRef(false);
  useEffect(() => input.current?.select(), []);
  const end = (said: string, byKey: boolean) => {
    if (over.current) return;
    over.current = true;
    const words = said.trim();
    onTyped(isBlank(words) || words === title ? undefined : words, byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === 'Enter' ? text : title, true);
  };
  return (
    <input
      ref={input}
      // biome-ignore lint/a11y/noAutofocus: it stands where the keyboard was
      autoFocus
      aria-label={taskTexts.fields.title}
      autoComplete="off"
      maxLength={TITLE_MAX}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(text, false)}
      className={classNames(controlClass, 'z-1 -ml-2 h-9 px-2 lg:flex-1')}
    />
  );
}
