import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useLayer } from '#client/lib/use-layer.ts';
import { classNames } from './class-names.ts';
import type { FirstFocus, MenuItem } from './menu-item.ts';
import { POPUP_LOOK, POPUP_PLACE } from './popup-look.ts';
import { focusAfter, isTriggerPress, type PopupState } from './use-popup-trigger.ts';

interface MenuPopupProps {
  label: string;
  items: readonly MenuItem[];
  header: ReactNode;
  align: 'start' | 'end';
  above: boolean;
  popup: PopupState;
  focus: FirstFocus;
}

export function MenuPopup({ label, items, header, align, above, popup, focus }: MenuPopupProps) {
  const box = useRef<HTMLDivElement>(null);
  const placed = useRef(false);
  /** The menu itself has the keyboard when it opens: whoever opened it by a key begins at an item. */
  const place = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget || !focus || placed.current) return;
    placed.current = true;
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not([data-disabled])')];
    items.at(focus === 'first' ? 0 : -1)?.focus();
  };
  useLayer(popup.open, () => popup.change(false));
  return (
    <Menu.Root
      open={popup.open}
      onOpenChangeComplete={() => {
        placed.current = false;
      }}
      onOpenChange={(next, details) => {
        if (!isTriggerPress(popup, details)) popup.change(next);
      }}
    >
      {/* Lies outside of the page's landmarks, and is one while it is there. */}
      <Menu.Portal role="region" aria-label={label}>
        <Menu.Positioner
          anchor={popup.anchor}
          align={align}
          {...POPUP_PLACE}
          {...(above && { className: 'z-60 outline-none' })}
        >
          <Menu.Popup
            aria-label={label}
            ref={box}
            finalFocus={focusAfter(popup, box)}
            onFocus={place}
            className={classNames(
              POPUP_LOOK,
              'max-h-(--available-height) min-w-48 max-w-80 overflow-y-auto rounded-control p-1',
            )}
          >
            {header && <div className="border-line border-b px-3 pt-1.5 pb-2.5 mb-1">{header}</div>}
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Item({ item }: { item: MenuItem }) {
  return (
    <>
      {item.separated && <Menu.Separator className="my-1 h-px bg-line" />}
      <Menu.Item
        disabled={item.disabled}
        onClick={item.onSelect}
        className={classNames(
          'flex min-h-9 cursor-pointer select-none items-center gap-2.5 rounded-small px-3 py-1.5 text-body outline-none pointer-coarse:min-h-11',
          'data-disabled:pointer-events-none data-disabled:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0',
          item.tone === 'danger'
            ? 'text-danger data-highlighted:bg-danger-soft'
            : 'data-highlighted:bg-surface-hover [&_svg]:text-text-muted',
        )}
      >
        {item.icon}
        <span className="min-w-0 flex-1 truncate">{item.label}</span>
        {item.checked && <Check aria-hidden />}
      </Menu.Item>
    </>
  );
}
