import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { controlClass } from '#client/ui/input.tsx';
import { NAME_MAX } from '#features/columns/rules.ts';
import { isBlank } from '#shared/characters.ts';
import { texts } from '../texts.ts';

interface ColumnNameFormProps {
  initial?: string;
  className?: string;
  /** Gets a trimmed, non-empty name. */
  onConfirm: (name: string) => void;
  onCancel: () => void;
}

/** One line for a column's name: Enter confirms, Escape cancels; leaving it confirms a name and cancels an empty one. */
export function ColumnNameForm({ initial = '', className, onConfirm, onCancel }: ColumnNameFormProps) {
  const [name, setName] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const over = useRef(false);
  useEffect(() => {
    input.current?.select();
  }, []);

  const finish = (done: () => void) => {
    if (over.current) return;
    over.current = true;
    done();
  };
  const trimmed = name.trim();
  const blank = isBlank(name);
  const confirm = () => !blank && finish(() => (trimmed === initial ? onCancel() : onConfirm(trimmed)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') confirm();
    if (event.key === 'Escape') finish(onCancel);
  };
  return (
    <input
      ref={input}
      // biome-ignore lint/a11y/noAutofocus: it opens where the keyboard asked for it
      autoFocus
      aria-label={texts.column.name}
      placeholder={texts.column.name}
      maxLength={NAME_MAX}
      value={name}
      onChange={(event) => setName(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => (blank ? finish(onCancel) : confirm())}
      className={classNames(controlClass, 'h-9 font-medium', className)}
    />
  );
}
