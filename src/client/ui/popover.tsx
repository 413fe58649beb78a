import type { ReactElement, ReactNode } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { fetchPart } from '#client/lib/part-files.ts';
import { FloatingPart } from './part.tsx';
import { type PopupTrigger, usePopupTrigger } from './use-popup-trigger.ts';

interface PopoverProps {
  label: string;
  trigger: (props: PopupTrigger & { 'aria-haspopup': 'dialog' }) => ReactElement;
  /** Fetches the code of what is inside, if that is lazy. */
  preload?: () => Promise<unknown>;
  /** What stands inside until that is there. */
  placeholder?: ReactNode;
  /** What is inside, asked for only while it is open. */
  children: (close: () => void) => ReactNode;
}

const load = () => import('./popover-popup.tsx');
const PopoverPopup = lazyPart(() => load().then((module) => ({ default: module.PopoverPopup })));

/** A small window under a button, beside which the page stays in use. Its code comes with the first press. */
export function Popover({ label, trigger, preload, placeholder, children }: PopoverProps) {
  const [popup, popupTrigger] = usePopupTrigger(() => {
    fetchPart(load);
    if (preload) fetchPart(preload);
  });
  return (
    <>
      {trigger({ ...popupTrigger, 'aria-haspopup': 'dialog' })}
      {popup.asked && (
        <FloatingPart asked={popup.asked}>
          <PopoverPopup label={label} popup={popup} placeholder={placeholder}>
            {children(() => popup.change(false))}
          </PopoverPopup>
        </FloatingPart>
      )}
    </>
  );
}
