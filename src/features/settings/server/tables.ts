export interface SettingsTables {
  settings: SettingsTable;
}

interface SettingsTable {
  user_id: string;
  /** JSON of the settings that differ from the defaults. */
  changed: string;
  /** The user's revision that last wrote the row. */
  revision: number;
  /** When which fields were last changed, as `field-times.ts` has it. */
  field_times: string;
}
