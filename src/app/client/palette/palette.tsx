import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { closeLayers } from '#client/lib/use-layer.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { controlClass } from '#client/ui/input.tsx';
import { type Entry, useGroups } from './entries.ts';
import { texts } from './texts.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShowShortcuts: () => void;
}

/** One line that finds what there is and does what can be done. */
export function Palette({ open, onOpenChange, onShowShortcuts }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<Entry>(undefined);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.palette}
      closeLabel={texts.close}
      // What it opens comes once it has given the keyboard back: two dialogs at once would both want it.
      onClosed={() => {
        chosen.current?.choose();
        chosen.current = undefined;
      }}
      initialFocus={input}
      tall
    >
      <Search
        input={input}
        onChoose={(entry) => {
          chosen.current = entry;
          // What lay below keeps its draft, and makes way for what was chosen with the palette itself.
          if (!entry.stays) closeLayers();
          onOpenChange(false);
        }}
        onShowShortcuts={onShowShortcuts}
      />
    </Dialog>
  );
}

interface SearchProps {
  input: RefObject<HTMLInputElement | null>;
  onChoose: (entry: Entry) => void;
  onShowShortcuts: () => void;
}

function Search({ input, onChoose, onShowShortcuts }: SearchProps) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const query = useDeferredValue(typed);
  const groups = useGroups(query, onShowShortcuts);
  const entries = groups.flatMap((group) => group.entries);
  const current = entries[Math.min(at, entries.length - 1)];

  // Enter right behind the last letter waits for what is found for it.
  const isWaiting = useRef(false);
  const choose = useEffectEvent(() => current && onChoose(current));
  useEffect(() => {
    if (!isWaiting.current || query !== typed) return;
    isWaiting.current = false;
    choose();
  }, [query, typed]);

  const go = (to: number) => {
    const next = (to + entries.length) % entries.length;
    setAt(next);
    document.getElementById(`${list}${entries[next]?.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !current) return;
    if (event.key === 'Enter' && query !== typed) isWaiting.current = true;
    else if (event.key === 'Enter') onChoose(current);
    else if (event.key === 'ArrowDown') go(entries.indexOf(current) + 1);
    else if (event.key === 'ArrowUp') go(entries.indexOf(current) - 1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={input}
        role="combobox"
        aria-label={texts.query}
        aria-expanded
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={current && `${list}${current.id}`}
        autoComplete="off"
        enterKeyHint="go"
        placeholder={texts.placeholder}
        value={typed}
        onChange={({ target }) => {
          isWaiting.current = false;
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className={classNames(controlClass, 'sticky top-0 z-10 h-11')}
      />
      <div role="listbox" id={list} aria-label={texts.results} className="mt-2">
        {groups.map(({ label, entries: inGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox is no fieldset
          <div key={label} role="group" aria-label={label}>
            <p aria-hidden className="px-3 pt-3 pb-1 text-small text-text-muted">
              {label}
            </p>
            {inGroup.map((entry) => (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the keyboard stays in the line above
              <div
                key={entry.id}
                id={`${list}${entry.id}`}
                role="option"
                aria-selected={entry === current}
                onClick={() => onChoose(entry)}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-surface-hover aria-selected:bg-accent-soft"
              >
                <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1">{entry.label}</span>
                {entry.note && <span className="shrink-0 text-small text-text-muted">{entry.note}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
