import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { duration } from '#shared/russian/duration.ts';
import { GOAL_CHOICES, withCurrent } from '../rules.ts';
import { SettingsGroup } from './settings-group.tsx';
import type { SettingsTabProps } from './settings-slots.ts';
import { texts } from './texts.ts';

const GOALS = [
  ['goalFocusMinutes', 'focusMinutes', duration],
  ['goalTasks', 'tasks', String],
  ['goalSessions', 'sessions', String],
] as const;

/** What is wanted of a day. */
export function GoalSettings({ settings, save }: Pick<SettingsTabProps, 'settings' | 'save'>) {
  return (
    <SettingsGroup title={texts.goalsTitle}>
      <p className="text-small text-text-muted">{texts.goalsHint}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {GOALS.map(([key, of, words]) => (
          <Field key={key} label={texts.goals[of]}>
            <Select
              value={String(settings[key])}
              onValueChange={(value) => save.mutate({ [key]: Number(value) })}
              options={withCurrent(GOAL_CHOICES[of], settings[key]).map((value) => ({
                value: String(value),
                label: words(value),
              }))}
            />
          </Field>
        ))}
      </div>
      <Field label={texts.dayMinutes.label} hint={texts.dayMinutes.hint}>
        <Select
          value={String(settings.dayMinutes)}
          onValueChange={(value) => save.mutate({ dayMinutes: Number(value) })}
          options={withCurrent(GOAL_CHOICES.focusMinutes, settings.dayMinutes).map((value) => ({
            value: String(value),
            label: duration(value),
          }))}
        />
      </Field>
    </SettingsGroup>
  );
}
