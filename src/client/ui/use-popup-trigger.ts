import { type RefObject, useRef, useState } from 'react';

/** What a button that opens a popup takes over. */
export interface PopupTrigger {
  ref: (element: HTMLButtonElement | null) => void;
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
}

export interface PopupState {
  open: boolean;
  /** A new value for every opening; undefined until the first: its code is needed from then. */
  asked: object | undefined;
  anchor: RefObject<HTMLButtonElement | null>;
  change: (open: boolean) => void;
}

/** The state of a popup whose code comes with its first opening; `load` fetches it as the mouse draws near. */
export function usePopupTrigger(load: () => void): [PopupState, PopupTrigger] {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<object>();
  const anchor = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    if (next) setAsked({});
    setOpen(next);
  };
  const trigger = {
    ref: (element: HTMLButtonElement | null) => {
      anchor.current = element;
    },
    'aria-expanded': open,
    onClick: () => change(!open),
    onPointerEnter: load,
  };
  return [{ open, asked, anchor, change }, trigger];
}

interface ChangeDetails {
  reason: string;
  event: Event;
}

/** The button that opens a popup closes it too; closing on its press as on any other outside would open it again. */
export const isTriggerPress = ({ anchor }: Pick<PopupState, 'anchor'>, { reason, event }: ChangeDetails) =>
  reason === 'outside-press' && anchor.current?.contains(event.target as Node) === true;

/**
 * Where the keyboard goes when a popup is gone: to its button, unless a dialog that was opened from the popup has it by then.
 * @param popup the popup itself
 */
export const focusAfter =
  ({ anchor }: Pick<PopupState, 'anchor'>, popup: RefObject<HTMLElement | null>) =>
  (): HTMLElement | false | null => {
    const active = document.activeElement;
    const dialog = popup.current?.contains(active) ? null : active?.closest('[role=dialog], [role=alertdialog]');
    return dialog && !dialog.contains(anchor.current) ? false : anchor.current;
  };
