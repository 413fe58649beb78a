import type { ComponentProps } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { DayList } from './day-list.tsx';
import { dayName } from './day-words.ts';
import { texts } from './texts.ts';

interface DayDialogProps extends ComponentProps<typeof DayList> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A day of which its cell shows only a part. */
export function DayDialog({ open, onOpenChange, ...list }: DayDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={dayName(list.day)} closeLabel={texts.close}>
      <DayList {...list} untitled />
    </Dialog>
  );
}
