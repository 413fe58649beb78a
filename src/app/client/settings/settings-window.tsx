import type { SettingsTab } from '#client/lib/open-settings.ts';
import { SettingsDialog } from '#features/settings/client/settings-dialog.tsx';
import { settingsAdditions } from './settings-additions.tsx';

interface SettingsWindowProps {
  firstTab: SettingsTab;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The settings as a dialog, with the parts that later slices add to them. */
export function SettingsWindow(props: SettingsWindowProps) {
  return <SettingsDialog {...props} slots={settingsAdditions} />;
}
