import { browserZone } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { DAY_STARTS } from '#shared/day.ts';
import { DEFAULT_REMINDERS, withCurrent } from '../rules.ts';
import { isElsewhere, zoneChoices, zoneName } from '../zones.ts';
import { SettingsGroup } from './settings-group.tsx';
import type { SettingsTabProps } from './settings-slots.ts';
import { texts } from './texts.ts';
import { TimeSetting } from './time-setting.tsx';

const STARTS = DAY_STARTS.map((hour) => ({ value: String(hour), label: texts.dayStart.at(hour) }));

const NONE = 'none';
const reminderChoices = (current: number | null) => [
  { value: NONE, label: texts.defaultReminder.at(null) },
  ...withCurrent(DEFAULT_REMINDERS, current ?? 0).map((minutes) => ({
    value: String(minutes),
    label: texts.defaultReminder.at(minutes),
  })),
];

/** By what the days of the account go. */
export function DaySettings({
  settings: { zone, dayStart, allDayReminderAt, defaultReminder },
  save,
}: Pick<SettingsTabProps, 'settings' | 'save'>) {
  const now = Date.now();
  const zones = zoneChoices(zone, browserZone, now).map((value) => ({ value, label: zoneName(value, now) }));
  return (
    <SettingsGroup title={texts.days}>
      <Field label={texts.zone.label} hint={texts.zone.hint}>
        <Select options={zones} value={zone} onValueChange={(value) => save.mutate({ zone: value })} />
      </Field>
      {isElsewhere(browserZone, zone, now) && (
        <Button variant="secondary" className="self-start" onClick={() => save.mutate({ zone: browserZone })}>
          {texts.zone.here(zoneName(browserZone, now))}
        </Button>
      )}
      <Field label={texts.dayStart.label} hint={texts.dayStart.hint}>
        <Select
          options={STARTS}
          value={String(dayStart)}
          onValueChange={(value) => save.mutate({ dayStart: Number(value) })}
        />
      </Field>
      <Field label={texts.defaultReminder.label} hint={texts.defaultReminder.hint}>
        <Select
          options={reminderChoices(defaultReminder)}
          value={defaultReminder === null ? NONE : String(defaultReminder)}
          onValueChange={(value) => save.mutate({ defaultReminder: value === NONE ? null : Number(value) })}
        />
      </Field>
      <Field label={texts.allDayReminderAt.label} hint={texts.allDayReminderAt.hint}>
        <TimeSetting
          className="sm:w-40"
          value={allDayReminderAt}
          onSave={(value) => save.mutate({ allDayReminderAt: value })}
        />
      </Field>
    </SettingsGroup>
  );
}
