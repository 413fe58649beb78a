import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { fetchPart } from '#client/lib/part-files.ts';
import type { MenuItem } from './menu-item.ts';
import { FloatingPart } from './part.tsx';
import { type PopupTrigger, usePopupTrigger } from './use-popup-trigger.ts';

export type { MenuItem };

export interface TriggerProps extends PopupTrigger {
  'aria-haspopup': 'menu';
  onKeyDown: ComponentProps<'button'>['onKeyDown'];
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
  const [popup, popupTrigger] = usePopupTrigger(() => fetchPart(load));
  return (
    <>
      {trigger({
        ...popupTrigger,
        'aria-haspopup': 'menu',
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          popup.change(true);
        },
      })}
      {popup.asked && (
        <FloatingPart asked={popup.asked}>
          <MenuPopup
            label={label}
            items={typeof items === 'function' ? items() : items}
            header={header}
            align={align}
            popup={popup}
          />
        </FloatingPart>
      )}
    </>
  );
}
