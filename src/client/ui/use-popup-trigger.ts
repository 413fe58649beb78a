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
  /** True from the first opening on: its code is needed from then. */
  wanted: boolean;
  anchor: RefObject<HTMLButtonElement | null>;
  change: (open: boolean) => void;
}

/** The state of a popup whose code comes with its first opening; `load` fetches it as the mouse draws near. */
export function usePopupTrigger(load: () => unknown): [PopupState, PopupTrigger] {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    if (next) setWanted(true);
    setOpen(next);
  };
  const trigger = {
    ref: (element: HTMLButtonElement | null) => {
      anchor.current = element;
    },
    'aria-expanded': open,
    onClick: () => change(!open),
    onPointerEnter: () => void load(),
  };
  return [{ open, wanted, anchor, change }, trigger];
}

interface ChangeDetails {
  reason: string;
  event: Event;
}

/** The button that opens a popup closes it too; closing on its press as on any other outside would open it again. */
export const isTriggerPress = ({ anchor }: Pick<PopupState, 'anchor'>, { reason, event }: ChangeDetails) =>
  reason === 'outside-press' && anchor.current?.contains(event.target as Node) === true;
