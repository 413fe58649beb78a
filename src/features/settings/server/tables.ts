export interface SettingsTables {
  settings: SettingsTable;
}

interface SettingsTable {
  user_id: string;
  /** JSON of the settings that differ from the defaults. */
  changed: string;
  /** The user's revision that last wrote the row. */
  revision: number;
}
