import { Popover } from '@base-ui/react/popover';
import { type ReactNode, useRef } from 'react';
import { useLayer } from '#client/lib/use-layer.ts';
import { classNames } from './class-names.ts';
import { Part } from './part.tsx';
import { POPUP_LOOK, POPUP_PLACE } from './popup-look.ts';
import { Skeleton } from './skeleton.tsx';
import { focusAfter, isTriggerPress, type PopupState } from './use-popup-trigger.ts';

interface PopoverPopupProps {
  label: string;
  popup: PopupState;
  placeholder?: ReactNode;
  children: ReactNode;
}

export function PopoverPopup({
  label,
  popup,
  placeholder = <Skeleton className="m-4 h-40" />,
  children,
}: PopoverPopupProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayer(popup.open, () => popup.change(false));
  return (
    <Popover.Root
      open={popup.open}
      onOpenChange={(next, details) => {
        if (!isTriggerPress(popup, details)) popup.change(next);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={popup.anchor} align="end" {...POPUP_PLACE}>
          <Popover.Popup
            aria-label={label}
            ref={box}
            finalFocus={focusAfter(popup, box)}
            className={classNames(
              POPUP_LOOK,
              'flex max-h-[min(var(--available-height),36rem)] w-96 max-w-[calc(100vw-1rem)] flex-col overflow-hidden rounded-card',
            )}
          >
            <Part placeholder={placeholder}>{children}</Part>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
