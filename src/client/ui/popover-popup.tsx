import { Popover } from '@base-ui/react/popover';
import { type ReactNode, Suspense } from 'react';
import { classNames } from './class-names.ts';
import { isTriggerPress, type PopupState } from './use-popup-trigger.ts';

interface PopoverPopupProps {
  label: string;
  popup: PopupState;
  children: ReactNode;
}

export function PopoverPopup({ label, popup, children }: PopoverPopupProps) {
  return (
    <Popover.Root
      open={popup.open}
      onOpenChange={(next, details) => {
        if (!isTriggerPress(popup, details)) popup.change(next);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={popup.anchor}
          side="bottom"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-10 outline-none"
        >
          <Popover.Popup
            aria-label={label}
            finalFocus={popup.anchor}
            className={classNames(
              'flex max-h-[min(var(--available-height),36rem)] w-96 max-w-[calc(100vw-1rem)] origin-(--transform-origin) flex-col overflow-hidden rounded-card border border-line bg-surface-raised shadow-float outline-none',
              'transition-[opacity,transform] duration-120 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
            )}
          >
            <Suspense>{children}</Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
