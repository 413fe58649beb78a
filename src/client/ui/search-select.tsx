import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { texts } from '#client/lib/texts.ts';
import { useLayer } from '#client/lib/use-layer.ts';
import { fold } from '#shared/russian/text.ts';
import { classNames } from './class-names.ts';
import { labelId, useField } from './field.tsx';
import { controlClass } from './input.tsx';
import { POPUP_LOOK, POPUP_PLACE } from './popup-look.ts';
import type { SelectOption } from './select.tsx';

/** Options that are drawn at once: whoever looks for one among more types. */
const DRAWN = 100;

interface SearchSelectProps<V extends string> {
  options: readonly SelectOption<V>[];
  value: V;
  onValueChange: (value: V) => void;
  /** The name of the button that opens the list. */
  openLabel: string;
  /** What is said where nothing fits. */
  noneFits: string;
  ref?: Ref<HTMLInputElement>;
}

const searchable = (text: string) => fold(text.normalize('NFC').trim());

const fits = ({ label }: SelectOption, query: string) => searchable(label).includes(searchable(query));

/** A select whose options may be too many to look through: what is typed narrows them. */
export function SearchSelect<V extends string>({
  options,
  value,
  onValueChange,
  openLabel,
  noneFits,
  ref,
}: SearchSelectProps<V>) {
  const [open, setOpen] = useState(false);
  const field = useField();
  useLayer(open, () => setOpen(false));
  return (
    <Combobox.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option) => option && onValueChange(option.value)}
      isItemEqualToValue={(one, other) => one.value === other.value}
      filter={fits}
      limit={DRAWN}
      autoHighlight
      open={open}
      onOpenChange={setOpen}
    >
      <Combobox.InputGroup className="relative min-w-0">
        <Combobox.Input
          {...field}
          aria-labelledby={labelId(field.id)}
          ref={ref}
          onFocus={({ target }) => target.select()}
          // Without an open list Escape is for the dialog around it, and clears nothing.
          onKeyDown={(event) => event.key === 'Escape' && !open && event.preventBaseUIHandler()}
          className={classNames(controlClass, 'h-11 truncate pr-11')}
        />
        <Combobox.Trigger
          aria-label={openLabel}
          className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center text-text-muted"
        >
          <ChevronDown aria-hidden className="size-4.5" />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      {/* Lies outside of the page's landmarks, and is one while it is there. */}
      <Combobox.Portal role="region" aria-label={openLabel}>
        <Combobox.Positioner {...POPUP_PLACE}>
          <Combobox.Popup
            className={classNames(
              POPUP_LOOK,
              'flex max-h-[min(var(--available-height),20rem)] w-(--anchor-width) flex-col overflow-hidden rounded-control',
            )}
          >
            <WayOutNamed />
            <Combobox.Empty className="px-4 py-3 text-small text-text-muted empty:hidden">{noneFits}</Combobox.Empty>
            <Combobox.List className="min-h-0 overflow-y-auto p-1 empty:hidden">
              {(option: SelectOption<V>) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 py-2 data-highlighted:bg-surface-hover"
                >
                  <span className="wrap-anywhere min-w-0 flex-1">{option.label}</span>
                  <Combobox.ItemIndicator>
                    <Check aria-hidden className="size-4.5 text-accent-text" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

/** Screen readers find two buttons around an open list that close it, whose name the library has in English alone. */
function WayOutNamed() {
  useEffect(() => {
    for (const button of document.querySelectorAll('[aria-label=Dismiss]')) button.ariaLabel = texts.closeList;
  }, []);
  return null;
}
