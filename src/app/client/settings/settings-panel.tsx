import { SettingsForm } from '#features/settings/client/settings-form.tsx';
import { settingsAdditions } from './settings-additions.tsx';

/** The settings embedded in a page, with the parts that later slices add to them. */
export function SettingsPanel() {
  return <SettingsForm slots={settingsAdditions} />;
}
