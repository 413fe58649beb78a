import type { ReactNode } from 'react';
import { Field } from '#client/ui/field.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { SettingsGroup } from './settings-group.tsx';
import type { SettingsTabProps } from './settings-slots.ts';
import { texts } from './texts.ts';
import { TimeSetting } from './time-setting.tsx';

const { push } = texts;
const KINDS = ['reminderNotices', 'habitNotices', 'sessionNotices', 'restNotices', 'checkInNotices'] as const;
/** What quiet hours begin as. */
const NIGHT = { quietFrom: '22:00', quietTo: '08:00' };
const ENDS = [
  ['quietFrom', push.from],
  ['quietTo', push.to],
] as const;

/** What reaches devices where no window is open, and when not. */
export function PushSettings({
  settings,
  save,
  children,
}: Pick<SettingsTabProps, 'settings' | 'save'> & { children: ReactNode }) {
  const isQuiet = settings.quietFrom !== null && settings.quietTo !== null;
  return (
    <SettingsGroup title={push.title}>
      {children}
      {KINDS.map((kind, index) => (
        <Switch
          key={kind}
          label={push.kinds[kind]}
          {...(index === 0 && { hint: push.kindsHint })}
          checked={settings[kind]}
          onChange={({ target }) => save.mutate({ [kind]: target.checked })}
        />
      ))}
      <Switch
        label={push.quiet}
        hint={push.quietHint}
        checked={isQuiet}
        onChange={({ target }) => save.mutate(target.checked ? NIGHT : { quietFrom: null, quietTo: null })}
      />
      {isQuiet && (
        <div className="flex gap-3">
          {ENDS.map(([end, label]) => (
            <Field key={end} label={label}>
              <TimeSetting
                className="w-32"
                value={settings[end] ?? ''}
                onSave={(value) => save.mutate({ [end]: value })}
              />
            </Field>
          ))}
        </div>
      )}
    </SettingsGroup>
  );
}
