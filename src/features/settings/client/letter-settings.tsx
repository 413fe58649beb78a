import type { ReactNode } from 'react';
import { Field } from '#client/ui/field.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { useSettings } from './queries.ts';
import { useUpdateSettings } from './settings-changes.ts';
import { SettingsGroup } from './settings-group.tsx';
import { texts } from './texts.ts';
import { TimeSetting } from './time-setting.tsx';

const { letters } = texts;
const REMINDERS = ['reminderLetters', 'habitLetters'] as const;
/** Letters of a day, and the time at which each begins to come. */
const OF_DAY = [
  ['planLetterAt', '08:00'],
  ['reportLetterAt', '21:00'],
] as const;

interface LetterSettingsProps {
  /** Whether any letter can come; what is on can be switched off nevertheless. */
  isAvailable: boolean;
  /** Where they go, or why they do not. */
  children: ReactNode;
}

/** What comes by mail, and when. */
export function LetterSettings({ isAvailable, children }: LetterSettingsProps) {
  const { data: settings } = useSettings();
  const save = useUpdateSettings();
  if (!settings) return null;
  return (
    <SettingsGroup title={letters.title}>
      {children}
      {REMINDERS.map((kind) => (
        <Switch
          key={kind}
          label={letters.kinds[kind]}
          checked={settings[kind]}
          disabled={!isAvailable && !settings[kind]}
          onChange={({ target }) => save.mutate({ [kind]: target.checked })}
        />
      ))}
      {OF_DAY.map(([letter, first]) => {
        const time = settings[letter];
        return (
          <div key={letter} className="flex flex-col gap-3">
            <Switch
              label={letters.ofDay[letter].label}
              hint={letters.ofDay[letter].hint}
              checked={time !== null}
              disabled={!isAvailable && time === null}
              onChange={({ target }) => save.mutate({ [letter]: target.checked ? first : null })}
            />
            {time !== null && (
              <div className="flex">
                <Field label={letters.ofDay[letter].at}>
                  <TimeSetting className="w-32" value={time} onSave={(value) => save.mutate({ [letter]: value })} />
                </Field>
              </div>
            )}
          </div>
        );
      })}
    </SettingsGroup>
  );
}
