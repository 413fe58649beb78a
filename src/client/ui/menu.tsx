import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { fetchPart } from '#client/lib/part-files.ts';
import type { FirstFocus, MenuItem } from './menu-item.ts';
import { FloatingPart } from './part.tsx';
import { type PopupTrigger, usePopupTrigger } from './use-popup-trigger.ts';

export type { MenuItem };

export interface TriggerProps extends Omit<PopupTrigger, 'onClick'> {
  'aria-haspopup': 'menu';
  onClick: ComponentProps<'button'>['onClick'];
  onKeyDown: ComponentProps<'button'>['onKeyDown'];
}

interface MenuProps {
  label: string;
  /** A function is asked only once the menu is wanted: for lists whose every row has a menu. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Words above the items that are not a choice. */
  header?: ReactNode;
  align?: 'start' | 'end';
  /** It is opened from what lies above the page, as a toast. */
  above?: boolean;
  trigger: (props: TriggerProps) => ReactElement;
}

const load = () => import('./menu-popup.tsx');
const MenuPopup = lazyPart(() => load().then((module) => ({ default: module.MenuPopup })));

/** A menu of a button. Its positioning and keyboard come with the first press, not with the page. */
export function Menu({ label, items, header, align = 'end', above = false, trigger }: MenuProps) {
  const [popup, popupTrigger] = usePopupTrigger(() => fetchPart(load));
  const [focus, setFocus] = useState<FirstFocus>();
  return (
    <>
      {trigger({
        ...popupTrigger,
        'aria-haspopup': 'menu',
        onClick: ({ detail }) => {
          // A press of Enter or Space, or of a screen reader, is no click of a mouse.
          setFocus(detail === 0 ? 'first' : undefined);
          popupTrigger.onClick();
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setFocus(event.key === 'ArrowDown' ? 'first' : 'last');
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
            above={above}
            popup={popup}
            focus={focus}
          />
        </FloatingPart>
      )}
    </>
  );
}
