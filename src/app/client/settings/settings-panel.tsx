import { SettingsForm } from '#features/settings/client/settings-form.tsx';
import { settingsSlots } from './settings-slots.tsx';

/** The settings embedded in a page, with the parts that later slices add to them. */
export function SettingsPanel() {
  return <SettingsForm slots={settingsSlots} />;
}
