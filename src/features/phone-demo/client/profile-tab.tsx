import { Avatar } from '#client/ui/avatar.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { useAuthDialog } from '#features/auth/client/auth-dialog-provider.tsx';
import { displayName, initials } from '#features/auth/rules.ts';
import { AI_TONES, TTS_VOICES } from '#features/settings/rules.ts';
import { paths } from '#shared/paths.ts';
import { texts } from '../texts.ts';
import { NetworkNotes } from './network-notes.tsx';
import { type PhoneSettings, usePhoneAccount } from './phone-account.ts';

const words = texts.profile;
const TONES = AI_TONES.toReversed().map((value) => ({ value, label: words.tones[value] }));
const VOICES = TTS_VOICES.map((value) => ({ value, label: words.voices[value] }));

export function ProfileTab() {
  const { user, isSample, settings, signOut } = usePhoneAccount();
  const askToSignIn = useAuthDialog();
  return (
    <div className="flex flex-col gap-4">
      <section className="flex items-center gap-4 rounded-card border border-line bg-surface p-4">
        <Avatar src={user.avatar} initials={initials(user)} />
        <div className="min-w-0">
          <p className="wrap-anywhere line-clamp-2 font-semibold">{displayName(user)}</p>
          <p className="truncate text-small text-text-muted">{user.email}</p>
        </div>
      </section>
      {settings ? <AiSettings settings={settings} /> : <Skeleton className="h-60 rounded-card" />}
      {isSample ? (
        <>
          <p className="text-small text-text-muted">{words.sample}</p>
          <Button size="large" onClick={askToSignIn}>
            {texts.signIn}
          </Button>
        </>
      ) : (
        <>
          <a href={paths.home} className={buttonClass('secondary', 'large')}>
            {texts.side.full}
          </a>
          <Button variant="quiet" size="large" onClick={signOut}>
            {words.logout}
          </Button>
        </>
      )}
      <NetworkNotes />
    </div>
  );
}

function AiSettings({ settings }: { settings: PhoneSettings }) {
  const { saveSettings } = usePhoneAccount();
  return (
    <section aria-label={words.settings} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <h2 className="font-semibold">{words.settings}</h2>
      <Field label={words.tone}>
        <Select options={TONES} value={settings.aiTone} onValueChange={(aiTone) => saveSettings({ aiTone })} />
      </Field>
      <Field label={words.voice}>
        <Select options={VOICES} value={settings.ttsVoice} onValueChange={(ttsVoice) => saveSettings({ ttsVoice })} />
      </Field>
      <Switch
        label={words.replies}
        checked={settings.enableTTS}
        onChange={({ target }) => saveSettings({ enableTTS: target.checked })}
      />
    </section>
  );
}
