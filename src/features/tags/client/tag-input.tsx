import { X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { useField } from '#client/ui/field.tsx';
import { isSameTag, TAG_NAME_MAX, TAGS_MAX } from '../rules.ts';
import { texts } from '../texts.ts';
import { suggestedTags, tagsTyped } from '../typed.ts';
import { useTagColors, useTags } from './queries.ts';
import { TagChip } from './tag-chip.tsx';

interface TagInputProps {
  value: readonly string[];
  onValueChange: (names: string[]) => void;
  /** Puts the focus where it is typed. */
  ref?: Ref<{ focus: () => void }>;
}

/** Tags as chips, and a line that adds one by Enter or a comma, or one of those that there are. */
export function TagInput({ value, onValueChange, ref }: TagInputProps) {
  const { id, ...field } = useField();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const colorOf = useTagColors();
  const known = useTags().data ?? [];
  const suggested = open ? suggestedTags(known, value, typed) : [];
  const full = value.length >= TAGS_MAX;
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);

  const add = (names: readonly string[]) => {
    const fresh = names.filter((name) => !value.some((one) => isSameTag(one, name)));
    if (fresh.length > 0) onValueChange([...value, ...fresh].slice(0, TAGS_MAX));
    setTyped('');
    setActive(-1);
  };
  const remove = (name: string) => {
    onValueChange(value.filter((one) => one !== name));
    input.current?.focus();
  };
  const type = (text: string) => {
    const { names, rest } = tagsTyped(text);
    if (names.length > 0) add(names.map(spelled));
    setTyped(rest);
    setOpen(true);
    setActive(-1);
  };
  const spelled = (name: string) => known.find((tag) => isSameTag(tag.name, name))?.name ?? name;
  const take = () => add(tagsTyped(`${typed},`).names.map(spelled));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      const count = suggested.length;
      if (count > 0) setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + count) % count);
    } else if (event.key === 'Enter' && (typed.trim() || suggested[active])) {
      event.preventDefault();
      if (suggested[active]) add([suggested[active].name]);
      else take();
    } else if (event.key === 'Escape' && suggested.length > 0) {
      // The list closes, and not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      onValueChange(value.slice(0, -1));
    }
  };

  return (
    <div className="relative">
      <div
        className={classNames(
          'flex min-h-11 w-full flex-wrap items-center gap-1.5 rounded-control border border-line-strong bg-surface px-2 py-1.5 transition-[border-color,box-shadow] hover:border-text-muted',
          'focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/25',
        )}
      >
        {value.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={texts.takeOff(name)}
            onClick={() => remove(name)}
            className="touch-target inline-flex min-w-0 max-w-full items-center gap-0.5 rounded-full hover:opacity-75"
          >
            <TagChip name={name} color={colorOf(name)} />
            <X aria-hidden className="size-3.5 shrink-0 text-text-muted" />
          </button>
        ))}
        <input
          ref={input}
          id={id}
          {...field}
          role="combobox"
          aria-expanded={suggested.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={suggested[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={TAG_NAME_MAX + 1}
          disabled={full}
          placeholder={full ? texts.full : value.length === 0 ? texts.placeholder : ''}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            setOpen(false);
            if (typed.trim()) take();
          }}
          className="h-7.5 min-w-24 flex-1 bg-transparent px-1 text-body text-text outline-none placeholder:text-text-muted pointer-coarse:text-[1rem]"
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={texts.known}
        hidden={suggested.length === 0}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-56 overflow-y-auto rounded-control border border-line bg-surface-raised p-1 shadow-float"
      >
        {suggested.map(({ name, color }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the line hears the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the line keeps the focus, as a combobox does
          <div
            key={name}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            // The line keeps the keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              add([name]);
              input.current?.focus();
            }}
            className={classNames(
              'flex h-9 cursor-pointer items-center rounded-small px-2 pointer-coarse:h-11',
              at === active ? 'bg-surface-hover' : 'hover:bg-surface-hover',
            )}
          >
            <TagChip name={name} color={color} />
          </div>
        ))}
      </div>
    </div>
  );
}
