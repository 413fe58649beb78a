import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

interface Tab<V extends string> {
  value: V;
  label: ReactNode;
  /** Drawn only while its tab is chosen. */
  panel: () => ReactNode;
}

interface TabsProps<V extends string> {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onValueChange: (value: V) => void;
  className?: string;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs whose arrows move and choose at once; only the chosen one is a stop of the Tab key. */
export function Tabs<V extends string>({ label, tabs, value, onValueChange, className }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.value === value);

  // Where there is no room for all of them, the chosen one is in sight, and the page stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen
  useLayoutEffect(() => {
    const [line, tab] = [list.current, list.current?.querySelector<HTMLElement>('[aria-selected=true]')];
    if (!line || !tab) return;
    const [around, own] = [line.getBoundingClientRect(), tab.getBoundingClientRect()];
    line.scrollLeft += Math.min(0, own.left - around.left) + Math.max(0, own.right - around.right);
  }, [value]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(
      Math.max(
        0,
        tabs.findIndex((tab) => tab.value === value),
      ),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onValueChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next!]?.focus();
  };

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="mx-auto flex max-w-288 gap-1 overflow-x-auto border-line border-b"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onValueChange(tab.value)}
            className={classNames(
              'relative flex h-11 shrink-0 items-center gap-2 rounded-t-small px-3 font-medium text-body text-text-muted max-sm:px-2 hover:text-text -outline-offset-2',
              'after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full after:bg-accent after:opacity-0 after:transition-opacity',
              'aria-selected:text-text aria-selected:after:opacity-100 [&_svg]:size-4.5',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="pt-5">
        {chosen?.panel()}
      </div>
    </div>
  );
}
