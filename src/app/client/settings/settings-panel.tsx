import { SettingsForm } from '#features/settings/client/settings-form.tsx';
import { texts } from '../texts.ts';
import { settingsAdditions } from './settings-additions.tsx';

/** The settings embedded in a page, with the parts that later slices add to them. */
export function SettingsPanel() {
  return (
    <>
      <h2 className="sr-only">{texts.settings}</h2>
      <SettingsForm slots={settingsAdditions} />
    </>
  );
}
