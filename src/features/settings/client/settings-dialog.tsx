import type { SettingsTab } from '#client/lib/open-settings.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { SettingsSlots } from './settings-slots.ts';
import { texts } from './texts.ts';

interface SettingsDialogProps {
  firstTab: SettingsTab;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  slots: SettingsSlots;
}

export function SettingsDialog({ firstTab, open, onOpenChange, slots }: SettingsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} closeLabel={texts.close} size="large" tall>
      <SettingsForm firstTab={firstTab} slots={slots} />
    </Dialog>
  );
}
