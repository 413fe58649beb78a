import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { TTS_VOICES } from '../rules.ts';
import { SettingsGroup } from './settings-group.tsx';
import type { SettingsTabProps } from './settings-slots.ts';
import { texts } from './texts.ts';

/** Whether answers are spoken, and in which voice. */
export function VoiceSettings({ settings, save, slots: { onListen } }: SettingsTabProps) {
  const [listening, setListening] = useState(false);
  const listen = async () => {
    setListening(true);
    await onListen?.(texts.sample).finally(() => setListening(false));
  };
  return (
    <SettingsGroup title={texts.voice}>
      <Switch
        label={texts.enableTTS.label}
        hint={texts.enableTTS.hint}
        checked={settings.enableTTS}
        onChange={({ target }) => save.mutate({ enableTTS: target.checked })}
      />
      <Switch
        label={texts.speakTyped.label}
        hint={texts.speakTyped.hint}
        checked={settings.speakTyped}
        disabled={!settings.enableTTS}
        onChange={({ target }) => save.mutate({ speakTyped: target.checked })}
      />
      <div className="flex items-end gap-2">
        <Field label={texts.ttsVoice.label} className="flex-1">
          <Select
            value={settings.ttsVoice}
            onValueChange={(ttsVoice) => save.mutate({ ttsVoice })}
            options={TTS_VOICES.map((voice) => ({ value: voice, label: texts.ttsVoice[voice] }))}
          />
        </Field>
        {onListen && (
          // The server speaks in the voice that it has stored.
          <Button variant="secondary" className="h-11" pending={listening || save.isPending} onClick={listen}>
            {!(listening || save.isPending) && <Volume2 aria-hidden />}
            {texts.listen}
          </Button>
        )}
      </div>
    </SettingsGroup>
  );
}
