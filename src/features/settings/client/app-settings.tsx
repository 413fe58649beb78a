import { Switch } from '#client/ui/switch.tsx';
import { DaySettings } from './day-settings.tsx';
import { GoalSettings } from './goal-settings.tsx';
import { PushSettings } from './push-settings.tsx';
import { SettingsGroup } from './settings-group.tsx';
import type { SettingsTabProps } from './settings-slots.ts';
import { texts } from './texts.ts';

const FLAGS = ['overdueNotifications', 'upcomingNotifications', 'dayBeforeNotifications', 'focusReminders'] as const;

/** Which notices come, how the product looks, and what leaves the machine. */
export function AppSettings({ settings, save, slots }: SettingsTabProps) {
  const { unsaved, systemNotices, push, letters, calendar, device, theme, tourAgain, privacy } = slots;
  return (
    <div className="flex flex-col gap-6">
      {unsaved}
      <SettingsGroup title={texts.notifications}>
        {FLAGS.map((flag) => (
          <Switch
            key={flag}
            label={texts.flags[flag][0]}
            hint={texts.flags[flag][1]}
            checked={settings[flag]}
            onChange={({ target }) => save.mutate({ [flag]: target.checked })}
          />
        ))}
        {systemNotices}
      </SettingsGroup>
      {push && (
        <PushSettings settings={settings} save={save}>
          {push}
        </PushSettings>
      )}
      {letters}
      <SettingsGroup title={texts.focus.title}>
        <Switch
          label={texts.focus.next}
          hint={texts.focus.nextHint}
          checked={settings.autoNextSession}
          onChange={({ target }) => save.mutate({ autoNextSession: target.checked })}
        />
      </SettingsGroup>
      <GoalSettings settings={settings} save={save} />
      <DaySettings settings={settings} save={save} />
      {calendar && <SettingsGroup title={texts.calendar}>{calendar}</SettingsGroup>}
      {device && <SettingsGroup title={texts.device}>{device}</SettingsGroup>}
      {(theme || tourAgain) && (
        <SettingsGroup title={texts.appearance}>
          {theme}
          {tourAgain}
        </SettingsGroup>
      )}
      {privacy && <SettingsGroup title={texts.privacy}>{privacy}</SettingsGroup>}
    </div>
  );
}
