import { type ComponentProps, type ReactElement, type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import type { MenuItem } from './menu-item.ts';

export type { MenuItem };

export interface TriggerProps {
  ref: (element: HTMLButtonElement | null) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: ComponentProps<'button'>['onClick'];
  onKeyDown: ComponentProps<'button'>['onKeyDown'];
  onPointerEnter: () => void;
}

interface MenuProps {
  label: string;
  /** A function is asked only once the menu is wanted: for lists whose every row has a menu. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Words above the items that are not a choice. */
  header?: ReactNode;
  align?: 'start' | 'end';
  trigger: (props: TriggerProps) => ReactElement;
}

const load = () => import('./menu-popup.tsx');
const MenuPopup = lazyPart(() => load().then((module) => ({ default: module.MenuPopup })));

/** A menu of a button. Its positioning and keyboard come with the first press, not with the page. */
export function Menu({ label, items, header, align = 'end', trigger }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);

  const change = (next: boolean) => {
    if (next) setWanted(true);
    setOpen(next);
  };
  return (
    <>
      {trigger({
        ref: (element) => {
          anchor.current = element;
        },
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => change(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          change(true);
        },
        onPointerEnter: () => void load(),
      })}
      {wanted && (
        <Suspense>
          <MenuPopup
            label={label}
            items={typeof items === 'function' ? items() : items}
            header={header}
            align={align}
            open={open}
            onOpenChange={change}
            anchor={anchor}
          />
        </Suspense>
      )}
    </>
  );
}
