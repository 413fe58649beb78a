import type { ReactNode } from 'react';
import { useMediaQuery } from '#client/lib/media-query.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { PopoverPopup } from '#client/ui/popover-popup.tsx';
import type { PopupState } from '#client/ui/use-popup-trigger.ts';
import { texts as taskTexts } from '../../texts.ts';
import { WIDE } from '../row-height.ts';

interface InPlacePopupProps {
  label: string;
  popup: PopupState;
  children: ReactNode;
}

/** Under what was pressed; on a phone, where there is no room beside it, a sheet. */
export function InPlacePopup({ label, popup, children }: InPlacePopupProps) {
  const wide = useMediaQuery(WIDE);
  if (wide)
    return (
      <PopoverPopup label={label} popup={popup}>
        {children}
      </PopoverPopup>
    );
  return (
    <Dialog open={popup.open} onOpenChange={popup.change} title={label} closeLabel={taskTexts.close} size="small">
      <div className="-mx-4 flex flex-col">{children}</div>
    </Dialog>
  );
}
