import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { AI_PERSONALITIES, AI_ROLES, AI_TONES, frequencyChoices } from '../rules.ts';
import { ChoiceField } from './choice-field.tsx';
import { PromptField } from './prompt-field.tsx';
import { SettingsGroup } from './settings-group.tsx';
import type { SettingsTabProps } from './settings-slots.ts';
import { texts } from './texts.ts';
import { VoiceSettings } from './voice-settings.tsx';

/** How the assistant speaks, when it asks, and what it remembers. */
export function AssistantSettings(props: SettingsTabProps) {
  const { memory } = props.slots;
  return (
    <div className="flex flex-col gap-6">
      <MannerSettings {...props} />
      <SettingsGroup title={texts.session}>
        <FrequencyField {...props} />
      </SettingsGroup>
      <VoiceSettings {...props} />
      {memory && <SettingsGroup title={texts.memory}>{memory}</SettingsGroup>}
    </div>
  );
}

function MannerSettings({ settings, save, slots }: SettingsTabProps) {
  return (
    <SettingsGroup title={texts.manner}>
      {slots.engine}
      <div className="grid gap-4 sm:grid-cols-3">
        <ChoiceField
          words={texts.aiTone}
          values={AI_TONES}
          value={settings.aiTone}
          onValueChange={(aiTone) => save.mutate({ aiTone })}
        />
        <ChoiceField
          words={texts.aiRole}
          values={AI_ROLES}
          value={settings.aiRole}
          onValueChange={(aiRole) => save.mutate({ aiRole })}
        />
        <ChoiceField
          words={texts.aiPersonality}
          values={AI_PERSONALITIES}
          value={settings.aiPersonality}
          onValueChange={(aiPersonality) => save.mutate({ aiPersonality })}
        />
      </div>
      <PromptField stored={settings.customSystemPrompt} />
    </SettingsGroup>
  );
}

function FrequencyField({ settings: { checkinFrequency }, save }: SettingsTabProps) {
  const { label, hint, every } = texts.checkinFrequency;
  return (
    <Field label={label} hint={hint}>
      <Select
        value={String(checkinFrequency)}
        onValueChange={(minutes) => save.mutate({ checkinFrequency: Number(minutes) })}
        options={frequencyChoices(checkinFrequency).map((minutes) => ({
          value: String(minutes),
          label: every(minutes),
        }))}
      />
    </Field>
  );
}
