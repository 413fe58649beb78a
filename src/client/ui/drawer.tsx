import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLayer } from '#client/lib/use-layer.ts';
import { classNames } from './class-names.ts';
import { backdropClass } from './dialog.tsx';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/** A panel that slides in from the left edge. */
export function Drawer({ open, onOpenChange, title, closeLabel, children }: DrawerProps) {
  useLayer(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          className={classNames(
            'fixed inset-y-0 left-0 flex w-72 max-w-[85vw] flex-col border-line border-r bg-surface-raised shadow-float outline-none',
            'transition-transform duration-200 ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
          )}
        >
          <header className="flex h-14 shrink-0 items-center justify-between border-line border-b pr-2 pl-5">
            <Base.Title className="font-semibold text-heading">{title}</Base.Title>
            <Base.Close
              aria-label={closeLabel}
              className="touch-target inline-flex size-9 items-center justify-center rounded-control text-text-muted hover:bg-surface-hover"
            >
              <X aria-hidden className="size-5" />
            </Base.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-3">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
