import type { ReactNode } from 'react';
import type { Settings } from '../contract.ts';
import type { SaveSettings } from './settings-changes.ts';

/** Parts of later slices that stand among the settings; the app hands them in. */
export interface SettingsSlots {
  /** Lets the chosen voice be heard; settles when it has spoken or could not. */
  onListen?: ((text: string) => Promise<unknown>) | undefined;
  /** Which engine answers. */
  engine?: ReactNode;
  /** Clears what the assistant remembers. */
  memory?: ReactNode;
  /** What of this device's changes did not get to the server; ahead of all else. */
  unsaved?: ReactNode;
  /** Switches the system's own notifications. */
  systemNotices?: ReactNode;
  /** Which devices are sent notices. */
  push?: ReactNode;
  /** Which letters come. */
  letters?: ReactNode;
  /** Calendars elsewhere. */
  calendar?: ReactNode;
  /** What concerns this device alone. */
  device?: ReactNode;
  theme?: ReactNode;
  /** Shows the welcome tour again. */
  tourAgain?: ReactNode;
  /** Leads to what leaves this machine. */
  privacy?: ReactNode;
}

/** What each part of the settings is drawn from. */
export interface SettingsTabProps {
  settings: Settings;
  save: SaveSettings;
  slots: SettingsSlots;
}
