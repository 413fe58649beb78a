import { AudioLines, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { texts } from '../texts.ts';
import { stopSpeaking, useSpeaking } from './speak.ts';
import type { useSound } from './use-sound.ts';

/** The switch of the voice and, while it speaks, the way to end that. */
export function SoundTools({ sound }: { sound: ReturnType<typeof useSound> }) {
  const speaking = useSpeaking();
  return (
    <>
      {speaking && (
        <IconButton label={texts.stopSpeaking} onClick={stopSpeaking} className="text-accent-text">
          <AudioLines aria-hidden />
        </IconButton>
      )}
      <IconButton label={sound.on ? texts.soundOff : texts.soundOn} onClick={sound.toggle}>
        {sound.on ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
      </IconButton>
    </>
  );
}
